### Texts of the tutorial and the puzzles.

## Tutorial. The player is red. The steps are in ../tutorial.toml.

tutorial-title = Impara giocando
tutorial-lesson = { $number }. { $name }
tutorial-on = Avanti
tutorial-next = Prossima lezione
tutorial-again = Ancora una volta
tutorial-anew = Dall’inizio
tutorial-play = Gioca contro un bot facile
tutorial-finished = È tutto: ora conosci il gioco. In partita, con «Annulla» torni sulle tue decisioni, fino all’ultima tessera pescata. Il resto è pratica, e i bot ti aspettano.
tutorial-astray = Le regole lo permettono, ma questa lezione parla d’altro.

tutorial-settle = L’inizio
tutorial-settle-1 = Quando il mare sarà esplorato, ti serviranno navi su quante più isole di valore possibile. Tutti cominciano da Tonga. Tu sei il rosso: metti la tua prima nave su una delle sei spiagge.
tutorial-settle-2 = Anche il giallo e il verde hanno messo una nave. Ora tocca alla tua seconda. Durante la preparazione nessuna spiaggia può avere una terza nave.
tutorial-settle-2-done = Ora la partita comincia. Ricorda le tue spiagge: ognuna ha il suo molo, e le navi che salpano da lì vanno in quella direzione.

tutorial-expand = Espandersi
tutorial-expand-1 = Tocca a te. Di solito ti espandi: scegli un’isola e ricevi tante navi nuove quante ne hai già lì, ognuna su un’altra spiaggia. Su Tonga ne hai due. Scegli Tonga, poi due spiagge.
tutorial-expand-1-done = Da due navi a quattro: così cresce un popolo.
tutorial-expand-2 = Non ricevi mai più navi di quante spiagge ha l’isola. Espanditi dove ora ne ricevi di più.
tutorial-expand-2-astray = Lì riceveresti una sola nave. Dove ne hai di più?
tutorial-expand-2-done = Tre nuove navi su Fiji, una per spiaggia, in un colpo solo.

tutorial-full = La spiaggia piena
tutorial-full-1 = Una spiaggia di Tonga ha un solo ormeggio libero: quella a nord. Metti lì la tua nuova nave: scegli Tonga, poi questa spiaggia.
tutorial-full-1-astray = Lì non succederebbe ancora nulla. Riempi la spiaggia a nord.
tutorial-full-2 = La spiaggia è piena, perciò tutte le sue navi devono salpare, le tue e quella gialla in un’unica flotta. Oltre il molo c’è Fiji: scegli quel molo.
tutorial-full-3 = Sei tu a decidere dove sbarcano tutti, anche il giallo. Prima ogni spiaggia libera riceve una nave. Scegli una spiaggia per ognuna delle tre.
tutorial-full-3-done = Sei su Fiji, e con te il giallo, che è dovuto venire. Alla fine un’isola conta per tutti quelli che vi hanno una nave.

tutorial-unknown = Verso l’ignoto
tutorial-unknown-1 = Nessuno sa che cosa c’è a nord-est. Riempi la spiaggia di Tonga da cui ci si arriva.
tutorial-unknown-1-astray = Così non vai verso l’ignoto. La spiaggia a nord-est ha un solo ormeggio libero.
tutorial-unknown-2 = Oltre questo molo il tabellone finisce. Salpa: la prima tessera della pila viene pescata e posata lì.
tutorial-unknown-3 = Prima è venuta una tessera mare, la cui corrente ti ha portato avanti, e poi Samoa. Hai scoperto un’isola! Sbarca le tue navi.
tutorial-unknown-3-done = Samoa vale cinque punti. Ciò che viene è fortuna, ma non soltanto: al tavolo vedi quali tessere sono ancora nella pila.

