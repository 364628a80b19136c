### The main catalogue: texts of the browser, the terminal and emails.
### The first sections are used by the browser and the terminal.

## Words used on several pages

colour-name =
    { $colour ->
        [red] rouge
        [yellow] jaune
        [green] vert
        [blue] bleu
        [orange] orange
        [purple] violet
       *[other] { $colour }
    }
# Part of a list of ships: "2 red"
fleet-part =
    { $colour ->
        [red] { $count ->
            [one] { $count } rouge
           *[other] { $count } rouges
        }
        [yellow] { $count ->
            [one] { $count } jaune
           *[other] { $count } jaunes
        }
        [green] { $count ->
            [one] { $count } vert
           *[other] { $count } verts
        }
        [blue] { $count ->
            [one] { $count } bleu
           *[other] { $count } bleus
        }
        [orange] { $count } orange
        [purple] { $count ->
            [one] { $count } violet
           *[other] { $count } violets
        }
       *[other] { $count } { $colour }
    }
water-tile = pleine mer
beach-name = { $island }, plage côté { $directions }
pier-name = { $island }, débarcadère côté { $direction }
exit-name = { $tile }, bord côté { $direction }
direction =
    { $direction ->
        [north] nord
        [north-east] nord-est
        [south-east] sud-est
        [south] sud
        [south-west] sud-ouest
       *[north-west] nord-ouest
    }
seat-among-equals = { $name } ({ $colour })
bot-name =
    { $bot ->
        [random] Vagabond
        [child] Enfant
        [fisher] Pêcheur
        [paddler] Pagayeur
        [greedy] Matelot
        [helmsman] Timonier
        [captain] Capitaine
        [master] Maître
        [navigator] Navigateur
       *[other] { $bot }
    }
# Group of bot levels
bot-group =
    { $group ->
        [easy] Facile
        [medium] Moyen
        [hard] Difficile
       *[expert] Expert
    }
bot-level = { $name } : { $about }
# Name of a bot at the table, by its colour
bot-person =
    { $colour ->
        [red] Sione
        [yellow] Mele
        [green] Tavita
        [blue] Lani
        [orange] Teuila
        [purple] Manu
       *[other] { $colour }
    }
bot-about =
    { $bot ->
        [random] va où le vent le pousse
        [child] joue avec entrain, mais bien des choses lui échappent
        [fisher] voit la prochaine belle prise
        [paddler] joue bien, mais manque parfois une occasion
        [greedy] joue avec bon sens
        [helmsman] calcule chaque tour jusqu’au bout
        [captain] prévoit aussi la réponse
        [master] juge d’après des milliers de parties et voit loin
        [navigator] joue comme le maître et calcule les dernières cartes jusqu’à la fin
       *[other] joué par l’ordinateur
    }

## Refusals: why the rules do not allow a move (codes of tongiaki.rules.refusals)

refused-game_over = La partie est terminée.
refused-no_draw_due = Ce n’est pas le moment de piocher une carte.
refused-draw_due = Il faut d’abord piocher une carte.
refused-not_in_pile = Cette carte n’est plus dans la pioche.
refused-setup_due = La mise en place n’est pas finie : pose un bateau sur Tonga.
refused-turn_due = C’est à toi de jouer : ajoute des bateaux, deviens roi ou fonde une nouvelle colonie.
refused-take_due = Choisis d’abord le bateau qui doit s’y rendre.
refused-sail_due = Les bateaux d’une plage complète doivent d’abord partir : choisis l’un de ses débarcadères.
refused-land_due = Les bateaux de la flotte doivent d’abord débarquer.
refused-lay_due = Choisis d’abord où poser la prochaine carte.
refused-settle_due = Pose d’abord ton bateau sur une plage de la nouvelle île.
refused-setup_on_tonga = Tout le monde commence sur Tonga.
refused-third_ship = Pendant la mise en place, aucune plage de Tonga ne peut recevoir de troisième bateau.
refused-not_on_board = Cette carte n’est pas sur le plateau.
refused-royal_island = { $island } est une île royale, fermée jusqu’à la fin de la partie.
refused-must_enter = Tu n’as aucun bateau sur une île ouverte : reviens d’abord en jeu, ou fonde une nouvelle colonie.
refused-may_not_enter = Tu as encore des bateaux sur le plateau : tu ne peux pas revenir en jeu.
refused-enter_two_on_tonga = Sur Tonga, tu reviens avec deux bateaux : choisis une deuxième plage.
refused-no_room_for_two = Pas assez de place pour deux bateaux sur cette plage ({ $island }).
refused-no_own_ship = Tu n’as aucun bateau sur { $island }.
refused-crown_tonga = Tonga est à tout le monde : personne ne peut en devenir roi.
refused-crown_shared = D’autres ont des bateaux sur { $island } : impossible d’y devenir roi.
refused-crown_limit = Tu as déjà { $number } îles royales, c’est le maximum.
refused-expand_number =
    { $number ->
        [one] Sur { $island }, tu ajoutes exactement un bateau.
       *[other] Sur { $island }, tu ajoutes exactement { $number } bateaux, chacun sur une plage différente.
    }
refused-nothing_to_take = Tu n’as aucun bateau sur cette plage ({ $island }).
refused-beach_not_full = Cette plage ({ $island }) n’est pas complète : places prises, { $ships } sur { $berths }. On ne part que d’une plage complète.
refused-no_pier = { $island } n’a pas de débarcadère de ce côté.
refused-trapped = { $island } est sans issue : toutes les routes y ramènent sans rien changer.
refused-looping = Cette route ne fait que ramener à { $island }, et la position s’est déjà présentée à l’identique pendant ce tour.
refused-not_in_fleet = Il n’y a pas de bateau { $colour } dans la flotte.
refused-other_island = La flotte débarque sur { $island }.
refused-first_round = D’abord un bateau sur chaque plage libre ; celle-ci ({ $island }) en a déjà un.
refused-beach_full = Cette plage ({ $island }) est complète.
refused-not_an_exit = Ni débarcadère ni courant ne mènent à cet endroit.
refused-exit_blocked = Il y a déjà une carte à cet endroit.
refused-settle_elsewhere = Ton bateau va sur { $island }, l’île que tu viens de trouver.
refused-other = Les règles ne le permettent pas.

## Coach: effects of a line of moves

coach-draws =
    { $colours ->
        [one] La flotte d’une seule couleur
       *[other] La flotte de { $colours } couleurs
    } pioche une carte. Sur { $tiles } cartes : débarquement avec { $lands }, suite du voyage avec { $passes }, naufrage avec { $sinks }.
coach-ending = Cartes qui terminent la partie : { $ending } sur { $tiles }
coach-ends = La partie est finie après ce tour.
coach-crowns = Île royale, fermée aux autres : { $island }
coach-resettles = Tous les bateaux retournent dans la réserve, et l’un d’eux trouve une nouvelle île.
coach-drives = { $who } perd : { $islands }
coach-brings = Îles atteintes par { $who } : { $islands }
coach-sinks = Naufrage : { $fleet }
coach-loses = Hors du jeu : { $islands }
coach-chain = Un enchaînement de { $fleets } flottes.
coach-score = Points, en l’état : { $points }
coach-points = { $who } { $before } → { $after }
coach-reaches = Nouvelles îles : { $islands }
coach-leaves = Îles laissées à { $who } : { $islands }
coach-abandons = Îles abandonnées : { $islands }
coach-reason-title = Pourquoi l’autre suite était meilleure
coach-reason-driven =
    { $you ->
        [yes] Maintenant, { $rival } peut te chasser. Îles perdues : { $islands }.
       *[other] Maintenant, { $rival } peut chasser { $who }. Îles perdues : { $islands }.
    }
coach-reason-joined =
    { $you ->
        [yes] Maintenant, { $rival } peut te rejoindre sur { $islands }.
       *[other] Maintenant, { $rival } peut rejoindre { $who } sur { $islands }.
    }
coach-reason-sunk =
    { $you ->
        [yes] { $ships ->
            [one] Maintenant, { $rival } peut faire sombrer un de tes bateaux.
           *[other] Maintenant, { $rival } peut faire sombrer { $ships } de tes bateaux.
        }
       *[other] { $ships ->
            [one] Maintenant, { $rival } peut faire sombrer un bateau à { $who }.
           *[other] Maintenant, { $rival } peut faire sombrer { $ships } bateaux à { $who }.
        }
    }
coach-reason-safe =
    { $you ->
        [yes] Tes bateaux seraient en sûreté sur { $islands } ; maintenant, ils peuvent en être chassés par { $rivals }.
       *[other] Les bateaux de cette couleur ({ $who }) seraient en sûreté sur { $islands } ; maintenant, ils peuvent en être chassés par { $rivals }.
    }
coach-reason-exposed = Les bateaux de l’adversaire ({ $rival }) seraient en danger sur { $islands } ; maintenant, ils y sont en sûreté.
coach-reason-king =
    { $you ->
        [yes] En tant que roi, tu garderais { $island } jusqu’à la fin.
       *[other] En tant que roi, { $who } garderait { $island } jusqu’à la fin.
    }
coach-reason-spreads =
    { $you ->
        [yes] Tu aurais des bateaux sur plus de plages ({ $islands }) et on te chasserait moins facilement.
       *[other] { $who } aurait des bateaux sur plus de plages ({ $islands }), plus difficiles à chasser.
    }
coach-reason-rival_spreads = { $rival } aurait des bateaux sur moins de plages ({ $islands }), plus faciles à chasser.
coach-reason-holds =
    { $you ->
        [yes] Tu aurais des bateaux sur { $islands } ; maintenant, tu n’y en as aucun.
       *[other] { $who } aurait des bateaux sur { $islands } ; maintenant, aucun.
    }
coach-reason-rival_holds = { $rival } ne serait pas sur { $islands }.
coach-reason-points =
    { $you ->
        [yes] { $better ->
            [one] En l’état, tu aurais { $better } point au lieu de { $played }.
           *[other] En l’état, tu aurais { $better } points au lieu de { $played }.
        }
       *[other] { $better ->
            [one] En l’état, { $who } aurait { $better } point au lieu de { $played }.
           *[other] En l’état, { $who } aurait { $better } points au lieu de { $played }.
        }
    }
coach-reason-rival_points =
    { $better ->
        [one] En l’état, { $rival } aurait { $better } point au lieu de { $played }.
       *[other] En l’état, { $rival } aurait { $better } points au lieu de { $played }.
    }
coach-reason-growth =
    { $you ->
        [yes] Au prochain tour, tu pourrais placer plus de bateaux sur une même île : { $better } au lieu de { $played }.
       *[other] Au prochain tour, { $who } pourrait placer plus de bateaux sur une même île : { $better } au lieu de { $played }.
    }
coach-reason-rival_growth = Au prochain tour, { $rival } pourrait placer moins de bateaux sur une même île : { $better } au plus, au lieu de { $played }.
coach-reason-supply =
    { $you ->
        [yes] Tu aurais plus de bateaux dans ta réserve : { $better } au lieu de { $played }.
       *[other] { $who } aurait plus de bateaux dans sa réserve : { $better } au lieu de { $played }.
    }
coach-reason-rival_supply = { $rival } aurait moins de bateaux dans sa réserve : { $better } au lieu de { $played }.
coach-reason-fills =
    { $you ->
        [yes] Au prochain tour, avec un seul bateau, tu pourrais compléter une plage sur { $islands } et décider où va la flotte.
       *[other] Au prochain tour, avec un seul bateau, { $who } pourrait compléter une plage sur { $islands } et décider où va la flotte.
    }
coach-reason-ways =
    { $you ->
        [yes] Tu aurais plus de routes vers l’inconnu depuis { $islands }.
       *[other] { $who } aurait plus de routes vers l’inconnu depuis { $islands }.
    }
coach-reason-discovers =
    { $you ->
        [yes] Ta flotte piocherait une carte et débarquerait avec { $lands } des { $tiles } cartes.
       *[other] La flotte en jeu ({ $who }) piocherait une carte et débarquerait avec { $lands } des { $tiles } cartes.
    }
coach-reason-may_end =
    { $you ->
        [yes] La partie pourrait finir pendant que tu es en tête : avec { $ending } des { $tiles } cartes.
       *[other] La partie pourrait finir avec { $who } en tête. Cartes qui y mettraient fin : { $ending } sur { $tiles }.
    }
coach-reason-risks =
    { $you ->
        [yes] Maintenant, ta flotte pioche une carte. Sur { $tiles } cartes : débarquement avec { $lands }, naufrage avec { $sinks }.
       *[other] Maintenant, la flotte en jeu ({ $who }) pioche une carte. Sur { $tiles } cartes : débarquement avec { $lands }, naufrage avec { $sinks }.
    }
