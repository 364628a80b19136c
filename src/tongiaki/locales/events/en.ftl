### Texts of the tournament pages.

tournaments-about = Anyone with an account can enter until the tournament starts. After that, each round starts automatically.
tournaments-none = There is no tournament yet.
tournaments-log-in = Log in to create or enter a tournament.
tournament-new = New tournament
tournament-make = Create
tournament-kind = Format
tournament-kind-long =
    { $kind ->
        [round_robin] Everybody against everybody, two at a table
        [groups] Groups, three to six at a table
       *[swiss] Swiss system, two at a table
    }
tournament-kind-short =
    { $kind ->
        [round_robin] Everybody against everybody
        [groups] Groups of { $size }
       *[swiss] Swiss system
    }
tournament-name = { $kind }, by { $host }
tournament-size = Players at a table
tournament-rounds = Rounds
tournament-fill = Fill with bots up to
tournament-filled = Bots fill up to { $count } ({ $bot })
tournament-fill-none = No bots
tournament-level = Level of the bots
tournament-starts = Start time (leave empty to start by hand)
tournament-entrants = Entered: { $count } of { $places }
tournament-round = Round { $round } of { $rounds }
tournament-status =
    { $status ->
        [running] In progress
        [over] Over
        [cancelled] Cancelled
       *[open] Open
    }
tournament-starts-at = Starts: { $time }
tournament-round-at = Next round: { $time }
tournament-join = Enter
tournament-leave = Leave
tournament-start = Start now
tournament-cancel = Cancel tournament
tournament-game = Go to your game
tournament-gone = left
tournament-standings = Standings
tournament-points-about = At each table first place scores 1 point and last place 0, with equal steps in between. Ties are broken by the following, in this order:
tournament-bold = Bold: the figure that decided between two entrants level on points.
tournament-bye = Bye: 1 point without a game
tie-break-name =
    { $by ->
        [berger] Sonneborn-Berger
        [direct] Direct encounter
        [wins] Wins
       *[buchholz] Buchholz
    }
tie-break-about =
    { $by ->
        [berger] The points of everyone you beat, plus half the points of everyone you tied with.
        [direct] The points from the games between those who are still level, if they have all met.
        [wins] Games won, or won jointly.
       *[buchholz] The points of everyone you met; at larger tables, their average.
    }
