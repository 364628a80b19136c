### Texts of games on this device, without a server.

## Page with the games of this device

device-title = On this device
device-about = Play alone against bots, or pass the device around. No server, no account.
device-new = New game
device-player = Player { $number }
device-seat = Who plays in seat { $number }?
device-name = Name of player { $number }
device-person = Person
device-pass-about = Before each person’s turn, the screen says whose turn it is.
device-nobody = At least one person has to play.
device-start = Start the game
device-games = Games stored here
device-games-none = No games yet. Every game is saved here after each move.
device-game-running = { $count ->
    [one] One move
   *[other] { $count } moves
}, last played on { $date }
device-game-over = { $count ->
    [one] Finished after one move
   *[other] Finished after { $count } moves
}, on { $date }
device-continue = Continue
device-save = Save as a file
device-delete = Delete
device-delete-sure = Delete this game? It is stored nowhere else.
device-keep = Keep it
device-import = Add a saved game
device-offline = Without a connection
device-offline-about = Store everything in this browser. Then games on this device, the tutorial, the puzzles, replays and analysis also work without a connection.
device-offline-store = Make available offline
device-offline-store-size = Make available offline ({ $size } MB)
device-offline-stored = Everything is stored. You can play without a connection.
device-offline-remove = Remove from this browser
device-offline-failed = Not everything could be stored. Check the connection and the free space, then try again.
device-offline-impossible = This browser can store the files only if the site’s address begins with https.

## Loading

device-loading = Loading the game…
device-loading-about = This happens only once, as long as this browser keeps the files.
device-loading-size = { $loaded } of { $total } MB
device-loading-start = Starting…
device-loading-cancel = Cancel
device-loading-problem = The game could not be opened
device-loading-offline = Not all files arrived. Check the connection, then try again.
device-loading-blocked = This browser does not allow WebAssembly on this page, and games on this device need it.
device-loading-failed = Something went wrong when the game started. Try again.
device-loading-cancelled = Loading was cancelled.
device-slow-title = A slow thinker
device-slow = On this device, { $level } may think for more than 3 seconds about a move.
device-slow-faster = Play against { $level }
device-slow-anyway = Play against { $level } anyway
device-elsewhere-title = Already open in another tab
device-elsewhere = This game is being played in another tab. Close that tab, and the game goes on here.

## During the game

device-handover = { $name }, it is your turn
device-handover-go = I’m ready
device-handover-undo = The last move can still be taken back.