coach-reason-odds =
    { $you ->
        [yes] Ta flotte débarquerait avec { $better } des { $tiles } cartes ; maintenant, avec { $played }.
       *[other] La flotte en jeu ({ $who }) débarquerait avec { $better } des { $tiles } cartes ; maintenant, avec { $played }.
    }
coach-reason-wins =
    { $you ->
        [yes] La partie serait finie, et tu aurais gagné.
       *[other] La partie serait finie, et { $who } aurait gagné.
    }
coach-reason-closes =
    { $you ->
        [yes] Maintenant, la partie est finie. Sinon, tu aurais encore eu une chance.
       *[other] Maintenant, la partie est finie. Sinon, { $who } aurait encore eu une chance.
    }
coach-reason-expects =
    { $you ->
        [yes] À la fin, tu pourrais espérer environ { $better } points ; maintenant, environ { $played }.
       *[other] À la fin, { $who } pourrait espérer environ { $better } points ; maintenant, environ { $played }.
    }
coach-reason-outlook =
    { $you ->
        [yes] L’entraîneur a joué la suite des deux côtés : tu as gagné plus souvent après le meilleur choix.
       *[other] L’entraîneur a joué la suite des deux côtés : { $who } a gagné plus souvent après le meilleur choix.
    }
coach-reply = Meilleure réponse ({ $who })

## Browser: all pages

app-title = Tongiaki
# Title of the page while it is the reader's turn at several tables
app-title-turns = ({ $count }) Tongiaki
app-title-turn = À toi de jouer · Tongiaki
app-tagline = Naviguer ensemble, ou sombrer.
app-home = Accueil
nav-title = Menu principal
nav-tabs = Barre d’onglets
nav-skip = Aller au contenu
# Link that leaves a game, a lesson, a puzzle or a replay
nav-back = Retour : { $name }
nav-play = Jouer
nav-today = Aujourd’hui
nav-puzzles = Problèmes
nav-learn = Apprendre
nav-watch = Regarder
nav-you = Toi
nav-notices =
    { $count ->
        [0] Aucune notification
        [one] 1 notification
       *[other] { $count } notifications
    }
nav-notices-none = Rien de nouveau pour l’instant.
app-theme = Thème
app-theme-auto = Comme le système
app-theme-light = Clair
app-theme-night = Nuit
app-language = Langue
app-licence = Tongiaki est un jeu de Thomas Rauscher, édité par Schmidt Spiele. Ce programme libre, sous licence MIT, est l’œuvre de passionnés sans lien avec l’un ni l’autre. Tous les dessins sont les nôtres.
app-not-found = Il n’y a rien ici.
app-not-found-table = Cette table n’existe pas. Elle a peut-être été fermée.
app-closed-table = La personne qui gère ce serveur a fermé cette table.
app-not-fetched = Le chargement a échoué.
app-again = Réessayer
app-loading = Un instant…
app-noscript = Tongiaki a besoin de JavaScript. Active-le pour ce site, puis recharge la page.
app-not-loaded = Les fichiers de Tongiaki n’ont pas pu être chargés. Recharge la page. Si cela ne suffit pas, la personne qui gère le serveur doit lui donner un nom ou un port à part : il ne fonctionne pas dans un sous-dossier d’une autre adresse.
app-close = Fermer
app-cancel = Annuler

## Browser: front page

lobby-intro = De deux à six insulaires quittent Tonga pour peupler l’océan. Dès qu’une plage est complète, tous ceux qui s’y trouvent prennent la mer, de gré ou de force, et seules les flottes de plusieurs couleurs franchissent les courants.
lobby-about = Un jeu de plateau pour 2 à 6 joueurs. Gratuit, sans compte, environ 15 minutes.
lobby-learn = Apprendre en cinq minutes
lobby-learn-link = Tu débutes ? Apprends à jouer en cinq minutes
lobby-friends = Entre amis
lobby-setup = { $players } joueurs · { $level }
lobby-level = Niveau
lobby-level-more = Tous les niveaux
lobby-ways = Autres façons de jouer
lobby-puzzles = Problèmes
ladder-title = Classement
ladder-about = Les meilleures cotes, selon le nombre de joueurs. Personnes et programmes ont chacun leur classement.
ladder-people = Personnes
ladder-programs = Programmes
ladder-none = Personne n’a encore de cote ici.
ladder-none-next = Ouvrir une table classée
ladder-rank = Rang
ladder-name = Nom
ladder-games = Parties
lobby-daily = Partie du jour
games-title = Parties jouées
games-about = Toutes les parties terminées des tables publiques, à revoir ou à télécharger dans un fichier.
games-player = Joueur avec un compte
games-won = Seulement les victoires
games-any = Toutes
games-rating = Type de partie
games-from = Du
games-to = Au
games-none = Aucune partie trouvée.
games-none-all = Aucune partie publique n’est encore terminée.
games-reset = Effacer les filtres
games-file = Tout télécharger
lobby-name = Ton nom
lobby-guest = Insulaire
lobby-quick = Jouer
quick-device = Sur cet appareil
lobby-device = Parties sur cet appareil
lobby-players = Joueurs
lobby-bots = Bots
lobby-new = Nouvelle table
lobby-seats = Places
lobby-public = Visible ici par tout le monde
lobby-public-about = Sinon, il faut avoir le lien pour la trouver.
lobby-create = Ouvrir la table
lobby-open = Tables ouvertes
lobby-open-none = Aucune table n’attend de joueurs. Ouvres-en une !
lobby-running = Parties en cours
lobby-running-none = Personne n’est en mer pour l’instant.
lobby-finished = Parties terminées
lobby-join = Participer
lobby-watch = Regarder
lobby-see = Résultat
lobby-return = Retour à ta place
lobby-seats-taken = Places prises : { $taken } sur { $seats }
lobby-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
lobby-yours = Tes tables
turns-title = Parties qui t’attendent
turns-waiting =
    { $count ->
        [one] Une partie t’attend
       *[other] { $count } parties t’attendent
    }
turns-more =
    { $count ->
        [one] Une autre partie t’attend
       *[other] { $count } autres parties t’attendent
    }
turns-next = Partie suivante
turns-previous = Partie précédente
lobby-your-turn = À toi de jouer
lobby-play-on = Continuer
lobby-rejoin = À la table
lobby-unrated = Amicale
lobby-private = Privée
lobby-nobody = Encore personne à cette table
lobby-failed = Le serveur ne répond pas. Nouvelle tentative…

## Browser: daily game and tournaments

daily-title = La partie du jour
daily-others = Les résultats des autres
daily-day-over = La journée est finie. Tu peux terminer cette partie, mais elle ne compte plus dans les résultats du jour.
daily-day-new = La partie d’aujourd’hui
tournaments-title = Tournois
tournament-title = Tournoi

## Browser: options of a new table

new-bots = Dont des bots
new-bots-count =
    { $count ->
        [0] aucun
        [one] { $count } bot
       *[other] { $count } bots
    }
new-more = Autres options
new-more-changed =
    { $count ->
        [one] { $count } modifiée
       *[other] { $count } modifiées
    }
new-bot-level = Niveau des bots
new-colour = Ma couleur
new-colour-drawn = au hasard
new-begins-me = Moi
new-rated-about = Change la cote des joueurs qui ont un compte. Une carte piochée ne s’annule pas.
new-unrated-about = Aucun effet sur les cotes. Si tout le monde est d’accord, on peut même annuler une pioche.

## Browser: people and accounts

person-guest = invité
person-guest-about = Tu joues sans compte : seul ce navigateur se souvient de tes places et de tes parties.
person-profile = Mon profil
person-account = Mon compte
person-claim = Réserver ce nom
person-claim-about = Avec un mot de passe, ce nom est à toi : tu gardes tes places et tes parties, tes parties comptent pour ta cote, et tu peux te connecter sur tous tes appareils.
person-claim-do = Réserver le nom
person-to-login = J’ai déjà un compte
person-login = Connexion
person-login-about = Si tu as réservé ton nom avec un mot de passe.
person-login-do = Se connecter
person-to-claim = Je n’ai pas encore de compte
person-logout = Se déconnecter
person-password = Mot de passe
person-password-show = Afficher le mot de passe
person-password-hint = Au moins { $least } caractères.
person-password-short = Un mot de passe a au moins { $least } caractères.
person-no-recovery = Un compte ne se récupère pas par e-mail. Si tu oublies ton mot de passe, seule la personne qui gère ce serveur peut t’aider.
# Page for setting a new password, opened by a link
person-reset-title = Choisir un nouveau mot de passe
person-reset-about = Ce mot de passe va avec ton nom sur ce serveur. Ensuite, ta session est ouverte ici et fermée partout ailleurs.
person-reset-do = Changer le mot de passe
account-title = Compte
account-password-new = Nouveau mot de passe
account-name = Nom
notices-title = Notifications des parties lentes
mail-confirmed = Ton adresse est confirmée. Désormais, tu reçois aussi les notifications par e-mail.
mail-stopped = Tu ne reçois plus d’e-mails, et ton adresse est effacée.
account-delete-title = Supprimer le compte ?
account-delete-text = C’est irréversible. Tape ton mot de passe pour confirmer.
account-delete-do = Supprimer définitivement
account-delete-mine-open = Supprimer mes données…
account-delete-mine-title = Supprimer tes données ?
account-delete-mine-text = Ton nom disparaît de toutes les tables, parties, chats et études, et tu laisses tes places. C’est irréversible.
friends-title = Amis
friends-about = Les personnes que tu suis : qui est en ligne, et où elles jouent. Elles n’en savent rien.
friends-none = Tu ne suis encore personne. Suis quelqu’un depuis sa page, ou par son nom.
friends-follow = Suivre
friends-unfollow = Ne plus suivre
friends-block = Bloquer
friends-unblock = Débloquer
friends-online = en ligne
friends-table = Vers la table
friends-blocked = Personnes bloquées
friends-blocked-about = Tu ne lis pas ce qu’elles écrivent. Elles ne peuvent ni te suivre, ni t’inviter, ni t’envoyer de messages, ni s’asseoir à une table que tu ouvres, ni y écrire. Elles n’en savent rien.
friends-shown = Qui voit que tu es en ligne
friends-shown-everybody = Tout le monde
friends-shown-followed = Les personnes suivies
friends-shown-nobody = Personne
friends-guest = Il te faut un compte pour suivre d’autres personnes, pour qu’elles te suivent et pour inviter par nom.
invite-title = Inviter par nom
invite-do = Inviter
invite-back = Annuler
invite-got = { $name } t’invite à une table.
invite-no = Non merci
profile-none = Personne ne s’appelle { $name }.
profile-since = Ici depuis le { $when }
profile-program = Programme appartenant à { $owner }
profile-program-alone = Programme dont le compte propriétaire n’existe plus
profile-ratings = Cotes
profile-ratings-none = Pas encore de partie classée.
profile-ratings-none-own = Pas encore de partie classée : ouvre une table classée et joue jusqu’au bout.
profile-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
profile-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
profile-rating = Cote
profile-when = Date
profile-plot = La cote au fil du temps, de { $first } à { $last }
profile-plot-keys = Les flèches du clavier vont de partie en partie.
profile-plot-table = En tableau
profile-point = { $rating } après la partie du { $when }
profile-played = Parties
profile-played-none = Pas encore de partie terminée.
profile-played-none-own = Pas encore de partie terminée. La mer t’attend.
profile-rank =
    { $rank ->
        [1] 1er sur { $players }
       *[other] { $rank }e sur { $players }
    }
profile-more = Autres parties

## Browser: clocks

clock-title = Pendule
clock-none = Sans pendule
clock-move = { $time } par tour
clock-budget = { $time } + { $increment }/tour
clock-whole = { $time } pour la partie
clock-group-turn = Temps pour chaque tour
clock-group-budget = Temps pour toute la partie
clock-group-days = Jours pour chaque tour
clock-own = Autre cadence…
clock-own-kind = Ce temps vaut
clock-own-move = pour chaque tour
clock-own-budget = pour toute la partie
clock-own-time = Temps
clock-own-unit = Unité
clock-own-seconds = secondes
clock-own-minutes = minutes
clock-own-hours = heures
clock-own-days = jours
clock-own-increment = Secondes ajoutées après chaque tour
clock-left = Il reste { $time }
clock-runs = Il reste { $time }, la pendule tourne
# Announced by screen readers
clock-call =
    { $seconds ->
        [one] Il te reste { $seconds } seconde.
       *[other] Il te reste { $seconds } secondes.
    }

## Browser: table before the start

