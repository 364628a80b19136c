### The main catalogue: texts of the browser, the terminal and emails.
### The first sections are used by the browser and the terminal.

## Words used on several pages

colour-name =
    { $colour ->
        [red] rosso
        [yellow] giallo
        [green] verde
        [blue] blu
        [orange] arancione
        [purple] viola
       *[other] { $colour }
    }
# Part of a list of ships: "2 red"
fleet-part =
    { $colour ->
        [red] { $count ->
            [one] { $count } rossa
           *[other] { $count } rosse
        }
        [yellow] { $count ->
            [one] { $count } gialla
           *[other] { $count } gialle
        }
        [green] { $count ->
            [one] { $count } verde
           *[other] { $count } verdi
        }
        [blue] { $count } blu
        [orange] { $count ->
            [one] { $count } arancione
           *[other] { $count } arancioni
        }
        [purple] { $count } viola
       *[other] { $count } { $colour }
    }
water-tile = mare aperto
beach-name = { $island }, spiaggia verso { $directions }
pier-name = { $island }, molo verso { $direction }
exit-name = { $tile }, bordo verso { $direction }
direction =
    { $direction ->
        [north] nord
        [north-east] nord-est
        [south-east] sud-est
        [south] sud
        [south-west] sud-ovest
       *[north-west] nord-ovest
    }
seat-among-equals = { $name } ({ $colour })
bot-name =
    { $bot ->
        [random] Vagabondo
        [child] Bambino
        [fisher] Pescatore
        [paddler] Rematore
        [greedy] Marinaio
        [helmsman] Timoniere
        [captain] Capitano
        [master] Maestro
        [navigator] Navigatore
       *[other] { $bot }
    }
# Group of bot levels
bot-group =
    { $group ->
        [easy] Facile
        [medium] Medio
        [hard] Difficile
       *[expert] Esperto
    }
bot-level = { $name }: { $about }
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
        [random] va dove lo porta il vento
        [child] gioca con slancio e si lascia sfuggire molto
        [fisher] vede la prossima buona pesca
        [paddler] gioca bene e ogni tanto perde un’occasione
        [greedy] gioca con criterio
        [helmsman] calcola ogni turno fino in fondo
        [captain] prevede anche la risposta
        [master] ha l’esperienza di migliaia di partite e guarda lontano
        [navigator] gioca come il maestro e calcola le ultime tessere fino alla fine
       *[other] gioca il computer
    }

## Refusals: why the rules do not allow a move (codes of tongiaki.rules.refusals)

refused-game_over = La partita è finita.
refused-no_draw_due = Non è il momento di pescare una tessera.
refused-draw_due = Prima va pescata una tessera.
refused-not_in_pile = Quella tessera non è più nella pila.
refused-setup_due = La preparazione non è finita: metti una nave su Tonga.
refused-turn_due = Tocca a te: espanditi su un’isola, diventa re di una o fonda un nuovo insediamento.
refused-take_due = Prima scegli la nave da spostare lì.
refused-sail_due = Prima devono salpare le navi di una spiaggia piena: scegli uno dei suoi moli.
refused-land_due = Prima devono sbarcare le navi della flotta.
refused-lay_due = Prima scegli dove posare la prossima tessera.
refused-settle_due = Prima metti la tua nave su una spiaggia della nuova isola.
refused-setup_on_tonga = Tutti cominciano su Tonga.
refused-third_ship = Durante la preparazione nessuna spiaggia di Tonga può avere una terza nave.
refused-not_on_board = Quella tessera non è sul tabellone.
refused-royal_island = { $island } è un’isola reale, chiusa fino alla fine della partita.
refused-must_enter = Non hai navi su nessuna isola aperta: prima rientra in gioco, oppure fonda un nuovo insediamento.
refused-may_not_enter = Hai navi sul tabellone, quindi non puoi rientrare.
refused-enter_two_on_tonga = Su Tonga si rientra con due navi: scegli una seconda spiaggia.
refused-no_room_for_two = Su questa spiaggia di { $island } non c’è posto per due navi.
refused-no_own_ship = Non hai navi su { $island }.
refused-crown_tonga = Tonga è di tutti: nessuno può diventarne re.
refused-crown_shared = Su { $island } ci sono navi di altri: non puoi diventarne re.
refused-crown_limit = Hai già { $number } isole reali, e di più non si può.
refused-expand_number =
    { $number ->
        [one] Su { $island } aggiungi esattamente una nave.
       *[other] Su { $island } aggiungi esattamente { $number } navi, ognuna su una spiaggia diversa.
    }
refused-nothing_to_take = Non hai navi su questa spiaggia di { $island }.
refused-beach_not_full = Questa spiaggia di { $island } non è piena (ormeggi occupati: { $ships } su { $berths }). Si salpa solo da spiagge piene.
refused-no_pier = { $island } non ha un molo da quel lato.
refused-trapped = { $island } è senza uscita: ogni rotta riporta lì e non cambia niente.
refused-looping = Quella rotta riporta soltanto a { $island }, e in questo turno il tabellone è già stato esattamente così.
refused-not_in_fleet = Nella flotta non c’è una nave di colore { $colour }.
refused-other_island = La flotta sbarca su { $island }.
refused-first_round = Prima una nave su ogni spiaggia libera; questa spiaggia di { $island } ne ha già una.
refused-beach_full = Questa spiaggia di { $island } è piena.
refused-not_an_exit = Lì non arriva nessun molo e nessuna corrente.
refused-exit_blocked = Lì c’è già una tessera.
refused-settle_elsewhere = La tua nave va su { $island }, l’isola che hai appena trovato.
refused-other = Le regole non lo permettono.

## Coach: effects of a line of moves

coach-draws =
    { $colours ->
        [one] La flotta di un solo colore
       *[other] La flotta di { $colours } colori
    } pesca una tessera. Su { $tiles }: sbarca con { $lands }, prosegue con { $passes }, naufraga con { $sinks }.
coach-ending = Tessere che concludono la partita: { $ending } su { $tiles }
coach-ends = Dopo questo turno la partita è finita.
coach-crowns = Isola reale, chiusa agli altri: { $island }
coach-resettles = Tutte le navi tornano nella riserva e una trova una nuova isola.
coach-drives = { $who } perde: { $islands }
coach-brings = Isole raggiunte da { $who }: { $islands }
coach-sinks = Naufragio: { $fleet }
coach-loses = Fuori dal gioco: { $islands }
coach-chain = Una catena di { $fleets } flotte.
coach-score = Punti allo stato attuale: { $points }
coach-points = { $who } { $before } → { $after }
coach-reaches = Nuove isole: { $islands }
coach-leaves = Isole lasciate a { $who }: { $islands }
coach-abandons = Isole abbandonate: { $islands }
coach-reason-title = Perché l’altra sequenza era migliore
coach-reason-driven =
    { $you ->
        [yes] Ora { $rival } può scacciarti da { $islands }.
       *[other] Ora { $rival } può scacciare { $who } da { $islands }.
    }
coach-reason-joined =
    { $you ->
        [yes] Ora { $rival } può raggiungerti su { $islands }.
       *[other] Ora { $rival } può raggiungere { $who } su { $islands }.
    }
coach-reason-sunk =
    { $you ->
        [yes] { $ships ->
            [one] Ora { $rival } può far naufragare una delle tue navi.
           *[other] Ora { $rival } può far naufragare { $ships } delle tue navi.
        }
       *[other] { $ships ->
            [one] Ora { $rival } può far naufragare una nave di { $who }.
           *[other] Ora { $rival } può far naufragare { $ships } navi di { $who }.
        }
    }
coach-reason-safe =
    { $you ->
        [yes] Su { $islands } le tue navi sarebbero al sicuro; ora possono essere scacciate da { $rivals }.
       *[other] Su { $islands } le navi di { $who } sarebbero al sicuro; ora possono essere scacciate da { $rivals }.
    }
coach-reason-exposed = Su { $islands } le navi di { $rival } sarebbero in pericolo; ora sono al sicuro.
coach-reason-king =
    { $you ->
        [yes] Da re terresti { $island } fino alla fine.
       *[other] Da re, { $who } terrebbe { $island } fino alla fine.
    }
coach-reason-spreads =
    { $you ->
        [yes] Avresti navi su più spiagge di { $islands } e sarebbe più difficile scacciarti.
       *[other] { $who } avrebbe navi su più spiagge di { $islands }, più difficili da scacciare.
    }
coach-reason-rival_spreads = { $rival } avrebbe navi su meno spiagge di { $islands }, più facili da scacciare.
coach-reason-holds =
    { $you ->
        [yes] Avresti navi su { $islands }; ora non ne hai nessuna.
       *[other] { $who } avrebbe navi su { $islands }; ora non ne ha nessuna.
    }
coach-reason-rival_holds = { $rival } non sarebbe su { $islands }.
coach-reason-points =
    { $you ->
        [yes] { $better ->
            [one] Allo stato attuale avresti { $better } punto invece di { $played }.
           *[other] Allo stato attuale avresti { $better } punti invece di { $played }.
        }
       *[other] { $better ->
            [one] Allo stato attuale { $who } avrebbe { $better } punto invece di { $played }.
           *[other] Allo stato attuale { $who } avrebbe { $better } punti invece di { $played }.
        }
    }
coach-reason-rival_points =
    { $better ->
        [one] Allo stato attuale { $rival } avrebbe { $better } punto invece di { $played }.
       *[other] Allo stato attuale { $rival } avrebbe { $better } punti invece di { $played }.
    }
coach-reason-growth =
    { $you ->
        [yes] Al prossimo turno potresti mettere più navi su una sola isola: { $better } invece di { $played }.
       *[other] Al prossimo turno { $who } potrebbe mettere più navi su una sola isola: { $better } invece di { $played }.
    }
coach-reason-rival_growth = Navi che { $rival } potrebbe mettere su una sola isola al prossimo turno: al massimo { $better } invece di { $played }.
coach-reason-supply =
    { $you ->
        [yes] Avresti più navi nella riserva: { $better } invece di { $played }.
       *[other] { $who } avrebbe più navi nella riserva: { $better } invece di { $played }.
    }
coach-reason-rival_supply = { $rival } avrebbe meno navi nella riserva: { $better } invece di { $played }.
coach-reason-fills =
    { $you ->
        [yes] Al prossimo turno potresti riempire con una nave una spiaggia di { $islands } e decidere dove va la flotta.
       *[other] Al prossimo turno { $who } potrebbe riempire con una nave una spiaggia di { $islands } e decidere dove va la flotta.
    }
coach-reason-ways =
    { $you ->
        [yes] Da { $islands } avresti più rotte verso l’ignoto.
       *[other] Da { $islands } { $who } avrebbe più rotte verso l’ignoto.
    }
coach-reason-discovers =
    { $you ->
        [yes] La tua flotta pescherebbe una tessera e sbarcherebbe con { $lands } su { $tiles }.
       *[other] La flotta di { $who } pescherebbe una tessera e sbarcherebbe con { $lands } su { $tiles }.
    }
coach-reason-may_end =
    { $you ->
        [yes] La partita potrebbe finire mentre sei in testa: con { $ending } delle { $tiles } tessere.
       *[other] La partita potrebbe finire mentre { $who } è in testa: con { $ending } delle { $tiles } tessere.
    }
coach-reason-risks =
    { $you ->
        [yes] Ora la tua flotta pesca una tessera: su { $tiles }, con { $lands } sbarca e con { $sinks } naufraga.
       *[other] Ora la flotta di { $who } pesca una tessera: su { $tiles }, con { $lands } sbarca e con { $sinks } naufraga.
    }
coach-reason-odds =
    { $you ->
        [yes] La tua flotta sbarcherebbe con { $better } delle { $tiles } tessere; ora con { $played }.
       *[other] La flotta di { $who } sbarcherebbe con { $better } delle { $tiles } tessere; ora con { $played }.
    }
coach-reason-wins =
    { $you ->
        [yes] La partita sarebbe finita, con la tua vittoria.
       *[other] La partita sarebbe finita, con la vittoria di { $who }.
    }
coach-reason-closes =
    { $you ->
        [yes] Ora la partita è finita. Altrimenti avresti avuto ancora una possibilità.
       *[other] Ora la partita è finita. Altrimenti { $who } avrebbe avuto ancora una possibilità.
    }
