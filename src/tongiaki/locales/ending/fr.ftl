### Texts of the end of a game.

# Shown while the points of the islands are added up
end-count = Décompte des points
end-margin =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $margin } d’avance sur { $second }.
end-margin-level =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, à égalité avec { $second }.
end-margin-shared =
    { $points ->
        [one] { $points } point chacun.
       *[other] { $points } points chacun.
    }
# Players with equal points (rules, clause 9)
end-tie-islands = Égalité de points. Îles : { $first } { $more }, { $second } { $fewer }.
end-tie-ships = Égalité de points et d’îles. Bateaux sur le plateau : { $first } { $fewer }, { $second } { $more }. Le plus petit nombre l’emporte.
end-tie-shared = Égalité de points, d’îles et de bateaux : { $who } se partagent le rang.
end-decided = Le tour { $turn } a tout décidé : { $who }
end-decided-chance = Chances de victoire ({ $who }) : { $before } → { $after }
end-decided-wait = Recherche du tour décisif…
end-decided-none = Aucun tour n’a décidé à lui seul de l’issue de cette partie.
end-back = Retour au résultat
end-more = Plus
end-share = Partager
end-share-text = Une partie de Tongiaki : { $result }
end-see-board = Voir le plateau
end-rematch = Rejouer
end-rematch-go = Rejoindre la revanche
end-record = Télécharger la partie