table-title = Table ouverte par { $name }
table-title-none = Une nouvelle table
table-share = Invite tes amis avec ce lien
table-share-copy = Copier le lien
table-share-link = Lien
table-share-copied = Copié
table-share-by-hand = Ce navigateur n’a pas autorisé la copie. Le texte est sélectionné : copie-le toi-même.
table-share-show = Afficher le texte
table-share-send = Partager…
table-share-code = Code QR
table-share-code-about = Vise-le avec l’appareil photo d’un téléphone : il ouvre cette page.
table-own-link = Continuer sur un autre appareil
table-own-link-about = Un lien secret y ouvre ta place, une seule fois. Toute personne qui a ce lien obtient la place.
table-own-link-make = Créer le lien
table-own-link-once = Le lien ne s’affiche que maintenant. Si tu en crées un autre, celui-ci ne marchera plus.
table-own-link-copy = Copier mon lien
table-seat = Place { $number }
table-seat-free = Libre
table-seat-you = toi
table-seat-bot = bot
program-tag = programme
table-seat-away = n’est pas là
table-seat-now = Place { $number } : { $who }
table-sit = S’asseoir
table-leave = Se lever
table-colour = Couleur
table-add-bot = Ajouter un bot
table-remove-bot = Retirer le bot
table-start = Lancer la partie
table-start-needs = Il faut au moins deux places occupées.
table-start-drops = Les places vides seront retirées.
table-start-host = { $host } lance la partie.
table-start-wait = En attente du début.
table-watchers =
    { $count ->
        [0] Personne ne regarde
        [one] 1 personne regarde
       *[other] { $count } personnes regardent
    }
table-kick = Retirer
table-quiet = Chat réservé aux joueurs
table-unrated = Partie amicale
table-rated = Partie classée
terms-title = Conditions de la partie classée
terms-about = La partie ne commence que lorsque tout le monde à la table a accepté. Après chaque changement, tout le monde doit accepter à nouveau.
terms-accept = Accepter les conditions
terms-accepted = Tu as accepté.
terms-wait = Réponse attendue : { $names }
table-seat-accepted = a accepté
table-seat-offered = Gardée pour { $name }
table-seat-free-again = Libérer la place
table-drawn = Places tirées au sort au début
table-begins = La place { $number } commence
table-private = Table privée
table-public = Table publique

## Browser: table during the game

link-offline = Connexion perdue. Reconnexion…
play-sea = La mer
play-fit = Voir toute la mer
play-map = Carte de toute la mer
play-arrow =
    { $direction ->
        [north] Voir au nord : { $places }
        [north-east] Voir au nord-est : { $places }
        [east] Voir à l’est : { $places }
        [south-east] Voir au sud-est : { $places }
        [south] Voir au sud : { $places }
        [south-west] Voir au sud-ouest : { $places }
        [west] Voir à l’ouest : { $places }
       *[north-west] Voir au nord-ouest : { $places }
    }
play-undo = Annuler
play-settings = Réglages
play-speed = Vitesse des coups des autres
play-speed-off = Immédiate
play-speed-slow = Lente
play-speed-normal = Normale
play-speed-fast = Rapide
play-confirm = Confirmer la fin de mon tour
play-confirm-about = Avant qu’un coup ne termine ton tour, on te demande confirmation.
play-forced = Jouer pour moi les coups forcés
play-forced-about = Sauf s’ils terminent ton tour, font piocher une carte ou ne peuvent pas s’annuler : c’est alors à toi de les jouer.
play-points = Afficher les points en cours de partie
play-points-about = À côté de chaque nom s’affichent les points que rapporteraient maintenant ses îles. Seulement dans les parties amicales.
play-distinct = Couleurs plus faciles à distinguer
play-distinct-about = Six autres couleurs, faciles à distinguer même pour les daltoniens.
confirm-title = Ce coup met fin à ton tour.
confirm-yes = Finir mon tour
confirm-no = Retour
play-volume = Son
sound-off = Couper le son
sound-on = Activer le son
play-notify = Me prévenir quand c’est à moi de jouer
play-notify-about = Quand cette page est en arrière-plan.
play-skip = Passer
lens-title = Actions
lens-expand = Ajouter : poser des bateaux sur une île
lens-enter = Revenir : poser à nouveau des bateaux
lens-crown = Devenir roi : fonder une île royale
lens-resettle = Nouvelle colonie : reprendre tous ses bateaux et trouver une nouvelle île
# Short names under the pictures. Each one is a part of the full name.
lens-name-expand = Ajouter
lens-name-enter = Revenir
lens-name-crown = Roi
lens-name-resettle = Colonie
tray-title = La flotte
tray-ship =
    { $count ->
        [one] Un bateau à débarquer ({ $colour })
       *[other] { $count } bateaux à débarquer ({ $colour })
    }
tray-suggestion = Débarquer ainsi
tray-suggestion-about = Pose toute la flotte comme indiqué ; « Annuler » la remet en mer.
tray-fills =
    { $count ->
        [0] Ne remplir aucune plage
        [one] Remplir une plage
       *[other] Remplir { $count } plages
    }
tray-land = Débarquer
prompt-plan = Voici comment ils débarqueraient.
prompt-none = { "" }
prompt-setup = Pose un bateau sur une plage de Tonga.
prompt-settle = Pose ton bateau sur une plage de la nouvelle île.
prompt-expand = Choisis l’île où ajouter des bateaux.
prompt-expand-beaches =
    { $left ->
        [one] { $island } : choisis une plage.
       *[other] { $island } : choisis { $left } plages.
    }
prompt-enter = Reviens en jeu : deux bateaux sur Tonga, ou un sur une autre île.
prompt-enter-second = Choisis la plage de ton deuxième bateau sur Tonga.
prompt-take = Ta réserve est vide : choisis lequel de tes bateaux s’y rend.
prompt-take-there = Ta réserve est vide : choisis lequel de tes bateaux va sur { $island }.
prompt-crown = Choisis l’île dont tu veux devenir roi. Ce coup met fin à ton tour.
notice-nothing-there = Il n’y a rien à choisir là pour l’instant.
notice-crown-none = Tu ne peux devenir roi nulle part pour l’instant : il faut une île où il n’y a que tes bateaux, jamais Tonga, et deux îles royales au plus.
prompt-resettle = Reprendre tous tes bateaux des îles ouvertes ?
prompt-sail =
    { $beaches ->
        [one] Une plage est complète : choisis le débarcadère par où partent ses bateaux.
       *[other] { $beaches } plages sont complètes : choisis le débarcadère de l’une d’elles.
    }
prompt-land = { $island } : choisis une plage pour le bateau { $colour }.
prompt-land-several = { $island } : choisis une plage pour l’un des { $count } bateaux ({ $colour }).
prompt-land-scarce =
    { $free ->
        [one] { $island } : il n’y a de place que pour un bateau sur { $count }, choisis sa plage. Les autres retournent en réserve.
       *[other] { $island } : il n’y a de place que pour { $free } bateaux sur { $count }, choisis lesquels débarquent. Les autres retournent en réserve.
    }
prompt-land-home = Après celui-ci, plus de place sur { $island }. Retour en réserve : { $fleet }.
prompt-lay = Choisis où poser la prochaine carte.
prompt-lay-looked = La prochaine carte sera piochée et posée ici.
prompt-wait-you = C’est à toi de jouer.
prompt-moving = Ton coup est en cours.
prompt-wait = C’est à { $who } de jouer.
prompt-wait-land = { $who } débarque la flotte.
prompt-wait-sail = { $who } choisit un débarcadère.
prompt-wait-draw = On pioche une carte.
# Shown if the server has not answered a move for a while
prompt-sending = Envoi…
prompt-paused = La partie est en pause.
prompt-timed-out = Ton temps est écoulé : un bot finit ton tour.
prompt-stand-in = Un bot joue pour toi.
prompt-over = La partie est terminée.
route =
    { $end ->
        [unknown] Vers l’inconnu, avec { $colours ->
            [one] 1 couleur
           *[other] { $colours } couleurs
        }.
        [lands] Cap sur { $island }.
        [sinks] Naufrage certain : le courant exige { $demand } couleurs, la flotte en a { $colours }.
        [turned_back] Sur { $island }, le roi les renverrait.
       *[returns] Un détour, et retour à { $island }.
    }
# Possible outcomes for a fleet that sails into the unknown
odds-part =
    { $fate ->
        [lands] débarque { $percent }
        [sinks] sombre { $percent }
       *[at_sea] reste en mer { $percent }
    }
# Shown after the first tap on a touch screen
look-again-sail = Touche à nouveau pour partir.
look-again-lay = Touche à nouveau pour la poser.
look-again-land = Touche à nouveau pour le débarquer.
look-go-sail = Partir
look-go-lay = Poser ici
look-go-land = Débarquer
resettle-title = Nouvelle colonie ?
resettle-text = Tous tes bateaux des îles ouvertes retournent dans ta réserve, puis tu explores l’océan jusqu’à trouver une nouvelle île, où tu repars avec un bateau. Tes îles royales restent à toi.
resettle-yes = Tout quitter et partir
panel-players = Joueurs
panel-whose = Montrer où { $name } a des bateaux
panel-supply = Bateaux en réserve : { $count }
panel-turn = joue
panel-away = connexion perdue
panel-left = a quitté la table ; place gardée
panel-resigned = a abandonné
panel-bot = un bot joue
panel-stand-in = Un bot joue pour { $name }
panel-you = toi
panel-royal = Îles royales : { $count }
panel-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
panel-islands = Îles trouvées : { $count } sur 16
panel-water = Cartes mer trouvées : { $count } sur 16
panel-pile = Cartes restantes : { $count }
panel-agrees = Accepte d’avance tout ce que les autres demandent
panel-vacation = en vacances, jusqu’au { $date } au plus tard
panel-quiet = Tours sans découverte : { $count } (fin à { $limit })
panel-sea = Mer { $count } sur { $all }
panel-islands-word = Îles
panel-water-word = Mer
panel-pile-word = Pioche
panel-at-sea = En mer : { $fleet }
log-title = Journal
log-empty = Il ne s’est encore rien passé.
chat-title = Chat
chat-empty = Personne n’a encore rien dit. Essaie /help.
chat-say = Écris un message
# Replaces the text of a deleted chat message
chat-removed = La personne qui gère ce serveur a retiré ce message.
chat-send = Envoyer
chat-commands = Commandes
# Shown above the chat to spectators of a running game
chat-watchers = Seuls les spectateurs peuvent lire ceci
# Marks a message among spectators. Everybody can read it after the game.
chat-among-watchers = entre spectateurs
# A private message
chat-told = { $name } à { $to }, en privé
chat-fold = Replier
chat-unfold = Journal et chat
chat-unread =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }

## Browser: game tool and requests to the other players

tool-title = Outil Jeu
tool-options = Options de la table
tool-ask-others = Demander aux autres
tool-pause = Mettre en pause
tool-stand-in = Faire jouer un bot pour { $name }
tool-ask-seat = Demander à jouer en { $colour }
tool-undo = Demander à revenir plus en arrière
tool-agree = Tout accepter d’avance
tool-agree-about = Jusqu’à la fin de la partie, tu acceptes tout ce que les autres demandent, même les retours en arrière et les pauses. Tout le monde le voit.
tool-undo-about = Si tout le monde est d’accord, on revient avant ta dernière décision ; les cartes piochées depuis sont annulées aussi.
tool-undo-rated = Dans une partie classée, une carte piochée ne s’annule pas.
tool-leave = Quitter ma place
tool-leave-kept = La partie continue sans toi ; au bout d’un moment, un bot joue pour toi. Ta place t’est gardée, et tu peux la reprendre.
tool-leave-open = Ta place redevient libre.
tool-resign-ask = Abandonner…
tool-resign = Oui, abandonner
tool-resign-two = Tu perds, et la partie est terminée.
tool-resign-more = Un bot joue pour toi jusqu’au bout, et tu finis au dernier rang. Tu ne peux pas revenir.
tool-info = La partie en bref
tool-who = Qui est là ?
tool-voices = Mettre en sourdine
tool-mute = Sourdine
tool-hear = Rétablir
tool-commands = Tout cela peut aussi se taper dans le chat : une barre oblique affiche les commandes.
option-group-seats = Places et couleurs
option-group-time = Temps et absences
option-group-game = La partie
option-timeout = Quand le temps est écoulé
option-timeout-move = Un bot finit le tour
option-timeout-seat = Un bot prend la place
option-away = Un bot joue pour les absents
option-away-never = jamais
option-away-after = après { $time }
option-stand-in = Bot remplaçant
option-draw-colours = Couleurs tirées au sort
table-drawn-colours = Couleurs tirées au sort au début
option-begins = Qui commence
option-drawn = Places tirées au sort
option-stall = Fin de partie sans découverte
option-rounds =
    { $count ->
        [0] jamais
        [one] après 1 tour de table
       *[other] après { $count } tours de table
    }