coach-reason-expects =
    { $you ->
        [yes] Alla fine potresti aspettarti circa { $better } punti; ora circa { $played }.
       *[other] Alla fine { $who } potrebbe aspettarsi circa { $better } punti; ora circa { $played }.
    }
coach-reason-outlook =
    { $you ->
        [yes] Le due sequenze sono state continuate: dopo la migliore hai vinto più spesso.
       *[other] Le due sequenze sono state continuate: dopo la migliore { $who } ha vinto più spesso.
    }
coach-reply = Risposta migliore di { $who }

## Browser: all pages

app-title = Tongiaki
# Title of the page while it is the reader's turn at several tables
app-title-turns = ({ $count }) Tongiaki
app-title-turn = Tocca a te · Tongiaki
app-tagline = Salpare insieme, o naufragare.
app-home = Pagina iniziale
nav-title = Menu principale
nav-tabs = Barra delle schede
nav-skip = Vai al contenuto
# Link that leaves a game, a lesson, a puzzle or a replay
nav-back = Indietro: { $name }
nav-play = Gioca
nav-today = Oggi
nav-puzzles = Problemi
nav-learn = Impara
nav-watch = Guarda
nav-you = Tu
nav-notices =
    { $count ->
        [0] Nessun avviso
        [one] 1 avviso
       *[other] { $count } avvisi
    }
nav-notices-none = Per ora nessuna novità.
app-theme = Tema
app-theme-auto = Come il sistema
app-theme-light = Chiaro
app-theme-night = Notte
app-language = Lingua
app-licence = Tongiaki è un gioco di Thomas Rauscher, pubblicato da Schmidt Spiele. Questo è un programma libero fatto da appassionati, con licenza MIT, senza alcun legame con l’uno o con l’altra. Tutti i disegni sono nostri.
app-not-found = Qui non c’è niente.
app-not-found-table = Questo tavolo non esiste. Forse è stato chiuso.
app-closed-table = Chi gestisce questo server ha chiuso questo tavolo.
app-not-fetched = Il caricamento non è riuscito.
app-again = Riprova
app-loading = Un momento…
app-noscript = Tongiaki ha bisogno di JavaScript. Attivalo per questo sito, poi ricarica la pagina.
app-not-loaded = Non è stato possibile caricare i file di Tongiaki. Ricarica la pagina. Se non basta, chi gestisce il server deve dargli un nome o una porta a parte: in una sottocartella di un altro indirizzo non funziona.
app-close = Chiudi
app-cancel = Annulla

## Browser: front page

lobby-intro = Da due a sei isolani partono da Tonga per popolare l’oceano. Quando una spiaggia è piena, tutti quelli che vi si trovano devono salpare, volenti o nolenti, e solo le flotte di molti colori superano le correnti.
lobby-about = Un gioco da tavolo da 2 a 6 giocatori. Gratis, senza account, circa 15 minuti.
lobby-learn = Impara in cinque minuti
lobby-learn-link = Prima volta? Impara a giocare in cinque minuti
lobby-friends = Con gli amici
lobby-setup = { $players } giocatori · { $level }
lobby-level = Livello
lobby-level-more = Tutti i livelli
lobby-ways = Altri modi di giocare
lobby-puzzles = Problemi
ladder-title = Classifica
ladder-about = I rating migliori, per numero di giocatori. Persone e programmi hanno classifiche separate.
ladder-people = Persone
ladder-programs = Programmi
ladder-none = Qui nessuno è ancora in classifica.
ladder-none-next = Apri un tavolo classificato
ladder-rank = Pos.
ladder-name = Nome
ladder-games = Partite
lobby-daily = Partita del giorno
games-title = Partite giocate
games-about = Tutte le partite finite ai tavoli pubblici, da rivedere o da scaricare in un file.
games-player = Giocatore con account
games-won = Solo le vittorie
games-any = Tutte
games-rating = Tipo di partita
games-from = Dal
games-to = Al
games-none = Nessuna partita trovata.
games-none-all = Non è ancora finita nessuna partita pubblica.
games-reset = Azzera i filtri
games-file = Scarica tutto
lobby-name = Il tuo nome
lobby-guest = Isolano
lobby-quick = Gioca ora
quick-device = Su questo dispositivo
lobby-device = Partite su questo dispositivo
lobby-players = Giocatori
lobby-bots = Bot
lobby-new = Nuovo tavolo
lobby-seats = Posti
lobby-public = Visibile qui a tutti
lobby-public-about = Altrimenti lo trova solo chi ha il link.
lobby-create = Apri il tavolo
lobby-open = Tavoli aperti
lobby-open-none = Nessun tavolo aspetta giocatori. Aprine uno!
lobby-running = Partite in corso
lobby-running-none = In questo momento nessuno è in mare.
lobby-finished = Appena finite
lobby-join = Entra
lobby-watch = Guarda
lobby-see = Risultato
lobby-return = Torna al tuo posto
lobby-seats-taken = Posti occupati: { $taken } su { $seats }
lobby-moves =
    { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }
lobby-yours = I tuoi tavoli
turns-title = Partite che ti aspettano
turns-waiting =
    { $count ->
        [one] Una partita ti aspetta
       *[other] { $count } partite ti aspettano
    }
turns-more =
    { $count ->
        [one] Un’altra partita ti aspetta
       *[other] Altre { $count } partite ti aspettano
    }
turns-next = Partita successiva
turns-previous = Partita precedente
lobby-your-turn = Tocca a te
lobby-play-on = Continua
lobby-rejoin = Al tavolo
lobby-unrated = Amichevole
lobby-private = Privato
lobby-nobody = Qui non siede ancora nessuno
lobby-failed = Il server non risponde. Nuovo tentativo…

## Browser: daily game and tournaments

daily-title = La partita del giorno
daily-others = I risultati degli altri
daily-day-over = La giornata è finita. Puoi finire questa partita, ma non conta più per i risultati del giorno.
daily-day-new = La partita di oggi
tournaments-title = Tornei
tournament-title = Torneo

## Browser: options of a new table

new-bots = Di cui bot
new-bots-count =
    { $count ->
        [0] nessuno
        [one] { $count } bot
       *[other] { $count } bot
    }
new-more = Altre opzioni
new-more-changed =
    { $count ->
        [one] { $count } modificata
       *[other] { $count } modificate
    }
new-bot-level = Livello dei bot
new-colour = Il mio colore
new-colour-drawn = a caso
new-begins-me = Io
new-rated-about = Cambia il rating dei giocatori che hanno un account. Una tessera pescata non si annulla.
new-unrated-about = Nessun effetto sul rating. Se tutti sono d’accordo, si può annullare anche una pesca.

## Browser: people and accounts

person-guest = ospite
person-guest-about = Giochi come ospite: solo questo browser ricorda i tuoi posti e le tue partite.
person-profile = Il mio profilo
person-account = Il mio account
person-claim = Riserva questo nome
person-claim-about = Con una password il nome è tuo: tieni i tuoi posti e le tue partite, le partite contano per il tuo rating, e puoi accedere da tutti i tuoi dispositivi.
person-claim-do = Riserva il nome
person-to-login = Ho già un account
person-login = Accedi
person-login-about = Se hai già riservato il tuo nome con una password.
person-login-do = Accedi
person-to-claim = Non ho ancora un account
person-logout = Esci
person-password = Password
person-password-show = Mostra la password
person-password-hint = Almeno { $least } caratteri.
person-password-short = Una password ha almeno { $least } caratteri.
person-no-recovery = Un account non si può recuperare per e-mail. Se dimentichi la password, può aiutarti solo chi gestisce questo server.
# Page for setting a new password, opened by a link
person-reset-title = Scegli una nuova password
person-reset-about = La password vale per il tuo nome su questo server. Poi l’accesso resta aperto qui e viene chiuso su tutti gli altri dispositivi.
person-reset-do = Imposta la password
account-title = Account
account-password-new = Nuova password
account-name = Nome
notices-title = Avvisi delle partite lente
mail-confirmed = Il tuo indirizzo è confermato. D’ora in poi riceverai gli avvisi anche per e-mail.
mail-stopped = Non ricevi più e-mail, e il tuo indirizzo è cancellato.
account-delete-title = Eliminare l’account?
account-delete-text = Non si può annullare. Scrivi la tua password per confermare.
account-delete-do = Elimina definitivamente
account-delete-mine-open = Elimina i miei dati…
account-delete-mine-title = Eliminare i tuoi dati?
account-delete-mine-text = Il tuo nome scompare da tutti i tavoli, le partite, le chat e gli studi, e lasci i tuoi posti. Non si può annullare.
friends-title = Amici
friends-about = Le persone che segui: chi è online e dove gioca. Non ne sanno nulla.
friends-none = Non segui ancora nessuno. Segui qualcuno dalla sua pagina, o per nome.
friends-follow = Segui
friends-unfollow = Non seguire più
friends-block = Blocca
friends-unblock = Sblocca
friends-online = online
friends-table = Al tavolo
friends-blocked = Persone bloccate
friends-blocked-about = Non leggi quello che scrivono. Non possono seguirti, invitarti o mandarti messaggi, né sedersi o scrivere a un tavolo che apri tu. Non ne sanno nulla.
friends-shown = Chi vede che sei online
friends-shown-everybody = Tutti
friends-shown-followed = Le persone che seguo
friends-shown-nobody = Nessuno
friends-guest = Per seguire altre persone, farti seguire e invitare per nome serve un account.
invite-title = Invita per nome
invite-do = Invita
invite-back = Ritira
invite-got = { $name } ti invita a un tavolo.
invite-no = No, grazie
profile-none = Nessuno si chiama { $name }.
profile-since = Registrazione: { $when }
profile-program = Un programma di { $owner }
profile-program-alone = Un programma il cui account proprietario non esiste più
profile-ratings = Rating
profile-ratings-none = Ancora nessuna partita classificata.
profile-ratings-none-own = Ancora nessuna partita classificata: apri un tavolo classificato e gioca fino alla fine.
profile-players =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
profile-games =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
profile-rating = Rating
profile-when = Data
profile-plot = Il rating nel tempo, da { $first } a { $last }
profile-plot-keys = I tasti freccia vanno di partita in partita.
profile-plot-table = In tabella
profile-point = { $rating } dopo la partita ({ $when })
profile-played = Partite
profile-played-none = Ancora nessuna partita finita.
profile-played-none-own = Ancora nessuna partita finita. Il mare ti aspetta.
profile-rank = Posizione { $rank } su { $players }
profile-more = Altre partite

## Browser: clocks

clock-title = Tempo di gioco
clock-none = Senza limiti di tempo
clock-move = { $time } a turno
clock-budget = { $time } + { $increment }/turno
clock-whole = { $time } per la partita
clock-group-turn = Tempo per ogni turno
clock-group-budget = Tempo per tutta la partita
clock-group-days = Giorni per ogni turno
clock-own = Altri tempi…
clock-own-kind = Il tempo vale
clock-own-move = per ogni turno
clock-own-budget = per tutta la partita
clock-own-time = Tempo
clock-own-unit = Unità
clock-own-seconds = secondi
clock-own-minutes = minuti
clock-own-hours = ore
clock-own-days = giorni
clock-own-increment = Secondi aggiunti dopo ogni turno
clock-left = Tempo rimasto: { $time }
clock-runs = Tempo rimasto: { $time }, sta scorrendo
# Announced by screen readers
clock-call =
    { $seconds ->
        [one] Ti resta { $seconds } secondo.
       *[other] Ti restano { $seconds } secondi.
    }

## Browser: table before the start

table-title = Il tavolo di { $name }
table-title-none = Un nuovo tavolo
table-share = Invita gli amici con questo link
table-share-copy = Copia il link
table-share-link = Link
table-share-copied = Copiato
table-share-by-hand = Questo browser non ha permesso la copia. Il testo è selezionato: copialo tu.
table-share-show = Mostra il testo
table-share-send = Condividi…
table-share-code = Codice QR
table-share-code-about = Inquadralo con la fotocamera di un telefono: apre questa pagina.
table-own-link = Continua su un altro dispositivo
table-own-link-about = Un link segreto apre lì il tuo posto, una volta sola. Chi ha il link ottiene il posto.
table-own-link-make = Crea il link
table-own-link-once = Il link si vede solo adesso. Se ne crei un altro, questo non funziona più.
table-own-link-copy = Copia il mio link
table-seat = Posto { $number }
table-seat-free = Libero
table-seat-you = tu
table-seat-bot = bot
program-tag = programma
table-seat-away = assente
table-seat-now = Posto { $number }: { $who }
table-sit = Siediti
table-leave = Alzati
table-colour = Colore
table-add-bot = Aggiungi un bot
table-remove-bot = Rimuovi il bot
table-start = Avvia la partita
table-start-needs = Devono essere occupati almeno due posti.
table-start-drops = I posti vuoti vengono tolti.
table-start-host = Sarà { $host } ad avviare la partita.
table-start-wait = In attesa dell’inizio.
table-watchers =
    { $count ->
        [0] Nessuno guarda
        [one] 1 persona guarda
       *[other] { $count } persone guardano
    }
