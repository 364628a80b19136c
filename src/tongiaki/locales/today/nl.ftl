### Texts of the daily pages and of the lists on the front page.

daily-about = Eén keer per dag speelt iedereen met dezelfde trekstapel, op dezelfde plaats en tegen dezelfde bots. Terugnemen kan niet en er zijn geen tips.
daily-facts =
    { $players } spelers: je bent als { $place ->
        [1] eerste
        [2] tweede
       *[other] derde
    } aan de beurt, de anderen zijn bots ({ $bot }). Het eindigt om { $time }.
daily-once = Je kunt het één keer spelen. Zolang de dag duurt, mag je stoppen en terugkomen; wie opgeeft, staat niet in de lijst.
daily-play = Spelen
daily-resume = Terug naar je spel
daily-own = Je resultaat
daily-none = Op deze dag heeft niemand het spel uitgespeeld.
daily-none-yet = Vandaag heeft nog niemand het spel uitgespeeld.
daily-before = Dag ervoor
daily-after = Dag erna
daily-place = Rang aan tafel
daily-place-of = { $place } van { $players }
daily-guests = Gasten
daily-sealed = De tegels blijven verborgen tot de dag voorbij is: alleen wie heeft uitgespeeld, ziet de spellen van de anderen.
today-ends-hours = Eindigt over { $hours } u { $minutes } min
today-ends-minutes = Eindigt over { $minutes } min
today-streak =
    { $days ->
        [0] Nog geen reeks
        [one] 1 dag op rij
       *[other] { $days } dagen op rij
    }
today-streak-start = Speel het spel van de dag uit of los de puzzel op om een reeks te beginnen.
today-can-miss = Je kunt deze week één dag overslaan.
today-no-miss = Je hebt deze week al een dag overgeslagen. Sla je er nog een over, dan eindigt de reeks.
today-game-about =
    { $players } spelers: je bent als { $place ->
        [1] eerste
        [2] tweede
       *[other] derde
    } aan de beurt. Iedereen heeft dezelfde tegels.
today-game-running = Je spel is nog bezig.
today-game-ended = Je spel is afgelopen.
today-game-none = Voor het spel van de dag heb je verbinding nodig.
today-result =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, { $place }e van { $players }
today-results = Uitslagen van vandaag
today-puzzle = Puzzel van de dag
today-puzzle-facts = Puzzel { $number }, moeilijkheid { $rating }
today-puzzle-solved =
    { $attempts ->
        [1] In één keer opgelost
       *[other] Opgelost in { $attempts } pogingen
    }
today-puzzle-tried = Nog niet opgelost
today-puzzle-none = Je vindt hem in de lijst met puzzels.
today-solve = Oplossen
today-solve-again = Nog eens bekijken
today-stale = Geen verbinding. Dit is de laatst bekende stand.
today-offline = Geen verbinding. Op dit apparaat kun je wel spelen.
today-share = Delen
today-share-about = Vertel anderen erover
today-share-copied = Gekopieerd
today-share-failed = Selecteer de tekst om die te kopiëren.
today-share-title = Tongiaki, { $day } ⛵
today-share-game =
    Spel van de dag: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, { $place }e van { $players }
today-share-puzzle =
    { $attempts ->
        [1] Puzzel in één keer opgelost
       *[other] Puzzel opgelost in { $attempts } pogingen
    }
today-month-before = Vorige maand
today-month-after = Volgende maand
today-day-game =
    Spel van de dag: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, { $place }e van { $players }.
today-day-solved =
    { $attempts ->
        [1] Puzzel in één keer opgelost.
       *[other] Puzzel opgelost in { $attempts } pogingen.
    }
today-day-tried = Puzzel niet opgelost.
today-day-forgiven = Overgeslagen, de reeks loopt door
lobby-water = Op zee
lobby-more =
    { $count ->
        [one] Nog één
       *[other] Nog { $count }
    }