tutorial-currents = Le correnti
tutorial-currents-1 = Il numero di una corrente dice quanti colori diversi servono a una flotta per passare. Sulla spiaggia nord di Tonga ci sono due navi, entrambe tue; su quella a sud-est una gialla e una verde. Espanditi su Tonga, su queste due spiagge.
tutorial-currents-1-astray = Riempi due spiagge insieme: quella a nord e quella a sud-est.
tutorial-currents-2 = Le due spiagge sono piene, e scegli tu chi salpa per primo. Passa sopra un molo, o toccalo una volta, per vedere fin dove arriverebbe la sua flotta. Quale passa?
tutorial-currents-2-astray = Questa flotta ha un colore e la corrente ne chiede due: naufragherebbe. Fai salpare prima quella con tre colori.
tutorial-currents-3 = Tre colori sono bastati: la flotta è sbarcata su Samoa. Ora devono salpare anche le altre tue navi, con un colore dove ne servono due.
tutorial-currents-3-done = La flotta è naufragata e le sue navi sono di nuovo nella tua riserva. Nessuna nave è mai persa per sempre. Ma per andare lontano conviene portare con sé gli altri.

tutorial-chain = Sbarchi e catene
tutorial-chain-1 = Un turno non finisce per forza dopo un solo sbarco. Riempi prima la spiaggia nord-est di Tonga.
tutorial-chain-1-astray = Riempi la spiaggia a nord-est, quella verso Nauru.
tutorial-chain-2 = Salpa per Nauru.
tutorial-chain-3 = Su Nauru una nave gialla è su una spiaggia con un solo ormeggio libero. Una nave che sbarca lì la riempie, e tutte ripartono subito. Metti lì una nave rossa.
tutorial-chain-3-astray = Metti una nave rossa accanto a quella gialla: così sei tu a ripartire.
tutorial-chain-4 = Bene. Ora le altre due, una per spiaggia.
tutorial-chain-5 = E si continua, perché la spiaggia è piena. Dal suo molo a nord si arriva a Fiji.
tutorial-chain-5-astray = Questo molo porta verso l’ignoto. L’altro porta a Fiji.
tutorial-chain-6 = Sbarca le due navi.
tutorial-chain-6-done = Due isole in un turno: questa è una catena. Continua finché uno sbarco riempie una spiaggia.
tutorial-chain-7 = A volte una flotta non trova abbastanza ormeggi. Riempi la spiaggia nord di Tonga: le sue tre navi salpano per Tubuai.
tutorial-chain-7-astray = Riempi la spiaggia nord di Tonga, dove una tua nave è accanto a una gialla.
tutorial-chain-8 = Tubuai ha solo due ormeggi liberi per tre navi. Una nave che non trova posto torna nella riserva, e decidi tu di chi è. Sbarca le tue due navi.
tutorial-chain-8-astray = Così una delle tue navi tornerebbe nella riserva. Sbarca le tue due navi.
tutorial-chain-8-done = La nave gialla è tornata nella riserva del giallo. Ora le due spiagge di Tubuai sono piene: anche questa catena continua.

tutorial-king = Re
tutorial-king-1 = Da un’isola gli altri possono scacciarti, da un’isola reale no. Su Tahiti tutte le navi sono tue: scegli la maschera, poi Tahiti.
tutorial-king-1-astray = Ora vuoi diventare re. Scegli la maschera, poi Tahiti.
tutorial-king-1-done = Tahiti è tua fino alla fine: la flotta gialla è arrivata ed è dovuta tornare indietro. Puoi diventare re due volte, mai su Tonga, e ogni volta ti costa l’intero turno.