table-kick = Rimuovi
table-quiet = Chat solo per chi gioca
table-unrated = Partita amichevole
table-rated = Partita classificata
terms-title = Condizioni della partita classificata
terms-about = La partita comincia solo quando tutti al tavolo hanno accettato. Dopo ogni modifica tutti devono accettare di nuovo.
terms-accept = Accetta le condizioni
terms-accepted = Hai accettato.
terms-wait = In attesa di: { $names }
table-seat-accepted = ha accettato
table-seat-offered = Riservato a { $name }
table-seat-free-again = Libera il posto
table-drawn = I posti si sorteggiano all’inizio
table-begins = Comincia il posto { $number }
table-private = Tavolo privato
table-public = Tavolo pubblico

## Browser: table during the game

link-offline = Connessione persa. Nuovo tentativo…
play-sea = Il mare
play-fit = Mostra tutto il mare
play-map = Mappa di tutto il mare
play-arrow =
    { $direction ->
        [north] Mostra a nord: { $places }
        [north-east] Mostra a nord-est: { $places }
        [east] Mostra a est: { $places }
        [south-east] Mostra a sud-est: { $places }
        [south] Mostra a sud: { $places }
        [south-west] Mostra a sud-ovest: { $places }
        [west] Mostra a ovest: { $places }
       *[north-west] Mostra a nord-ovest: { $places }
    }
play-undo = Annulla
play-settings = Impostazioni
play-speed = Velocità delle mosse altrui
play-speed-off = Immediata
play-speed-slow = Lenta
play-speed-normal = Normale
play-speed-fast = Veloce
play-confirm = Conferma la fine del mio turno
play-confirm-about = Prima che una mossa chiuda il tuo turno, ti viene chiesta conferma.
play-forced = Gioca per me le mosse obbligate
play-forced-about = Tranne quelle che chiudono il turno, fanno pescare una tessera o non si possono annullare: quelle le giochi tu.
play-points = Mostra i punti durante la partita
play-points-about = Accanto a ogni nome compaiono i punti che darebbero ora le sue isole. Solo nelle partite amichevoli.
play-distinct = Colori più facili da distinguere
play-distinct-about = Sei colori che distingue anche chi è daltonico.
confirm-title = Così finisce il tuo turno.
confirm-yes = Chiudi il turno
confirm-no = Indietro
play-volume = Suono
sound-off = Disattiva il suono
sound-on = Attiva il suono
play-notify = Avvisami quando tocca a me
play-notify-about = Mentre questa pagina è in secondo piano.
play-skip = Salta
lens-title = Azioni
lens-expand = Espandersi: aggiungi navi su un’isola
lens-enter = Rientrare: torna sul tabellone
lens-crown = Diventare re: fonda un’isola reale
lens-resettle = Nuovo insediamento: rinuncia a tutte le navi e trova una nuova isola
# Short names under the pictures. Each one is a part of the full name.
lens-name-expand = Espandersi
lens-name-enter = Rientrare
lens-name-crown = Re
lens-name-resettle = Insediamento
tray-title = La flotta
tray-ship =
    { $count ->
        [one] Una nave da far sbarcare, colore { $colour }
       *[other] { $count } navi da far sbarcare, colore { $colour }
    }
tray-suggestion = Sbarca così
tray-suggestion-about = Mette a terra tutta la flotta come mostrato; «Annulla» la riprende.
tray-fills =
    { $count ->
        [0] Non riempire spiagge
        [one] Riempi una spiaggia
       *[other] Riempi { $count } spiagge
    }
tray-land = Sbarca
prompt-plan = Sbarcherebbero così.
prompt-none = { "" }
prompt-setup = Metti una nave su una spiaggia di Tonga.
prompt-settle = Metti la tua nave su una spiaggia della nuova isola.
prompt-expand = Scegli l’isola su cui espanderti.
prompt-expand-beaches =
    { $left ->
        [one] { $island }: scegli una spiaggia.
       *[other] { $island }: scegli { $left } spiagge.
    }
prompt-enter = Rientra in gioco: due navi su Tonga, o una su un’altra isola.
prompt-enter-second = Scegli la spiaggia per la tua seconda nave su Tonga.
prompt-take = La tua riserva è vuota: scegli quale delle tue navi si sposta lì.
prompt-take-there = La tua riserva è vuota: scegli quale delle tue navi si sposta su { $island }.
prompt-crown = Scegli l’isola di cui diventare re. Così finisce il tuo turno.
notice-nothing-there = Per ora lì non c’è nulla da scegliere.
notice-crown-none = Per ora non puoi diventare re di nessuna isola: servono solo navi tue sull’isola, mai Tonga, e al massimo due isole reali.
prompt-resettle = Rinunciare a tutte le tue navi sulle isole aperte?
prompt-sail =
    { $beaches ->
        [one] Una spiaggia è piena: scegli il molo da cui salpano le sue navi.
       *[other] { $beaches } spiagge sono piene: scegli il molo di una di loro.
    }
prompt-land = { $island }: scegli una spiaggia per la nave di colore { $colour }.
prompt-land-several = { $island }: scegli una spiaggia per una delle { $count } navi di colore { $colour }.
prompt-land-scarce =
    { $free ->
        [one] { $island }: c’è posto per una sola nave su { $count }, scegli la sua spiaggia. Le altre tornano nella riserva.
       *[other] { $island }: c’è posto solo per { $free } navi su { $count }, scegli quali sbarcano. Le altre tornano nella riserva.
    }
prompt-land-home = Dopo questa, nessun ormeggio libero su { $island }. Di nuovo nella riserva: { $fleet }.
prompt-lay = Scegli dove posare la prossima tessera.
prompt-lay-looked = La prossima tessera sarà pescata e posata qui.
prompt-wait-you = Tocca a te.
prompt-moving = La tua mossa è in corso.
prompt-wait = Tocca a { $who }.
prompt-wait-land = { $who } fa sbarcare la flotta.
prompt-wait-sail = { $who } sceglie un molo.
prompt-wait-draw = Si pesca una tessera.
# Shown if the server has not answered a move for a while
prompt-sending = Invio in corso…
prompt-paused = La partita è in pausa.
prompt-timed-out = Il tuo tempo è scaduto: un bot finisce il tuo turno.
prompt-stand-in = Un bot gioca per te.
prompt-over = La partita è finita.
route =
    { $end ->
        [unknown] Verso l’ignoto, con { $colours ->
            [one] 1 colore
           *[other] { $colours } colori
        }.
        [lands] Rotta per { $island }.
        [sinks] Naufragio certo: la corrente chiede { $demand } colori, la flotta ne ha { $colours }.
        [turned_back] Il re di { $island } le respingerebbe.
       *[returns] Un giro, e di nuovo a { $island }.
    }
# Possible outcomes for a fleet that sails into the unknown
odds-part =
    { $fate ->
        [lands] sbarca { $percent }
        [sinks] naufraga { $percent }
       *[at_sea] resta in mare { $percent }
    }
# Shown after the first tap on a touch screen
look-again-sail = Tocca ancora per salpare.
look-again-lay = Tocca ancora per posarla.
look-again-land = Tocca ancora per farla sbarcare.
look-go-sail = Salpa
look-go-lay = Posa qui
look-go-land = Sbarca
resettle-title = Nuovo insediamento?
resettle-text = Tutte le tue navi sulle isole aperte tornano nella riserva, e tu esplori l’oceano finché non trovi una nuova isola, dove ricominci con una nave. Le isole reali restano tue.
resettle-yes = Rinuncia e salpa
panel-players = Giocatori
panel-whose = Mostra dove { $name } ha navi
panel-supply = Navi nella riserva: { $count }
panel-turn = di turno
panel-away = connessione persa
panel-left = ha lasciato il tavolo; il posto resta suo
panel-resigned = ha abbandonato
panel-bot = gioca un bot
panel-stand-in = Un bot gioca per { $name }
panel-you = tu
panel-royal = Isole reali: { $count }
panel-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
panel-islands = Isole trovate: { $count } su 16
panel-water = Tessere mare trovate: { $count } su 16
panel-pile = Tessere rimaste: { $count }
panel-agrees = Accetta in anticipo tutto ciò che gli altri chiedono
panel-vacation = in vacanza, al più tardi fino a: { $date }
panel-quiet = Turni senza scoperte: { $count } (fine a { $limit })
panel-sea = Mare { $count } su { $all }
panel-islands-word = Isole
panel-water-word = Mare
panel-pile-word = Pila
panel-at-sea = In mare: { $fleet }
log-title = Diario
log-empty = Non è ancora successo niente.
chat-title = Chat
chat-empty = Nessuno ha ancora detto niente. Prova /help.
chat-say = Scrivi un messaggio
# Replaces the text of a deleted chat message
chat-removed = Chi gestisce questo server ha rimosso questo messaggio.
chat-send = Invia
chat-commands = Comandi
# Shown above the chat to spectators of a running game
chat-watchers = Lo legge solo chi guarda
# Marks a message among spectators. Everybody can read it after the game.
chat-among-watchers = tra chi guarda
# A private message
chat-told = { $name } a { $to }, in privato
chat-fold = Comprimi
chat-unfold = Diario e chat
chat-unread =
    { $count ->
        [one] { $count } nuovo messaggio
       *[other] { $count } nuovi messaggi
    }

## Browser: game tool and requests to the other players

tool-title = Strumento di gioco
tool-options = Opzioni del tavolo
tool-ask-others = Chiedi agli altri
tool-pause = Metti in pausa
tool-stand-in = Fai giocare un bot per { $name }
tool-ask-seat = Chiedi il posto ({ $colour })
tool-undo = Chiedi di tornare più indietro
tool-agree = Accetta tutto in anticipo
tool-agree-about = Fino alla fine della partita accetti tutto ciò che gli altri chiedono, anche annullamenti e pause. Tutti lo vedono.
tool-undo-about = Se tutti sono d’accordo, si torna a prima della tua ultima decisione; anche le tessere pescate da allora vengono annullate.
tool-undo-rated = In una partita classificata una tessera pescata non si annulla.
tool-leave = Lascia il mio posto
tool-leave-kept = La partita continua senza di te; dopo un po’ un bot gioca per te. Il posto resta tuo, e puoi riprenderlo.
tool-leave-open = Il tuo posto si libera per altri.
tool-resign-ask = Abbandona…
tool-resign = Sì, abbandona
tool-resign-two = Perdi, e la partita è finita.
tool-resign-more = Un bot gioca per te fino alla fine, e finisci in ultima posizione. Non puoi tornare.
tool-info = La partita in breve
tool-who = Chi c’è?
tool-voices = Silenzia nella chat
tool-mute = Silenzia
tool-hear = Riattiva
tool-commands = Tutto questo si può anche scrivere nella chat: una barra mostra i comandi.
option-group-seats = Posti e colori
option-group-time = Tempo e assenze
option-group-game = La partita
option-timeout = A tempo scaduto
option-timeout-move = Un bot finisce il turno
option-timeout-seat = Un bot prende il posto
option-away = Un bot gioca per gli assenti
option-away-never = mai
option-away-after = dopo { $time }
option-stand-in = Bot sostituto
option-draw-colours = I colori si sorteggiano
table-drawn-colours = I colori si sorteggiano all’inizio
option-begins = Chi comincia
option-drawn = I posti si sorteggiano
option-stall = Fine partita senza scoperte
option-rounds =
    { $count ->
        [0] mai
        [one] dopo 1 giro
       *[other] dopo { $count } giri
    }
