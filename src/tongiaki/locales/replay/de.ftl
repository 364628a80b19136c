### Texts of replays, reviews, analyses and studies.

review-ask = Spiel besprechen
review-working = Jeder Zug wird angesehen …
review-waiting =
    { $ahead ->
        [one] Vorher wird noch ein Spiel besprochen.
       *[other] Vorher werden noch { $ahead } Spiele besprochen.
    }
review-nothing = In diesem Spiel wurde kein Zug gespielt.
review-chances = Gewinnchancen
review-turn = Zug
review-play = Züge
review-worst = Die größten Fehler
review-fine = Die schönsten Züge
review-none = Keine
review-players = Die Einzelnen
review-about = Glück: was die Karten an den Gewinnchancen geändert haben. Eigene Züge und Züge der anderen: was die Züge daran geändert haben, so wie die Stellung davor und danach aussah. Rest: wo sich die Einschätzung beim Ziehen selbst berichtigt hat. Entscheidungen: was gegenüber dem besten gefundenen Zug verloren ging. Genauigkeit: wie viele der wichtigen Entscheidungen so gut wie nichts gekostet haben.
review-table = Alle Züge als Tabelle
review-better = Besser
review-played = Gespielt
review-obvious = Auf den ersten Blick
review-cost = Das hat die Gewinnchance von { $who } um etwa { $gain ->
    [one] einen Prozentpunkt
   *[other] { $gain } Prozentpunkte
} gesenkt.
review-gain = Besser, als es aussieht: Die Gewinnchance von { $who } stieg um etwa { $gain ->
    [one] einen Prozentpunkt
   *[other] { $gain } Prozentpunkte
}.
review-then = { $who } danach: { $chance }
review-back = Zurück zum Spiel
review-line = Die Schritte und was sie bringen
analysis-title = Analyse
analysis-waiting = Der Server ist beschäftigt. Gleich geht es weiter.
# Depth of the search
analysis-depth =
    { $plies ->
        [0] Erster Blick auf den Zug
        [1] Jede Karte, die kommen kann, ist durchgespielt
        [2] Auch der nächste Zug ist bedacht
       *[other] Auch die nächsten zwei Züge sind bedacht
    }
analysis-play = So ausprobieren
analysis-try = Schritte ausprobieren
analysis-draw = Eine Karte wird aufgedeckt: Nimm irgendeine oder wähle eine aus.
analysis-draw-any = Irgendeine Karte
analysis-draw-one = Oder diese:
analysis-end = Zurück zum Spiel
study-title = Studie
study-share = Einladen
study-share-about = Wer diesen Link hat, kann zusehen, dir folgen und mit dir chatten.
study-unfinished = Das Spiel bis zu dem Moment, als diese Studie begann
# Tab with the participants and the chat
study-people = { $count } dabei
study-nobody = Noch ist sonst niemand da.
study-nameless = Jemand
study-leads = leitet
study-hand-over = Abgeben
# Label for screen readers. It begins with the text of the button.
study-hand-over-to = Die Leitung an { $who } abgeben
study-name-save = Das bin ich
study-chat-empty = Noch hat niemand etwas gesagt.
# Bar above the controls
study-you-lead = Du leitest. Klick oder tippe auf eine Karte, um auf sie zu zeigen.
study-follows = { $who } leitet
study-no-leader = Wer leitet, ist gerade weg. Nach einer Weile übernimmt, wer am längsten hier ist.
study-alone = Du siehst dich allein um
study-around = Selbst umsehen
study-follow = { $who } folgen
study-back = Zurück
