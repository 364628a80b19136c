### Texts of the daily pages and of the lists on the front page.

daily-about = Une fois par jour, tout le monde joue avec la même pioche, à la même place et contre les mêmes bots. Aucun coup ne s’annule, et il n’y a pas de conseils.
daily-facts =
    { $players } joueurs : tu joues en { $place ->
        [1] premier
        [2] deuxième
       *[other] troisième
    }, et les autres sont des bots ({ $bot }). Fin à { $time }.
daily-once = Tu peux la jouer une seule fois. Tant que la journée dure, tu peux t’arrêter et revenir ; si tu abandonnes, tu n’apparais pas dans les résultats.
daily-play = Jouer
daily-resume = Revenir à ta partie
daily-own = Ton résultat
daily-none = Personne n’a terminé la partie de ce jour.
daily-none-yet = Personne n’a encore terminé la partie d’aujourd’hui.
daily-before = Jour précédent
daily-after = Jour suivant
daily-place = Rang à la table
daily-place-of = { $place } sur { $players }
daily-guests = Invités
daily-sealed = Les cartes restent cachées jusqu’à la fin de la journée : seuls ceux qui ont terminé voient les parties des autres.
today-ends-hours = Se termine dans { $hours } h { $minutes } min
today-ends-minutes = Se termine dans { $minutes } min
today-streak =
    { $days ->
        [0] Pas encore de série
        [one] 1 jour d’affilée
       *[other] { $days } jours d’affilée
    }
today-streak-start = Termine la partie du jour ou résous le problème pour commencer une série.
today-can-miss = Tu peux manquer un jour cette semaine.
today-no-miss = Tu as déjà manqué un jour cette semaine. Un de plus mettra fin à la série.
today-game-about =
    { $players } joueurs : tu joues en { $place ->
        [1] premier
        [2] deuxième
       *[other] troisième
    }. Tout le monde a les mêmes cartes.
today-game-running = Ta partie est en cours.
today-game-ended = Ta partie est terminée.
today-game-none = La partie du jour nécessite une connexion.
today-result =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, rang { $place } sur { $players }
today-results = Résultats du jour
today-puzzle = Problème du jour
today-puzzle-facts = Problème { $number }, difficulté { $rating }
today-puzzle-solved =
    { $attempts ->
        [1] Résolu du premier coup
       *[other] Résolu au { $attempts }e essai
    }
today-puzzle-tried = Pas encore résolu
today-puzzle-none = Tu le trouveras dans la liste des problèmes.
today-solve = Résoudre
today-solve-again = Le revoir
today-stale = Pas de connexion. Voici le dernier état connu.
today-offline = Pas de connexion. Tu peux quand même jouer sur cet appareil.
today-share = Partager
today-share-about = Raconte-le aux autres
today-share-copied = Copié
today-share-failed = Sélectionne le texte pour le copier.
today-share-title = Tongiaki, { $day } ⛵
today-share-game =
    Partie du jour : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, rang { $place } sur { $players }
today-share-puzzle =
    { $attempts ->
        [1] Problème résolu du premier coup
       *[other] Problème résolu au { $attempts }e essai
    }
today-month-before = Mois précédent
today-month-after = Mois suivant
today-day-game =
    Partie du jour : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, rang { $place } sur { $players }.
today-day-solved =
    { $attempts ->
        [1] Problème résolu du premier coup.
       *[other] Problème résolu au { $attempts }e essai.
    }
today-day-tried = Problème non résolu.
today-day-forgiven = Jour manqué, série conservée
lobby-water = En mer
lobby-more =
    { $count ->
        [one] Une autre
       *[other] { $count } autres
    }