option-rated = Classificata
option-rated-about = In una partita amichevole, se tutti sono d’accordo, si può annullare anche una pesca.
option-programs = Aperta ai programmi
option-programs-about = Se gioca un programma, la partita cambia solo il rating dei programmi.
option-host = Opzioni e avvio solo per chi ha aperto il tavolo
vote-seat = { $name } vorrebbe giocare con il colore { $colour }.
vote-undo = { $name } vorrebbe annullare la sua ultima decisione. Anche le tessere pescate da allora verrebbero annullate.
vote-bot = { $name } vorrebbe che un bot giocasse per { $who }.
vote-pause = { $name } vorrebbe mettere in pausa la partita.
vote-resume = { $name } vorrebbe riprendere la partita.
vote-accept = Accetta
vote-refuse = Rifiuta
vote-always = Accetta sempre
vote-withdraw = Ritira
vote-stand = D’accordo: { $yes } su { $voters }
vote-left =
    { $seconds ->
        [one] ancora { $seconds } secondo
       *[other] ancora { $seconds } secondi
    }

## Browser: pauses, bots that stand in, and watching

paused-title = La partita è in pausa
paused-about = Il tempo è fermo, e nessuno può giocare.
paused-resume = Riprendi
kept-title = Hai lasciato la partita. Il posto resta tuo.
stand-in-you = Un bot gioca per te.
stand-in-back = Riprendi il mio posto
watch-live = In diretta

## Browser: hints in a running game

hint-ask = Mostra un suggerimento
hint-title = Suggerimento
hint-thinking = Ricerca delle mosse migliori…
hint-line = Proposta { $number }
hint-play = Gioca così
# One step of a suggested turn
hint-step =
    { $verb ->
        [settle] Metti una nave: { $place }
        [expand] Espanditi: { $place }
        [take] Prendi: { $place }
        [enter] Rientra: { $place }
        [crown] Diventa re: { $place }
        [resettle] Fonda un nuovo insediamento
        [sail] Salpa: { $place }
        [land] Sbarca: { $place }
       *[other] Posa la tessera: { $place }
    }
hint-chances =
    { $who }: { $chance } di probabilità di vittoria, circa { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }

## Browser: log

log-turn = { $who }
log-settle = { $who } mette una nave su { $island }.
log-placed =
    { $count ->
        [one] { $who } aggiunge una nave su { $island }.
       *[other] { $who } aggiunge { $count } navi su { $island }.
    }
log-entered =
    { $count ->
        [one] { $who } rientra in gioco su { $island }.
       *[other] { $who } rientra in gioco su { $island } con { $count } navi.
    }
log-shifted = { $who } sposta una nave da { $source } a { $island }.
log-crowned =
    { $count ->
        [0] { $who } diventa re di { $island }.
        [one] { $who } diventa re di { $island }; una nave torna nella riserva.
       *[other] { $who } diventa re di { $island }; { $count } navi tornano nella riserva.
    }
log-resettled =
    { $count ->
        [0] { $who } parte alla ricerca di una nuova isola.
        [one] { $who } rinuncia a una nave e parte alla ricerca di una nuova isola.
       *[other] { $who } rinuncia a { $count } navi e parte alla ricerca di una nuova isola.
    }
log-sailed = { $who } salpa da { $island }: { $fleet }.
log-discovered-island = { $who } scopre { $tile }.
log-discovered-water = { $who } trova mare aperto.
log-sank = La flotta naufraga, troppo pochi colori per la corrente: { $fleet }.
log-at-sea = La flotta resta in mare fino alla fine: { $fleet }.
log-turned-back = Il re di { $island } respinge la flotta.
log-arrived = La flotta raggiunge { $island }: { $fleet }.
log-landed = { $who } sbarca su { $island }: { $fleet }.
log-surplus = Nessun ormeggio libero su { $island }. Di nuovo nella riserva: { $fleet }.
log-lost = Fuori dal gioco, senza via d’uscita: { $islands }. Di nuovo nella riserva: { $fleet }.
log-lost-empty = Fuori dal gioco, senza via d’uscita: { $islands }.
log-repeated = La stessa situazione per la terza volta. Di nuovo nella riserva: { $fleet }.
log-left = { $who } lascia il tavolo; il posto resta suo.
log-sat = { $who } si siede.
log-forced = Non c’era altra scelta.
log-timed_out = Tempo scaduto per { $who }: un bot finisce il turno.
log-stood_in =
    { $why ->
        [time] Tempo scaduto per { $who }: continua un bot.
        [left] { $who } ha lasciato il tavolo: continua un bot.
        [vote] A maggioranza, un bot gioca per { $who }.
       *[away] { $who } non c’è: continua un bot.
    }
log-returned = { $who } è di nuovo qui.
log-resigned = { $who } abbandona.
log-vacation = { $who } va in vacanza.
log-vacation_over = { $who } è di ritorno dalle vacanze.
log-paused = La partita è in pausa.
log-resumed = La partita riprende.
log-over =
    { $reason ->
        [last_island] L’ultima isola è stata trovata: la partita è finita.
        [last_water] L’ultima tessera mare è stata pescata: la partita è finita.
        [stalled] Da molto non si scopre niente di nuovo: la partita è finita.
       *[other] La partita è finita.
    }

## Browser: the game as text, screen readers and keyboard

words-title = La partita a parole
# Name of the announcements for screen readers
words-news = Annunci
words-islands = Le isole sul tabellone
words-king = Re
words-king-none = nessuno
words-beaches = Spiagge e moli
words-neighbours = Accanto
words-neighbour = { $direction }: { $tile }
words-pier = molo verso { $direction }: { $lead }
# A place and its contents: "Tonga, beach to the south: 2 of 3, 1 red and 1 yellow"
words-target = { $place }: { $there }
words-sentence = { $text }.
words-next = { $text } { $next }
words-count = { $what } { $count }
words-berths =
    { $taken ->
        [0] 0 su { $berths }
       *[other] { $taken } su { $berths }, { $fleet }
    }
words-lead =
    { $end ->
        [unknown] verso l’ignoto
        [royal] a { $island }, isola reale
       *[island] a { $island }
    }
words-lead-demand = { $there } (colori richiesti: { $demand })
words-island-there =
    { $count ->
        [0] valore { $value }, nessuna nave
       *[other] valore { $value }, { $fleet }
    }
words-value-is = valore { $value }
words-king-is = Re: { $who }
words-beside = Accanto: { $tiles }
# A placed ship that can still be taken back by choosing it again
words-pending = la tua nave ({ $colour }), non ancora confermata; sceglila di nuovo per riprenderla
words-chosen = { $text }, scelta
words-placed =
    { $count ->
        [one] { $count } su { $total } messa.
       *[other] { $count } su { $total } messe.
    }
words-taken-back = Annullato: { $place }.
words-watching = Stai guardando.
words-where = Le tue navi sul tabellone: { $places }.
words-where-none = Non hai navi sul tabellone.
words-where-royal = Le tue isole reali: { $islands }.
words-turn-of = Il turno di { $who }:
words-full-none = Nessuna spiaggia è piena.
words-no-way = Ora non c’è nessun molo da scegliere.
words-no-island = Scegli prima un’isola o un punto dell’isola.
words-not-yours = Per ora non devi decidere niente.
words-time = ancora { $time }
words-told = Annunci dello screen reader
words-told-all = Tutto quello che succede
words-told-own = Solo i miei turni
keys-title = Scorciatoie da tastiera
keys-play = Per giocare
keys-read = Per ascoltare
keys-typed = Le mosse si possono anche scrivere nella chat, come nelle regole:
key-targets = Da un punto all’altro
key-press = Scegliere il punto
key-cancel = Annullare la scelta; dalla chat, tornare al tabellone
key-actions = Espandersi, diventare re, fondare un nuovo insediamento
key-colours = Sbarco: il colore della prossima nave
key-suggestion = Sbarco: come proposto
key-film = Rivedere che cosa hanno fatto gli altri
key-turns = La partita successiva o precedente che ti aspetta
key-view = Mostrare tutto il mare, ingrandire, ridurre
key-words = La partita a parole, con una tabella delle isole
key-again = Ripetere
key-choices = Che cosa posso scegliere?
key-where = Dove sono le mie navi?
key-ways = Dove portano i moli, e con quali probabilità?
key-island = Che cosa c’è su quest’isola e accanto?
key-full = Quali spiagge sono piene?
key-last-turn = Che cosa è successo nell’ultimo turno?
key-scores = Come va la partita?
key-clocks = Quanto tempo resta?
key-help = Questo elenco

## Browser: end of the game

end-title = Vince { $who }!
end-title-you = Hai vinto!
end-title-shared = Vittoria condivisa: { $who }!
# The administrator ended the game, so nobody won
end-title-admin = Questa partita è stata interrotta
end-reason =
    { $reason ->
        [last_island] È stata scoperta l’ultima isola.
        [last_water] È stata pescata l’ultima tessera mare.
        [resigned] La partita è finita perché non c’erano più avversari.
        [too_long] La partita ha raggiunto la lunghezza massima.
        [admin] Chi gestisce questo server ha interrotto la partita. Non c’è un risultato e non conta per nessuno.
       *[stalled] Per molto tempo non si è scoperto più niente.
    }
end-resigned = { $who } ha abbandonato.
end-rank = Pos.
end-player = Giocatore
end-points = Punti
end-islands = Isole
end-ships = Navi sul tabellone
end-by-island = Punti per isola
end-island = Isola
end-value = Valore
end-show = Mostra il risultato
end-shuffle = La pila è stata mescolata correttamente?
end-shuffle-closed = La pila non è ancora nota. Nella partita del giorno resta coperta finché il giorno non è finito.
end-shuffle-about = Prima della prima mossa il server ha pubblicato un’impronta della pila mescolata. Ora che la pila è nota, è il tuo browser a ricalcolarla.
end-shuffle-good = Sì: l’impronta corrisponde. Nessuno ha toccato la pila.
end-shuffle-bad = No: l’impronta non corrisponde alla pila!
end-shuffle-known = Questa partita ne continua un’altra: { $count ->
        [one] la sua prima tessera era già stata pescata lì, quindi era nota.
       *[other] le sue prime { $count } tessere erano già state pescate lì, quindi erano note.
    } Il resto è stato rimescolato prima di riprendere.
end-shuffle-wait = Calcolo in corso…

## Browser: replays

replay-title = Replay
replay-table = Al tavolo
replay-running = In corso: fino all’ultima mossa
replay-unfinished = La partita non è arrivata alla fine
replay-open = Rivedi una partita salvata
replay-open-about = Scegli una partita salvata, trascina qui il file o incollane il testo. Viene controllata secondo le regole, e non conservata.
replay-file = Scegli un file
replay-paste = Testo della partita salvata
replay-show = Mostra la partita
replay-file-empty = Il file è vuoto.
replay-file-large = Il file è troppo grande: al massimo { $limit } MB.
replay-file-not-text = Questo non è un file di testo. Le partite salvate sono file di testo in UTF-8, il cui nome finisce con .tgk o .json.
replay-file-unreadable = Impossibile leggere il file.
replay-game-large = Questa partita è troppo lunga: al massimo { $limit } caratteri.
replay-games = Scegli una di queste { $count } partite
replay-games-more = Mostra altre partite
replay-link-broken = Il link è danneggiato o incompleto, quindi non si può mostrare la partita. Fattelo mandare di nuovo.
replay-upload = Apri una partita salvata
replay-slider = Punto della partita
replay-setup = Preparazione
replay-turn = Turno { $turn }: { $who }
replay-over = La fine, dopo { $turn } turni
replay-move = Mossa { $at } di { $last }
replay-to-start = All’inizio
replay-turn-back = Un turno indietro
replay-back = Una mossa indietro
replay-play = Riproduci
replay-pause = Pausa
replay-on = Una mossa avanti
replay-turn-on = Un turno avanti
replay-to-end = Alla fine
replay-pace = Velocità
replay-times = { $pace }×
replay-more = Altro
replay-copy = Link a questo punto
replay-record = Scarica
replay-scores = Punti
replay-play-on = Riprendi da qui
replay-play-on-about = Una nuova partita amichevole che comincia da questo punto; gli altri posti li prendono i bot. Le tessere pescate restano come sono; le altre vengono mescolate e sigillate di nuovo, e alla fine potrai controllarlo.
replay-play-on-colour = Il tuo colore
replay-play-on-start = Riprendi

## Browser: reviews, studies and recent moves

