"""One table, one writer: seats, the sealed pile, moves, chat, undo, the turns of bots."""
