### Texts that a table loads after its first paint.

## Help in a player's first games

coach-aim = Le but : avoir un bateau sur le plus grand nombre possible d’îles de valeur quand la mer sera explorée.
coach-aim-add = Ajouter des bateaux
coach-aim-sail = Partir d’une plage complète
coach-aim-land = Débarquer
coach-aim-score = Marquer des points
coach-full = Cette plage est complète : toute sa flotte doit partir, les autres couleurs aussi. Tu choisis le débarcadère.
coach-current = Le nombre d’un courant dit combien de couleurs différentes il faut à une flotte pour passer. Avec moins, elle sombre.
coach-crown = Tu peux devenir roi d’une île où tous les bateaux sont à toi. Cela prend tout ton tour, et l’île est à toi jusqu’à la fin.
coach-shortage = Il n’y a pas assez de places ou de bateaux. Un bateau sans place retourne en réserve ; si ta réserve est vide, tu déplaces des bateaux au lieu d’en ajouter.

## Remarks of bots

# Reasons: its ship was taken along, sank or found no berth; it crowned or discovered an island.
remark-thanks =
    { $temper ->
        [warm] Merci pour la traversée !
        [lively] Quelle virée ! Merci !
       *[dry] C’est gentil. À moins que ce ne soit le courant.
    }
remark-sunk =
    { $temper ->
        [warm] Oh non, mes bateaux !
        [lively] Brrr, elle est glacée !
       *[dry] Ils savent nager. Sans doute.
    }
remark-stranded =
    { $temper ->
        [warm] Pas de place pour moi ? La prochaine fois, alors.
        [lively] Hé, j’étais dans cette flotte !
       *[dry] Complet. Comme par hasard.
    }
remark-crowned =
    { $temper ->
        [warm] Sur cette île, je me sens chez moi.
        [lively] Le roi, c’est moi !
       *[dry] À moi. C’est plus calme ainsi.
    }
remark-found =
    { $temper ->
        [warm] Terre ! Il y a de la place pour tout le monde.
        [lively] Terre en vue ! Je l’ai vue en premier !
       *[dry] Une île. Comme prévu.
    }
remarks-setting = Les bots font des remarques
remarks-setting-about = Deux au plus par bot et par partie.

## Reactions: ready-made chat messages

reactions-open = Réagir
reaction-hello = Salut !
reaction-luck = Bonne chance !
reaction-praise = Bien joué !
reaction-thanks = Merci !
reaction-wow = Incroyable !
reaction-oops = Oups !
reactions-setting = Afficher les réactions
reactions-setting-about = Elles apparaissent sur le plateau et restent dans le chat.
