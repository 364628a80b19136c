### Texts of the end of a game.

# Shown while the points of the islands are added up
end-count = Counting the points
end-margin =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $margin } more than { $second }.
end-margin-level =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }, as many as { $second }.
end-margin-shared =
    { $points ->
        [one] 1 point each.
       *[other] { $points } points each.
    }
# Players with equal points (rules, clause 9)
end-tie-islands = Equal points. Islands: { $first } { $more }, { $second } { $fewer }.
end-tie-ships = Equal points and islands. Ships on the board: { $first } { $fewer }, { $second } { $more }. Fewer is better.
end-tie-shared = Equal points, islands and ships: { $who } share the rank.
end-decided = Turn { $turn } decided the game: { $who }
end-decided-chance = { $who }’s chance of winning: { $before } → { $after }
end-decided-wait = Looking for the turn that decided the game…
end-decided-none = No single turn decided this game.
end-back = Back to the result
end-more = More
end-share = Share
end-share-text = A game of Tongiaki: { $result }
end-see-board = See the board
end-rematch = Play again
end-rematch-go = Join the rematch
end-record = Download the game
