### Texts that a table loads after its first paint.

## Help in a player's first games

coach-aim = Lo scopo: avere una nave su quante più isole di valore possibile quando il mare sarà esplorato.
coach-aim-add = Aggiungi navi
coach-aim-sail = Salpa da una spiaggia piena
coach-aim-land = Sbarca
coach-aim-score = Fai punti
coach-full = Questa spiaggia è piena, perciò tutta la sua flotta deve salpare, anche gli altri colori. Tu scegli il molo.
coach-current = Il numero di una corrente dice quanti colori diversi servono a una flotta per passare. Con meno colori naufraga.
coach-crown = Puoi diventare re di un’isola in cui tutte le navi sono tue. Ti costa l’intero turno, e l’isola è tua fino alla fine.
coach-shortage = Mancano ormeggi o navi. Una nave senza ormeggio torna nella riserva; se la tua riserva è vuota, sposti le navi invece di aggiungerne.

## Remarks of bots

# Reasons: its ship was taken along, sank or found no berth; it crowned or discovered an island.
remark-thanks =
    { $temper ->
        [warm] Grazie del passaggio!
        [lively] Che viaggio! Grazie!
       *[dry] Gentile da parte tua. O era la corrente?
    }
remark-sunk =
    { $temper ->
        [warm] Oh no, le mie navi!
        [lively] Brrr, che freddo!
       *[dry] Sanno nuotare. Probabilmente.
    }
remark-stranded =
    { $temper ->
        [warm] Niente posto per me? Alla prossima, allora.
        [lively] Ehi, c’ero anch’io in quella flotta!
       *[dry] Tutto pieno. Ma che combinazione.
    }
remark-crowned =
    { $temper ->
        [warm] Su quest’isola mi sento a casa.
        [lively] Guardate la mia corona!
       *[dry] Mia. Così si sta più tranquilli.
    }
remark-found =
    { $temper ->
        [warm] Terra! C’è posto per tutti.
        [lively] Terra in vista! L’ho vista prima io!
       *[dry] Un’isola. Come previsto.
    }
remarks-setting = I bot fanno commenti
remarks-setting-about = Al massimo due per bot in una partita.

## Reactions: ready-made chat messages

reactions-open = Reagisci
reaction-hello = Ciao!
reaction-luck = Buona fortuna!
reaction-praise = Ben giocato!
reaction-thanks = Grazie!
reaction-wow = Incredibile!
reaction-oops = Ops!
reactions-setting = Mostra le reazioni
reactions-setting-about = Appaiono sopra il tabellone e restano nella chat.
