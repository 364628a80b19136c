### Texts of the end of a game.

# Shown while the points of the islands are added up
end-count = Conteggio dei punti
end-margin =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $margin } in più di { $second }.
end-margin-level =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, alla pari con { $second }.
end-margin-shared =
    { $points ->
        [one] { $points } punto ciascuno.
       *[other] { $points } punti ciascuno.
    }
# Players with equal points (rules, clause 9)
end-tie-islands = Parità di punti. Isole: { $first } { $more }, { $second } { $fewer }.
end-tie-ships = Parità di punti e isole. Navi sul tabellone: { $first } { $fewer }, { $second } { $more }. Prevale chi ne ha meno.
end-tie-shared = Parità di punti, isole e navi: { $who } condividono la posizione.
end-decided = Il turno { $turn } ha deciso la partita: { $who }
end-decided-chance = Probabilità di vittoria ({ $who }): { $before } → { $after }
end-decided-wait = Ricerca del turno decisivo…
end-decided-none = Nessun turno ha deciso da solo questa partita.
end-back = Torna al risultato
end-more = Altro
end-share = Condividi
end-share-text = Una partita di Tongiaki: { $result }
end-see-board = Vedi il tabellone
end-rematch = Rivincita
end-rematch-go = Vai alla rivincita
end-record = Scarica la partita