option-rated = Classée
option-rated-about = Dans une partie amicale, si tout le monde est d’accord, on peut même annuler une pioche.
option-programs = Ouverte aux programmes
option-programs-about = Si un programme joue, la partie ne change que la cote des programmes.
option-host = Seule la personne qui a ouvert la table règle les options et lance la partie
vote-seat = { $name } aimerait jouer en { $colour }.
vote-undo = { $name } aimerait annuler sa dernière décision. Les cartes piochées depuis seraient annulées aussi.
vote-bot = { $name } aimerait qu’un bot joue pour { $who }.
vote-pause = { $name } aimerait mettre la partie en pause.
vote-resume = { $name } aimerait reprendre la partie.
vote-accept = Accepter
vote-refuse = Refuser
vote-always = Toujours accepter
vote-withdraw = Retirer la demande
vote-stand = D’accord : { $yes } sur { $voters }
vote-left =
    { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }

## Browser: pauses, bots that stand in, and watching

paused-title = La partie est en pause
paused-about = Les pendules sont arrêtées, et personne ne peut jouer.
paused-resume = Reprendre
kept-title = Tu as quitté la partie. Ta place t’attend.
stand-in-you = Un bot joue pour toi.
stand-in-back = Reprendre ma place
watch-live = En direct

## Browser: hints in a running game

hint-ask = Demander un conseil
hint-title = Conseil
hint-thinking = Recherche des meilleurs coups…
hint-line = Proposition { $number }
hint-play = Suivre ce conseil
# One step of a suggested turn
hint-step =
    { $verb ->
        [settle] Poser : { $place }
        [expand] Ajouter : { $place }
        [take] Prendre : { $place }
        [enter] Revenir : { $place }
        [crown] Devenir roi : { $place }
        [resettle] Fonder une nouvelle colonie
        [sail] Partir : { $place }
        [land] Débarquer : { $place }
       *[other] Poser la carte : { $place }
    }
hint-chances =
    { $who } : { $chance } de chances de gagner, environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Browser: log

log-turn = { $who }
log-settle = { $who } pose un bateau sur { $island }.
log-placed =
    { $count ->
        [one] { $who } ajoute un bateau sur { $island }.
       *[other] { $who } ajoute { $count } bateaux sur { $island }.
    }
log-entered =
    { $count ->
        [one] { $who } revient en jeu sur { $island }.
       *[other] { $who } revient en jeu sur { $island } avec { $count } bateaux.
    }
log-shifted = { $who } déplace un bateau : { $source } → { $island }.
log-crowned =
    { $count ->
        [0] { $who } devient roi ({ $island }).
        [one] { $who } devient roi ({ $island }) ; un bateau retourne dans la réserve.
       *[other] { $who } devient roi ({ $island }) ; { $count } bateaux retournent dans la réserve.
    }
log-resettled =
    { $count ->
        [0] { $who } part à la recherche d’une nouvelle île.
        [one] { $who } reprend un bateau et part à la recherche d’une nouvelle île.
       *[other] { $who } reprend { $count } bateaux et part à la recherche d’une nouvelle île.
    }
log-sailed = { $who } prend la mer depuis { $island } : { $fleet }.
log-discovered-island = { $who } découvre { $tile }.
log-discovered-water = { $who } trouve la pleine mer.
log-sank = La flotte fait naufrage, trop peu de couleurs pour le courant : { $fleet }.
log-at-sea = La flotte reste en mer jusqu’au bout : { $fleet }.
log-turned-back = Sur { $island }, le roi renvoie la flotte.
log-arrived = La flotte atteint { $island } : { $fleet }.
log-landed = { $who } débarque sur { $island } : { $fleet }.
log-surplus = Plus de place sur { $island }. Retour en réserve : { $fleet }.
log-lost = Hors du jeu, faute d’issue : { $islands }. Retour en réserve : { $fleet }.
log-lost-empty = Hors du jeu, faute d’issue : { $islands }.
log-repeated = La même situation pour la troisième fois. Retour en réserve : { $fleet }.
log-left = { $who } quitte la table ; sa place l’attend.
log-sat = { $who } prend place.
log-forced = Il n’y avait pas d’autre choix.
log-timed_out = Temps écoulé pour { $who } : un bot finit le tour.
log-stood_in =
    { $why ->
        [time] Temps écoulé pour { $who } : un bot prend le relais.
        [left] { $who } a quitté la table : un bot prend le relais.
        [vote] Après un vote, un bot joue pour { $who }.
       *[away] { $who } n’est pas là : un bot prend le relais.
    }
log-returned = { $who } est de retour.
log-resigned = { $who } abandonne.
log-vacation = { $who } part en vacances.
log-vacation_over = { $who } rentre de vacances.
log-paused = La partie est en pause.
log-resumed = La partie reprend.
log-over =
    { $reason ->
        [last_island] La dernière île est trouvée : la partie est terminée.
        [last_water] La dernière carte mer est piochée : la partie est terminée.
        [stalled] Rien de nouveau depuis longtemps : la partie est terminée.
       *[other] La partie est terminée.
    }

## Browser: the game as text, screen readers and keyboard

words-title = La partie en mots
# Name of the announcements for screen readers
words-news = Annonces
words-islands = Les îles du plateau
words-king = Roi
words-king-none = aucun
words-beaches = Plages et débarcadères
words-neighbours = À côté
words-neighbour = { $direction } : { $tile }
words-pier = débarcadère côté { $direction } : { $lead }
# A place and its contents: "Tonga, beach to the south: 2 of 3, 1 red and 1 yellow"
words-target = { $place } : { $there }
words-sentence = { $text }.
words-next = { $text } { $next }
words-count = { $what } { $count }
words-berths =
    { $taken ->
        [0] 0 sur { $berths }
       *[other] { $taken } sur { $berths }, { $fleet }
    }
words-lead =
    { $end ->
        [unknown] vers l’inconnu
        [royal] vers { $island }, île royale
       *[island] vers { $island }
    }
words-lead-demand = { $there } (couleurs exigées : { $demand })
words-island-there =
    { $count ->
        [0] valeur { $value }, aucun bateau
       *[other] valeur { $value }, { $fleet }
    }
words-value-is = valeur { $value }
words-king-is = Roi : { $who }
words-beside = À côté : { $tiles }
# A placed ship that can still be taken back by choosing it again
words-pending = ton bateau ({ $colour }), pas encore confirmé ; choisis-le à nouveau pour le reprendre
words-chosen = { $text }, choisie
words-placed =
    { $count ->
        [one] { $count } sur { $total } placé.
       *[other] { $count } sur { $total } placés.
    }
words-taken-back = Annulé : { $place }.
words-watching = Tu regardes la partie.
words-where = Tes bateaux sur le plateau : { $places }.
words-where-none = Tu n’as aucun bateau sur le plateau.
words-where-royal = Tes îles royales : { $islands }.
words-turn-of = Dernier tour, { $who } :
words-full-none = Aucune plage n’est complète.
words-no-way = Il n’y a pas de débarcadère à choisir maintenant.
words-no-island = Choisis d’abord une île ou un endroit de l’île.
words-not-yours = Tu n’as rien à décider pour l’instant.
words-time = encore { $time }
words-told = Annonces du lecteur d’écran
words-told-all = Tout ce qui se passe
words-told-own = Seulement mes propres tours
keys-title = Raccourcis clavier
keys-play = Pour jouer
keys-read = Pour écouter
keys-typed = Les coups peuvent aussi s’écrire dans le chat, comme dans les règles :
key-targets = D’un endroit à l’autre
key-press = Choisir l’endroit
key-cancel = Reprendre le choix ; depuis le chat, revenir au plateau
key-actions = Ajouter, devenir roi, fonder une nouvelle colonie
key-colours = Débarquement : la couleur du prochain bateau
key-suggestion = Débarquement : comme proposé
key-film = Revoir ce qu’ont fait les autres
key-turns = La partie suivante ou précédente qui t’attend
key-view = Voir toute la mer, zoomer, dézoomer
key-words = La partie en mots, avec un tableau des îles
key-again = Répéter
key-choices = Que puis-je choisir ?
key-where = Où sont mes bateaux ?
key-ways = Où mènent les débarcadères, et avec quelles chances ?
key-island = Qu’y a-t-il sur cette île et à côté ?
key-full = Quelles plages sont complètes ?
key-last-turn = Que s’est-il passé au dernier tour ?
key-scores = Où en est la partie ?
key-clocks = Combien de temps reste-t-il ?
key-help = Cette liste

## Browser: end of the game

end-title = { $who } gagne !
end-title-you = Victoire !
end-title-shared = { $who } se partagent la victoire !
# The administrator ended the game, so nobody won
end-title-admin = Cette partie a été arrêtée
end-reason =
    { $reason ->
        [last_island] La dernière île a été découverte.
        [last_water] La dernière carte mer a été piochée.
        [resigned] La partie s’est terminée faute d’adversaire.
        [too_long] La partie a atteint la longueur maximale.
        [admin] La personne qui gère ce serveur a arrêté la partie. Elle n’a pas de résultat et ne compte pour personne.
       *[stalled] Plus rien n’a été découvert pendant longtemps.
    }
end-resigned = { $who } a abandonné.
end-rank = Rang
end-player = Joueur
end-points = Points
end-islands = Îles
end-ships = Bateaux sur le plateau
end-by-island = Points par île
end-island = Île
end-value = Valeur
end-show = Voir le résultat
end-shuffle = Le mélange était-il honnête ?
end-shuffle-closed = La pioche n’est pas encore connue. Celle de la partie du jour reste cachée jusqu’à la fin de la journée.
end-shuffle-about = Avant le premier coup, le serveur a publié une empreinte de la pioche mélangée. La pioche étant maintenant connue, ton propre navigateur recalcule cette empreinte.
end-shuffle-good = Oui : l’empreinte concorde. Personne n’a touché à la pioche.
end-shuffle-bad = Non : l’empreinte ne correspond pas à la pioche !
end-shuffle-known = Cette partie en prolonge une autre : { $count ->
        [one] sa première carte y avait été piochée et était donc connue.
       *[other] ses { $count } premières cartes y avaient été piochées et étaient donc connues.
    } Le reste a été remélangé avant la reprise.
end-shuffle-wait = Calcul en cours…

## Browser: replays

replay-title = Relecture
replay-table = Vers la table
replay-running = Partie en cours : jusqu’au dernier coup joué
replay-unfinished = La partie n’est pas allée au bout
replay-open = Revoir une partie enregistrée
replay-open-about = Choisis une partie enregistrée, dépose le fichier ici ou colle son texte. Elle est vérifiée selon les règles, et n’est pas conservée.
replay-file = Choisir un fichier
replay-paste = Texte de la partie enregistrée
replay-show = Voir la partie
replay-file-empty = Le fichier est vide.
replay-file-large = Le fichier est trop volumineux : { $limit } Mo au maximum.
replay-file-not-text = Ce n’est pas un fichier texte. Les parties enregistrées sont des fichiers texte en UTF-8, dont le nom se termine par .tgk ou .json.
replay-file-unreadable = Impossible de lire le fichier.
replay-game-large = Cette partie est trop longue : { $limit } caractères au maximum.
replay-games = Choisis l’une de ces { $count } parties
replay-games-more = Afficher plus de parties
replay-link-broken = Le lien est endommagé ou incomplet : impossible d’afficher la partie. Demande qu’on te l’envoie à nouveau.
replay-upload = Ouvrir une partie enregistrée
replay-slider = Moment de la partie
replay-setup = Mise en place
replay-turn = Tour { $turn } : { $who }
replay-over = La fin, après { $turn } tours
replay-move = Coup { $at } sur { $last }
replay-to-start = Au début
replay-turn-back = Un tour en arrière
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-on = Un coup en avant
replay-turn-on = Un tour en avant
replay-to-end = À la fin
replay-pace = Vitesse
replay-times = { $pace }×
replay-more = Plus
replay-copy = Lien vers ce moment
replay-record = Télécharger
replay-scores = Points
replay-play-on = Reprendre à partir d’ici
replay-play-on-about = Une nouvelle partie amicale, qui commence à ce moment ; des bots prennent les autres places. Les cartes piochées restent comme elles sont ; les autres sont mélangées et scellées à nouveau, ce que tu pourras vérifier à la fin.
replay-play-on-colour = Ta couleur
replay-play-on-start = Reprendre

