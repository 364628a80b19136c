### Texts of replays, reviews, analyses and studies.

review-ask = Analizza la partita
review-working = Esame di ogni turno…
review-waiting =
    { $ahead ->
        [one] Prima viene analizzata un’altra partita.
       *[other] Prima vengono analizzate altre { $ahead } partite.
    }
review-nothing = In questa partita non è stato giocato nessun turno.
review-chances = Probabilità di vittoria
review-turn = Turno
review-play = Mosse
review-worst = Gli errori peggiori
review-fine = Le mosse più belle
review-none = Niente da segnalare
review-players = I giocatori
review-about = Fortuna: l’effetto delle tessere sulla probabilità di vittoria. Mosse proprie e altrui: l’effetto delle mosse, secondo la posizione prima e dopo. Resto: quanto la stima si è corretta al momento della pesca. Scelta: quanto si è perso rispetto alla mossa migliore trovata. Precisione: quante decisioni importanti non sono costate quasi nulla.
review-table = Tutti i turni in una tabella
review-better = Meglio
review-played = Giocata
review-obvious = A prima vista
review-cost = Probabilità di vittoria persa ({ $who }): circa { $gain ->
    [one] un punto percentuale
   *[other] { $gain } punti percentuali
}.
review-gain = Meglio di quanto sembri. Probabilità di vittoria in più ({ $who }): circa { $gain ->
    [one] un punto percentuale
   *[other] { $gain } punti percentuali
}.
review-then = { $who }, dopo: { $chance }
review-back = Torna alla partita
review-line = Le mosse e le loro conseguenze
analysis-title = Analisi
analysis-waiting = Il server è occupato. Continua tra un momento.
# Depth of the search
analysis-depth =
    { $plies ->
        [0] Primo sguardo al turno
        [1] Tutte le tessere possibili sono state provate
        [2] Anche il turno successivo è considerato
       *[other] Anche i due turni successivi sono considerati
    }
analysis-play = Prova questa mossa
analysis-try = Prova delle mosse
analysis-draw = Si pesca una tessera: prendine una a caso o scegline una.
analysis-draw-any = Una tessera a caso
analysis-draw-one = Oppure questa:
analysis-end = Torna alla partita
study-title = Studio
study-share = Invita
study-share-about = Chi ha questo link può guardare, seguire quello che mostra chi guida e scrivere con te in chat.
study-unfinished = La partita fino al momento in cui è cominciato questo studio
# Tab with the participants and the chat
study-people = Presenti: { $count }
study-nobody = Non c’è ancora nessun altro.
study-nameless = Qualcuno
study-leads = guida
study-hand-over = Cedi la guida
# Label for screen readers. It begins with the text of the button.
study-hand-over-to = Cedi la guida a { $who }
study-name-save = Sono io
study-chat-empty = Nessuno ha ancora detto niente.
# Bar above the controls
study-you-lead = Guidi tu. Scegli una tessera per indicarla.
study-follows = { $who } guida lo studio
study-no-leader = Chi guida non c’è. Tra un po’ prenderà la guida chi è qui da più tempo.
study-alone = Stai guardando per conto tuo
study-around = Esplora
study-follow = Segui { $who }
study-back = Torna
