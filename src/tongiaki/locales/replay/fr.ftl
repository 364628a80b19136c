### Texts of replays, reviews, analyses and studies.

review-ask = Analyser la partie
review-working = Analyse de chaque tour…
review-waiting =
    { $ahead ->
        [one] Une autre partie est analysée avant.
       *[other] { $ahead } autres parties sont analysées avant.
    }
review-nothing = Aucun tour n’a été joué dans cette partie.
review-chances = Chances de gain
review-turn = Tour
review-play = Coups
review-worst = Les pires erreurs
review-fine = Les plus beaux coups
review-none = Rien à signaler
review-players = Les joueurs
review-about = Chance : l’effet des cartes sur les chances de gain. Ses coups et coups des autres : l’effet des coups, d’après la position avant et après. Reste : ce que l’estimation a corrigé au moment du tirage. Choix : ce qui a été perdu par rapport au meilleur coup trouvé. Précision : la part des décisions importantes qui n’ont presque rien coûté.
review-table = Tous les tours en tableau
review-better = Mieux
review-played = Joué
review-obvious = À première vue
review-cost = Chances de gain perdues ({ $who }) : environ { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} de pourcentage.
review-gain = Un coup meilleur qu’il n’en a l’air. Chances de gain en plus ({ $who }) : environ { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} de pourcentage.
review-then = { $who } ensuite : { $chance }
review-back = Revenir à la partie
review-line = Les coups et leurs effets
analysis-title = Analyse
analysis-waiting = Le serveur est occupé. Ça continue dans un instant.
# Depth of the search
analysis-depth =
    { $plies ->
        [0] Premier coup d’œil sur le tour
        [1] Toutes les cartes possibles ont été essayées
        [2] Le tour suivant est pris en compte
       *[other] Les deux tours suivants sont pris en compte
    }
analysis-play = Essayer ce coup
analysis-try = Essayer des coups
analysis-draw = Une carte est piochée : prends-en une au hasard ou choisis-la.
analysis-draw-any = Une carte au hasard
analysis-draw-one = Ou bien celle-ci :
analysis-end = Revenir à la partie
study-title = Étude
study-share = Inviter
study-share-about = Avec ce lien, on peut suivre l’étude, voir ce que montre la personne qui la guide, et discuter avec toi.
study-unfinished = La partie jusqu’au moment où cette étude a commencé
# Tab with the participants and the chat
study-people = En ligne : { $count }
study-nobody = Personne d’autre n’est encore là.
study-nameless = Quelqu’un
study-leads = guide
study-hand-over = Céder la main
# Label for screen readers. It begins with the text of the button.
study-hand-over-to = Céder la main à { $who }
study-name-save = C’est moi
study-chat-empty = Personne n’a encore rien dit.
# Bar above the controls
study-you-lead = C’est toi qui guides. Choisis une carte pour la montrer.
study-follows = { $who } guide l’étude
study-no-leader = La personne qui guide n’est pas là. Au bout d’un moment, la personne présente depuis le plus longtemps prend le relais.
study-alone = Tu regardes de ton côté
study-around = Explorer
study-follow = Suivre { $who }
study-back = Revenir