## Browser: reviews, studies and recent moves

review-title = Analyse de la partie
review-split = Ce qui a changé les chances
review-luck = Chance
review-choice = Choix
review-own = Ses coups
review-others = Coups des autres
review-rest = Reste
review-accuracy = Précision
review-mistakes = Erreurs
since-title = Depuis ton dernier tour
since-fold =
    { $count ->
        [one] Depuis ton dernier tour : { $count } tour
       *[other] Depuis ton dernier tour : { $count } tours
    }
since-undo = Annuler mon dernier coup
since-added =
    { $count ->
        [one] ajoute un bateau sur { $island }
       *[other] ajoute { $count } bateaux sur { $island }
    }
since-reached = atteint { $islands }
since-found = découvre { $islands }
since-lost =
    { $count ->
        [one] perd une flotte
       *[other] perd { $count } flottes
    }
since-crowned = devient roi ({ $islands })
since-resettled = reprend tous ses bateaux
since-more = { $text } ; { $next }
missed-title =
    { $count ->
        [one] Un coup a été joué en ton absence.
       *[other] { $count } coups ont été joués en ton absence.
    }
missed-late = La partie en est déjà à { $count } coups.
missed-film = Voir les coups
missed-read = Lire le journal
missed-skip = Passer
missed-start = Depuis le début
missed-live = Voir en direct
# A water tile, with the number of colours that each current demands
analysis-water = Mer { $currents }
study-together = Étudier à plusieurs

## Browser: problems reported by the server

rule-cited = Règle { $clause }
problem-malformed = Le serveur n’a pas compris.
problem-unknown_type = Le serveur ne connaît pas ce type de demande.
problem-too_large = C’est trop long.
problem-too_fast = Trop de demandes à la suite. Attends un instant.
problem-hello_first = La connexion a été mal établie. Recharge la page.
problem-hello_twice = La connexion a été établie deux fois. Recharge la page.
problem-wrong_origin = Cette page n’appartient pas à ce serveur.
problem-not_found = Il n’y a rien ici.
problem-no_name = Indique un nom, s’il te plaît.
problem-name_taken = Ce nom est à quelqu’un d’autre.
problem-name_barred = Ce nom n’est pas autorisé sur ce serveur.
problem-link_spent = Ce lien a déjà servi, ou il a expiré. Demandes-en un nouveau à la personne qui gère ce serveur.
problem-odd_name = Écris le nom dans un seul alphabet, avec des lettres, des chiffres et des signes simples.
problem-has_account = Tu as déjà un compte.
problem-no_account = Connecte-toi d’abord.
problem-bad_token = Le jeton du programme n’est pas valable, ou a été retiré.
problem-not_with_token = Avec son jeton, le programme n’a pas le droit de faire cela.
problem-too_many_ties = Tu peux suivre { $limit } personnes au plus, et en bloquer autant.
problem-no_vacation = Tu n’as plus de jours de vacances cette année.
problem-not_to_follow = Impossible de suivre { $name }.
problem-not_to_invite = Impossible d’inviter { $name }.
problem-too_many_invited = Tu peux inviter { $limit } personnes au plus à une table.
problem-not_admitted = Tu ne peux pas t’asseoir à cette table. Choisis-en une autre, ou ouvre la tienne.
problem-not_heard = Tu ne peux pas écrire à cette table.
problem-not_to_tell = Impossible d’envoyer un message à { $name }.
problem-too_many_programs = Tu as déjà { $limit } programmes. Retires-en un d’abord.
problem-not_a_program = { $name } n’est pas un de tes programmes.
problem-has_played = Ce compte ne peut pas devenir un programme. Soit il a déjà joué ou a une place à une table, soit le jeton n’est pas celui d’un programme qui joue pour quelqu’un d’autre.
problem-not_a_way = Impossible d’y envoyer quoi que ce soit. Vérifie ce que tu as saisi.
problem-no_mail = Ce serveur n’envoie pas d’e-mails.
problem-mail_failed = L’e-mail n’a pas pu être envoyé. Réessaie plus tard.
problem-wrong_password = Ce nom et ce mot de passe ne correspondent pas.
problem-weak_password = Ce mot de passe est trop facile à deviner. Choisis-en un plus long ou moins courant.
problem-bad_record = Ce n’est pas une partie enregistrée : il y a une erreur à la ligne { $line }.
problem-enough = Cette table a atteint sa limite de messages et de changements : seuls les coups y sont encore acceptés.
problem-banned = La personne qui a ouvert cette table t’en a fermé l’accès.
problem-only_seated = À cette table, seuls les joueurs peuvent écrire dans le chat.
problem-too_many_tables = Trop de tables ouvertes d’ici n’ont pas encore commencé (limite : { $limit }). Lance ou quitte d’abord l’une d’elles.
problem-too_many_bot_games = La limite des parties entre bots seuls est atteinte : { $limit } à la fois. Attends que l’une d’elles soit finie.
problem-too_many_tournaments = Tu as déjà { $limit } tournois qui ne sont pas finis ou qui ont moins d’une heure. Réessaie plus tard.
problem-reviews_full = { $limit } parties attendent déjà leur analyse. Réessaie plus tard.
problem-not_on_device = Ce n’est pas possible sans serveur.
problem-storage_full = Il n’y a plus de place sur cet appareil pour enregistrer la partie. Libère de l’espace, puis réessaie.
problem-storage_failed = La partie n’a pas pu être enregistrée sur cet appareil. Réessaie.
problem-storage_unreadable = Les parties enregistrées sur cet appareil n’ont pas pu être lues. Réessaie.
problem-open_elsewhere = Cette partie est déjà ouverte dans un autre onglet.
problem-newer_game = Une version plus récente de cette page a enregistré cette partie. Recharge la page pour la mettre à jour.
problem-damaged_game = Cette partie ne peut plus être ouverte, car les coups enregistrés sont endommagés.
problem-only_on_device = Ici, les parties contre des bots seuls se jouent sur ton appareil, pas sur le serveur.
problem-no_such_point = Ce moment n’existe pas dans la partie.
problem-no_study = Cette étude n’existe pas.
problem-study_full = Cette étude est au complet.
problem-not_leader = C’est quelqu’un d’autre qui guide ici.
problem-not_here = Cette personne n’est plus là.
problem-try_again = Cela n’a pas fonctionné. Essaie encore une fois.
problem-no_table = Cette table n’existe pas.
problem-archived = Cette partie est terminée depuis longtemps. Tu peux encore la revoir.
problem-puzzle_dropped = Ce problème ne fait plus partie du recueil. Les résultats et les cotes sont conservés.
problem-no_person = Le serveur ne peut pas reconnaître ce navigateur, car celui-ci n’envoie pas de cookies. Autorise les cookies pour ce site, puis recharge la page.
problem-not_open = La partie a déjà commencé.
problem-not_running = Aucune partie n’est en cours à cette table.
problem-not_over = La partie n’est pas encore terminée.
problem-not_host = Seule la personne qui a ouvert la table peut faire cela.
problem-not_seated = Tu n’as pas de place à cette table.
problem-not_your_turn = Ce n’est pas ton tour.
problem-stale = La partie a avancé entre-temps. Regarde à nouveau.
problem-not_rated = Cette partie est classée : une carte piochée ne s’annule pas.
problem-no_hints = Cette partie est classée : pas de conseils.
problem-no_analysis = C’est une partie classée, une partie de tournoi ou la partie du jour, et elle est encore en cours. Tu pourras l’analyser et la reprendre où tu veux quand elle sera finie.
problem-not_in_events = Ce n’est pas possible dans la partie du jour ni dans un tournoi.
problem-sealed_today = C’est la partie d’aujourd’hui : tu pourras la voir quand tu auras terminé la tienne, et la partager demain.
problem-not_a_move = Ce n’est pas un coup.
problem-refused = Les règles n’autorisent pas ce coup.
problem-rated_needs =
    { $option ->
        [clock] Il faut une pendule pour une partie classée.
       *[stall] Il faut limiter les tours de table sans découverte pour une partie classée.
    }
problem-not_accepted = { $name } n’a pas encore accepté les conditions de la partie classée.
problem-absent = { $name } n’est pas là. Une partie classée commence quand tout le monde à la table est présent.
problem-not_for_programs = Les programmes ne peuvent pas s’asseoir ici : la table est classée et ne leur est pas ouverte.
problem-program_seated = { $name } est un programme : une table classée où il est assis doit être ouverte aux programmes.
problem-paused = La partie est en pause.
problem-not_paused = La partie n’est pas en pause.
problem-not_away = Cette personne est là, ou l’était à l’instant.
problem-bot_plays = Un bot joue pour toi en ce moment.
problem-not_replaced = Aucun bot ne joue pour toi.
problem-no_time = Il ne te reste plus assez de temps pour cela.
problem-no_seat = Cette place n’existe pas.
problem-seat_empty = Personne n’est assis à cette place.
problem-seat_taken = Cette place est déjà prise.
problem-table_full = Toutes les places sont prises.
problem-already_seated = Tu as déjà une place.
problem-colour_taken = Cette couleur est déjà prise.
problem-wrong_key = Ce lien n’ouvre plus aucune place.
problem-unknown_bot = Ce bot n’existe pas. Disponibles : { $bots }.
problem-not_a_bot = Il n’y a pas de bot à cette place.
problem-too_few_players = Il faut être au moins deux.
problem-too_few_people = Il faut au moins { $least } personnes ou programmes pour un tournoi. Les bots ne comptent pas.
problem-nothing_to_undo = Il n’y a rien que tu puisses annuler.
problem-no_vote = Personne n’a rien demandé pour l’instant.
problem-vote_open = Une autre demande est en attente : il faut d’abord y répondre.
problem-not_yours_to_answer = Ce n’est pas à toi de répondre à cette demande.
problem-unknown_name = Personne ici ne s’appelle { $name }.
problem-ambiguous_name = Plusieurs personnes ici s’appellent { $name }.
problem-no_advice = Pendant une partie classée, les spectateurs ne peuvent rien souffler aux joueurs.
problem-unknown_language = Cette langue n’existe pas ici. Disponibles : { $languages }.
problem-unknown_command = Cette commande n’existe pas. Essaie /help.
problem-wrong_argument = Cela s’écrit ainsi : { $usage }
problem-offline = Pas de connexion ; rien n’a été envoyé.
problem-other = Cela n’a pas fonctionné.
notice-help = Voici les commandes que tu peux taper ici :
notice-done = C’est fait.
notice-options =
    Options de la table : { $seats } places. { $rated ->
        [on] La partie est classée.
       *[off] La partie est amicale.
    } { $invisible ->
        [on] La table n’apparaît pas à l’accueil.
       *[off] La table apparaît à l’accueil.
    } { $host ->
        [on] Seule la personne qui a ouvert la table règle les options et lance la partie.
       *[off] Tout le monde à la table peut régler les options et lancer la partie.
    } { $drawseat ->
        [on] Les places sont tirées au sort.
       *[off] { $start ->
            [0] C’est la première place qui commence.
           *[other] La place { $start } commence.
        }
    } { $stall ->
        [0] Pas de limite aux tours de table sans découverte.
        [one] La partie s’arrête après un tour de table sans découverte.
       *[other] La partie s’arrête après { $stall } tours de table sans découverte.
    } { $drawcolour ->
        [on] Les couleurs sont tirées au sort.
       *[off] Chacun choisit sa couleur.
    } { $clock ->
        [move] Temps pour chaque tour : { $time }.
        [budget] Temps pour toute la partie : { $time }{ $increment ->
            [0] .
           *[other] , et { $increment } de plus après chaque tour.
        }
       *[none] On joue sans pendule.
    } { $clock ->
        [none] { "" }
       *[other] { $timeout ->
            [seat] Quand le temps est écoulé, un bot prend la place.
           *[move] Quand le temps est écoulé, un bot finit le tour.
        }
    } { $away ->
        [0] Aucun bot ne remplace les absents sans l’accord des autres.
       *[other] Après une absence de { $away }, un bot joue à la place de la personne absente.
    } { $programs ->
        [on] Les programmes peuvent s’asseoir ici même si la partie est classée.
       *[off] { "" }
    }
notice-info =
    { $status ->
        [open] La partie n’a pas encore commencé. Places prises : { $taken } sur { $seats }.
        [over] La partie est terminée, après { $moves } coups.
       *[running] C’est à { $who } de jouer. Coups joués jusqu’ici : { $moves }. { $pile ->
            [one] Il reste { $pile } carte
           *[other] Il reste { $pile } cartes
        }, dont îles : { $islands }, mer : { $water }.
    }