review-title = Analisi della partita
review-split = Che cosa ha cambiato le probabilità
review-luck = Fortuna
review-choice = Scelta
review-own = Mosse proprie
review-others = Mosse altrui
review-rest = Resto
review-accuracy = Precisione
review-mistakes = Errori
since-title = Dal tuo ultimo turno
since-fold =
    { $count ->
        [one] Dal tuo ultimo turno: 1 turno
       *[other] Dal tuo ultimo turno: { $count } turni
    }
since-undo = Annulla la mia ultima mossa
since-added =
    { $count ->
        [one] aggiunge una nave su { $island }
       *[other] aggiunge { $count } navi su { $island }
    }
since-reached = raggiunge { $islands }
since-found = scopre { $islands }
since-lost =
    { $count ->
        [one] perde una flotta
       *[other] perde { $count } flotte
    }
since-crowned = diventa re di { $islands }
since-resettled = rinuncia a tutte le navi
since-more = { $text }; { $next }
missed-title =
    { $count ->
        [one] Mentre non c’eri è stata fatta una mossa.
       *[other] Mentre non c’eri sono state fatte { $count } mosse.
    }
missed-late = Questa partita è già alla mossa { $count }.
missed-film = Mostra le mosse
missed-read = Leggi il diario
missed-skip = Salta
missed-start = Dall’inizio
missed-live = Guarda in diretta
# A water tile, with the number of colours that each current demands
analysis-water = Mare { $currents }
study-together = Studia con altri

## Browser: problems reported by the server

rule-cited = Regola { $clause }
problem-malformed = Il server non ha capito.
problem-unknown_type = Il server non conosce questa richiesta.
problem-too_large = È troppo lungo.
problem-too_fast = Troppe richieste di fila. Aspetta un momento.
problem-hello_first = La connessione non è stata stabilita correttamente. Ricarica la pagina.
problem-hello_twice = La connessione è stata aperta due volte. Ricarica la pagina.
problem-wrong_origin = Questa pagina non appartiene a quel server.
problem-not_found = Qui non c’è niente.
problem-no_name = Scrivi un nome.
problem-name_taken = Quel nome è di qualcun altro.
problem-name_barred = Questo nome non è ammesso su questo server.
problem-link_spent = Questo link è già stato usato oppure è scaduto. Chiedine uno nuovo a chi gestisce questo server.
problem-odd_name = Scrivi il nome in un solo alfabeto, con lettere, cifre e segni semplici.
problem-has_account = Hai già un account.
problem-no_account = Prima accedi.
problem-bad_token = Il token del programma non è valido, o è stato rimosso.
problem-not_with_token = Con il suo token il programma non può farlo.
problem-too_many_ties = Puoi seguire al massimo { $limit } persone, e bloccarne altrettante.
problem-no_vacation = Quest’anno non hai più giorni di vacanza.
problem-not_to_follow = Non si può seguire { $name }.
problem-not_to_invite = Non si può invitare { $name }.
problem-too_many_invited = Puoi invitare a un tavolo al massimo { $limit } persone.
problem-not_admitted = A questo tavolo non puoi sederti. Scegline un altro, o aprine uno tuo.
problem-not_heard = Non puoi scrivere a questo tavolo.
problem-not_to_tell = Non si possono mandare messaggi a { $name }.
problem-too_many_programs = Hai già { $limit } programmi. Prima rimuovine uno.
problem-not_a_program = { $name } non è un tuo programma.
problem-has_played = Questo account non può diventare un programma. O ha già giocato o siede a un tavolo, oppure il token non è di un programma che gioca per un’altra persona.
problem-not_a_way = A questo recapito non si può mandare niente. Controlla quello che hai scritto.
problem-no_mail = Questo server non manda e-mail.
problem-mail_failed = Non è stato possibile mandare l’e-mail. Riprova più tardi.
problem-wrong_password = Nome e password non corrispondono.
problem-weak_password = Questa password è troppo facile da indovinare. Scegline una più lunga o meno comune.
problem-bad_record = Questa non è una partita salvata: alla riga { $line } c’è un errore.
problem-enough = Questo tavolo ha raggiunto il limite di messaggi e modifiche: ora si accettano solo mosse.
problem-banned = Chi ha aperto questo tavolo te ne ha vietato l’accesso.
problem-only_seated = A questo tavolo può scrivere in chat solo chi gioca.
problem-too_many_tables = Da qui sono già aperti troppi tavoli non ancora iniziati (limite: { $limit }). Prima avviane o lasciane uno.
problem-too_many_bot_games = È stato raggiunto il limite di partite tra soli bot: { $limit } alla volta. Aspetta che ne finisca una.
problem-too_many_tournaments = Hai già { $limit } tornei non ancora finiti o creati da meno di un’ora. Riprova più tardi.
problem-reviews_full = Ci sono già { $limit } partite in attesa di analisi. Riprova più tardi.
problem-not_on_device = Senza server non è possibile.
problem-storage_full = Su questo dispositivo non c’è più spazio per salvare la partita. Libera un po’ di spazio e riprova.
problem-storage_failed = Non è stato possibile salvare la partita su questo dispositivo. Riprova.
problem-storage_unreadable = Non è stato possibile leggere le partite salvate su questo dispositivo. Riprova.
problem-open_elsewhere = Questa partita è già aperta in un’altra scheda.
problem-newer_game = Una versione più recente di questa pagina ha salvato questa partita. Ricarica la pagina per aggiornarla.
problem-damaged_game = Questa partita non si può più aprire: le mosse salvate sono danneggiate.
problem-only_on_device = Qui le partite contro soli bot si giocano sul tuo dispositivo, non sul server.
problem-no_such_point = Questo punto non esiste nella partita.
problem-no_study = Questo studio non esiste.
problem-study_full = Questo studio è al completo.
problem-not_leader = Qui guida qualcun altro.
problem-not_here = Quella persona non è più qui.
problem-try_again = Non ha funzionato. Riprova.
problem-no_table = Questo tavolo non esiste.
problem-archived = Questa partita è finita da tempo. Puoi ancora rivederla.
problem-puzzle_dropped = Questo problema non fa più parte della raccolta. Risultati e rating restano.
problem-no_person = Il server non può riconoscere questo browser, che non invia cookie. Consenti i cookie per questo sito, poi ricarica la pagina.
problem-not_open = La partita è già cominciata.
problem-not_running = A questo tavolo non c’è nessuna partita in corso.
problem-not_over = La partita non è ancora finita.
problem-not_host = Può farlo solo chi ha aperto il tavolo.
problem-not_seated = Non hai un posto a questo tavolo.
problem-not_your_turn = Non tocca a te.
problem-stale = La partita è andata avanti. Guarda di nuovo.
problem-not_rated = Questa partita è classificata: una tessera pescata non si annulla.
problem-no_hints = Questa partita è classificata: niente suggerimenti.
problem-no_analysis = Questa è una partita classificata, una partita di torneo o la partita del giorno, ed è ancora in corso. Potrai analizzarla e riprenderla da dove vuoi quando sarà finita.
problem-not_in_events = Nella partita del giorno e nei tornei non si può.
problem-sealed_today = Questa è la partita di oggi: potrai vederla quando avrai finito la tua, e condividerla domani.
problem-not_a_move = Questa non è una mossa.
problem-refused = Le regole non permettono questa mossa.
problem-rated_needs =
    { $option ->
        [clock] Una partita classificata ha bisogno di un tempo di gioco.
       *[stall] Una partita classificata ha bisogno di un limite ai giri senza scoperte.
    }
problem-not_accepted = { $name } non ha ancora accettato le condizioni della partita classificata.
problem-absent = { $name } non c’è. Una partita classificata comincia quando tutti al tavolo sono presenti.
problem-not_for_programs = I programmi non possono sedersi qui: il tavolo è classificato e non è aperto ai programmi.
problem-program_seated = { $name } è un programma: un tavolo classificato a cui siede deve essere aperto ai programmi.
problem-paused = La partita è in pausa.
problem-not_paused = La partita non è in pausa.
problem-not_away = Quella persona è qui, o c’era un momento fa.
problem-bot_plays = In questo momento un bot gioca per te.
problem-not_replaced = Nessun bot gioca per te.
problem-no_time = Non hai più tempo per questo.
problem-no_seat = Quel posto non esiste.
problem-seat_empty = Lì non siede nessuno.
problem-seat_taken = Lì siede già qualcuno.
problem-table_full = Tutti i posti sono occupati.
problem-already_seated = Hai già un posto.
problem-colour_taken = Quel colore è già di qualcun altro.
problem-wrong_key = Quel link non apre più nessun posto.
problem-unknown_bot = Quel bot non esiste. Disponibili: { $bots }.
problem-not_a_bot = Lì non siede nessun bot.
problem-too_few_players = Bisogna essere almeno in due.
problem-too_few_people = Per un torneo servono almeno { $least } persone o programmi. I bot non contano.
problem-nothing_to_undo = Non c’è niente che tu possa annullare.
problem-no_vote = Al momento nessuno ha chiesto niente.
problem-vote_open = C’è un’altra richiesta in sospeso: prima va data risposta a quella.
problem-not_yours_to_answer = Non sta a te rispondere a quella richiesta.
problem-unknown_name = Qui nessuno si chiama { $name }.
problem-ambiguous_name = Qui più di una persona si chiama { $name }.
problem-no_advice = Durante una partita classificata chi guarda non può suggerire a chi gioca.
problem-unknown_language = Lingua non disponibile. Disponibili: { $languages }.
problem-unknown_command = Quel comando non esiste. Prova /help.
problem-wrong_argument = Si scrive così: { $usage }
problem-offline = Nessuna connessione; il messaggio non è partito.
problem-other = Non ha funzionato.
notice-help = Qui si possono scrivere questi comandi:
notice-done = Fatto.
notice-options =
    Opzioni del tavolo: { $seats } posti. { $rated ->
        [on] La partita è classificata.
       *[off] La partita è amichevole.
    } { $invisible ->
        [on] Il tavolo non compare nella pagina iniziale.
       *[off] Il tavolo compare nella pagina iniziale.
    } { $host ->
        [on] Solo chi ha aperto il tavolo cambia le opzioni e avvia la partita.
       *[off] Chiunque sia al tavolo può cambiare le opzioni e avviare la partita.
    } { $drawseat ->
        [on] I posti si sorteggiano.
       *[off] { $start ->
            [0] Comincia il primo posto.
           *[other] Comincia il posto { $start }.
        }
    } { $stall ->
        [0] I giri senza scoperte non hanno limite.
        [one] La partita finisce dopo un giro senza scoperte.
       *[other] La partita finisce dopo { $stall } giri senza scoperte.
    } { $drawcolour ->
        [on] I colori si sorteggiano.
       *[off] Ognuno sceglie il suo colore.
    } { $clock ->
        [move] Tempo per ogni turno: { $time }.
        [budget] Tempo per la partita: { $time }{ $increment ->
            [0] .
           *[other] , e altri { $increment } dopo ogni turno.
        }
       *[none] Si gioca senza limiti di tempo.
    } { $clock ->
        [none] { "" }
       *[other] { $timeout ->
            [seat] Quando il tempo scade, un bot prende il posto.
           *[move] Quando il tempo scade, un bot finisce il turno.
        }
    } { $away ->
        [0] Nessun bot sostituisce chi è assente senza l’accordo degli altri.
       *[other] Un bot sostituisce chi è assente da { $away }.
    } { $programs ->
        [on] I programmi possono sedersi qui anche se la partita è classificata.
       *[off] { "" }
    }
notice-info =
    { $status ->
        [open] La partita non è ancora cominciata. Posti occupati: { $taken } su { $seats }.
        [over] La partita è finita dopo { $moves } mosse.
       *[running] Tocca a { $who }. Mosse fatte finora: { $moves }. { $pile ->
            [one] Resta { $pile } tessera
           *[other] Restano { $pile } tessere
        }, di cui isole: { $islands }, mare: { $water }.
    }
notice-who =
    { $seated ->
        [none] Al tavolo non siede nessuno.
       *[other] Al tavolo: { $seated }.
    } { $watching ->
        [none] { $unnamed ->
            [0] Nessuno guarda.
            [one] Guarda una persona senza nome.
           *[other] Guardano { $unnamed } persone senza nome.
        }
       *[other] { $unnamed ->
            [0] A guardare: { $watching }.
            [one] A guardare: { $watching } e una persona senza nome.
           *[other] A guardare: { $watching } e { $unnamed } persone senza nome.
        }
    } { $programs ->
        [none] { "" }
       *[other] Programmi: { $programs }.
    }
