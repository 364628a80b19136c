### Texts that a table loads after its first paint.

## Help in a player's first games

coach-aim = The aim: when the sea has been explored, have a ship on as many valuable islands as possible.
coach-aim-add = Add ships
coach-aim-sail = Sail from a full beach
coach-aim-land = Land
coach-aim-score = Score points
coach-full = This beach is full, so all its ships have to sail, including the other colours. You choose the pier.
coach-current = The number on a current says how many different colours a fleet needs to pass. With fewer, it sinks.
coach-crown = You can crown an island where all the ships are yours. It takes the whole turn, and the island is yours until the end.
coach-shortage = There are too few ships or berths. A ship without a berth goes back to the supply. If your supply is empty, you move ships instead of adding them.

## Remarks of bots

# Reasons: its ship was taken along, sank or found no berth; it crowned or discovered an island.
remark-thanks =
    { $temper ->
        [warm] Thanks for the lift!
        [lively] That was a ride! Thank you!
       *[dry] Kind of you. Or was it the current?
    }
remark-sunk =
    { $temper ->
        [warm] Oh no, my ships!
        [lively] Brrr, that was cold!
       *[dry] They can swim. Probably.
    }
remark-stranded =
    { $temper ->
        [warm] No room for me? Next time, then.
        [lively] Hey, I was in that fleet!
       *[dry] Full. How convenient.
    }
remark-crowned =
    { $temper ->
        [warm] This island feels like home.
        [lively] Look at my crown!
       *[dry] Mine. It’s quieter this way.
    }
remark-found =
    { $temper ->
        [warm] Land! There is room for everybody.
        [lively] Land ahead! I saw it first!
       *[dry] An island. As I expected.
    }
remarks-setting = Bots make remarks
remarks-setting-about = At most two in a game for each bot.

## Reactions: ready-made chat messages

reactions-open = React
reaction-hello = Hello!
reaction-luck = Good luck!
reaction-praise = Well played!
reaction-thanks = Thank you!
reaction-wow = Amazing!
reaction-oops = Oops!
reactions-setting = Show reactions
reactions-setting-about = They appear over the board and stay in the chat.