notice-who =
    { $seated ->
        [none] Personne n’est à la table.
       *[other] À la table : { $seated }.
    } { $watching ->
        [none] { $unnamed ->
            [0] Personne ne regarde.
            [one] Une personne sans nom regarde.
           *[other] { $unnamed } personnes sans nom regardent.
        }
       *[other] { $unnamed ->
            [0] Regardent : { $watching }.
            [one] Regardent : { $watching } et une personne sans nom.
           *[other] Regardent : { $watching } et { $unnamed } personnes sans nom.
        }
    } { $programs ->
        [none] { "" }
       *[other] Programmes : { $programs }.
    }
notice-mute =
    { $muted ->
        [yes] Tu ne vois plus ce qu’écrit { $name }. La même commande annule la sourdine.
       *[no] Tu vois à nouveau ce qu’écrit { $name }.
    }
notice-language = Tongiaki te parle maintenant français.
notice-timed-out = Ton temps est écoulé : un bot finit ce tour.
notice-vote-accepted = La demande est acceptée.
notice-vote-refused = La demande est refusée.
notice-vote-expired = Personne d’autre n’a répondu à temps : la demande est refusée.
notice-vote-withdrawn = La demande a été retirée.

## Browser: manual page (its text is in manual/XX.md)

manual-title = Règles du jeu
manual-contents = Sommaire
manual-print = Imprimer
manual-play = Animer
manual-again = Revoir

## Browser: strategy page (its text is in strategy/XX.md)

strategy-title = Bien jouer
strategy-lines = Les tours à comparer
strategy-better = Mieux
strategy-tempting = Tentant
strategy-wins =
    { $count ->
        [one] gagne { $count } partie sur 100
       *[other] gagne { $count } parties sur 100
    }
strategy-points = Les points
strategy-draw = On pioche maintenant une carte : la suite est affaire de chance.

## Browser: commands in the chat

# Placeholder for the writer's own text in a command
command-word =
    { $word ->
        [seat] PLACE
        [colour] COULEUR
        [name] NOM
        [level] BOT
        [option] OPTION
        [value] VALEUR
        [number] NOMBRE
        [seconds] SECONDES
        [increment] INCRÉMENT
        [days] JOURS
        [text] TEXTE
        [code] CODE
       *[other] { $word }
    }
command-join = s’asseoir ; au choix avec une place, une couleur et un nom
command-leave = se lever
command-watch = céder sa place et regarder
command-start = lancer la partie ; les places vides sont retirées
command-startnosave = lancer une partie amicale
command-option = afficher les options de la table
command-option-host = réserver lancement et exclusions à la personne qui a ouvert la table
command-option-invisible = retirer la table de l’accueil
command-option-drawseat = tirer les places au sort
command-option-drawcolour = tirer les couleurs au sort
command-option-start = choisir la place qui commence
command-option-rated = faire compter la partie pour les cotes
command-option-programs = admettre les programmes à une table classée
command-option-seats = nombre de places de la table
command-option-stall = fin de la partie après ce nombre de tours de table sans découverte
command-option-clock = temps de jeu : pour chaque tour, en secondes ou en jours, ou pour toute la partie, avec un supplément après chaque tour
command-option-timeout = quand le temps est écoulé : un bot finit le tour, ou prend la place
command-option-away = secondes d’absence avant qu’un bot joue
command-option-standin = bot qui remplace les absents
command-bot = mettre un bot à une place libre
command-kick = retirer quelqu’un de sa place
command-ban = exclure quelqu’un de la table, ou l’y admettre de nouveau ; réservé à la personne qui a ouvert la table
command-quiet = réserver le chat aux joueurs, ou le rouvrir à tout le monde ; réservé à la personne qui a ouvert la table
command-name = changer de nom
command-colour = changer de couleur
command-accept = accepter ce que quelqu’un a demandé, ou les conditions d’une partie classée
command-refuse = refuser ce que quelqu’un a demandé
command-agree = accepter d’avance tout ce que les autres demandent dans cette partie, ou ne plus le faire
command-undo = annuler sa dernière décision ; si une carte a été piochée depuis, seulement si tout le monde est d’accord
command-standin = faire jouer un bot pour un absent, si la plupart sont d’accord
command-back = reprendre sa place au bot remplaçant
command-pause = mettre la partie en pause, si tout le monde est d’accord
command-resume = reprendre après une pause, si toutes les personnes présentes sont d’accord
command-resign = abandonner la partie ; on ne peut pas revenir
command-rematch = proposer une revanche aux mêmes personnes, ou l’accepter
command-info = afficher l’état de la table et de la partie
command-who = afficher qui est là
command-tell = dire quelque chose à une seule personne
command-mute = mettre quelqu’un en sourdine dans le chat, ou annuler la sourdine
command-lang = changer de langue tout de suite, par exemple /lang de
command-help = énumérer les commandes

## Terminal: words shared by engine, records and command line

# A list is built item by item: "a, b", then "a, b, c", then "a, b, c and d".
list-more = { $most }, { $next }
list-and = { $most } et { $last }
refused-not_top = C’est une autre carte qui se trouve sur le dessus de la pioche.
record-error-at = Ligne { $line }, colonne { $column } : { $problem }
record-error-tag-form = Une étiquette est une ligne comme [Date "2026-11-21"].
record-error-control = Un caractère de contrôle ne peut pas figurer ici.
record-error-tag-twice = L’étiquette { $tag } figure deux fois.
record-error-tag-missing = L’étiquette { $tag } manque.
record-error-tag-value = Cette valeur ne convient pas à { $tag }.
record-error-unknown-rules = Il n’existe pas de version { $rules } des règles.
record-error-newer-rules = Cette partie a été jouée avec la version { $rules } des règles ; ce programme les connaît jusqu’à la version { $known }. Un programme plus récent saura la lire.
record-error-several = Une autre partie commence ici, alors qu’il ne devrait y en avoir qu’une.
record-error-comment-open = Aucune accolade ne referme ce commentaire.
record-error-stray = « { $word } » ne referme rien ici.
record-error-separator = Il manque un point-virgule avant « { $word } ».
record-error-label-alone = Aucun coup ne suit « { $label } ».
record-error-variation-place = Une variante se place après le coup qu’elle remplace.
record-error-variation-open = Aucune parenthèse ne referme cette variante.
record-error-variation-empty = Cette variante ne contient aucun coup.
record-error-end-inside = « { $word } » n’a pas sa place dans une variante.
record-error-too-deep = On ne lit pas plus de { $depth } variantes imbriquées.
record-error-ambiguous = « { $move } » peut désigner ici plusieurs coups : { $choices }
record-error-plain-form = Ce n’est pas une partie enregistrée : { $problem }
record-error-at-move = Partie { $line }, coup { $number } : { $problem }
record-error-not-a-move = « { $move } » n’est pas un coup.
record-error-refused = { $move } : { $reason } (règle { $clause })
record-error-other-top = { $move } contredit la pioche, dont la carte du dessus est { $top }.
record-error-label = On attend ici « { $expected } » et non « { $label } ».
record-error-no-label = « { $label } » ne commence aucun tour ici.
record-error-no-end = La partie s’interrompt sans dire comment elle s’est terminée ; une partie en cours finit par *.
record-error-end-differs = La fin indiquée est { $given }, mais après ces coups c’est { $end }.
record-error-after-end = Rien ne peut suivre la fin de la partie.
record-error-result-differs = Le résultat indiqué est « { $given } », mais après ces coups c’est « { $result } ».

## Terminal: positions in one line

position-error-at = Colonne { $column } : { $problem }
position-error-fields = Une position compte { $count } champs, et ce texte { $given }.
position-error-field = « { $text } » n’a pas sa place ici.
position-error-rules = Les positions de la version { $text } des règles sont inconnues ici ; celles de la version { $known } sont connues.
position-error-no-player = Aucun joueur n’a la lettre « { $letter } ».
position-error-too-many-ships = Un joueur a 15 bateaux, pas plus.
position-error-place = « { $text } » se trouve trop loin, ou bien la place est prise, ou bien la carte figure deux fois.
position-error-beaches = L’île a { $count } plages : « { $text } ».
position-error-berths = Une plage n’a que { $count } places : « { $text } ».
position-error-sea = Une carte se trouve là où aucune n’a pu être posée : son côté 0 touche la carte d’où elle a été découverte.
position-error-kings = Personne n’a plus de deux îles royales, et Tonga n’en est jamais une.
position-error-setup = Pendant la mise en place, les joueurs posent leurs bateaux sur Tonga l’un après l’autre, au plus deux par plage.
position-error-full = Une plage ne peut être complète que pendant un départ de bateaux.
position-error-ending = Le dernier tour commence quand il ne reste plus d’île, ou plus de carte mer, dans la pioche.
position-error-clock = La partie s’arrête à la limite des tours sans découverte, ou à la dernière île ou carte mer, pas avant.
position-error-flags = Un tour commence sans rien de pioché, de perdu ni de répété.
position-error-voyage = La phase et ce qui est en route se contredisent.
position-error-memory = Ce qui est noté sur les départs de ce tour ne correspond pas à la position.

## Terminal: game

terminal-king = roi { $letter }
terminal-player =
    { $colour ->
        [red] Rouge
        [yellow] Jaune
        [green] Vert
        [blue] Bleu
        [orange] Orange
        [purple] Violet
       *[other] { $colour }
    }
terminal-you = Toi
terminal-welcome = Tongiaki. Choisis un coup par son numéro, ou écris-le. « help » montre ce que tu peux faire d’autre.
terminal-help =
    Écris le numéro d’un coup, ou le coup lui-même (« sail tonga:3 »), ou l’un de ces mots :
      undo, u         annuler ta dernière décision ; pas au-delà d’une carte piochée
      plan, p         débarquer toute la flotte avec bon sens
      moves, m        réafficher la liste de tes coups
      board, b        réafficher le plateau
      save FICHIER    enregistrer la partie en cours dans un fichier
      quit, q         quitter la partie
    Sur le plateau, chaque joueur est une lettre et chaque place libre un point. Le chiffre devant les bateaux est le numéro de la plage, et le même chiffre se trouve près des côtés où elle a un débarcadère. Sur la mer, chaque lettre près d’un côté est un courant ; au-dessous, on lit combien de couleurs différentes chacun exige. Le nombre entre parenthèses donne les points de l’île.
terminal-ask = Ton coup :
terminal-next = Entrée pour continuer, q pour quitter :
terminal-prompt =
    { $phase ->
        [setup] { $who } : pose un bateau sur une plage de Tonga.
        [turn] { $who } : à toi de jouer. Ajoute des bateaux, deviens roi, reviens en jeu ou fonde une nouvelle colonie.
        [take] { $who } : ta réserve est vide. Lequel de tes bateaux s’y rend ?
        [migration] { $who } : une plage est complète. Par quel débarcadère ses bateaux partent-ils ?
        [landing] { $who } : la flotte débarque. Quel bateau va sur quelle plage ?
        [lay] { $who } : où poser la prochaine carte ?
       *[settle] { $who } : pose ton bateau sur une plage de la nouvelle île.
    }
terminal-beaches =
    { $count ->
        [one] { $island }, plage { $beaches }
       *[other] { $island }, plages { $beaches }
    }
terminal-move-settle = un bateau ici : { $beach }
terminal-move-expand =
    { $count ->
        [one] ajouter un bateau : { $beach }
       *[other] ajouter { $count } bateaux : { $beach }
    }
terminal-move-take = le bateau qui est ici : { $beach }
terminal-move-enter = revenir en jeu : { $beach }
terminal-move-crown = devenir roi : { $island }
terminal-move-resettle = reprendre tous ses bateaux et trouver une nouvelle île
terminal-move-lay = { $tile }, au { $direction }
terminal-move-sail = { $direction } : { $course }
terminal-move-land = un bateau { $colour } : { $beach }
terminal-route-unknown =
    { $colours ->
        [one] vers l’inconnu, avec une seule couleur
       *[other] vers l’inconnu, avec { $colours } couleurs
    }
terminal-route-lands = mène à { $island }
terminal-route-returns = ramène à { $island }
terminal-route-turned-back = renvoi par le roi ({ $island })
terminal-route-sinks = naufrage : le courant exige { $demand } couleurs, à bord : { $colours }
terminal-supply = En réserve :
terminal-pile = Encore face cachée : îles { $islands }, cartes mer { $water }
terminal-fleet = Dans la flotte : { $fleet }
terminal-in-parts = (La fenêtre est étroite : la mer est montrée par morceaux, d’ouest en est.)
terminal-no-such-number = Choisis un numéro de 1 à { $count }.
terminal-no-landing = Aucune flotte ne débarque en ce moment.
terminal-not-understood = Ce n’est ni un numéro de la liste ni un coup ; « help » montre ce que tu peux écrire.
terminal-saved = Enregistré dans { $file }
terminal-not-saved = Impossible d’écrire { $file } : { $reason }
terminal-setup = Mise en place
terminal-turn = { $number }. { $who }
terminal-shuffle =
    { $holds ->
        [yes] La pioche est bien celle qui était promise.
       *[no] La pioche n’est pas celle qui était promise !
    }

