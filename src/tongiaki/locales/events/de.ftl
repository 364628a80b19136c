### Texts of the tournament pages.

tournaments-about = Mit einem Konto kannst du bis zum Start mitmachen. Danach beginnt jede Runde von selbst.
tournaments-none = Es gibt noch kein Turnier.
tournaments-log-in = Melde dich an, um ein Turnier anzulegen oder mitzumachen.
tournament-new = Neues Turnier
tournament-make = Anlegen
tournament-kind = Was gespielt wird
tournament-kind-long =
    { $kind ->
        [round_robin] Jeder gegen jeden, zwei an einem Tisch
        [groups] Gruppen, drei bis sechs an einem Tisch
       *[swiss] Schweizer System, zwei an einem Tisch
    }
tournament-kind-short =
    { $kind ->
        [round_robin] Jeder gegen jeden
        [groups] Gruppen zu { $size }
       *[swiss] Schweizer System
    }
tournament-name = { $kind }, von { $host }
tournament-size = Plätze am Tisch
tournament-rounds = Runden
tournament-fill = Mit Bots auffüllen bis
tournament-filled = Bots füllen auf { $count } auf ({ $bot })
tournament-fill-none = Keine Bots
tournament-level = Stärke der Bots
tournament-starts = Beginn (leer: von Hand starten)
tournament-entrants = Dabei: { $count } von { $places }
tournament-round = Runde { $round } von { $rounds }
tournament-status =
    { $status ->
        [running] Läuft
        [over] Vorbei
        [cancelled] Abgesagt
       *[open] Offen
    }
tournament-starts-at = Beginn: { $time }
tournament-round-at = Nächste Runde: { $time }
tournament-join = Mitmachen
tournament-leave = Aussteigen
tournament-start = Starten
tournament-cancel = Absagen
tournament-game = Zu deinem Spiel
tournament-gone = ausgestiegen
tournament-standings = Stand
tournament-points-about = An jedem Tisch bekommt der erste Rang 1 Punkt und der letzte 0, dazwischen geht es in gleichen Schritten. Bei Punktgleichheit entscheidet der Reihe nach:
tournament-bold = Fett: die Zahl, die bei gleichen Punkten über die Reihenfolge entschieden hat.
tournament-bye = Freilos: 1 Punkt ohne Spiel
tie-break-name =
    { $by ->
        [berger] Sonneborn-Berger
        [direct] Direkter Vergleich
        [wins] Siege
       *[buchholz] Buchholz
    }
tie-break-about =
    { $by ->
        [berger] Die Punkte aller, die du besiegt hast, und die halben Punkte aller, mit denen du gleichauf warst.
        [direct] Die Punkte aus den Spielen untereinander, wenn alle, die dann noch gleichauf liegen, aufeinandergetroffen sind.
        [wins] Gewonnene Spiele, auch gemeinsam gewonnene.
       *[buchholz] Die Punkte aller, gegen die du gespielt hast; an größeren Tischen ihr Durchschnitt.
    }
