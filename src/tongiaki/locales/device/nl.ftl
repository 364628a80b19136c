### Texts of games on this device, without a server.

## Page with the games of this device

device-title = Op dit apparaat
device-about = Speel alleen tegen bots, of geef het apparaat door. Er is geen server en geen account voor nodig.
device-new = Nieuw spel
device-player = Speler { $number }
device-seat = Wie speelt op plaats { $number }?
device-name = Naam van speler { $number }
device-person = Mens
device-pass-about = Voor elke beurt van een mens staat op het scherm wie er aan de beurt is.
device-nobody = Er moet ten minste één mens meespelen.
device-start = Spel beginnen
device-games = Hier bewaarde spellen
device-games-none = Nog geen spellen. Elk spel wordt hier na iedere zet bewaard.
device-game-running = { $count ->
    [one] Eén zet
   *[other] { $count } zetten
}, laatst gespeeld op { $date }
device-game-over = { $count ->
    [one] Afgelopen na één zet
   *[other] Afgelopen na { $count } zetten
}, op { $date }
device-continue = Verderspelen
device-save = Als bestand opslaan
device-delete = Verwijderen
device-delete-sure = Dit spel verwijderen? Het is nergens anders bewaard.
device-keep = Behouden
device-import = Opgeslagen spel toevoegen
device-offline = Zonder verbinding
device-offline-about = Bewaar alles in deze browser. Dan werken spellen op dit apparaat, de cursus, de puzzels, het naspelen en de analyse ook zonder verbinding.
device-offline-store = Offline beschikbaar maken
device-offline-store-size = Offline beschikbaar maken ({ $size } MB)
device-offline-stored = Alles is bewaard. Je kunt zonder verbinding spelen.
device-offline-remove = Uit deze browser verwijderen
device-offline-failed = Niet alles kon worden bewaard. Controleer de verbinding en de vrije ruimte en probeer het opnieuw.
device-offline-impossible = Deze browser kan de bestanden alleen bewaren als het adres van de site met https begint.

## Loading

device-loading = Het spel wordt geladen…
device-loading-about = Dit gebeurt maar één keer, zolang deze browser de bestanden bewaart.
device-loading-size = { $loaded } van { $total } MB
device-loading-start = Het begint zo…
device-loading-cancel = Annuleren
device-loading-problem = Het spel kon niet worden geopend
device-loading-offline = Niet alle bestanden zijn aangekomen. Controleer de verbinding en probeer het opnieuw.
device-loading-blocked = Deze browser staat op deze pagina geen WebAssembly toe, en spellen op dit apparaat hebben dat nodig.
device-loading-failed = Er ging iets mis bij het starten van het spel. Probeer het opnieuw.
device-loading-cancelled = Het laden is geannuleerd.
device-slow-title = Dat kan even duren
device-slow = Op dit apparaat denkt { $level } soms meer dan 3 seconden na over een zet.
device-slow-faster = Tegen { $level } spelen
device-slow-anyway = Toch tegen { $level } spelen
device-elsewhere-title = Al geopend in een ander tabblad
device-elsewhere = Dit spel wordt in een ander tabblad gespeeld. Sluit dat tabblad, dan gaat het spel hier verder.

## During the game

device-handover = { $name }, jij bent aan de beurt
device-handover-go = Ik ben klaar
device-handover-undo = De laatste zet kan nog worden teruggenomen.