## Terminal: command line

terminal-about = Tongiaki, le jeu de société des voyages polynésiens : joue-y ici ou dans le navigateur.
terminal-about-version = Afficher la version.
terminal-version =
    Règles { $rules } ; moteur : { $engine ->
        [compiled] compilé
       *[pure] Python pur
    }.
terminal-about-lang = Langue des textes, par défaut celle de l’environnement. Au choix : { $languages }.
terminal-unknown-language = La langue « { $language } » n’existe pas ici. Disponibles : { $languages }.
terminal-about-play = Jouer une partie contre des bots dans ce terminal.
terminal-about-play-players = Nombre de joueurs, toi compris.
terminal-about-bots = Bots, séparés par des virgules : { $bots }.
terminal-about-play-seat = Ta place ; la première commence.
terminal-about-stall = Tours de table sans découverte qui mettent fin à la partie ; 0 : sans limite.
terminal-about-seed = Graine qui rend reproductible tout ce qui tient au hasard.
terminal-about-save = Écrire la partie dans ce fichier quand elle se termine ou que tu la quittes.
terminal-about-serve = Proposer le jeu aux navigateurs.
terminal-about-host = Adresse d’écoute ; 127.0.0.1 sauf autre valeur dans l’environnement.
terminal-about-port = Port d’écoute ; 8000 sauf autre valeur dans l’environnement.
terminal-about-site = Écrire un site de fichiers que tout hébergeur peut servir : parties contre des bots et sur un seul écran, tutoriel, problèmes, manuel et relecture.
terminal-about-site-folder = Dossier du site. Il est créé, ou remplacé s’il contient déjà un site.
terminal-about-site-path = Chemin du site chez l’hébergeur, par exemple /tongiaki/. Seule la page des adresses inconnues en a besoin.
terminal-site-not-empty = { $folder } contient d’autres fichiers. Indique un dossier vide ou celui d’un site précédent.
terminal-site-no-client = Les fichiers des parties dans le navigateur n’ont pas encore été générés. Lance « python3 dev.py site » dans un dépôt.
terminal-site-written = Le site est dans { $folder } : { $size } Mo.
terminal-about-health = Vérifier si le serveur de cette machine fonctionne : code de sortie 0 si oui, sinon 1.
terminal-about-health-host = Adresse du serveur ; par défaut celle des réglages.
terminal-about-health-port = Port du serveur ; par défaut celui des réglages.
terminal-about-workers = Nombre de processus qui se partagent le travail ; 1 sauf autre valeur dans l’environnement.
terminal-about-engine = Parler le protocole texte pour d’autres programmes, sur l’entrée et la sortie standard.
terminal-about-simulate = Faire jouer des bots entre eux et dresser le bilan des parties.
terminal-about-games = Nombre de parties.
terminal-about-simulate-players = Nombre de joueurs par partie.
terminal-about-simulate-bots = Bots, séparés par des virgules, qui prennent les places à tour de rôle : { $bots }.
terminal-about-jobs = Nombre de processus ; par défaut, un par cœur.
terminal-about-parquet = Écrire aussi chaque décision dans ce fichier Parquet, pour l’apprentissage automatique (demande l’extra « research »).
terminal-about-replay = Revoir une partie enregistrée.
terminal-about-file = Fichier d’une partie enregistrée.
terminal-about-whole = Afficher toute la partie d’une traite (toujours le cas si la sortie n’est pas un terminal).
terminal-error = tongiaki: { $problem }
terminal-unknown-bot = Aucun bot ne s’appelle « { $bot } ». Disponibles : { $bots }.
terminal-programs-elsewhere = Les programmes s’indiquent avec « --bot », et non avec « --bots ».
terminal-bot-not-compiled = Le bot « { $bot } » a besoin du moteur compilé, qui n’est pas installé ici. Disponibles : { $bots }.
terminal-too-many-seats = À { $players } joueurs, il n’y a pas de place { $seat }.
terminal-too-many-bots = Il y a trop de bots ({ $bots }) pour les places ({ $seats }).
terminal-not-readable = Impossible de lire { $file } : { $reason }
terminal-too-large = le fichier est trop volumineux
terminal-no-output = Impossible d’écrire sur la sortie standard : { $reason }
terminal-not-well = Le serveur à l’adresse { $address } ne fonctionne pas bien : { $reason }
terminal-not-text = ce n’est pas du texte UTF-8
terminal-no-extra = L’extra « { $extra } » n’est pas installé : pip install "tongiaki[{ $extra }]"
terminal-playing = Parties en cours
terminal-bots = Bots contre bots
terminal-column-bot = Bot
terminal-column-seats = Places
terminal-column-wins = Victoires
terminal-column-share = Part
terminal-column-rank = Rang moyen
terminal-column-points = Points en moyenne
terminal-column-decisions = Décisions par partie
terminal-series = Parties : { $games } ; coups par partie : { $moves }. Terminées par la dernière île : { $island }, par la dernière carte mer : { $water }, faute de découverte : { $stalled }.
terminal-series-time =
    { $seconds } s, { $jobs } processus, moteur : { $engine ->
        [compiled] compilé
       *[pure] Python pur
    } ; temps de réflexion par décision : { $thinking }.
terminal-thinking = { $bot } { $time } ms

## Terminal: programs as bots, tournaments, training and bridge

terminal-about-bot = Ajouter un bot ; option répétable. « exec:COMMANDE » lance un programme qui utilise le protocole texte du moteur.
terminal-about-move-time = Secondes dont un programme dispose pour une décision.
terminal-about-bot-log = Fichier qui reçoit ce que les programmes écrivent sur la sortie d’erreur.
terminal-about-arena = Faire jouer un tournoi à des bots sur les mêmes pioches et les classer.
terminal-about-arena-bots = Bots, séparés par des virgules : { $bots }. Sans indication, greedy et random.
terminal-about-piles = Nombre de pioches mélangées ; sur chacune, chaque groupe de bots joue une fois par place.
terminal-about-ray = Démarrer Ray sur cette machine et y jouer (demande l’extra « cluster »).
terminal-about-ray-address = Jouer sur le cluster Ray à cette adresse ; « auto » est celui qui tourne ici.
terminal-about-json = Donner les résultats et toutes les parties en JSON.
terminal-about-plot = Dessiner les résultats dans ce fichier, par exemple results.svg (demande l’extra « plot »).
terminal-no-command = « { $bot } » ne nomme aucune commande.
terminal-no-program = Il n’y a pas de programme « { $program } » à lancer.
bot-faults = Erreurs ({ $bot }) : { $faults }.
bot-fault-missing = impossible à lancer ({ $count })
bot-fault-slow = trop lent ({ $count })
bot-fault-silent = sans réponse ({ $count })
bot-fault-illegal = coup interdit ({ $count })
bot-fault-malformed = réponse incomprise ({ $count })
bot-fault-huge = réponse trop longue ({ $count })
bot-fault-crashed = plantage ({ $count })
bot-fault-closed = entrée ou sortie fermée ({ $count })
bot-fault-retired = plus interrogé ({ $count })
bot-fault-stubborn = toujours actif malgré l’ordre d’arrêt ({ $count })
arena-not-different = Un tournoi demande au moins deux bots, tous différents.
arena-no-cluster = Il n’y a pas de cluster Ray à l’adresse { $address } : { $reason }
arena-no-form = { $file } : le nom d’une image finit par l’un de ceux-ci : { $forms }.
arena-interrupted = Arrêté avant la fin. Parties jouées : { $played } sur { $games }.
arena-standings = Classement
arena-meetings = Fréquence à laquelle le bot d’une ligne devance celui d’une colonne
arena-column-rating = Cote
arena-column-wins = Victoires
arena-column-sure = Intervalle à { $sure }
arena-column-rank = Rang moyen
arena-column-points = Points en moyenne
arena-column-seats = Places
arena-interval = { $low } à { $high }
arena-series = Parties : { $games } ; coups par partie : { $moves }. Par le seul hasard, chaque bot en gagnerait { $luck }.
arena-time = { $seconds } s ; temps de réflexion par décision : { $thinking }.
arena-plot-wins = Part des victoires
arena-plot-luck = au hasard
arena-plot-ratings = Cote
terminal-about-train = Entraîner un réseau qui évalue les positions, en le faisant jouer contre lui-même.
terminal-about-train-file = La description de l’entraînement, un fichier TOML.
terminal-about-train-folder = Dossier des poids et du point de reprise ; un entraînement interrompu reprend de là.
terminal-about-train-plot = Dessiner la perte et la force au fil des parties dans ce fichier, par exemple force.svg (demande l’extra « plot »).
terminal-about-bridge = Faire jouer un bot sur un serveur, au nom du compte dont tu donnes le jeton.
terminal-about-bridge-bot = Le bot : un niveau ({ $bots }), ou « exec:COMMANDE » pour un programme qui parle le protocole texte du moteur.
terminal-about-bridge-server = Adresse du serveur, comme on l’ouvre dans le navigateur.
terminal-about-bridge-token = Jeton du programme, pris sur la page du compte ; plutôt dans l’environnement que sur la ligne de commande.
terminal-about-bridge-tables = Nombre maximal de tables en même temps.
terminal-about-bridge-games = Nombre de parties avant de s’arrêter ; 0 : ne jamais s’arrêter.
terminal-about-bridge-join = S’asseoir aussi aux tables ouvertes et non classées des autres.
terminal-about-bridge-players = Taille des tables : ne rejoindre que celles pour ce nombre de joueurs, et en ouvrir une s’il n’y en a pas.
terminal-about-bridge-rated = Ouvrir et rejoindre des tables classées ouvertes aux programmes ; seulement pour le compte d’un programme.
bridge-playing = Joue à la table { $about }.
bridge-played = La partie à la table { $about } est finie.
bridge-lost = Le serveur est injoignable : { $about }. Nouvelle tentative.
bridge-trouble = Refusé à la table { $about }.
bridge-bad-server = L’adresse du serveur n’est pas valable. Elle commence par https:// ou http://, ne contient pas de nom d’utilisateur et désigne un hôte, par exemple https://tongiaki.example.org.
bridge-bad-token = Ce n’est pas un jeton de programme. Un jeton commence par tongiaki_, suivi de lettres, de chiffres, de traits d’union et de tirets bas.
bridge-no-server = Il n’y a pas de serveur Tongiaki à cette adresse.
bridge-no-https = À cette adresse, le serveur n’offre pas de https avec un certificat valable.
bridge-bad-proxy = Le proxy indiqué par l’environnement n’est pas utilisable.
train-round = Parties : { $games } sur { $total } ; perte { $loss } ; temps restant { $left }.
train-measured = Contre greedy, joueurs : { $players } ; victoires { $share } ({ $low } à { $high }).
train-slow = Le moteur n’est pas compilé ici : l’entraînement durera bien plus longtemps.
train-interrupted = Arrêté avant la fin ; la même commande reprend au dernier point de reprise de { $folder }.
train-plot-players = joueurs : { $players }
train-plot-games = Parties dont le réseau a appris
train-plot-loss = Perte
train-plot-share = Part des victoires contre greedy

## Terminal: commands for records

records-about-lenient = Lire ce qui est écrit à la main : on peut omettre des éléments là où un seul coup convient.
records-about-game = Numéro de la partie dans le fichier.
records-about-show = Montrer une position d’une partie enregistrée, ou donnée en une ligne : en texte, ou dessinée dans un fichier.
records-about-position = Une position en une ligne, au lieu d’un fichier.
records-about-after = Le nombre de coups avant la position, cartes piochées comprises ; tous, sauf indication contraire.
records-about-svg = Dessiner le plateau dans ce fichier SVG.
records-about-convert = Convertir des parties enregistrées dans un autre format : texte, JSON, ou le JSON des vecteurs de test.
records-about-source = Un fichier de parties enregistrées ; « - » est l’entrée standard.
records-about-target = Le fichier à écrire ; « - » est la sortie standard.
records-about-to = Le format à écrire ; d’après le nom du fichier, sauf indication contraire.
records-about-from = Le format à lire ; d’après le nom du fichier, sauf indication contraire.
records-about-check = Vérifier des parties enregistrées : format, coups, résultat et mélange. Le code de sortie est 0 si toutes sont en ordre.
records-about-files = Fichiers de parties enregistrées.
records-one-source = Donne soit un fichier, soit une position.
records-no-position = Ce n’est pas une position : { $problem }
records-no-move =
    { $count ->
        [one] La partie n’a que { $count } coup.
       *[other] La partie n’a que { $count } coups.
    }