notice-mute =
    { $muted ->
        [yes] Non vedi più ciò che scrive { $name }. Lo stesso comando lo riattiva.
       *[no] Vedi di nuovo ciò che scrive { $name }.
    }
notice-language = Ora Tongiaki ti parla in italiano.
notice-timed-out = Il tuo tempo è scaduto: un bot finisce questo turno.
notice-vote-accepted = La richiesta è accolta.
notice-vote-refused = La richiesta è respinta.
notice-vote-expired = Nessun altro ha risposto in tempo: la richiesta è respinta.
notice-vote-withdrawn = La richiesta è stata ritirata.

## Browser: manual page (its text is in manual/XX.md)

manual-title = Come si gioca
manual-contents = Indice
manual-print = Stampa
manual-play = Avvia
manual-again = Rivedi

## Browser: strategy page (its text is in strategy/XX.md)

strategy-title = Giocare bene
strategy-lines = I turni da confrontare
strategy-better = Meglio
strategy-tempting = Allettante
strategy-wins =
    { $count ->
        [one] vince 1 partita su 100
       *[other] vince { $count } partite su 100
    }
strategy-points = Punti
strategy-draw = Ora si scopre una tessera: il resto è fortuna.

## Browser: commands in the chat

# Placeholder for the writer's own text in a command
command-word =
    { $word ->
        [seat] POSTO
        [colour] COLORE
        [name] NOME
        [level] BOT
        [option] OPZIONE
        [value] VALORE
        [number] NUMERO
        [seconds] SECONDI
        [increment] INCREMENTO
        [days] GIORNI
        [text] TESTO
        [code] CODICE
       *[other] { $word }
    }
command-join = sedersi; volendo, con un posto, un colore e un nome
command-leave = alzarsi
command-watch = cedere il posto e guardare
command-start = avviare la partita; i posti vuoti vengono tolti
command-startnosave = avviare una partita amichevole
command-option = mostrare le opzioni del tavolo
command-option-host = riservare avvio e rimozioni a chi ha aperto il tavolo
command-option-invisible = togliere il tavolo dalla pagina iniziale
command-option-drawseat = sorteggiare i posti
command-option-drawcolour = sorteggiare i colori
command-option-start = scegliere il posto che comincia
command-option-rated = far contare la partita per il rating
command-option-programs = ammettere i programmi a un tavolo classificato
command-option-seats = numero di posti del tavolo
command-option-stall = fine della partita dopo questo numero di giri senza scoperte
command-option-clock = tempo di gioco: per ogni turno, in secondi o in giorni, oppure per tutta la partita, con un’aggiunta dopo ogni turno
command-option-timeout = quando il tempo scade: un bot finisce il turno, o prende il posto
command-option-away = secondi di assenza prima che giochi un bot
command-option-standin = bot che sostituisce gli assenti
command-bot = mettere un bot a un posto libero
command-kick = rimuovere qualcuno dal suo posto
command-ban = escludere qualcuno dal tavolo o riammetterlo; solo per chi ha aperto il tavolo
command-quiet = far scrivere in chat solo chi gioca, o di nuovo tutti; solo per chi ha aperto il tavolo
command-name = cambiare nome
command-colour = cambiare colore
command-accept = accettare ciò che qualcuno ha chiesto, o le condizioni di una partita classificata
command-refuse = rifiutare ciò che qualcuno ha chiesto
command-agree = accettare in anticipo tutto ciò che gli altri chiedono in questa partita, o non farlo più
command-undo = annullare la propria ultima decisione; se da allora è stata pescata una tessera, solo se tutti sono d’accordo
command-standin = far giocare un bot per chi è assente, se la maggioranza è d’accordo
command-back = riprendere il proprio posto dal bot sostituto
command-pause = mettere in pausa la partita, se tutti sono d’accordo
command-resume = riprendere dopo una pausa, se tutti i presenti sono d’accordo
command-resign = abbandonare la partita; non si può tornare
command-rematch = proporre una rivincita alle stesse persone, o accettarla
command-info = mostrare a che punto sono il tavolo e la partita
command-who = mostrare chi c’è
command-tell = dire qualcosa a una sola persona
command-mute = silenziare qualcuno nella chat, o riattivarlo
command-lang = cambiare subito lingua, per esempio /lang de
command-help = elencare i comandi

## Terminal: words shared by engine, records and command line

# A list is built item by item: "a, b", then "a, b, c", then "a, b, c and d".
list-more = { $most }, { $next }
list-and = { $most } e { $last }
refused-not_top = In cima alla pila c’è un’altra tessera.
record-error-at = Riga { $line }, colonna { $column }: { $problem }
record-error-tag-form = Un’etichetta è una riga come [Date "2026-11-21"].
record-error-control = Qui non può esserci un carattere di controllo.
record-error-tag-twice = L’etichetta { $tag } compare due volte.
record-error-tag-missing = Manca l’etichetta { $tag }.
record-error-tag-value = Questo valore non va bene per { $tag }.
record-error-unknown-rules = Non esiste una versione { $rules } delle regole.
record-error-newer-rules = Questa partita è stata giocata con la versione { $rules } delle regole; questo programma le conosce fino alla versione { $known }. Uno più recente può leggerla.
record-error-several = Qui comincia un’altra trascrizione, mentre dovrebbe essercene una sola.
record-error-comment-open = Nessuna parentesi graffa chiude questo commento.
record-error-stray = «{ $word }» qui non chiude niente.
record-error-separator = Prima di «{ $word }» manca un punto e virgola.
record-error-label-alone = Dopo «{ $label }» non c’è nessuna mossa.
record-error-variation-place = Una variante sta dopo la mossa che sostituisce.
record-error-variation-open = Nessuna parentesi chiude questa variante.
record-error-variation-empty = Questa variante non ha mosse.
record-error-end-inside = «{ $word }» non può stare in una variante.
record-error-too-deep = Non si leggono più di { $depth } varianti una dentro l’altra.
record-error-ambiguous = «{ $move }» qui può indicare più mosse: { $choices }
record-error-plain-form = Questa non è una partita trascritta: { $problem }
record-error-at-move = Partita { $line }, mossa { $number }: { $problem }
record-error-not-a-move = «{ $move }» non è una mossa.
record-error-refused = { $move }: { $reason } (regola { $clause })
record-error-other-top = { $move } contraddice la pila, che in cima ha { $top }.
record-error-label = Qui dovrebbe cominciare «{ $expected }», non «{ $label }».
record-error-no-label = «{ $label }» qui non comincia nessun turno.
record-error-no-end = La trascrizione si ferma senza dire com’è finita la partita; una partita in corso termina con *.
record-error-end-differs = La fine indicata è { $given }, ma dopo queste mosse è { $end }.
record-error-after-end = Dopo la fine della partita non può seguire niente.
record-error-result-differs = Il risultato indicato è «{ $given }», ma dopo queste mosse è «{ $result }».

## Terminal: positions in one line

position-error-at = Colonna { $column }: { $problem }
position-error-fields = Una posizione ha { $count } campi, questo testo ne ha { $given }.
position-error-field = «{ $text }» qui non può stare.
position-error-rules = Le posizioni della versione { $text } delle regole qui non sono note; lo sono quelle della versione { $known }.
position-error-no-player = Nessun giocatore ha la lettera «{ $letter }».
position-error-too-many-ships = Un giocatore ha 15 navi, non di più.
position-error-place = «{ $text }» è troppo lontana, o il suo posto è occupato, o la tessera compare due volte.
position-error-beaches = L’isola ha { $count } spiagge: «{ $text }».
position-error-berths = Una spiaggia ha solo { $count } ormeggi: «{ $text }».
position-error-sea = Una tessera si trova dove nessuna può essere stata posata: il lato 0 tocca la tessera da cui è stata scoperta.
position-error-kings = Nessuno ha più di due isole reali, e Tonga non è mai una di queste.
position-error-setup = Durante la preparazione i giocatori mettono le navi su Tonga uno dopo l’altro, al massimo due per spiaggia.
position-error-full = Una spiaggia può essere piena solo durante una migrazione.
position-error-ending = L’ultimo turno comincia quando nella pila non restano più isole o non restano più tessere mare.
position-error-clock = La partita finisce al limite di giri senza scoperte, o con l’ultima isola o l’ultima tessera mare, e non prima.
position-error-flags = Un turno comincia senza niente di pescato, di perduto o di ripetuto.
position-error-voyage = La fase e ciò che è in viaggio si contraddicono.
position-error-memory = I dati sulla migrazione non corrispondono alla posizione.

## Terminal: game

terminal-king = re { $letter }
terminal-player =
    { $colour ->
        [red] Rosso
        [yellow] Giallo
        [green] Verde
        [blue] Blu
        [orange] Arancione
        [purple] Viola
       *[other] { $colour }
    }
terminal-you = Tu
terminal-welcome = Tongiaki. Scegli una mossa con il suo numero, o scrivila. «help» mostra che altro puoi fare.
terminal-help =
    Scrivi il numero di una mossa, o la mossa stessa («sail tonga:3»), oppure una di queste parole:
      undo, u     annullare la tua ultima decisione; non oltre una tessera pescata
      plan, p     far sbarcare tutta la flotta in modo sensato
      moves, m    elencare di nuovo le tue mosse
      board, b    mostrare di nuovo il tabellone
      save FILE   scrivere in un file la partita fino a qui
      quit, q     lasciare la partita
    Sul tabellone ogni giocatore è una lettera e ogni ormeggio libero un punto. La cifra davanti alle navi è il numero della spiaggia, e la stessa cifra sta accanto ai lati che ne hanno il molo. Sul mare ogni lettera accanto a un lato è una corrente; sotto si legge quanti colori diversi chiede ciascuna. Il numero tra parentesi dà i punti dell’isola.
terminal-ask = La tua mossa:
terminal-next = Invio per continuare, q per uscire:
terminal-prompt =
    { $phase ->
        [setup] { $who }: metti una nave su una spiaggia di Tonga.
        [turn] { $who }: tocca a te. Espanditi su un’isola, diventa re, rientra o fonda un nuovo insediamento.
        [take] { $who }: la tua riserva è vuota. Quale delle tue navi si sposta lì?
        [migration] { $who }: una spiaggia è piena. Da quale molo salpano le sue navi?
        [landing] { $who }: la flotta sbarca. Quale nave va su quale spiaggia?
        [lay] { $who }: dove si posa la prossima tessera?
       *[settle] { $who }: metti la tua nave su una spiaggia della nuova isola.
    }
terminal-beaches =
    { $count ->
        [one] { $island }, spiaggia { $beaches }
       *[other] { $island }, spiagge { $beaches }
    }
terminal-move-settle = una nave qui: { $beach }
terminal-move-expand =
    { $count ->
        [one] aggiungi una nave: { $beach }
       *[other] aggiungi { $count } navi: { $beach }
    }
terminal-move-take = la nave che è qui: { $beach }
terminal-move-enter = rientra in gioco: { $beach }
terminal-move-crown = diventa re di { $island }
terminal-move-resettle = rinuncia a tutte le navi e trova una nuova isola
terminal-move-lay = { $tile }, a { $direction }
terminal-move-sail = { $direction }: { $course }
terminal-move-land = una nave di colore { $colour }: { $beach }
terminal-route-unknown =
    { $colours ->
        [one] verso l’ignoto, con un solo colore
       *[other] verso l’ignoto, con { $colours } colori
    }
terminal-route-lands = arriva a { $island }
terminal-route-returns = riporta a { $island }
terminal-route-turned-back = il re di { $island } respinge la flotta
terminal-route-sinks = naufragio: la corrente chiede { $demand } colori, a bordo: { $colours }
terminal-supply = Nella riserva:
terminal-pile = Ancora coperte: isole { $islands }, tessere mare { $water }
terminal-fleet = Nella flotta: { $fleet }
terminal-in-parts = (La finestra è stretta: il mare è mostrato a pezzi, da ovest a est.)
terminal-no-such-number = Scegli un numero da 1 a { $count }.
terminal-no-landing = In questo momento non sbarca nessuna flotta.
terminal-not-understood = Non è né un numero dell’elenco né una mossa; «help» mostra che cosa puoi scrivere.
terminal-saved = Salvata in { $file }
terminal-not-saved = Impossibile scrivere { $file }: { $reason }
terminal-setup = Preparazione
terminal-turn = { $number }. { $who }
terminal-shuffle =
    { $holds ->
        [yes] La pila è quella promessa.
       *[no] La pila non è quella promessa!
    }

