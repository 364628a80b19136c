### Texts of the daily pages and of the lists on the front page.

daily-about = Once a day, everybody plays the same pile of tiles from the same seat against the same bots. Nothing can be taken back, and there are no hints.
daily-facts =
    { $players } players: you play { $place ->
        [1] first
        [2] second
       *[other] third
    }, and the others are bots ({ $bot }). It ends at { $time }.
daily-once = You can play it once. You can stop and come back until the day is over; if you resign, you won’t be listed.
daily-play = Play
daily-resume = Back to your game
daily-own = Your result
daily-none = Nobody finished that day’s game.
daily-none-yet = Nobody has finished today’s game yet.
daily-before = Day before
daily-after = Day after
daily-place = Place at the table
daily-place-of = { $place } of { $players }
daily-guests = Guests
daily-sealed = The tiles stay hidden until the day is over: only those who have finished can see the others’ games.
today-ends-hours = Ends in { $hours } h { $minutes } min
today-ends-minutes = Ends in { $minutes } min
today-streak =
    { $days ->
        [0] No streak yet
        [one] 1 day in a row
       *[other] { $days } days in a row
    }
today-streak-start = Finish the daily game or solve the puzzle to start a streak.
today-can-miss = You can still miss one day this week.
today-no-miss = You have already missed a day this week. Another one ends the streak.
today-game-about =
    { $players } players: you play { $place ->
        [1] first
        [2] second
       *[other] third
    }. Everybody has the same tiles.
today-game-running = Your game is in progress.
today-game-ended = Your game is over.
today-game-none = The daily game needs a connection.
today-result =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }, place { $place } of { $players }
today-results = Today’s results
today-puzzle = Today’s puzzle
today-puzzle-facts = Puzzle { $number }, difficulty { $rating }
today-puzzle-solved =
    { $attempts ->
        [1] Solved on the first try
       *[other] Solved on try { $attempts }
    }
today-puzzle-tried = Not solved yet
today-puzzle-none = You’ll find it in the list of puzzles.
today-solve = Solve it
today-solve-again = See it again
today-stale = No connection. This is the last known state.
today-offline = No connection. You can still play on this device.
today-share = Share
today-share-about = Share your result
today-share-copied = Copied
today-share-failed = Select the text to copy it.
today-share-title = Tongiaki, { $day } ⛵
today-share-game =
    Daily game: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, place { $place } of { $players }
today-share-puzzle =
    { $attempts ->
        [1] Puzzle solved on the first try
       *[other] Puzzle solved on try { $attempts }
    }
today-month-before = Previous month
today-month-after = Next month
today-day-game =
    Daily game: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, place { $place } of { $players }.
today-day-solved =
    { $attempts ->
        [1] Puzzle solved on the first try.
       *[other] Puzzle solved on try { $attempts }.
    }
today-day-tried = Puzzle not solved.
today-day-forgiven = Missed day, streak kept
lobby-water = On the water
lobby-more =
    { $count ->
        [one] One more
       *[other] { $count } more
    }
