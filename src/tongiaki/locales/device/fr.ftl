### Texts of games on this device, without a server.

## Page with the games of this device

device-title = Sur cet appareil
device-about = Joue contre des bots, ou à plusieurs en se passant l’appareil. Ni serveur ni compte.
device-new = Nouvelle partie
device-player = Joueur { $number }
device-seat = Qui joue à la place { $number } ?
device-name = Nom du joueur { $number }
device-person = Humain
device-pass-about = Avant le tour de chaque personne, l’écran indique à qui c’est de jouer.
device-nobody = Au moins une personne doit jouer.
device-start = Commencer la partie
device-games = Parties enregistrées ici
device-games-none = Aucune partie pour l’instant. Chaque partie est enregistrée ici après chaque coup.
device-game-running = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}, dernière séance le { $date }
device-game-over = { $count ->
    [one] Terminée en { $count } coup
   *[other] Terminée en { $count } coups
}, le { $date }
device-continue = Continuer
device-save = Enregistrer dans un fichier
device-delete = Supprimer
device-delete-sure = Supprimer cette partie ? Elle n’est enregistrée nulle part ailleurs.
device-keep = La garder
device-import = Ajouter une partie enregistrée
device-offline = Sans connexion
device-offline-about = Enregistre tout dans ce navigateur. Les parties sur cet appareil, les leçons, les problèmes, la relecture et l’analyse fonctionneront alors aussi sans connexion.
device-offline-store = Rendre disponible hors ligne
device-offline-store-size = Rendre disponible hors ligne ({ $size } Mo)
device-offline-stored = Tout est enregistré. Tu peux jouer sans connexion.
device-offline-remove = Retirer de ce navigateur
device-offline-failed = Tout n’a pas pu être enregistré. Vérifie la connexion et l’espace libre, puis réessaie.
device-offline-impossible = Ce navigateur ne peut enregistrer les fichiers que si l’adresse du site commence par https.

## Loading

device-loading = Chargement du jeu…
device-loading-about = Cela n’arrive qu’une fois, tant que ce navigateur garde les fichiers.
device-loading-size = { $loaded } sur { $total } Mo
device-loading-start = Démarrage…
device-loading-cancel = Annuler
device-loading-problem = La partie n’a pas pu être ouverte
device-loading-offline = Certains fichiers ne sont pas arrivés. Vérifie la connexion, puis réessaie.
device-loading-blocked = Ce navigateur n’autorise pas WebAssembly sur cette page, et les parties sur cet appareil en ont besoin.
device-loading-failed = Un problème est survenu au démarrage du jeu. Réessaie.
device-loading-cancelled = Le chargement a été annulé.
device-slow-title = Un peu de patience
device-slow = Sur cet appareil, { $level } réfléchit parfois plus de 3 secondes à un coup.
device-slow-faster = Jouer contre { $level }
device-slow-anyway = Jouer quand même contre { $level }
device-elsewhere-title = Déjà ouverte dans un autre onglet
device-elsewhere = Cette partie se joue dans un autre onglet. Ferme-le, et elle continuera ici.

## During the game

device-handover = { $name }, à toi de jouer
device-handover-go = C’est parti
device-handover-undo = Le dernier coup peut encore être annulé.
