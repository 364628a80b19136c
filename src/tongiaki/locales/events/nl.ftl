### Texts of the tournament pages.

tournaments-about = Met een account kun je meedoen tot het begint. Daarna begint elke ronde vanzelf.
tournaments-none = Er is nog geen toernooi.
tournaments-log-in = Log in om een toernooi aan te maken of mee te doen.
tournament-new = Nieuw toernooi
tournament-make = Aanmaken
tournament-kind = Wat er gespeeld wordt
tournament-kind-long =
    { $kind ->
        [round_robin] Iedereen tegen iedereen, twee aan een tafel
        [groups] Groepen, drie tot zes aan een tafel
       *[swiss] Zwitsers systeem, twee aan een tafel
    }
tournament-kind-short =
    { $kind ->
        [round_robin] Iedereen tegen iedereen
        [groups] Groepen van { $size }
       *[swiss] Zwitsers systeem
    }
tournament-name = { $kind }, van { $host }
tournament-size = Spelers aan een tafel
tournament-rounds = Rondes
tournament-fill = Met bots aanvullen tot
tournament-filled = Bots vullen aan tot { $count } ({ $bot })
tournament-fill-none = Geen bots
tournament-level = Niveau van de bots
tournament-starts = Begin (leeg: zelf starten)
tournament-entrants = Doen mee: { $count } van { $places }
tournament-round = Ronde { $round } van { $rounds }
tournament-status =
    { $status ->
        [running] Bezig
        [over] Voorbij
        [cancelled] Afgelast
       *[open] Open
    }
tournament-starts-at = Begin: { $time }
tournament-round-at = Volgende ronde: { $time }
tournament-join = Meedoen
tournament-leave = Uitstappen
tournament-start = Starten
tournament-cancel = Afgelasten
tournament-game = Naar je spel
tournament-gone = uitgestapt
tournament-standings = Stand
tournament-points-about = Aan elke tafel krijgt nummer één 1 punt en de laatste 0, met gelijke stappen ertussen. Bij gelijke punten beslist achtereenvolgens:
tournament-bold = Vet: het getal dat bij gelijke punten de doorslag gaf.
tournament-bye = Vrij: 1 punt zonder spel
tie-break-name =
    { $by ->
        [berger] Sonneborn-Berger
        [direct] Onderling resultaat
        [wins] Overwinningen
       *[buchholz] Buchholz
    }
tie-break-about =
    { $by ->
        [berger] De punten van iedereen die je versloeg, plus de helft van de punten van iedereen met wie je gelijk eindigde.
        [direct] De punten uit de spellen tussen wie dan nog gelijk staat, als die elkaar allemaal zijn tegengekomen.
        [wins] Gewonnen spellen, ook gedeelde overwinningen.
       *[buchholz] De punten van iedereen die je tegenkwam; aan grotere tafels hun gemiddelde.
    }
