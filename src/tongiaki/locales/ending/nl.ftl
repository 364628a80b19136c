### Texts of the end of a game.

# Shown while the points of the islands are added up
end-count = De punten worden geteld
end-margin =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, { $margin } meer dan { $second }.
end-margin-level =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, evenveel als { $second }.
end-margin-shared =
    { $points ->
        [one] Ieder { $points } punt.
       *[other] Ieder { $points } punten.
    }
# Players with equal points (rules, clause 9)
end-tie-islands = Evenveel punten. Eilanden: { $first } { $more }, { $second } { $fewer }.
end-tie-ships = Evenveel punten en eilanden. Schepen in spel: { $first } { $fewer }, { $second } { $more }. Minder is beter.
end-tie-shared = Evenveel punten, eilanden en schepen: { $who } eindigen gelijk.
end-decided = Beurt { $turn } besliste het spel: { $who }
end-decided-chance = Winstkans van { $who }: { $before } → { $after }
end-decided-wait = De beslissende beurt wordt gezocht…
end-decided-none = Geen enkele beurt besliste dit spel.
end-back = Terug naar de uitslag
end-more = Meer
end-share = Delen
end-share-text = Een potje Tongiaki: { $result }
end-see-board = Naar het bord
end-rematch = Nog een keer
end-rematch-go = Naar de revanche
end-record = Spel opslaan