## Terminal: command line

terminal-about = Tongiaki, il gioco da tavolo dei viaggi polinesiani: giocalo qui o nel browser.
terminal-about-version = Mostrare la versione.
terminal-version =
    Regole { $rules }; motore: { $engine ->
        [compiled] compilato
       *[pure] Python puro
    }.
terminal-about-lang = Lingua dei testi; se manca, quella dell’ambiente. A scelta: { $languages }.
terminal-unknown-language = Lingua non disponibile: «{ $language }». Disponibili: { $languages }.
terminal-about-play = Giocare una partita contro i bot in questo terminale.
terminal-about-play-players = Numero di giocatori, contando anche te.
terminal-about-bots = Bot, separati da virgole: { $bots }.
terminal-about-play-seat = Il tuo posto; il primo comincia.
terminal-about-stall = Giri senza scoperte che chiudono la partita; 0: senza limite.
terminal-about-seed = Seme che rende ripetibile tutto ciò che dipende dal caso.
terminal-about-save = Scrivere la partita in questo file quando finisce o la lasci.
terminal-about-serve = Offrire il gioco ai browser.
terminal-about-host = Indirizzo su cui ascoltare; 127.0.0.1 se l’ambiente non ne indica un altro.
terminal-about-port = Porta su cui ascoltare; 8000 se l’ambiente non ne indica un’altra.
terminal-about-site = Scrivere un sito di file che qualsiasi host può servire: partite contro i bot e su un solo schermo, tutorial, problemi, manuale e replay.
terminal-about-site-folder = Cartella del sito. Viene creata, o sostituita se contiene già un sito.
terminal-about-site-path = Percorso del sito presso l’host, per esempio /tongiaki/. Serve solo alla pagina degli indirizzi sconosciuti.
terminal-site-not-empty = { $folder } contiene altri file. Indica una cartella vuota o quella di un sito precedente.
terminal-site-no-client = I file per le partite nel browser non sono stati creati. Esegui «python3 dev.py site» in un checkout.
terminal-site-written = Il sito è in { $folder }: { $size } MB.
terminal-about-health = Controllare se il server di questa macchina funziona: codice di uscita 0 se sì, altrimenti 1.
terminal-about-health-host = Indirizzo del server; se manca, quello delle impostazioni.
terminal-about-health-port = Porta del server; se manca, quella delle impostazioni.
terminal-about-workers = Numero di processi che si dividono il lavoro; 1 se l’ambiente non ne indica un altro.
terminal-about-engine = Parlare il protocollo testuale con altri programmi, su standard input e standard output.
terminal-about-simulate = Far giocare i bot tra loro e riassumere le partite.
terminal-about-games = Numero di partite.
terminal-about-simulate-players = Numero di giocatori per partita.
terminal-about-simulate-bots = Bot, separati da virgole, che occupano i posti a turno: { $bots }.
terminal-about-jobs = Numero di processi; se non indicato, uno per core.
terminal-about-parquet = Scrivere anche ogni decisione in questo file Parquet, per l’apprendimento automatico (serve l’extra «research»).
terminal-about-replay = Rivedere una partita trascritta.
terminal-about-file = File con la trascrizione di una partita.
terminal-about-whole = Stampare tutta la partita in una volta (è sempre così se l’output non è un terminale).
terminal-error = tongiaki: { $problem }
terminal-unknown-bot = Nessun bot si chiama «{ $bot }». Disponibili: { $bots }.
terminal-programs-elsewhere = I programmi si indicano con «--bot», non con «--bots».
terminal-bot-not-compiled = Il bot «{ $bot }» ha bisogno del motore compilato, che qui non è installato. Disponibili: { $bots }.
terminal-too-many-seats = Con { $players } giocatori non c’è il posto { $seat }.
terminal-too-many-bots = Ci sono troppi bot ({ $bots }) per i posti ({ $seats }).
terminal-not-readable = Impossibile leggere { $file }: { $reason }
terminal-too-large = il file è troppo grande
terminal-no-output = Impossibile scrivere sullo standard output: { $reason }
terminal-not-well = Il server all’indirizzo { $address } non funziona bene: { $reason }
terminal-not-text = non è testo UTF-8
terminal-no-extra = L’extra «{ $extra }» non è installato: pip install "tongiaki[{ $extra }]"
terminal-playing = Partite in corso
terminal-bots = Bot contro bot
terminal-column-bot = Bot
terminal-column-seats = Posti
terminal-column-wins = Vittorie
terminal-column-share = Quota
terminal-column-rank = Posizione media
terminal-column-points = Punti in media
terminal-column-decisions = Decisioni per partita
terminal-series = Partite: { $games }; mosse per partita: { $moves }. Finite con l’ultima isola: { $island }, con l’ultima tessera mare: { $water }, senza più scoperte: { $stalled }.
terminal-series-time =
    { $seconds } s, processi: { $jobs }, motore: { $engine ->
        [compiled] compilato
       *[pure] Python puro
    }; tempo di riflessione per decisione: { $thinking }.
terminal-thinking = { $bot } { $time } ms

## Terminal: programs as bots, tournaments, training and bridge

terminal-about-bot = Aggiungere un bot; si può ripetere. «exec:COMANDO» avvia un programma che usa il protocollo testuale del motore.
terminal-about-move-time = Secondi che un programma ha per una decisione.
terminal-about-bot-log = File che riceve ciò che i programmi scrivono su standard error.
terminal-about-arena = Far disputare ai bot un torneo sulle stesse pile e valutarli.
terminal-about-arena-bots = Bot, separati da virgole: { $bots }. Se non indicati, greedy e random.
terminal-about-piles = Numero di pile mescolate; con ciascuna ogni gruppo di bot gioca una volta per posto.
terminal-about-ray = Avviare Ray su questa macchina e giocare lì (serve l’extra «cluster»).
terminal-about-ray-address = Giocare sul cluster Ray a questo indirizzo; «auto» è quello che gira qui.
terminal-about-json = Stampare i risultati e tutte le partite in JSON.
terminal-about-plot = Disegnare i risultati in questo file, per esempio results.svg (serve l’extra «plot»).
terminal-no-command = «{ $bot }» non nomina nessun comando.
terminal-no-program = Non c’è nessun programma «{ $program }» da avviare.
bot-faults = Errori ({ $bot }): { $faults }.
bot-fault-missing = impossibile da avviare ({ $count })
bot-fault-slow = troppo lento ({ $count })
bot-fault-silent = nessuna risposta ({ $count })
bot-fault-illegal = mossa non valida ({ $count })
bot-fault-malformed = risposta non capita ({ $count })
bot-fault-huge = risposta troppo lunga ({ $count })
bot-fault-crashed = crash ({ $count })
bot-fault-closed = input o output chiuso ({ $count })
bot-fault-retired = non più interpellato ({ $count })
bot-fault-stubborn = non si è fermato quando richiesto ({ $count })
arena-not-different = Un torneo richiede almeno due bot, tutti diversi.
arena-no-cluster = A { $address } non c’è nessun cluster Ray: { $reason }
arena-no-form = { $file }: il nome di un’immagine finisce con uno di questi: { $forms }.
arena-interrupted = Interrotto prima della fine. Partite giocate: { $played } su { $games }.
arena-standings = Classifica
arena-meetings = Quanto spesso il bot di una riga precede quello di una colonna
arena-column-rating = Rating
arena-column-wins = Vittorie
arena-column-sure = Intervallo al { $sure }
arena-column-rank = Posizione media
arena-column-points = Punti in media
arena-column-seats = Posti
arena-interval = da { $low } a { $high }
arena-series = Partite: { $games }; mosse per partita: { $moves }. Per puro caso ogni bot ne vincerebbe { $luck }.
arena-time = { $seconds } s; tempo di riflessione per decisione: { $thinking }.
arena-plot-wins = Quota di vittorie
arena-plot-luck = per puro caso
arena-plot-ratings = Rating
terminal-about-train = Addestrare una rete che valuta le posizioni, facendola giocare contro sé stessa.
terminal-about-train-file = La descrizione dell’addestramento, un file TOML.
terminal-about-train-folder = Cartella per i pesi e il punto di ripresa; un addestramento interrotto riprende da lì.
terminal-about-train-plot = Disegnare la perdita e la forza al crescere delle partite in questo file, per esempio forza.svg (serve l’extra «plot»).
terminal-about-bridge = Far giocare un bot su un server, a nome dell’account di cui dai il token.
terminal-about-bridge-bot = Il bot: un livello ({ $bots }), oppure «exec:COMANDO» per un programma che parla il protocollo testuale del motore.
terminal-about-bridge-server = Indirizzo del server, come lo si apre nel browser.
terminal-about-bridge-token = Token del programma, dalla pagina dell’account; meglio nell’ambiente che sulla riga di comando.
terminal-about-bridge-tables = Numero massimo di tavoli allo stesso tempo.
terminal-about-bridge-games = Numero di partite dopo cui si ferma; 0: non si ferma mai.
terminal-about-bridge-join = Sedersi anche ai tavoli aperti e non classificati di altri.
terminal-about-bridge-players = Grandezza dei tavoli: sedersi solo a tavoli per questo numero di giocatori, e aprirne uno se non ce n’è.
terminal-about-bridge-rated = Aprire e scegliere tavoli classificati aperti ai programmi; solo per l’account di un programma.
bridge-playing = Gioca al tavolo { $about }.
bridge-played = La partita al tavolo { $about } è finita.
bridge-lost = Il server non è raggiungibile: { $about }. Nuovo tentativo.
bridge-trouble = Respinto al tavolo { $about }.
bridge-bad-server = L’indirizzo del server non è valido. Comincia con https:// o http://, non contiene un nome utente e indica un host, per esempio https://tongiaki.example.org.
bridge-bad-token = Questo non è il token di un programma. Un token comincia con tongiaki_, seguito da lettere, cifre, trattini e trattini bassi.
bridge-no-server = A questo indirizzo non c’è nessun server Tongiaki.
bridge-no-https = A questo indirizzo il server non offre https con un certificato valido.
bridge-bad-proxy = Il proxy indicato dall’ambiente non è utilizzabile.
train-round = Partite: { $games } di { $total }; perdita { $loss }; tempo rimanente { $left }.
train-measured = Contro greedy, giocatori: { $players }; vittorie { $share } (da { $low } a { $high }).
train-slow = Qui il motore non è compilato: l’addestramento durerà molto di più.
train-interrupted = Interrotto prima della fine; lo stesso comando riprende dall’ultimo punto in { $folder }.
train-plot-players = giocatori: { $players }
train-plot-games = Partite da cui la rete ha imparato
train-plot-loss = Perdita
train-plot-share = Quota di vittorie contro greedy

## Terminal: commands for records

records-about-lenient = Leggere ciò che si scrive a mano: si può omettere qualcosa dove è possibile una sola mossa.
records-about-game = Numero della partita nel file.
records-about-show = Mostrare una posizione di una partita trascritta, o data in una riga: come testo, o disegnata in un file.
records-about-position = Una posizione in una riga, al posto di un file.
records-about-after = Il numero di mosse prima della posizione, comprese le tessere pescate; tutte, se non indicato.
records-about-svg = Disegnare il tabellone in questo file SVG.
records-about-convert = Convertire partite trascritte in un altro formato: testo, JSON, o il JSON dei vettori di test.
records-about-source = Un file di trascrizioni; «-» è lo standard input.
records-about-target = Il file da scrivere; «-» è lo standard output.
records-about-to = Il formato da scrivere; secondo il nome del file, se non indicato.
records-about-from = Il formato da leggere; secondo il nome del file, se non indicato.
records-about-check = Controllare partite trascritte: formato, mosse, risultato e pila. Il codice d’uscita è 0 se sono tutte in ordine.
records-about-files = File di trascrizioni.
records-one-source = Indica un file oppure una posizione.
records-no-position = Questa non è una posizione: { $problem }
records-no-move =
    { $count ->
        [one] La partita ha solo { $count } mossa.
       *[other] La partita ha solo { $count } mosse.
    }
