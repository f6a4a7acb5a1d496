"""Settings: flags over the environment over a file, and clear words about wrong ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from bestiary.cli import main
from bestiary.server.settings import BadSettings, Settings, read_settings


def test_the_defaults_serve_this_machine_alone(tmp_path: Path) -> None:
    settings = read_settings({}, {})
    assert settings == Settings()
    assert (settings.host, settings.port) == ("127.0.0.1", 8000)
    assert settings.database_url == "sqlite:///bestiary-data/bestiary.db"
    assert read_settings({"data": str(tmp_path)}, {}).database_url == f"sqlite:///{tmp_path}/bestiary.db"


def test_a_flag_weighs_more_than_the_environment_and_that_more_than_a_file(tmp_path: Path) -> None:
    file = tmp_path / "bestiary.toml"
    file.write_text('port = 1\nhost = "file"\npatience = 10\nsecure = true\norigins = ["https://a.example"]\n')
    environment = {"BESTIARY_PORT": "2", "BESTIARY_HOST": "environment", "BESTIARY_ORIGINS": "https://b.example, http://c.example:8080"}
    settings = read_settings({"port": 3, "host": None}, environment, file)
    assert (settings.port, settings.host, settings.patience, settings.secure) == (3, "environment", 10, True)
    assert settings.origins == ["https://b.example", "http://c.example:8080"]


def test_the_environment_has_words_for_true_and_false() -> None:
    assert read_settings({}, {"BESTIARY_SECURE": "true"}).secure
    assert not read_settings({}, {"BESTIARY_SECURE": "0"}).secure


@pytest.mark.parametrize(
    ("flags", "environment", "named"),
    [
        ({"port": 70000}, {}, "port"),
        ({}, {"BESTIARY_PORT": "http"}, "port"),
        ({}, {"BESTIARY_SECURE": "perhaps"}, "secure"),
        ({}, {"BESTIARY_LOG": "chatty"}, "log"),
        ({"thinkers": -1}, {}, "thinkers"),
        ({"database": "mysql://a:b@c/d"}, {}, "database"),
        ({"redis": "localhost:6379"}, {}, "redis"),
        ({"origins": ["https://example.org/"]}, {}, "origins"),
        ({"prot": 8000}, {}, "prot"),
    ],
)
def test_a_wrong_setting_is_named(flags: dict[str, object], environment: dict[str, str], named: str) -> None:
    with pytest.raises(BadSettings, match=named):
        read_settings(flags, environment)


def test_a_password_in_a_wrong_url_is_not_repeated() -> None:
    with pytest.raises(BadSettings) as error:
        read_settings({"database": "mysql://me:hunter2@host/db"}, {})
    assert "hunter2" not in str(error.value)


@pytest.mark.parametrize("text", ["port = ", "prot = 8000", 'port = "many"'])
def test_a_file_that_cannot_be_used_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "bestiary.toml"
    file.write_text(text)
    with pytest.raises(BadSettings):
        read_settings({}, {}, file)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match=r"nowhere\.toml"):
        read_settings({}, {}, tmp_path / "nowhere.toml")


@pytest.mark.parametrize(
    ("command", "named"),
    [
        (["serve", "--port", "70000"], "port"),
        (["serve", "--settings", "nowhere.toml"], "nowhere.toml"),
        (["serve", "--origin", "example.org"], "origins"),
        (["backup", "copy.db", "--data", "nowhere"], "nowhere"),
    ],
)
def test_the_command_line_says_in_a_line_what_is_wrong(
    command: list[str], named: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["bestiary", *command])
    with pytest.raises(SystemExit, match="2"):
        main()
    said = capsys.readouterr().err
    assert said.startswith("bestiary: ")
    assert named in said
    assert said.count("\n") == 1
