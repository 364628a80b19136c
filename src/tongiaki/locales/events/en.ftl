## Tournaments: what only their pages say

tournaments-about = Whoever has a name of their own can enter until it starts. Then the rounds start by themselves, one after another.
tournaments-none = There is no tournament yet.
tournaments-log-in = Log in to make a tournament, or to enter one.
tournament-new = New tournament
tournament-make = Make it
tournament-kind = What is played
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
tournament-size = Players at a table
tournament-rounds = Rounds
tournament-fill = Bots fill up to
tournament-filled = Bots fill up to { $count } ({ $bot })
tournament-fill-none = No bots
tournament-level = Level of the bots
tournament-starts = Starts at (empty: when you press Start)
tournament-host = Made by { $name }
tournament-entrants = Entered: { $count } of { $places }
tournament-round = Round { $round } of { $rounds }
tournament-status =
    { $status ->
        [running] Under way
        [over] Over
        [cancelled] Called off
       *[open] Open
    }
tournament-starts-at = Starts: { $time }
tournament-round-at = Next round: { $time }
tournament-join = Enter
tournament-leave = Leave
tournament-start = Start now
tournament-cancel = Call it off
tournament-game = Go to your game
tournament-gone = left
tournament-standings = Standings
tournament-points-about = At each table the first has 1 point and the last 0, with equal steps in between. With as many points, this decides, one after another:
tournament-bold = In bold: what put somebody behind the one above.
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
        [berger] The points of everybody beaten, and half of those with whom there was a tie.
        [direct] The points from the games among those who are still level, if all of them have met.
        [wins] Games in which nobody came before.
       *[buchholz] The points of everybody met; at larger tables their mean.
    }
