### Texts of the end of a game.

# Shown while the points of the islands are added up
end-count = Die Punkte werden gezählt
end-margin =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $margin } mehr als { $second }.
end-margin-level =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, gleichauf mit { $second }.
end-margin-shared =
    { $points ->
        [one] Je { $points } Punkt.
       *[other] Je { $points } Punkte.
    }
# Players with equal points (rules, clause 9)
end-tie-islands = Gleich viele Punkte. Inseln: { $first } { $more }, { $second } { $fewer }.
end-tie-ships = Gleich viele Punkte und Inseln. Schiffe im Spiel: { $first } { $fewer }, { $second } { $more }. Weniger ist besser.
end-tie-shared = Gleich viele Punkte, Inseln und Schiffe: { $who } teilen sich den Rang.
end-decided = Zug { $turn } hat das Spiel entschieden: { $who }
end-decided-chance = Gewinnchance von { $who }: { $before } → { $after }
end-decided-wait = Der entscheidende Zug wird gesucht …
end-decided-none = Kein einzelner Zug hat dieses Spiel entschieden.
end-back = Zurück zum Ergebnis
end-more = Mehr
end-share = Teilen
end-share-text = Tongiaki gespielt: { $result }
end-see-board = Zum Spielplan
end-rematch = Noch einmal
end-rematch-go = Zur Revanche
end-record = Spiel speichern
