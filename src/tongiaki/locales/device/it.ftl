### Texts of games on this device, without a server.

## Page with the games of this device

device-title = Su questo dispositivo
device-about = Gioca contro i bot, o con altre persone passandovi il dispositivo. Non servono né server né account.
device-new = Nuova partita
device-player = Giocatore { $number }
device-seat = Chi gioca al posto { $number }?
device-name = Nome del giocatore { $number }
device-person = Persona
device-pass-about = Prima del turno di ogni persona, lo schermo dice a chi tocca.
device-nobody = Deve giocare almeno una persona.
device-start = Inizia la partita
device-games = Partite salvate qui
device-games-none = Ancora nessuna partita. Ogni partita viene salvata qui dopo ogni mossa.
device-game-running = { $count ->
    [one] Una mossa
   *[other] { $count } mosse
}, giocata l’ultima volta: { $date }
device-game-over = { $count ->
    [one] Finita dopo una mossa
   *[other] Finita dopo { $count } mosse
}, { $date }
device-continue = Continua
device-save = Salva in un file
device-delete = Elimina
device-delete-sure = Eliminare questa partita? Non è salvata da nessun’altra parte.
device-keep = Tienila
device-import = Aggiungi una partita salvata
device-offline = Senza connessione
device-offline-about = Salva tutto in questo browser. Così le partite su questo dispositivo, le lezioni, i problemi, i replay e l’analisi funzionano anche senza connessione.
device-offline-store = Rendi disponibile offline
device-offline-store-size = Rendi disponibile offline ({ $size } MB)
device-offline-stored = È tutto salvato. Puoi giocare senza connessione.
device-offline-remove = Rimuovi da questo browser
device-offline-failed = Non è stato possibile salvare tutto. Controlla la connessione e lo spazio libero, poi riprova.
device-offline-impossible = Questo browser può salvare i file solo se l’indirizzo del sito comincia con https.

## Loading

device-loading = Caricamento del gioco…
device-loading-about = Succede una volta sola, finché questo browser conserva i file.
device-loading-size = { $loaded } di { $total } MB
device-loading-start = Avvio…
device-loading-cancel = Annulla
device-loading-problem = Impossibile aprire la partita
device-loading-offline = Non sono arrivati tutti i file. Controlla la connessione, poi riprova.
device-loading-blocked = Questo browser non permette WebAssembly in questa pagina, e le partite su questo dispositivo ne hanno bisogno.
device-loading-failed = Qualcosa è andato storto all’avvio del gioco. Riprova.
device-loading-cancelled = Il caricamento è stato annullato.
device-slow-title = Un po’ di pazienza
device-slow = Su questo dispositivo { $level } a volte pensa a una mossa per più di 3 secondi.
device-slow-faster = Gioca contro { $level }
device-slow-anyway = Gioca comunque contro { $level }
device-elsewhere-title = Già aperta in un’altra scheda
device-elsewhere = Questa partita è in corso in un’altra scheda. Chiudila, e la partita continua qui.

## During the game

device-handover = { $name }, tocca a te
device-handover-go = Ci sono
device-handover-undo = L’ultima mossa si può ancora annullare.
