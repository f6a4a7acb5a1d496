"""Write every golden playthrough anew."""

from tests.golden import FOLDER, GAMES, playthrough

if __name__ == "__main__":
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")
        print(f"{name}.txt")
