"""Players that learn: imitation of the hand-written player, then self-play among past selves. It needs `pip install 'bestiary[learn]'`.

`network.py` is what learns, `recipes.py` what differs from game to game, `playing.py` fills arrays with play, `updating.py` learns from
them, `training.py` does one after the other and keeps checkpoints, `progress.py` tells how it goes. The weights are played without
PyTorch by `bestiary.bots.network`.
"""