tutorial-stuck = A corto di navi
tutorial-stuck-1 = Ti resta una sola nave, su Tonga, che non dà punti. Allora può servire ricominciare. Scegli l’isola barrata.
tutorial-stuck-1-astray = Con una sola nave serve a poco. Scegli l’isola barrata.
tutorial-stuck-2 = Tutte le tue navi sono nella riserva. Ora si posano tessere finché viene un’isola: scegli il molo di Tonga dove posare la prossima.
tutorial-stuck-2-astray = Andrebbe bene anche così, ma in questa lezione scegli un molo di Tonga.
tutorial-stuck-3 = Hawaii! Metti una nave su una delle sue spiagge.
tutorial-stuck-3-done = Una nave e cinque punti, e una riserva piena di navi per i prossimi turni.
tutorial-stuck-4 = La tua riserva è vuota, quindi in questo turno sposti una nave. Scegli prima dove va: sulla spiaggia nord di Tonga, che ha ancora un ormeggio libero.
tutorial-stuck-4-astray = Scegli la spiaggia nord di Tonga, quella con la nave gialla.
tutorial-stuck-5 = Ora scegli la nave che si sposta lì. Su Fiji ne hai più del necessario: prendine una da lì.
tutorial-stuck-5-astray = Prendi una nave da Fiji: per i punti, lì ne basta una.
tutorial-stuck-5-done = La nave ha riempito la spiaggia, e la sua flotta salpa come sempre. Finché la riserva è vuota, ti espandi spostando una nave.
tutorial-stuck-6 = Qui non hai navi su nessuna isola aperta; il tuo re su Tahiti non conta. Rientri in gioco con due navi su Tonga, o con una su qualsiasi altra isola aperta. Samoa vale cinque punti: metti una nave su una delle sue spiagge.
tutorial-stuck-6-astray = Andrebbe bene anche così, ma in questa lezione rientra in gioco su Samoa.
tutorial-stuck-6-done = Sei di nuovo in gioco, e ora Samoa dà punti anche a te. Intanto il tuo re ti ha conservato Tahiti.

tutorial-end = La fine
tutorial-end-1 = L’ultimo turno di una partita: nella pila c’è ancora un’isola. Quando viene pescata, la partita finisce. Riempi la spiaggia di Nauru dove c’è la tua nave.
tutorial-end-1-astray = Espanditi su Nauru, sulla spiaggia dove c’è la tua nave.
tutorial-end-2 = Un molo porta a Fiji, l’altro verso l’ignoto. Scopri l’ultima isola.
tutorial-end-2-astray = Di lì si va a Fiji, dove sei già. Prendi l’altro molo.
tutorial-end-3 = Tahiti, l’ultima isola! Il turno si gioca ancora fino in fondo: sbarca le tue navi.
tutorial-end-3-done = La partita è finita. Ogni isola dà i suoi punti a tutti quelli che vi hanno una nave, come mostra la tabella, e tu hai vinto.

## Puzzles

