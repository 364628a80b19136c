### Texts of the daily pages and of the lists on the front page.

daily-about = Una volta al giorno tutti giocano con la stessa pila, allo stesso posto e contro gli stessi bot. Nessuna mossa si può annullare e non ci sono suggerimenti.
daily-facts =
    { $players } giocatori: il tuo posto è il { $place ->
        [1] primo
        [2] secondo
       *[other] terzo
    }, gli altri sono bot ({ $bot }). Fine: { $time }.
daily-once = Puoi giocarla una volta sola. Finché dura il giorno puoi fermarti e tornare; se abbandoni, non compari nei risultati.
daily-play = Gioca
daily-resume = Torna alla tua partita
daily-own = Il tuo risultato
daily-none = Nessuno ha finito la partita di questo giorno.
daily-none-yet = Oggi nessuno ha ancora finito la partita.
daily-before = Giorno precedente
daily-after = Giorno successivo
daily-place = Al tavolo
daily-place-of = { $place } su { $players }
daily-guests = Ospiti
daily-sealed = Le tessere restano nascoste finché il giorno non è finito: solo chi ha finito vede le partite degli altri.
today-ends-hours = Finisce tra { $hours } h { $minutes } min
today-ends-minutes = Finisce tra { $minutes } min
today-streak =
    { $days ->
        [0] Ancora nessuna serie
        [one] 1 giorno di fila
       *[other] { $days } giorni di fila
    }
today-streak-start = Finisci la partita del giorno o risolvi il problema per cominciare una serie.
today-can-miss = Questa settimana puoi saltare un giorno.
today-no-miss = Questa settimana hai già saltato un giorno. Se ne salti un altro, la serie finisce.
today-game-about =
    { $players } giocatori: il tuo posto al tavolo è il { $place ->
        [1] primo
        [2] secondo
       *[other] terzo
    }. Tutti hanno le stesse tessere.
today-game-running = La tua partita è in corso.
today-game-ended = La tua partita è finita.
today-game-none = Per la partita del giorno serve una connessione.
today-result =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, posizione { $place } su { $players }
today-results = Risultati di oggi
today-puzzle = Problema del giorno
today-puzzle-facts = Problema { $number }, difficoltà { $rating }
today-puzzle-solved =
    { $attempts ->
        [1] Risolto al primo tentativo
       *[other] Risolto al tentativo { $attempts }
    }
today-puzzle-tried = Non ancora risolto
today-puzzle-none = Lo trovi nell’elenco dei problemi.
today-solve = Risolvi
today-solve-again = Rivedilo
today-stale = Nessuna connessione. Questo è l’ultimo stato noto.
today-offline = Nessuna connessione. Su questo dispositivo puoi giocare lo stesso.
today-share = Condividi
today-share-about = Raccontalo agli altri
today-share-copied = Copiato
today-share-failed = Seleziona il testo per copiarlo.
today-share-title = Tongiaki, { $day } ⛵
today-share-game =
    Partita del giorno: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, posizione { $place } su { $players }
today-share-puzzle =
    { $attempts ->
        [1] Problema risolto al primo tentativo
       *[other] Problema risolto al tentativo { $attempts }
    }
today-month-before = Mese precedente
today-month-after = Mese successivo
today-day-game =
    Partita del giorno: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, posizione { $place } su { $players }.
today-day-solved =
    { $attempts ->
        [1] Problema risolto al primo tentativo.
       *[other] Problema risolto al tentativo { $attempts }.
    }
today-day-tried = Problema non risolto.
today-day-forgiven = Giorno saltato, serie salva
lobby-water = In mare
lobby-more =
    { $count ->
        [one] Ancora 1
       *[other] Ancora { $count }
    }