records-no-game =
    { $count ->
        [one] { $file } ne contient que { $count } partie.
       *[other] { $file } ne contient que { $count } parties.
    }
records-none = { $file } : aucune partie enregistrée.
records-bad = { $file }, partie { $number } : { $problem }
records-good =
    { $count ->
        [one] { $file } : { $count } partie, en ordre.
       *[other] { $file } : { $count } parties, toutes en ordre.
    }
records-about-out = Enregistrer aussi les parties dans ce fichier.

## Terminal: coach

terminal-about-analyse = Chercher les meilleurs coups d’une position, ou revoir une partie enregistrée : chance, choix et erreurs.
terminal-about-analyse-json = Donner tout en JSON.
terminal-about-nodes = Nombre de positions à évaluer pour chaque décision. Un plus grand nombre prend plus de temps et voit plus loin.
terminal-outlook = { $who } { $chance }, points : { $points }
terminal-chance = { $who } { $chance }
terminal-best-moves = Les meilleurs coups pour { $who }
terminal-reviewing = Analyse de la partie
terminal-review-after = Après le coup
terminal-review-chances = Chances de gain
terminal-review-luck = Chance
terminal-review-choice = Choix
terminal-review-mistakes = Erreurs
terminal-review-fine = Beaux coups
terminal-review-moment = { $who }, après le coup { $number } : { $gain ->
    [one] { $gain } point de pourcentage
   *[other] { $gain } points de pourcentage
} (± { $error })
terminal-review-played = Joué : { $moves }
terminal-review-better = Mieux : { $moves }
terminal-review-obvious = Au lieu de : { $moves }
terminal-review-why = Pourquoi : { $reason }
terminal-review-reply = Meilleure réponse ({ $who }) : { $moves }
terminal-review-yours = { $who } : la pire erreur
terminal-review-nobody = Personne du nom de « { $name } » ne joue dans cette partie.
terminal-about-as = Couleur ou nom du joueur dont la pire erreur vient en premier.

## Terminal: server administration

terminal-admin-about = Administrer le serveur de cette machine : tables, personnes, sauvegardes. Les commandes lisent les réglages du serveur et fonctionnent pendant qu’il tourne.
terminal-admin-about-reason = Pourquoi ; c’est noté dans le journal.
terminal-admin-about-yes = Ne rien demander avant ce qui est irréversible.
terminal-admin-about-tables = Lister toutes les tables, les plus récentes d’abord.
terminal-admin-about-status = Seulement les tables ouvertes (open), en cours (running) ou terminées (over).
terminal-admin-about-name-filter = Seulement les tables où quelqu’un a ce texte dans son nom.
terminal-admin-about-end = Fermer une table tout de suite : une partie en cours s’arrête sans résultat, et aucune cote ne change.
terminal-admin-about-table = La table : la fin de son adresse, après /t/.
terminal-admin-about-hide = Retirer une table des listes de la page d’accueil ; le lien y mène toujours.
terminal-admin-about-show = Montrer de nouveau une table cachée sur la page d’accueil.
terminal-admin-about-tournaments = Lister les tournois : d’abord ceux qui ne sont pas terminés, puis les autres, chaque fois du plus récent au plus ancien.
terminal-admin-about-cancel = Annuler un tournoi : aucune autre ronde ne commence ; les parties en cours se jouent jusqu’au bout.
terminal-admin-about-tournament = Le tournoi : la fin de son adresse, après /tournament/.
terminal-admin-about-chat = Lister les messages du chat d’une table ou d’une étude, avec leurs numéros.
terminal-admin-about-place = La table ou l’étude : la fin de son adresse, après /t/ ou /study/.
terminal-admin-about-remove-line = Effacer définitivement le texte d’un message du chat, de la base de données et de toutes les pages ouvertes.
terminal-admin-about-number = Le numéro que « chat » affiche devant le message.
terminal-admin-about-people = Lister les comptes, avec le jour où chacun a servi pour la dernière fois.
terminal-admin-about-guests = Lister aussi les invités qui ont donné un nom.
terminal-admin-about-rename = Donner un autre nom à un compte ou, si aucun compte ne le porte, aux invités qui l’utilisent.
terminal-admin-about-name = Le nom ; les lettres qui se ressemblent comptent pour les mêmes.
terminal-admin-about-new-name = Le nouveau nom.
terminal-admin-about-bar = Interdire un nom et ceux qui lui ressemblent. Un compte de ce nom est déconnecté et ne peut plus se connecter.
terminal-admin-about-unbar = Autoriser de nouveau un nom interdit.
terminal-admin-about-reset-password = Afficher un lien pour choisir un nouveau mot de passe, une seule fois et sous 24 heures. Ne le donne qu’à la personne qui porte ce nom.
terminal-admin-about-site = L’adresse du serveur pour les visiteurs, comme https://games.example.org ; sinon la première de TONGIAKI_ORIGINS, ou celle du serveur.
terminal-admin-about-backup = Écrire toute la base de données dans un nouveau fichier. Le serveur peut tourner.
terminal-admin-about-backup-file = La sauvegarde ; elle contient des secrets, seul son propriétaire peut la lire.
terminal-admin-about-restore = Remplir la base à partir d’une sauvegarde, faite avec SQLite ou PostgreSQL. Arrête d’abord le serveur.
terminal-admin-about-replace = Remplacer une base qui n’est pas vide ; ce qu’elle contient sera perdu.
terminal-admin-about-log = Lister tout ce qui a été fait avec ces commandes, le plus récent à la fin.
terminal-admin-column-table = table
terminal-admin-column-status = état
terminal-admin-column-moves = coups
terminal-admin-column-active = dernière activité
terminal-admin-column-players = à la table
terminal-admin-column-tournament = tournoi
terminal-admin-column-entrants = inscrits
terminal-admin-column-host = organisé par
terminal-admin-column-kind = genre
terminal-admin-column-seen = dernière visite
terminal-admin-column-name = nom
terminal-admin-column-number = n°
terminal-admin-column-at = quand
terminal-admin-column-by = qui
terminal-admin-column-action = quoi
terminal-admin-column-subject = objet
terminal-admin-column-reason = raison
terminal-admin-status-hidden = { $status }, cachée
terminal-admin-account = compte
terminal-admin-guest = invité
terminal-admin-sure-end = Fermer pour de bon la table { $table } ?
terminal-admin-sure-cancel = Annuler pour de bon le tournoi { $tournament } ?
terminal-admin-sure-line = Effacer pour de bon « { $words } », dit par { $name } ?
terminal-admin-sure-replace = Effacer tout ce que contient la base de données ?
terminal-admin-ended = La table { $table } est fermée.
terminal-admin-is-over = La table { $table } est déjà terminée.
terminal-admin-cancelled = Le tournoi { $tournament } est annulé.
terminal-admin-tournament-over = Le tournoi { $tournament } est déjà terminé ou annulé.
terminal-admin-hidden = La table { $table } est cachée.
terminal-admin-shown = La table { $table } est de nouveau sur la page d’accueil.
terminal-admin-no-chat = Rien n’y a été dit.
terminal-admin-archived = La table { $table } est archivée : son chat n’existe plus.
terminal-admin-no-line = Le message { $number } de { $table } est vide.
terminal-admin-line-removed = Le message est effacé.
terminal-admin-no-table = Il n’y a pas de table { $table }.
terminal-admin-no-tournament = Il n’y a pas de tournoi { $tournament }.
terminal-admin-no-name = Personne ne porte le nom { $name }.
terminal-admin-renamed = { $name } s’appelle maintenant { $new }.
terminal-admin-is-barred = Le nom { $name } est déjà interdit.
terminal-admin-barred = Personne ne peut plus prendre le nom { $name }.
terminal-admin-logged-out = Le compte { $name } est déconnecté.
terminal-admin-not-barred = Le nom { $name } n’est pas interdit.
terminal-admin-unbarred = Le nom { $name } est de nouveau permis.
terminal-admin-no-account = Il n’y a pas de compte { $name }.
terminal-admin-link-until = Pour { $name }, une seule fois, jusqu’au { $until }.
terminal-admin-no-site = « { $site } » n’est pas l’adresse d’un serveur. Écris-la sous la forme https://games.example.org.
terminal-admin-backed-up = Sauvegarde écrite dans { $file } : { $rows } lignes.
terminal-admin-restored = Base restaurée depuis { $file } : { $rows } lignes.
terminal-admin-in-use = Un autre processus utilise la base. Arrête d’abord le serveur.
terminal-admin-not-done = Rien n’a changé.
terminal-admin-busy = La base a été modifiée au même moment par autre chose. Réessaie.
terminal-admin-no-database = La base de données est inutilisable : { $reason }
terminal-admin-no-tables = Il n’y a pas encore de base de données : le serveur la crée à son premier démarrage.
terminal-admin-other-version = La base appartient à une autre version. Démarre une fois le serveur de cette version, ou prends la commande de l’autre.
terminal-admin-fault-exists = { $file } existe déjà.
terminal-admin-fault-no-backup = { $file } n’est pas une sauvegarde, ou elle est abîmée.
terminal-admin-fault-cut-off = { $file } est incomplet : la fin manque.
terminal-admin-fault-newer = { $file } vient d’une version plus récente.
terminal-admin-fault-not-empty = La base n’est pas vide. --replace efface ce qu’elle contient.
terminal-admin-fault-unfit = { $file } contient quelque chose que cette base n’accepte pas.
terminal-admin-fault-unwritable = Impossible d’écrire { $file } : { $reason }
terminal-admin-fault-unreadable = Impossible de lire { $file } : { $reason }

## Notifications by email and browser

letter-turn = C’est à toi de jouer
letter-reminder = Il te reste un quart de ton temps
letter-invited = { $name } t’invite à une table
letter-invited-about = Tu peux t’y asseoir jusqu’au début de la partie.
letter-over = La partie est terminée
letter-round = Ta partie du tournoi a commencé
letter-finished = Le tournoi est terminé
letter-finished-about = Viens voir qui a gagné.
letter-with = Tu joues avec { $names }.
letter-alone = À ta table de Tongiaki.
letter-whole = { $title }. { $body }
letter-link = Vers la table : { $link }
letter-link-standings = Vers le classement : { $link }
letter-stop = Ne plus recevoir d’e-mails : { $link }
letter-confirm-title = Confirme ton adresse pour les notifications de Tongiaki
letter-confirm = Quelqu’un voudrait recevoir à cette adresse les notifications des parties lentes. Si c’est toi, ouvre ce lien dans les 24 heures : { $link }
    Si ce n’est pas toi, il n’y a rien à faire : aucun autre e-mail ne viendra.

## Link previews in messengers

preview-site = Tongiaki : naviguer ensemble ou sombrer
preview-about = Un jeu de société sur les voyages polynésiens, de 2 à 6 joueurs. Gratuit, sans compte, environ 15 minutes.
preview-private = Une table privée sur Tongiaki
preview-open = Jouez à Tongiaki avec { $names }
preview-empty = Une table sur Tongiaki
preview-open-about =
    { $free ->
        [one] Une place est libre.
       *[other] { $free } places sont libres.
    } Sans compte, environ 15 minutes.
preview-game = Tongiaki avec { $names }
preview-running = La partie est en cours : regardez-la en direct.
preview-won =
    { $winners ->
        [one] { $names } l’emporte avec un score de { $points }.
       *[other] { $names } se partagent la victoire avec un score de { $points }.
    } Voyez comment.
preview-puzzle = Problème de Tongiaki nº { $number }
preview-puzzle-about = Quel est le meilleur tour ? Essayez sur le plateau.
preview-day = Tongiaki du { $day }
preview-day-about = La même partie et le même problème pour tous, chaque jour. Jusqu’où iras-tu ?
preview-tournament =
    { $kind ->
        [round_robin] Tournoi de Tongiaki, toutes rondes
        [groups] Tournoi de Tongiaki par groupes
       *[swiss] Tournoi de Tongiaki, système suisse
    }
preview-tournament-about =
    { $status ->
        [open] { $entrants } places sur { $places } sont prises.
        [running] Ronde { $round } sur { $rounds }, { $entrants } participants.
        [over] Le tournoi est terminé : { $entrants } participants, { $rounds } rondes.
       *[cancelled] Le tournoi a été annulé.
    }
