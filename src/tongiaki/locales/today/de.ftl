### Texts of the daily pages and of the lists on the front page.

daily-about = Einmal am Tag spielen alle mit demselben Stapel, auf demselben Platz und gegen dieselben Bots. Nichts lässt sich zurücknehmen, und Tipps gibt es nicht.
daily-facts =
    { $players } am Tisch: { $place ->
        [1] Du beginnst
        [2] Du ziehst an zweiter Stelle
       *[other] Du ziehst an dritter Stelle
    }, die anderen sind Bots ({ $bot }). Schluss ist um { $time }.
daily-once = Du kannst es einmal spielen. Bis der Tag vorbei ist, darfst du aufhören und wiederkommen; wer aufgibt, steht nicht in der Liste.
daily-play = Spielen
daily-resume = Zurück zum Spiel
daily-own = Dein Ergebnis
daily-none = An diesem Tag hat niemand zu Ende gespielt.
daily-none-yet = Heute hat noch niemand zu Ende gespielt.
daily-before = Tag davor
daily-after = Tag danach
daily-place = Rang am Tisch
daily-place-of = { $place } von { $players }
daily-guests = Gäste
daily-sealed = Die Karten bleiben verborgen, bis der Tag vorbei ist: Nur wer zu Ende gespielt hat, sieht die Spiele der anderen.
today-ends-hours = Endet in { $hours } Std. { $minutes } Min.
today-ends-minutes = Endet in { $minutes } Min.
today-streak =
    { $days ->
        [0] Noch keine Serie
        [one] 1 Tag in Folge
       *[other] { $days } Tage in Folge
    }
today-streak-start = Mit dem Tagesspiel oder einer gelösten Aufgabe beginnt eine Serie.
today-can-miss = Einen Tag kannst du diese Woche noch auslassen.
today-no-miss = Du hast diese Woche schon einen Tag ausgelassen. Lässt du noch einen aus, endet die Serie.
today-game-about =
    { $players } am Tisch: { $place ->
        [1] Du beginnst
        [2] Du ziehst an zweiter Stelle
       *[other] Du ziehst an dritter Stelle
    }. Alle haben dieselben Karten.
today-game-running = Dein Spiel läuft.
today-game-ended = Dein Spiel ist zu Ende.
today-game-none = Für das Tagesspiel brauchst du eine Verbindung.
today-result =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, Rang { $place } von { $players }
today-results = Ergebnisse von heute
today-puzzle = Aufgabe des Tages
today-puzzle-facts = Aufgabe { $number }, Schwierigkeit { $rating }
today-puzzle-solved =
    { $attempts ->
        [1] Beim ersten Versuch gelöst
       *[other] Beim { $attempts }. Versuch gelöst
    }
today-puzzle-tried = Noch nicht gelöst
today-puzzle-none = Du findest sie in der Liste der Aufgaben.
today-solve = Lösen
today-solve-again = Noch einmal ansehen
today-stale = Keine Verbindung. Das ist der letzte bekannte Stand.
today-offline = Keine Verbindung. Auf diesem Gerät kannst du trotzdem spielen.
today-share = Teilen
today-share-about = Erzähl anderen davon
today-share-copied = Kopiert
today-share-failed = Markiere den Text, um ihn zu kopieren.
today-share-title = Tongiaki, { $day } ⛵
today-share-game =
    Tagesspiel: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, Rang { $place } von { $players }
today-share-puzzle =
    { $attempts ->
        [1] Aufgabe beim ersten Versuch gelöst
       *[other] Aufgabe beim { $attempts }. Versuch gelöst
    }
today-month-before = Voriger Monat
today-month-after = Nächster Monat
today-day-game =
    Tagesspiel: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, Rang { $place } von { $players }.
today-day-solved =
    { $attempts ->
        [1] Aufgabe beim ersten Versuch gelöst.
       *[other] Aufgabe beim { $attempts }. Versuch gelöst.
    }
today-day-tried = Aufgabe nicht gelöst.
today-day-forgiven = Ausgelassen, die Serie läuft weiter
lobby-water = Auf See
lobby-more =
    { $count ->
        [one] Und noch { $count }
       *[other] Und noch { $count }
    }