records-no-game =
    { $count ->
        [one] { $file } contiene solo { $count } partita.
       *[other] { $file } contiene solo { $count } partite.
    }
records-none = { $file }: non c’è nessuna partita trascritta.
records-bad = { $file }, partita { $number }: { $problem }
records-good =
    { $count ->
        [one] { $file }: { $count } partita, in ordine.
       *[other] { $file }: { $count } partite, tutte in ordine.
    }
records-about-out = Scrivere anche le trascrizioni delle partite in questo file.

## Terminal: coach

terminal-about-analyse = Cercare le mosse migliori di una posizione, o rivedere una partita trascritta: fortuna, scelte ed errori.
terminal-about-analyse-json = Mostrare tutto in JSON.
terminal-about-nodes = Numero di posizioni da valutare per ogni decisione. Un numero più alto richiede più tempo e vede più lontano.
terminal-outlook = { $who } { $chance }, punti { $points }
terminal-chance = { $who } { $chance }
terminal-best-moves = Le mosse migliori per { $who }
terminal-reviewing = Analisi della partita
terminal-review-after = Dopo la mossa
terminal-review-chances = Probabilità di vittoria
terminal-review-luck = Fortuna
terminal-review-choice = Scelte
terminal-review-mistakes = Errori
terminal-review-fine = Belle mosse
terminal-review-moment = { $who }, dopo la mossa { $number }: { $gain ->
    [one] 1 punto percentuale
   *[other] { $gain } punti percentuali
} (± { $error })
terminal-review-played = Giocato: { $moves }
terminal-review-better = Meglio: { $moves }
terminal-review-obvious = Invece di: { $moves }
terminal-review-why = Perché: { $reason }
terminal-review-reply = Risposta migliore di { $who }: { $moves }
terminal-review-yours = { $who }: l’errore peggiore
terminal-review-nobody = Nessuno di nome «{ $name }» gioca in questa partita.
terminal-about-as = Colore o nome del giocatore il cui errore peggiore viene per primo.

## Terminal: server administration

terminal-admin-about = Gestire il server di questa macchina: tavoli, persone, copie di sicurezza. I comandi leggono le impostazioni del server e funzionano mentre gira.
terminal-admin-about-reason = Perché; resta nel registro.
terminal-admin-about-yes = Non chiedere prima di ciò che non si può annullare.
terminal-admin-about-tables = Elencare tutti i tavoli, i più recenti per primi.
terminal-admin-about-status = Solo tavoli aperti (open), in corso (running) o finiti (over).
terminal-admin-about-name-filter = Solo tavoli dove il nome di qualcuno contiene questo testo.
terminal-admin-about-end = Chiudere subito un tavolo: una partita in corso finisce senza risultato e nessun rating cambia.
terminal-admin-about-table = Il tavolo: la fine del suo indirizzo, dopo /t/.
terminal-admin-about-hide = Togliere un tavolo dagli elenchi della pagina iniziale; chi ha il link lo trova ancora.
terminal-admin-about-show = Mostrare di nuovo un tavolo nascosto nella pagina iniziale.
terminal-admin-about-tournaments = Elencare i tornei: prima quelli non ancora finiti, poi gli altri, sempre dal più recente.
terminal-admin-about-cancel = Annullare un torneo: non comincia nessun altro turno; le partite in corso si giocano fino alla fine.
terminal-admin-about-tournament = Il torneo: la fine del suo indirizzo, dopo /tournament/.
terminal-admin-about-chat = Elencare i messaggi della chat di un tavolo o di uno studio, con i loro numeri.
terminal-admin-about-place = Il tavolo o lo studio: la fine dell’indirizzo, dopo /t/ o /study/.
terminal-admin-about-remove-line = Cancellare definitivamente il testo di un messaggio della chat, dal database e da ogni pagina aperta.
terminal-admin-about-number = Il numero che «chat» mette davanti al messaggio.
terminal-admin-about-people = Elencare gli account, con il giorno in cui ciascuno è stato usato l’ultima volta.
terminal-admin-about-guests = Elencare anche gli ospiti che hanno dato un nome.
terminal-admin-about-rename = Dare un altro nome a un account o, se nessun account lo porta, agli ospiti che lo usano.
terminal-admin-about-name = Il nome; le lettere che si somigliano contano come uguali.
terminal-admin-about-new-name = Il nuovo nome.
terminal-admin-about-bar = Vietare un nome e quelli che gli somigliano. Un account con quel nome viene disconnesso e non può più accedere.
terminal-admin-about-unbar = Permettere di nuovo un nome vietato.
terminal-admin-about-reset-password = Dare un link per scegliere una nuova password, una volta sola ed entro 24 ore. Dallo soltanto alla persona che porta quel nome.
terminal-admin-about-site = L’indirizzo a cui si raggiunge il server, come https://games.example.org; altrimenti il primo di TONGIAKI_ORIGINS o quello del server.
terminal-admin-about-backup = Scrivere tutto il database in un nuovo file. Il server può restare acceso.
terminal-admin-about-backup-file = La copia di sicurezza; contiene segreti, quindi può leggerla solo il proprietario.
terminal-admin-about-restore = Riempire il database da una copia di sicurezza, fatta con SQLite o PostgreSQL. Prima ferma il server.
terminal-admin-about-replace = Sovrascrivere un database che non è vuoto; ciò che contiene va perduto.
terminal-admin-about-log = Elencare tutto ciò che si è fatto con questi comandi, il più recente in fondo.
terminal-admin-column-table = tavolo
terminal-admin-column-status = stato
terminal-admin-column-moves = mosse
terminal-admin-column-active = ultima attività
terminal-admin-column-players = al tavolo
terminal-admin-column-tournament = torneo
terminal-admin-column-entrants = iscritti
terminal-admin-column-host = organizzato da
terminal-admin-column-kind = tipo
terminal-admin-column-seen = ultima visita
terminal-admin-column-name = nome
terminal-admin-column-number = n.
terminal-admin-column-at = quando
terminal-admin-column-by = chi
terminal-admin-column-action = che cosa
terminal-admin-column-subject = oggetto
terminal-admin-column-reason = motivo
terminal-admin-status-hidden = { $status }, nascosto
terminal-admin-account = account
terminal-admin-guest = ospite
terminal-admin-sure-end = Chiudere definitivamente il tavolo { $table }?
terminal-admin-sure-cancel = Annullare definitivamente il torneo { $tournament }?
terminal-admin-sure-line = Cancellare definitivamente «{ $words }», detto da { $name }?
terminal-admin-sure-replace = Cancellare tutto quello che ora è nel database?
terminal-admin-ended = Il tavolo { $table } è chiuso.
terminal-admin-is-over = Il tavolo { $table } è già finito.
terminal-admin-cancelled = Il torneo { $tournament } è annullato.
terminal-admin-tournament-over = Il torneo { $tournament } è già finito o annullato.
terminal-admin-hidden = Il tavolo { $table } è nascosto.
terminal-admin-shown = Il tavolo { $table } è di nuovo nella pagina iniziale.
terminal-admin-no-chat = Lì non si è detto niente.
terminal-admin-archived = Il tavolo { $table } è archiviato: della chat non resta niente.
terminal-admin-no-line = Il messaggio { $number } di { $table } è vuoto.
terminal-admin-line-removed = Il messaggio è cancellato.
terminal-admin-no-table = Non c’è nessun tavolo { $table }.
terminal-admin-no-tournament = Non c’è nessun torneo { $tournament }.
terminal-admin-no-name = Nessuno si chiama { $name }.
terminal-admin-renamed = { $name } ora si chiama { $new }.
terminal-admin-is-barred = Il nome { $name } è già vietato.
terminal-admin-barred = Nessuno può più chiamarsi { $name }.
terminal-admin-logged-out = L’account { $name } è stato disconnesso.
terminal-admin-not-barred = Il nome { $name } non è vietato.
terminal-admin-unbarred = Il nome { $name } è di nuovo permesso.
terminal-admin-no-account = Non c’è nessun account { $name }.
terminal-admin-link-until = Per { $name }, una volta sola. Scade: { $until }.
terminal-admin-no-site = «{ $site }» non è l’indirizzo di un server. Scrivilo nella forma https://games.example.org.
terminal-admin-backed-up = Copia di sicurezza scritta in { $file }: { $rows } righe.
terminal-admin-restored = Database ripristinato da { $file }: { $rows } righe.
terminal-admin-in-use = Un altro processo usa il database. Prima ferma il server.
terminal-admin-not-done = Non è cambiato niente.
terminal-admin-busy = Qualcos’altro ha modificato il database nello stesso momento. Riprova.
terminal-admin-no-database = Il database non si può usare: { $reason }
terminal-admin-no-tables = Non c’è ancora un database: il server lo crea al primo avvio.
terminal-admin-other-version = Il database è di un’altra versione. Avvia una volta il server di questa versione o usa il comando dell’altra.
terminal-admin-fault-exists = { $file } esiste già.
terminal-admin-fault-no-backup = { $file } non è una copia di sicurezza o è danneggiato.
terminal-admin-fault-cut-off = { $file } è incompleto: manca la fine.
terminal-admin-fault-newer = { $file } viene da una versione più recente.
terminal-admin-fault-not-empty = Il database non è vuoto. --replace cancella quello che contiene.
terminal-admin-fault-unfit = { $file } contiene qualcosa che questo database non accetta.
terminal-admin-fault-unwritable = Non si può scrivere { $file }: { $reason }
terminal-admin-fault-unreadable = Non si può leggere { $file }: { $reason }

## Notifications by email and browser

letter-turn = Tocca a te
letter-reminder = Resta un quarto del tuo tempo
letter-invited = { $name } ti invita a un tavolo
letter-invited-about = Puoi sederti lì finché la partita non inizia.
letter-over = La partita è finita
letter-round = La tua partita del torneo è cominciata
letter-finished = Il torneo è finito
letter-finished-about = Guarda chi ha vinto.
letter-with = Giochi con { $names }.
letter-alone = Al tuo tavolo di Tongiaki.
letter-whole = { $title }. { $body }
letter-link = Al tavolo: { $link }
letter-link-standings = Alla classifica: { $link }
letter-stop = Per non ricevere più e-mail: { $link }
letter-confirm-title = Conferma il tuo indirizzo per gli avvisi di Tongiaki
letter-confirm = Qualcuno vuole ricevere a questo indirizzo gli avvisi delle partite lente. Se sei tu, apri questo link entro 24 ore: { $link }
    Se non sei tu, non devi fare niente: non arriverà nessun’altra e-mail.

## Link previews in messengers

preview-site = Tongiaki: navigare insieme o naufragare
preview-about = Un gioco da tavolo sui viaggi polinesiani, da 2 a 6 giocatori. Gratis, senza account, circa 15 minuti.
preview-private = Un tavolo privato su Tongiaki
preview-open = Gioca a Tongiaki con { $names }
preview-empty = Un tavolo su Tongiaki
preview-open-about =
    { $free ->
        [one] Un posto è libero.
       *[other] { $free } posti sono liberi.
    } Senza account, circa 15 minuti.
preview-game = Tongiaki con { $names }
preview-running = La partita è in corso: guardala dal vivo.
preview-won =
    { $winners ->
        [one] { $names } vince con un punteggio di { $points }.
       *[other] { $names } condividono la vittoria con un punteggio di { $points }.
    } Guarda com’è andata.
preview-puzzle = Problema di Tongiaki n. { $number }
preview-puzzle-about = Qual è il turno migliore? Provalo sul tabellone.
preview-day = Tongiaki del { $day }
preview-day-about = La stessa partita e lo stesso problema per tutti, ogni giorno nuovi. Fin dove arrivi?
preview-tournament =
    { $kind ->
        [round_robin] Torneo di Tongiaki, tutti contro tutti
        [groups] Torneo di Tongiaki a gruppi
       *[swiss] Torneo di Tongiaki, sistema svizzero
    }
preview-tournament-about =
    { $status ->
        [open] { $entrants } posti su { $places } sono occupati.
        [running] Turno { $round } di { $rounds }, { $entrants } partecipanti.
        [over] Il torneo è finito: { $entrants } partecipanti, { $rounds } turni.
       *[cancelled] Il torneo è stato annullato.
    }