puzzles-about = Trova il turno migliore. Lo giochi fino in fondo; dopo un passo falso vedi quanto costa. Questo browser ricorda che cosa hai risolto. Ogni giorno tutti ricevono lo stesso problema.
puzzles-today = Il problema di oggi
puzzles-run = Serie: { $run }
puzzles-continue = Continua
puzzles-themes = Temi
puzzles-all-solved = Hai risolto tutti i problemi.
puzzles-none-offered = Al momento non ci sono problemi.
puzzles-kind-chain = La catena più lunga
puzzles-kind-save = Salva la flotta
puzzles-kind-crown = Re o no?
puzzles-kind-sink = Fai naufragare un rivale
puzzles-kind-last = Vinci l’ultimo turno
puzzles-kind-end = Chiudi la partita
puzzles-kind-drive = Scaccia un rivale
puzzles-kind-trade = Un buon scambio
puzzles-solved = Risolti: { $solved } su { $count }
puzzles-solved-one = risolto
puzzles-failed-one = non risolto al primo colpo
puzzle-title = Problema { $number }
puzzle-turn = Il tuo colore: { $colour }.
puzzle-rating = Difficoltà: { $rating }
puzzle-task-chain = Fai salpare una flotta dopo l’altra: trova la catena più lunga.
puzzle-task-save = Una flotta è in pericolo. Gioca il turno senza perdere nessuna delle tue navi.
puzzle-task-sink = Fai naufragare in una corrente le navi di un rivale.
puzzle-task-last = È l’ultimo turno della partita. Vinci da solo, senza pareggi.
puzzle-task-end = Gioca il turno in modo da pescare una tessera che può chiudere la partita.
puzzle-task-drive = Scaccia un rivale da un’isola senza che nessuno perda una nave.
puzzle-task-trade = Fai un buon scambio: rinuncia a un’isola in modo che un rivale perda più punti di te.
puzzle-best-chain = Trova il turno migliore. Salpano almeno tre flotte.
puzzle-best-save = Trova il turno migliore. Attenzione: alcuni turni ti costano delle navi.
puzzle-best-crown = Trova il turno migliore. Puoi diventare re di un’isola. È il momento giusto?
puzzle-best-sink = Trova il turno migliore. Fa naufragare le navi di un rivale.
puzzle-best-last = È l’ultimo turno della partita. Trova il migliore.
puzzle-best-end = Trova il turno migliore. Peschi una tessera che può chiudere la partita.
puzzle-best-drive = Trova il turno migliore. Scaccia un rivale da un’isola, e nessuna nave va persa.
puzzle-best-trade = Trova il turno migliore. Rinunci a un’isola, e un rivale perde più punti di te.
puzzle-on = Fin qui va bene. Continua.
puzzle-solved = Risolto! È il turno migliore.
puzzle-shown = È il turno migliore.
puzzle-wrong = C’è di meglio: così la probabilità di vittoria cala di circa { $cost ->
    [one] un punto percentuale
   *[other] { $cost } punti percentuali
}. Torna indietro e guarda ancora.
puzzle-wrong-unknown = Non è il turno migliore. Torna indietro e guarda ancora.
puzzle-solution = Mostra la soluzione
puzzle-solution-ask = Se guardi la soluzione, questo problema conta come non risolto.
puzzle-solution-yes = Mostrala
puzzle-solution-no = Continua a provare
puzzle-why = Perché?
puzzle-why-tempting = Il turno più allettante
puzzle-why-best = Il turno migliore
puzzle-why-cost = Fa calare la tua probabilità di vittoria di circa { $cost ->
    [one] un punto percentuale
   *[other] { $cost } punti percentuali
}.
puzzle-why-free = Non c’è di meglio.
puzzle-next = Prossimo problema
puzzles-about-you = Il tuo rating: { $rating }, dopo { $attempts ->
    [one] un problema
   *[other] { $attempts } problemi
}
puzzles-about-you-roughly = Il tuo rating: circa { $rating }, dopo { $attempts ->
    [one] un problema
   *[other] { $attempts } problemi
}
puzzles-honest = Il rating è solo per te: ogni problema arriva con la soluzione, e nessuno controlla se l’hai guardata prima.
puzzles-guest = Con un account i tuoi primi tentativi contano e ottieni un rating.
puzzles-unsent = Conteranno appena torna la rete: { $count }
puzzles-order = Ordine
puzzles-order-kind = per tipo
puzzles-order-easy = prima i facili
puzzles-order-hard = prima i difficili
puzzles-fresh = Solo i nuovi
puzzles-none = Li hai già provati tutti.
puzzles-rating-one = difficoltà { $rating }
puzzle-counted = Registrato. Il tuo rating ora è { $rating }.
puzzle-unsent = Il tuo tentativo conterà appena torna la rete.
puzzle-new-day = È iniziato un nuovo giorno.
puzzle-dropped = Il problema { $number } non fa più parte della raccolta.
puzzle-dropped-about = Non soddisfaceva più i nostri criteri. Se lo hai provato, il tuo risultato e il tuo rating restano.
puzzle-dropped-solved = Lo hai risolto.
puzzle-dropped-failed = Non lo hai risolto al primo colpo.
puzzle-all = Tutti i problemi
