### Texts of the tournament pages.

tournaments-about = Il faut un compte pour s’inscrire, jusqu’au début du tournoi. Ensuite, les rondes commencent d’elles-mêmes, l’une après l’autre.
tournaments-none = Il n’y a pas encore de tournoi.
tournaments-log-in = Connecte-toi pour créer un tournoi ou pour t’inscrire.
tournament-new = Nouveau tournoi
tournament-make = Créer
tournament-kind = Formule
tournament-kind-long =
    { $kind ->
        [round_robin] Toutes rondes, à deux par table
        [groups] Groupes, de trois à six par table
       *[swiss] Système suisse, à deux par table
    }
tournament-kind-short =
    { $kind ->
        [round_robin] Toutes rondes
        [groups] Groupes de { $size }
       *[swiss] Système suisse
    }
tournament-name = { $kind }, par { $host }
tournament-size = Places par table
tournament-rounds = Rondes
tournament-fill = Compléter avec des bots jusqu’à
tournament-filled = Complété par des bots jusqu’à { $count } ({ $bot })
tournament-fill-none = Aucun bot
tournament-level = Niveau des bots
tournament-starts = Début (laisser vide pour lancer à la main)
tournament-entrants = Inscriptions : { $count } sur { $places }
tournament-round = Ronde { $round } sur { $rounds }
tournament-status =
    { $status ->
        [running] En cours
        [over] Terminé
        [cancelled] Annulé
       *[open] Ouvert
    }
tournament-starts-at = Début : { $time }
tournament-round-at = Prochaine ronde : { $time }
tournament-join = S’inscrire
tournament-leave = Se retirer
tournament-start = Lancer
tournament-cancel = Annuler le tournoi
tournament-game = Aller à ta partie
tournament-gone = retrait
tournament-standings = Classement
tournament-points-about = À chaque table, la première place vaut 1 point et la dernière 0, avec des écarts égaux entre les deux. À égalité de points, voici ce qui départage, dans cet ordre :
tournament-bold = En gras : la valeur qui a départagé deux inscrits à égalité de points.
tournament-bye = Exempt : 1 point sans partie
tie-break-name =
    { $by ->
        [berger] Sonneborn-Berger
        [direct] Confrontation directe
        [wins] Victoires
       *[buchholz] Buchholz
    }
tie-break-about =
    { $by ->
        [berger] Les points de tous les adversaires battus, et la moitié en cas d’égalité.
        [direct] Les points des parties entre ceux qui sont encore à égalité, s’ils se sont tous rencontrés.
        [wins] Les parties gagnées, même à égalité.
       *[buchholz] Les points de tous les adversaires rencontrés ; aux tables plus grandes, leur moyenne.
    }
