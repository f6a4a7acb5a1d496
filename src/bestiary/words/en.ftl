refused-not-your-turn = It is not your turn to move.
refused-game-over = The game is over; nothing can be played any more.
refused-no-such-move = This is not a move of { $game }. { $detail }
refused-not-held = You can only play what you hold.

game-nullern = Nullern
