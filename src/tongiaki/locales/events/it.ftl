### Texts of the tournament pages.

tournaments-about = Serve un account per iscriversi, fino all’inizio del torneo. Poi i turni cominciano da soli, uno dopo l’altro.
tournaments-none = Non c’è ancora nessun torneo.
tournaments-log-in = Accedi per creare un torneo o per iscriverti.
tournament-new = Nuovo torneo
tournament-make = Crea
tournament-kind = Formula
tournament-kind-long =
    { $kind ->
        [round_robin] Tutti contro tutti, in due per tavolo
        [groups] Gruppi, da tre a sei per tavolo
       *[swiss] Sistema svizzero, in due per tavolo
    }
tournament-kind-short =
    { $kind ->
        [round_robin] Tutti contro tutti
        [groups] Gruppi da { $size }
       *[swiss] Sistema svizzero
    }
tournament-name = { $kind }, di { $host }
tournament-size = Posti per tavolo
tournament-rounds = Turni
tournament-fill = Completare con bot fino a
tournament-filled = Completato da bot fino a { $count } ({ $bot })
tournament-fill-none = Nessun bot
tournament-level = Livello dei bot
tournament-starts = Inizio (lascia vuoto per avviare a mano)
tournament-entrants = Iscrizioni: { $count } su { $places }
tournament-round = Turno { $round } di { $rounds }
tournament-status =
    { $status ->
        [running] In corso
        [over] Finito
        [cancelled] Annullato
       *[open] Aperto
    }
tournament-starts-at = Inizio: { $time }
tournament-round-at = Prossimo turno: { $time }
tournament-join = Iscriviti
tournament-leave = Ritirati
tournament-start = Avvia
tournament-cancel = Annulla il torneo
tournament-game = Vai alla tua partita
tournament-gone = ritiro
tournament-standings = Classifica
tournament-points-about = A ogni tavolo chi arriva primo ottiene 1 punto e chi arriva ultimo 0, con intervalli uguali in mezzo. A parità di punti decide, nell’ordine:
tournament-bold = In grassetto: il valore che ha deciso tra due iscritti a pari punti.
tournament-bye = Riposo: 1 punto senza partita
tie-break-name =
    { $by ->
        [berger] Sonneborn-Berger
        [direct] Scontro diretto
        [wins] Vittorie
       *[buchholz] Buchholz
    }
tie-break-about =
    { $by ->
        [berger] I punti di tutti gli avversari battuti, e la metà in caso di parità.
        [direct] I punti delle partite tra chi è ancora alla pari, se si sono incontrati tutti.
        [wins] Partite vinte, anche a pari merito.
       *[buchholz] I punti di tutti gli avversari incontrati; ai tavoli più grandi la loro media.
    }
