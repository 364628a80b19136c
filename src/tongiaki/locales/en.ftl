### The main catalogue: texts of the browser, the terminal and emails.
### The first sections are used by the browser and the terminal.

## Words used on several pages

colour-name =
    { $colour ->
        [red] red
        [yellow] yellow
        [green] green
        [blue] blue
        [orange] orange
        [purple] purple
       *[other] { $colour }
    }
# Part of a list of ships: "2 red"
fleet-part =
    { $colour ->
        [red] { $count } red
        [yellow] { $count } yellow
        [green] { $count } green
        [blue] { $count } blue
        [orange] { $count } orange
        [purple] { $count } purple
       *[other] { $count } { $colour }
    }
water-tile = open water
beach-name = { $island }, beach to the { $directions }
pier-name = { $island }, pier to the { $direction }
exit-name = { $tile }, edge to the { $direction }
direction =
    { $direction ->
        [north] north
        [north-east] north-east
        [south-east] south-east
        [south] south
        [south-west] south-west
       *[north-west] north-west
    }
seat-among-equals = { $name } ({ $colour })
bot-name =
    { $bot ->
        [random] Drifter
        [child] Child
        [fisher] Fisher
        [paddler] Paddler
        [greedy] Sailor
        [helmsman] Helmsman
        [captain] Captain
        [master] Master
        [navigator] Navigator
       *[other] { $bot }
    }
# Group of bot levels
bot-group =
    { $group ->
        [easy] Easy
        [medium] Medium
        [hard] Hard
       *[expert] Expert
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
        [random] goes where the wind blows
        [child] plays eagerly and overlooks a lot
        [fisher] sees the next good catch
        [paddler] plays well, and misses a chance now and then
        [greedy] plays sensibly
        [helmsman] thinks each turn through to its end
        [captain] thinks of the reply, too
        [master] judges from many thousand games and thinks ahead
        [navigator] plays as the master does, and works out the last tiles to the end
       *[other] a computer player
    }

## Refusals: why the rules do not allow a move (codes of tongiaki.rules.refusals)

refused-game_over = The game is over.
refused-no_draw_due = No tile is due to be drawn now.
refused-draw_due = A tile must be drawn first.
refused-not_in_pile = That tile is not in the pile any more.
refused-setup_due = The game is still being set up: put a ship on Tonga.
refused-turn_due = It’s your turn: expand an island, crown one, or resettle.
refused-take_due = First choose the ship to move there.
refused-sail_due = First the ships of a full beach must sail: choose one of its piers.
refused-land_due = First the ships of the fleet must land.
refused-lay_due = First choose where to lay the next tile.
refused-settle_due = First put your ship on a beach of the new island.
refused-setup_on_tonga = Everybody starts on Tonga.
refused-third_ship = During setup, no beach of Tonga can get a third ship.
refused-not_on_board = That tile is not on the board.
refused-royal_island = { $island } is a royal island: it stays closed until the end of the game.
refused-must_enter = You have no ship on an open island: come back to the board first, or resettle.
refused-may_not_enter = You have ships on the board, so you can’t enter again.
refused-enter_two_on_tonga = On Tonga you enter with two ships: choose a second beach.
refused-no_room_for_two = There is no room for two ships on this beach of { $island }.
refused-no_own_ship = You have no ship on { $island }.
refused-crown_tonga = Tonga belongs to everybody and can’t be crowned.
refused-crown_shared = Others have ships on { $island }, so you can’t crown it.
refused-crown_limit = You already have { $number } royal islands, and more are not allowed.
refused-expand_number =
    { $number ->
        [one] On { $island } you add exactly one ship.
       *[other] On { $island } you add exactly { $number } ships, each on its own beach.
    }
refused-nothing_to_take = You have no ship on this beach of { $island }.
refused-beach_not_full = This beach of { $island } is not full (berths taken: { $ships } of { $berths }). Ships sail only from full beaches.
refused-no_pier = { $island } has no pier on that side.
refused-trapped = Every way from { $island } leads back and changes nothing: the island is trapped.
refused-looping = That way only leads back to { $island }, and the board has already looked exactly like this in this turn.
refused-not_in_fleet = There is no { $colour } ship in the fleet.
refused-other_island = The fleet lands on { $island }.
refused-first_round = First one ship goes to every free beach; this beach of { $island } already has one.
refused-beach_full = This beach of { $island } is full.
refused-not_an_exit = No pier and no current leads to that place.
refused-exit_blocked = A tile lies there already.
refused-settle_elsewhere = Your ship goes to { $island }, the island you have just found.
refused-other = The rules do not allow that.

## Coach: effects of a line of moves

coach-draws =
    { $colours ->
        [one] The fleet of 1 colour
       *[other] The fleet of { $colours } colours
    } draws a tile. It lands with { $lands } of { $tiles } tiles, goes on with { $passes } and sinks with { $sinks }.
coach-ending = Tiles that end the game: { $ending } of { $tiles }
coach-ends = The game is over after this turn.
coach-crowns = Royal island, closed to the others: { $island }
coach-resettles = All ships go back to the supply, and one finds a new island.
coach-drives = { $who } loses: { $islands }
coach-brings = { $who } gets to: { $islands }
coach-sinks = Sunk: { $fleet }
coach-loses = Out of the game: { $islands }
coach-chain = A chain of { $fleets } fleets.
coach-score = Points, as things stand: { $points }
coach-points = { $who } { $before } → { $after }
coach-reaches = New islands: { $islands }
coach-leaves = Left to { $who }: { $islands }
coach-abandons = Given up: { $islands }
coach-reason-title = Why the other line was better
coach-reason-driven =
    { $you ->
        [yes] Now { $rival } can drive you from { $islands }.
       *[other] Now { $rival } can drive { $who } from { $islands }.
    }
coach-reason-joined =
    { $you ->
        [yes] Now { $rival } can get to { $islands }, where you are.
       *[other] Now { $rival } can get to { $islands }, where { $who } is.
    }
coach-reason-sunk =
    { $you ->
        [yes] { $ships ->
            [one] Now { $rival } can sink one of your ships.
           *[other] Now { $rival } can sink { $ships } of your ships.
        }
       *[other] { $ships ->
            [one] Now { $rival } can sink a ship of { $who }.
           *[other] Now { $rival } can sink { $ships } ships of { $who }.
        }
    }
coach-reason-safe =
    { $you ->
        [yes] You would be safe on { $islands }; now { $rivals } can drive you from there.
       *[other] { $who } would be safe on { $islands }; now { $rivals } can drive { $who } from there.
    }
coach-reason-exposed = { $rival } would be in danger on { $islands }; now { $rival } is safe there.
coach-reason-king =
    { $you ->
        [yes] As its king, you would keep { $island } to the end.
       *[other] As its king, { $who } would keep { $island } to the end.
    }
coach-reason-spreads =
    { $you ->
        [yes] You would have ships on more beaches of { $islands }, and be harder to drive away.
       *[other] { $who } would have ships on more beaches of { $islands }, and be harder to drive away.
    }
coach-reason-rival_spreads = { $rival } would have ships on fewer beaches of { $islands }, and be easier to drive away.
coach-reason-holds =
    { $you ->
        [yes] You would have ships on { $islands }; now you have none there.
       *[other] { $who } would have ships on { $islands }; now { $who } has none there.
    }
coach-reason-rival_holds = { $rival } would not be on { $islands }.
coach-reason-points =
    { $you ->
        [yes] { $better ->
            [one] You would have { $better } point as things stand; now you have { $played }.
           *[other] You would have { $better } points as things stand; now you have { $played }.
        }
       *[other] { $better ->
            [one] { $who } would have { $better } point as things stand; now it is { $played }.
           *[other] { $who } would have { $better } points as things stand; now it is { $played }.
        }
    }
coach-reason-rival_points =
    { $better ->
        [one] { $rival } would have { $better } point as things stand; now it is { $played }.
       *[other] { $rival } would have { $better } points as things stand; now it is { $played }.
    }
coach-reason-growth =
    { $you ->
        [yes] Next turn you could place more ships on one island: { $better } instead of { $played }.
       *[other] Next turn { $who } could place more ships on one island: { $better } instead of { $played }.
    }
coach-reason-rival_growth = Next turn { $rival } could place fewer ships on one island: at most { $better } instead of { $played }.
coach-reason-supply =
    { $you ->
        [yes] You would have more ships in the supply: { $better } instead of { $played }.
       *[other] { $who } would have more ships in the supply: { $better } instead of { $played }.
    }
coach-reason-rival_supply = { $rival } would have fewer ships in the supply: { $better } instead of { $played }.
coach-reason-fills =
    { $you ->
        [yes] Next turn one ship of yours could fill a beach on { $islands }, and you would decide where its fleet sails.
       *[other] Next turn one ship of { $who } could fill a beach on { $islands }, and { $who } would decide where its fleet sails.
    }
coach-reason-ways =
    { $you ->
        [yes] You would have more ways into the unknown from { $islands }.
       *[other] { $who } would have more ways into the unknown from { $islands }.
    }
coach-reason-discovers =
    { $you ->
        [yes] Your fleet would draw a tile. It would land with { $lands } of { $tiles }.
       *[other] The fleet of { $who } would draw a tile. It would land with { $lands } of { $tiles }.
    }
coach-reason-may_end =
    { $you ->
        [yes] The game could end while you lead: with { $ending } of { $tiles } tiles.
       *[other] The game could end while { $who } leads: with { $ending } of { $tiles } tiles.
    }
coach-reason-risks =
    { $you ->
        [yes] Now your fleet draws a tile. It lands with { $lands } of { $tiles } and sinks with { $sinks }.
       *[other] Now the fleet of { $who } draws a tile. It lands with { $lands } of { $tiles } and sinks with { $sinks }.
    }
coach-reason-odds =
    { $you ->
        [yes] Your fleet would land with { $better } of { $tiles } tiles; now with { $played }.
       *[other] The fleet of { $who } would land with { $better } of { $tiles } tiles; now with { $played }.
    }
coach-reason-wins =
    { $you ->
        [yes] The game would be over, and you would have won.
       *[other] The game would be over, and { $who } would have won.
    }
coach-reason-closes =
    { $you ->
        [yes] Now the game is over. Otherwise you would have had another chance.
       *[other] Now the game is over. Otherwise { $who } would have had another chance.
    }
coach-reason-expects =
    { $you ->
        [yes] In the end, you could expect about { $better } points; now about { $played }.
       *[other] In the end, { $who } could expect about { $better } points; now about { $played }.
    }
coach-reason-outlook =
    { $you ->
        [yes] The coach played both lines on: you won more often after the better one.
       *[other] The coach played both lines on: { $who } won more often after the better one.
    }
coach-reply = Best reply by { $who }

## Browser: all pages

app-title = Tongiaki
# Title of the page while it is the reader's turn at several tables
app-title-turns = ({ $count }) Tongiaki
app-title-turn = Your turn · Tongiaki
app-tagline = Sail together or sink.
app-home = Front page
nav-title = Main menu
nav-tabs = Tab bar
nav-skip = Skip to the content
# Link that leaves a game, a lesson, a puzzle or a replay
nav-back = Back: { $name }
nav-play = Play
nav-today = Today
nav-puzzles = Puzzles
nav-learn = Learn
nav-watch = Watch
nav-you = You
nav-notices =
    { $count ->
        [0] No notifications
        [one] 1 notification
       *[other] { $count } notifications
    }
nav-notices-none = Nothing is waiting for you.
app-theme = Theme
app-theme-auto = Same as system
app-theme-light = Light
app-theme-night = Night
app-language = Language
app-licence = Tongiaki is a game by Thomas Rauscher, published by Schmidt Spiele. This is free software by enthusiasts, under the MIT licence, not affiliated with either of them. All drawings are our own.
app-not-found = There is nothing here.
app-not-found-table = There is no such table. It may have been closed.
app-closed-table = The administrator of this server has closed this table.
app-not-fetched = This could not be loaded.
app-again = Try again
app-loading = One moment…
app-noscript = Tongiaki needs JavaScript. Turn it on for this site, then reload the page.
app-not-loaded = Tongiaki’s files could not be loaded. Reload the page. If that doesn’t help, the administrator must give this server a name or port of its own: it doesn’t work under a path.
app-close = Close
app-cancel = Cancel

## Browser: front page

lobby-intro = Two to six islanders set out from Tonga to settle the ocean. As soon as a beach is full, everybody on it has to sail, like it or not. Only fleets of many colours get through the currents.
lobby-about = A board game for 2 to 6 players. Free, no account, about 15 minutes.
lobby-learn = Learn it in five minutes
lobby-learn-link = New here? Learn it in five minutes
lobby-friends = With friends
lobby-setup = { $players } players · { $level }
lobby-level = Level
lobby-level-more = All levels
lobby-ways = More ways to play
lobby-puzzles = Puzzles
ladder-title = Ladder
ladder-about = The highest ratings, separately for each number of players. People and programs have separate ladders.
ladder-people = People
ladder-programs = Programs
ladder-none = Nobody has a rating here yet.
ladder-none-next = Be the first: open a rated table
ladder-rank = Rank
ladder-name = Name
ladder-games = Games
lobby-daily = Daily game
games-title = Past games
games-about = All finished games from public tables. Replay them, or download them in one file.
games-player = Player with an account
games-won = Only games won
games-any = All
games-rating = Rating
games-from = From
games-to = To
games-none = No matching games.
games-none-all = No public game has been finished yet.
games-reset = Reset the filters
games-file = Download them all
lobby-name = Your name
lobby-guest = Islander
lobby-quick = Play now
quick-device = On this device
lobby-device = Games on this device
lobby-players = Players
lobby-bots = Bots
lobby-new = New table
lobby-seats = Seats
lobby-public = Listed here for everybody
lobby-public-about = Otherwise only people with the link can find it.
lobby-create = Open the table
lobby-open = Open tables
lobby-open-none = No table is waiting for players. Open one!
lobby-running = Games in progress
lobby-running-none = Nobody is at sea right now.
lobby-finished = Just finished
lobby-join = Join
lobby-watch = Watch
lobby-see = Result
lobby-return = Back to your seat
lobby-seats-taken = { $taken } of { $seats } seats taken
lobby-moves =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
lobby-yours = Your tables
turns-title = Games waiting for you
turns-waiting =
    { $count ->
        [one] One game is waiting for you
       *[other] { $count } games are waiting for you
    }
turns-more =
    { $count ->
        [one] One more game is waiting for you
       *[other] { $count } more games are waiting for you
    }
turns-next = Next game
turns-previous = Previous game
lobby-your-turn = Your turn
lobby-play-on = Play on
lobby-rejoin = Open
lobby-unrated = Unrated
lobby-private = Private
lobby-nobody = Nobody here yet
lobby-failed = The server is not responding. Trying again…

## Browser: daily game and tournaments

daily-title = The daily game
daily-others = How the others did
daily-day-over = The day is over. You can finish this game, but it no longer counts towards the day’s results.
daily-day-new = Today’s game
tournaments-title = Tournaments
tournament-title = Tournament

## Browser: options of a new table

new-bots = Bots among them
new-bots-count =
    { $count ->
        [0] none
        [one] 1 bot
       *[other] { $count } bots
    }
new-more = More options
new-more-changed =
    { $count ->
        [one] 1 changed
       *[other] { $count } changed
    }
new-bot-level = Level of the bots
new-colour = My colour
new-colour-drawn = random
new-begins-me = Me
new-rated-about = Counts for the ratings of players with an account. Drawn tiles can’t be taken back.
new-unrated-about = Does not affect ratings. If everybody agrees, even drawn tiles can be taken back.

## Browser: people and accounts

person-guest = guest
person-guest-about = You play as a guest: this browser alone remembers your seats and games.
person-profile = My profile
person-account = My account
person-claim = Claim this name
person-claim-about = With a password the name is yours: you keep your seats and games, your games are rated, and you can log in on any device.
person-claim-do = Claim the name
person-to-login = I already have a password
person-login = Log in
person-login-about = Use this if you have already claimed your name with a password.
person-login-do = Log in
person-to-claim = I don’t have a password yet
person-logout = Log out
person-password = Password
person-password-show = Show the password
person-password-hint = At least { $least } characters.
person-password-short = A password has at least { $least } characters.
person-no-recovery = An account can’t be recovered by e-mail. If you forget your password, only the administrator of this server can help you.
# Page for setting a new password, opened by a link
person-reset-title = Set a new password
person-reset-about = This sets the password for your name on this server. You’ll then be logged in here and logged out everywhere else.
person-reset-do = Set the password
account-title = Account
account-password-new = New password
account-name = Name
notices-title = Notifications for slow games
mail-confirmed = Your address is confirmed. From now on we’ll also notify you by e-mail.
mail-stopped = You won’t get any more e-mails, and we’ve deleted your address.
account-delete-title = Delete the account?
account-delete-text = This cannot be undone. Type your password to confirm.
account-delete-do = Delete permanently
account-delete-mine-open = Delete my data…
account-delete-mine-title = Delete your data?
account-delete-mine-text = Your name will be removed from all tables, games, chats and studies, and you’ll lose your seats. This can’t be undone.
friends-title = Friends
friends-about = People you follow: who’s online, and where they’re playing. They aren’t told that you follow them.
friends-none = You aren’t following anyone yet. Follow people on their profiles, or by name.
friends-follow = Follow
friends-unfollow = Stop following
friends-block = Block
friends-unblock = Unblock
friends-online = online
friends-table = To the table
friends-blocked = Blocked
friends-blocked-about = You won’t see what they write. They can’t follow you, invite you or send you messages, and they can’t sit down or write at a table that you open. They aren’t told.
friends-shown = Show that I’m online to
friends-shown-everybody = Everybody
friends-shown-followed = People I follow
friends-shown-nobody = Nobody
friends-guest = Claim your name to follow people, be followed and invite by name.
invite-title = Invite by name
invite-do = Invite
invite-back = Take back
invite-got = { $name } has invited you to a table.
invite-no = No, thanks
profile-none = There is no player called { $name }.
profile-since = Here since { $when }
profile-program = A program of { $owner }
profile-program-alone = A program whose owner’s account has been deleted
profile-ratings = Ratings
profile-ratings-none = No rated games yet.
profile-ratings-none-own = No rated games yet: open a rated table and play it to the end.
profile-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
profile-games =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
profile-rating = Rating
profile-when = When
profile-plot = The rating over time, from { $first } to { $last }
profile-plot-keys = Use the arrow keys to move from game to game.
profile-plot-table = As a table
profile-point = { $rating } after the game on { $when }
profile-played = Games
profile-played-none = No finished games yet.
profile-played-none-own = No finished games yet. The sea is waiting.
profile-rank = Rank { $rank } of { $players }
profile-more = More games

## Browser: clocks

clock-title = Clock
clock-none = No clock
clock-move = { $time } per turn
clock-budget = { $time } + { $increment } per turn
clock-whole = { $time } for the game
clock-group-turn = Time for each turn
clock-group-budget = Time for the whole game
clock-group-days = Days for each turn
clock-own = Custom…
clock-own-kind = The time applies
clock-own-move = to each turn
clock-own-budget = to the whole game
clock-own-time = Time
clock-own-unit = Unit
clock-own-seconds = seconds
clock-own-minutes = minutes
clock-own-hours = hours
clock-own-days = days
clock-own-increment = Seconds added after each turn
clock-left = { $time } left
clock-runs = { $time } left, running
# Announced by screen readers
clock-call =
    { $seconds ->
        [one] You have 1 second left.
       *[other] You have { $seconds } seconds left.
    }

## Browser: table before the start

table-title = Table of { $name }
table-title-none = A new table
table-share = Invite friends with this link
table-share-copy = Copy link
table-share-link = Link
table-share-copied = Copied
table-share-by-hand = This browser didn’t allow copying. The text is selected: copy it yourself.
table-share-show = Show the text
table-share-send = Share…
table-share-code = QR code
table-share-code-about = Point a phone’s camera at it to open this page.
table-own-link = Play on another device
table-own-link-about = A private link opens your seat on the other device, once. Anyone who has the link gets the seat.
table-own-link-make = Create link
table-own-link-once = This link is only shown now. If you create a new one, this one stops working.
table-own-link-copy = Copy my link
table-seat = Seat { $number }
table-seat-free = Free
table-seat-you = you
table-seat-bot = bot
program-tag = program
table-seat-away = away
table-seat-now = Seat { $number }: { $who }
table-sit = Sit down
table-leave = Stand up
table-colour = Colour
table-add-bot = Add a bot
table-remove-bot = Remove the bot
table-start = Start the game
table-start-needs = At least two seats must be taken.
table-start-drops = Empty seats will be removed.
table-start-host = { $host } starts the game.
table-start-wait = Waiting for the game to start.
table-watchers =
    { $count ->
        [0] Nobody is watching
        [one] 1 spectator
       *[other] { $count } spectators
    }
table-kick = Remove
table-quiet = Only players can chat
table-unrated = Unrated game
table-rated = Rated game
terms-title = Terms of the rated game
terms-about = The game starts only when everyone at the table has accepted. If anything changes, everyone is asked again.
terms-accept = Accept the terms
terms-accepted = You have accepted.
terms-wait = Still to accept: { $names }
table-seat-accepted = accepted
table-seat-offered = Kept for { $name }
table-seat-free-again = Free the seat
table-drawn = Seats drawn at random at the start
table-begins = Seat { $number } begins
table-private = Private table
table-public = Public table

## Browser: table during the game

link-offline = Connection lost. Reconnecting…
play-sea = The sea
play-fit = Show the whole sea
play-map = Map of the whole sea
play-arrow =
    { $direction ->
        [north] Show { $places } to the north
        [north-east] Show { $places } to the north-east
        [east] Show { $places } to the east
        [south-east] Show { $places } to the south-east
        [south] Show { $places } to the south
        [south-west] Show { $places } to the south-west
        [west] Show { $places } to the west
       *[north-west] Show { $places } to the north-west
    }
play-undo = Undo
play-settings = Settings
play-speed = How fast other players’ moves are shown
play-speed-off = Instant
play-speed-slow = Slow
play-speed-normal = Normal
play-speed-fast = Fast
play-confirm = Confirm the end of my turn
play-confirm-about = You’re asked again before a move ends your turn.
play-forced = Play forced moves for me
play-forced-about = You always make the move yourself if it ends your turn, draws a tile or can’t be taken back.
play-points = Show points during the game
play-points-about = Shows next to each player what their islands are worth right now. Unrated games only.
play-distinct = Colours that are easier to tell apart
play-distinct-about = Six colours that everyone can distinguish, with any kind of colour vision.
confirm-title = This ends your turn.
confirm-yes = End my turn
confirm-no = Back
play-volume = Sound
sound-off = Turn the sound off
sound-on = Turn the sound on
play-notify = Notify me when it is my turn
play-notify-about = While this page is in the background.
play-skip = Skip
lens-title = Actions
lens-expand = Expand: add ships on an island
lens-enter = Enter: come back to the board
lens-crown = Crown: found a royal island
lens-resettle = Resettle: give up all ships and find a new island
# Short names under the pictures. Each one is a part of the full name.
lens-name-expand = Expand
lens-name-enter = Enter
lens-name-crown = Crown
lens-name-resettle = Resettle
tray-title = The fleet
tray-ship =
    { $count ->
        [one] One { $colour } ship to land
       *[other] { $count } { $colour } ships to land
    }
tray-suggestion = Land them like this
tray-suggestion-about = Lands the whole fleet as shown; you can undo it.
tray-fills =
    { $count ->
        [0] Fill no beaches
        [one] Fill one beach
       *[other] Fill { $count } beaches
    }
tray-land = Land them
prompt-plan = This is how they would land.
prompt-none = { "" }
prompt-setup = Put a ship on a beach of Tonga.
prompt-settle = Put your ship on a beach of the new island.
prompt-expand = Choose an island to expand.
prompt-expand-beaches =
    { $left ->
        [one] Choose a beach of { $island }.
       *[other] Choose { $left } beaches of { $island }.
    }
prompt-enter = Come back to the board: put two ships on Tonga, or one on another island.
prompt-enter-second = Choose the beach for your second ship on Tonga.
prompt-take = Your supply is empty: choose which of your ships moves there.
prompt-take-there = Your supply is empty: choose which of your ships moves to { $island }.
prompt-crown = Choose the island to crown. This ends your turn.
notice-nothing-there = There’s nothing to choose there right now.
notice-crown-none = You can’t crown an island right now. It must hold only your ships and can’t be Tonga, and you can have two royal islands at most.
prompt-resettle = Give up all your ships on open islands?
prompt-sail =
    { $beaches ->
        [one] A beach is full: choose the pier its ships leave by.
       *[other] { $beaches } beaches are full: choose the pier of one of them.
    }
prompt-land = Land the { $colour } ship on { $island }: choose a beach.
prompt-land-several = Land one of the { $count } { $colour } ships on { $island }: choose a beach.
prompt-land-scarce =
    { $free ->
        [one] Only one of { $count } ships finds a berth on { $island }: choose its beach. The others return to the supply.
       *[other] Only { $free } of { $count } ships find a berth on { $island }: choose which land. The others return to the supply.
    }
prompt-land-home = After this one no berth is left on { $island }. Back to the supply: { $fleet }.
prompt-lay = Choose where to lay the next tile.
prompt-lay-looked = The next tile will be drawn and laid here.
prompt-wait-you = It is your turn.
prompt-moving = Your move is being played.
prompt-wait = It is { $who }’s turn.
prompt-wait-land = { $who } is landing the fleet.
prompt-wait-sail = { $who } is choosing a pier.
prompt-wait-draw = A tile is being drawn.
# Shown if the server has not answered a move for a while
prompt-sending = Sending…
prompt-paused = The game is paused.
prompt-timed-out = Your time is up: a bot will finish your turn.
prompt-stand-in = A bot is playing for you.
prompt-over = The game is over.
route =
    { $end ->
        [unknown] Into the unknown, with { $colours ->
            [one] 1 colour
           *[other] { $colours } colours
        }.
        [lands] To { $island }.
        [sinks] They would sink: the current asks for { $demand } colours, but they have { $colours }.
        [turned_back] The king of { $island } would turn them back.
       *[returns] In a circle, back to { $island }.
    }
# Possible outcomes for a fleet that sails into the unknown
odds-part =
    { $fate ->
        [lands] lands: { $percent }
        [sinks] sinks: { $percent }
       *[at_sea] stays at sea: { $percent }
    }
# Shown after the first tap on a touch screen
look-again-sail = Tap again to sail.
look-again-lay = Tap again to lay it.
look-again-land = Tap again to land it.
look-go-sail = Sail
look-go-lay = Lay it here
look-go-land = Land it
resettle-title = Resettle?
resettle-text = All your ships on open islands return to your supply. Then you search the ocean until you find a new island, and start there with one ship. Royal islands stay yours.
resettle-yes = Give up and sail
panel-players = Players
panel-whose = Show where { $name } has ships
panel-supply = Ships in supply: { $count }
panel-turn = to move
panel-away = connection lost
panel-left = has left; the seat is kept
panel-resigned = has resigned
panel-bot = bot plays
panel-stand-in = A bot is playing for { $name }
panel-you = you
panel-royal = Royal islands: { $count }
panel-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
panel-islands = Islands found: { $count } of 16
panel-water = Water found: { $count } of 16
panel-pile = Tiles left: { $count }
panel-agrees = Agrees to all requests in advance
panel-vacation = on holiday until { $date } at the latest
panel-quiet = Turns without a discovery: { $count } (the game ends at { $limit })
panel-sea = Sea: { $count } of { $all }
panel-islands-word = Islands
panel-water-word = Water
panel-pile-word = Tiles left
panel-at-sea = At sea: { $fleet }
log-title = Log
log-empty = Nothing has happened yet.
chat-title = Chat
chat-empty = Nobody has said anything yet. Try /help.
chat-say = Say something
# Replaces the text of a deleted chat message
chat-removed = The administrator removed this message.
chat-send = Send
chat-commands = Commands
# Shown above the chat to spectators of a running game
chat-watchers = Only spectators can read this
# Marks a message among spectators. Everybody can read it after the game.
chat-among-watchers = among spectators
# A private message
chat-told = { $name } to { $to }, privately
chat-fold = Collapse
chat-unfold = Log and chat
chat-unread =
    { $count ->
        [one] 1 new message
       *[other] { $count } new messages
    }

## Browser: game tool and requests to the other players

tool-title = Game tool
tool-options = Table options
tool-ask-others = Ask the others
tool-pause = Pause the game
tool-stand-in = Let a bot play for { $name }
tool-ask-seat = Ask for the { $colour } seat
tool-undo = Ask to undo further
tool-agree = Agree to all requests
tool-agree-about = You agree to every request until the game is over, including undo and pauses. Everyone can see this.
tool-undo-about = If everybody agrees, the game goes back to before your last decision; tiles drawn since then are undone, too.
tool-undo-rated = In a rated game, drawn tiles can’t be taken back.
tool-leave = Leave my seat
tool-leave-kept = The game goes on without you; after a while a bot plays in your place. Your seat is kept, and you can take it back.
tool-leave-open = Your seat becomes free for others.
tool-resign-ask = Resign…
tool-resign = Yes, resign
tool-resign-two = You lose, and the game is over.
tool-resign-more = A bot plays for you to the end, and you come last. You can’t come back.
tool-info = About the game
tool-who = Who is here?
tool-voices = Mute people in the chat
tool-mute = Mute
tool-hear = Unmute
tool-commands = You can also type all of this into the chat: a slash shows the commands.
option-group-seats = Seats and colours
option-group-time = Time, and who is away
option-group-game = The game
option-timeout = When time runs out
option-timeout-move = A bot finishes the turn
option-timeout-seat = A bot takes the seat
option-away = A bot plays for absent players
option-away-never = never
option-away-after = after { $time }
option-stand-in = Which bot stands in
option-draw-colours = Colours drawn at random
table-drawn-colours = Colours drawn at random at the start
option-begins = First to move
option-drawn = Seats drawn at random
option-stall = End the game if nothing is discovered
option-rounds =
    { $count ->
        [0] never
        [one] after 1 round
       *[other] after { $count } rounds
    }
option-rated = Rated
option-rated-about = In an unrated game you can all agree to take back even drawn tiles.
option-programs = Open to programs
option-programs-about = If a program plays, the game changes the ratings of programs only.
option-host = Only the person who opened the table can change options and start
vote-seat = { $name } would like to play the { $colour } seat.
vote-undo = { $name } would like to take back their last decision. Tiles drawn since then would be undone, too.
vote-bot = { $name } would like a bot to play for { $who }.
vote-pause = { $name } would like to pause the game.
vote-resume = { $name } would like to go on.
vote-accept = Accept
vote-refuse = Refuse
vote-always = Always accept
vote-withdraw = Withdraw
vote-stand = Agreed: { $yes } of { $voters }
vote-left =
    { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }

## Browser: pauses, bots that stand in, and watching

paused-title = The game is paused
paused-about = The clocks are stopped, and nobody can move.
paused-resume = Resume
kept-title = You have left the game. Your seat is kept.
stand-in-you = A bot is playing for you.
stand-in-back = Take my seat back
watch-live = Watching live

## Browser: hints in a running game

hint-ask = Show a hint
hint-title = Hint
hint-thinking = Looking for the best moves…
hint-line = Suggestion { $number }
hint-play = Play this
# One step of a suggested turn
hint-step =
    { $verb ->
        [settle] Go to: { $place }
        [expand] Expand: { $place }
        [take] Take from: { $place }
        [enter] Enter: { $place }
        [crown] Crown: { $place }
        [resettle] Resettle
        [sail] Sail from: { $place }
        [land] Land on: { $place }
       *[other] Lay at: { $place }
    }
hint-chances =
    { $who }: { $chance } chance of winning, about { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Browser: log

log-turn = { $who }
log-settle = { $who } puts a ship on { $island }.
log-placed =
    { $count ->
        [one] { $who } adds a ship on { $island }.
       *[other] { $who } adds { $count } ships on { $island }.
    }
log-entered =
    { $count ->
        [one] { $who } comes back to { $island }.
       *[other] { $who } comes back to { $island } with { $count } ships.
    }
log-shifted = { $who } moves a ship from { $source } to { $island }.
log-crowned =
    { $count ->
        [0] { $who } crowns { $island }.
        [one] { $who } crowns { $island }; a ship returns to the supply.
       *[other] { $who } crowns { $island }; { $count } ships return to the supply.
    }
log-resettled =
    { $count ->
        [0] { $who } sets out to find a new island.
        [one] { $who } gives up a ship and sets out to find a new island.
       *[other] { $who } gives up { $count } ships and sets out to find a new island.
    }
log-sailed = { $who } sails from { $island }: { $fleet }.
log-discovered-island = { $who } discovers { $tile }.
log-discovered-water = { $who } finds open water.
log-sank = The fleet sinks, too few colours for the current: { $fleet }.
log-at-sea = The fleet stays at sea: { $fleet }.
log-turned-back = The king of { $island } turns the fleet back.
log-arrived = The fleet reaches { $island }: { $fleet }.
log-landed = { $who } lands on { $island }: { $fleet }.
log-surplus = No berth is left on { $island }. Back to the supply: { $fleet }.
log-lost = No way out, so out of the game: { $islands }. Back to the supply: { $fleet }.
log-lost-empty = No way out, so out of the game: { $islands }.
log-repeated = The same position for the third time. Back to the supply: { $fleet }.
log-left = { $who } leaves the table; the seat is kept.
log-sat = { $who } sits down.
log-forced = There was no other choice.
log-timed_out = { $who } has run out of time: a bot finishes the turn.
log-stood_in =
    { $why ->
        [time] { $who } has run out of time: a bot plays on.
        [left] { $who } has left: a bot plays on.
        [vote] By agreement, a bot plays for { $who }.
       *[away] { $who } is away: a bot plays on.
    }
log-returned = { $who } is back.
log-resigned = { $who } resigns.
log-vacation = { $who } goes on holiday.
log-vacation_over = { $who } is back from holiday.
log-paused = The game is paused.
log-resumed = The game goes on.
log-over =
    { $reason ->
        [last_island] The last island is found: the game is over.
        [last_water] The last water tile is drawn: the game is over.
        [stalled] Nothing new was found for a long time: the game is over.
       *[other] The game is over.
    }

## Browser: the game as text, screen readers and keyboard

words-title = The game in words
# Name of the announcements for screen readers
words-news = Announcements
words-islands = The islands on the board
words-king = King
words-king-none = none
words-beaches = Beaches and piers
words-neighbours = Next to it
words-neighbour = { $direction }: { $tile }
words-pier = pier to the { $direction }: { $lead }
# A place and its contents: "Tonga, beach to the south: 2 of 3, 1 red and 1 yellow"
words-target = { $place }: { $there }
words-sentence = { $text }.
words-next = { $text } { $next }
words-count = { $what } { $count }
words-berths =
    { $taken ->
        [0] 0 of { $berths }
       *[other] { $taken } of { $berths }, { $fleet }
    }
words-lead =
    { $end ->
        [unknown] into the unknown
        [royal] to { $island }, a royal island
       *[island] to { $island }
    }
words-lead-demand = { $there } (colours needed: { $demand })
words-island-there =
    { $count ->
        [0] value { $value }, no ships
       *[other] value { $value }, { $fleet }
    }
words-value-is = value { $value }
words-king-is = King: { $who }
words-beside = Next to it: { $tiles }
# A placed ship that can still be taken back by choosing it again
words-pending = your { $colour } ship, not confirmed yet; choose it again to take it back
words-chosen = { $text }, chosen
words-placed = { $count } of { $total } placed.
words-taken-back = Taken back: { $place }.
words-watching = You are watching.
words-where = Your ships on the board: { $places }.
words-where-none = You have no ship on the board.
words-where-royal = Your royal islands: { $islands }.
words-turn-of = { $who }’s turn:
words-full-none = No beach is full.
words-no-way = There’s no pier to choose right now.
words-no-island = Choose an island or a place on it first.
words-not-yours = There’s nothing for you to decide right now.
words-time = { $time } left
words-told = The screen reader announces
words-told-all = Everything that happens
words-told-own = My own turns only
keys-title = Keyboard shortcuts
keys-play = To play
keys-read = To hear information
keys-typed = Moves can also be typed into the chat, as the rules write them:
key-targets = From place to place
key-press = Choose the place
key-cancel = Take back the choice; from the chat, back to the board
key-actions = Expand, crown, resettle
key-colours = Landing: the colour of the next ship
key-suggestion = Landing: land them as suggested
key-film = Replay what the others did
key-turns = Next or previous game waiting for you
key-view = Show the whole sea, zoom in, zoom out
key-words = The game in words, with a table of the islands
key-again = Say that again
key-choices = What can I choose?
key-where = Where are my ships?
key-ways = Where do the piers lead, and what are the odds?
key-island = What is on this island, and next to it?
key-full = Which beaches are full?
key-last-turn = What happened in the previous turn?
key-scores = What’s the score?
key-clocks = How much time is left?
key-help = This list

## Browser: end of the game

end-title = { $who } wins!
end-title-you = You win!
end-title-shared = { $who } share the victory!
# The administrator ended the game, so nobody won
end-title-admin = This game was ended
end-reason =
    { $reason ->
        [last_island] The last island was discovered.
        [last_water] The last water tile was drawn.
        [resigned] The game ended because nobody was left to play against.
        [too_long] The game reached the maximum length.
        [admin] The administrator of this server ended the game. It has no result and counts for nobody.
       *[stalled] Nothing was discovered for a long time.
    }
end-resigned = { $who } resigned.
end-rank = Rank
end-player = Player
end-points = Points
end-islands = Islands
end-ships = Ships on the board
end-by-island = Points by island
end-island = Island
end-value = Value
end-show = Show result
end-shuffle = Was the shuffle fair?
end-shuffle-closed = The pile is not open yet. In the daily game it stays closed until the day is over.
end-shuffle-about = Before the first move the server published a fingerprint of the shuffled pile. Now that the pile is open, your own browser computes the fingerprint again.
end-shuffle-good = Yes: the fingerprint matches. Nobody has touched the pile.
end-shuffle-bad = No: the fingerprint does not match the pile!
end-shuffle-known = This game continued another one: { $count ->
        [one] its first tile had already been drawn there and was known.
       *[other] its first { $count } tiles had already been drawn there and were known.
    } The rest was shuffled again before you played on.
end-shuffle-wait = Computing…

## Browser: replays

replay-title = Replay
replay-table = To the table
replay-running = Still being played: shown up to the latest move
replay-unfinished = The game was not finished
replay-open = Replay a saved game
replay-open-about = Choose a saved game, drop the file here, or paste its text. It is checked against the rules and not stored.
replay-file = Choose a file
replay-paste = Text of the saved game
replay-show = Show the game
replay-file-empty = The file is empty.
replay-file-large = The file is too large: the maximum is { $limit } MB.
replay-file-not-text = This is not a text file. Saved games are text files in UTF-8; their names end in .tgk or .json.
replay-file-unreadable = The file cannot be read.
replay-game-large = This game is too long: the maximum is { $limit } characters.
replay-games = Choose one of these { $count } games
replay-games-more = Show more games
replay-link-broken = The link is damaged or incomplete, so the game can’t be shown. Ask for the link again.
replay-upload = Open a saved game
replay-slider = Position in the game
replay-setup = Setting up
replay-turn = Turn { $turn }: { $who }
replay-over = The end, after { $turn } turns
replay-move = Move { $at } of { $last }
replay-to-start = To the beginning
replay-turn-back = Back one turn
replay-back = Back one move
replay-play = Play
replay-pause = Pause
replay-on = Forward one move
replay-turn-on = Forward one turn
replay-to-end = To the end
replay-pace = Speed
replay-times = { $pace }×
replay-more = More…
replay-copy = Copy link to this point
replay-record = Download
replay-scores = Scores
replay-play-on = Play on from here
replay-play-on-about = A new, unrated game that begins at this point; bots take the other seats. Tiles already drawn stay as they are; the rest is shuffled and sealed again, which you can check at the end.
replay-play-on-colour = Your colour
replay-play-on-start = Play on

## Browser: reviews, studies and recent moves

review-title = Review
review-split = Changes in the chances of winning
review-luck = Luck
review-choice = Decisions
review-own = Own moves
review-others = Others’ moves
review-rest = Unexplained
review-accuracy = Accuracy
review-mistakes = Mistakes
since-title = Since your last turn
since-fold =
    { $count ->
        [one] Since your turn: 1 turn
       *[other] Since your turn: { $count } turns
    }
since-undo = Take back my last move
since-added =
    { $count ->
        [one] adds a ship on { $island }
       *[other] adds { $count } ships on { $island }
    }
since-reached = reaches { $islands }
since-found = discovers { $islands }
since-lost =
    { $count ->
        [one] loses a fleet
       *[other] loses { $count } fleets
    }
since-crowned = crowns { $islands }
since-resettled = gives up all ships
since-more = { $text }; { $next }
missed-title =
    { $count ->
        [one] One move was made while you were away.
       *[other] { $count } moves were made while you were away.
    }
missed-late = This game has been going on for { $count } moves.
missed-film = Show me
missed-read = Read the log
missed-skip = Skip
missed-start = From the start
missed-live = Watch live
# A water tile, with the number of colours that each current demands
analysis-water = Water { $currents }
study-together = Study together

## Browser: problems reported by the server

rule-cited = Rule { $clause }
problem-malformed = The server did not understand that.
problem-unknown_type = The server does not know that request.
problem-too_large = That is too long.
problem-too_fast = That was too fast. Please wait a moment.
problem-hello_first = The connection did not start properly. Reload the page.
problem-hello_twice = The connection was opened twice. Reload the page.
problem-wrong_origin = This page does not belong to that server.
problem-not_found = There is nothing here.
problem-no_name = Please enter a name.
problem-name_taken = That name belongs to somebody else.
problem-name_barred = This name isn’t allowed on this server.
problem-link_spent = This link has already been used or has expired. Ask the administrator of this server for a new one.
problem-odd_name = Use one alphabet only: letters, digits and simple punctuation.
problem-has_account = You already have a name and a password.
problem-no_account = Log in first.
problem-bad_token = The program’s token isn’t valid, or has been removed.
problem-not_with_token = This program isn’t allowed to do that with its token.
problem-too_many_ties = You can follow or block { $limit } people at most.
problem-no_vacation = You have no days of holiday left this year.
problem-not_to_follow = { $name } can’t be followed.
problem-not_to_invite = { $name } can’t be invited.
problem-too_many_invited = You can invite { $limit } people to a table at most.
problem-not_admitted = You can’t take a seat at this table. Choose another one, or open your own.
problem-not_heard = You can’t write at this table.
problem-not_to_tell = { $name } can’t be sent messages.
problem-too_many_programs = You have { $limit } programs already. Remove one first.
problem-not_a_program = { $name } is not a program of yours.
problem-has_played = This account can’t become a program. Either it has already played or has a seat, or the token doesn’t belong to another account’s playing program.
problem-not_a_way = We can’t send anything there. Check the address.
problem-no_mail = This server doesn’t send e-mail.
problem-mail_failed = The e-mail could not be sent. Try again later.
problem-wrong_password = Name and password do not match.
problem-weak_password = That password is too easy to guess. Choose a longer or less common one.
problem-bad_record = This isn’t a valid saved game: there’s an error in line { $line }.
problem-enough = This table has reached its limit for chat and changes: only moves are accepted now.
problem-banned = You’ve been banned from this table.
problem-only_seated = At this table, only players can chat.
problem-too_many_tables = Too many tables opened from here haven’t begun yet (limit: { $limit }). Start or leave one of them first.
problem-too_many_bot_games = The limit for games of bots alone is reached: { $limit } at the same time. Wait until one of them is over.
problem-too_many_tournaments = You already have { $limit } tournaments that are unfinished or less than an hour old. Try again later.
problem-reviews_full = { $limit } games are already waiting for their review. Try again later.
problem-not_on_device = This is not possible without a server.
problem-storage_full = There is no room left to save the game on this device. Free some space, then try again.
problem-storage_failed = The game could not be saved on this device. Try again.
problem-storage_unreadable = The games stored on this device could not be read. Try again.
problem-open_elsewhere = This game is already open in another tab.
problem-newer_game = A newer version of this page saved this game. Reload the page to update it.
problem-damaged_game = This game can no longer be opened: its saved moves are damaged.
problem-only_on_device = Here, games against bots alone run on your own device, not on the server.
problem-no_such_point = The game has no such point.
problem-no_study = There is no such study.
problem-study_full = This study is full.
problem-not_leader = Somebody else leads here.
problem-not_here = That person is not here any more.
problem-try_again = That did not go through. Please try again.
problem-no_table = There is no such table.
problem-archived = This game ended some time ago. You can still watch it move by move.
problem-puzzle_dropped = This puzzle is no longer in the collection. Results and ratings are kept.
problem-no_person = This browser sends no cookies, so the server can’t recognise it. Allow cookies for this site, then reload the page.
problem-not_open = The game has already begun.
problem-not_running = No game is being played at this table.
problem-not_over = The game is not over yet.
problem-not_host = Only the person who opened the table can do that.
problem-not_seated = You have no seat at this table.
problem-not_your_turn = It is not your turn.
problem-stale = The game has moved on. Please look again.
problem-not_rated = This game is rated: drawn tiles can’t be taken back.
problem-no_hints = This game is rated: there are no hints.
problem-no_analysis = This game is still being played, and it is rated or belongs to a tournament or the daily game. You can analyse it, or play on from it, once it’s over.
problem-not_in_events = That’s not possible in the daily game or in a tournament.
problem-sealed_today = This is today’s daily game: you can see it once you have finished yours, and share it tomorrow.
problem-not_a_move = That’s not a move.
problem-refused = The rules don’t allow this move.
problem-rated_needs =
    { $option ->
        [clock] A rated game needs a clock.
       *[stall] A rated game needs a limit on rounds without a discovery.
    }
problem-not_accepted = { $name } hasn’t accepted the terms of the rated game yet.
problem-absent = { $name } isn’t here. A rated game starts when everyone at the table is here.
problem-not_for_programs = Programs can’t sit here: the table is rated and not open to programs.
problem-program_seated = { $name } is a program: a rated table where it sits has to be open to programs.
problem-paused = The game is paused.
problem-not_paused = The game is not paused.
problem-not_away = That player is here, or was a moment ago.
problem-bot_plays = A bot is playing for you right now.
problem-not_replaced = No bot is playing for you.
problem-no_time = You have no time left for that.
problem-no_seat = There is no such seat.
problem-seat_empty = Nobody sits there.
problem-seat_taken = Somebody sits there already.
problem-table_full = All seats are taken.
problem-already_seated = You have a seat already.
problem-colour_taken = Somebody else has that colour.
problem-wrong_key = That link no longer opens a seat.
problem-unknown_bot = There is no such bot. Available: { $bots }.
problem-not_a_bot = No bot sits there.
problem-too_few_players = At least two players are needed.
problem-too_few_people = A tournament needs at least { $least } people or programs. Bots don’t count.
problem-nothing_to_undo = There is nothing you could take back.
problem-no_vote = There is no request to answer right now.
problem-vote_open = Another request is open: it must be answered first.
problem-not_yours_to_answer = That request is not for you to answer.
problem-unknown_name = Nobody here is called { $name }.
problem-ambiguous_name = More than one person here is called { $name }.
problem-no_advice = While a rated game is running, spectators can’t whisper to its players.
problem-unknown_language = There is no such language. Available: { $languages }.
problem-unknown_command = There is no such command. Try /help.
problem-wrong_argument = Write it like this: { $usage }
problem-offline = No connection: that was not sent.
problem-other = That did not work.
notice-help = These commands can be typed here:
notice-done = Done.
notice-options =
    The table’s options: { $seats } seats. { $rated ->
        [on] The game is rated.
       *[off] The game is unrated.
    } { $invisible ->
        [on] The front page does not list the table.
       *[off] The front page lists the table.
    } { $host ->
        [on] Only the person who opened the table can change options and start.
       *[off] Everybody at the table can change options and start.
    } { $drawseat ->
        [on] The seats are drawn at random.
       *[off] { $start ->
            [0] The first seat begins.
           *[other] Seat { $start } begins.
        }
    } { $stall ->
        [0] There is no limit on rounds without a discovery.
        [one] The game ends after a round without a discovery.
       *[other] The game ends after { $stall } rounds without a discovery.
    } { $drawcolour ->
        [on] The colours are drawn at random.
       *[off] Everybody chooses a colour.
    } { $clock ->
        [move] Time for each turn: { $time }.
        [budget] Everybody’s time for the game: { $time }{ $increment ->
            [0] .
           *[other] , and { $increment } more after each turn.
        }
       *[none] There is no clock.
    } { $clock ->
        [none] { "" }
       *[other] { $timeout ->
            [seat] When somebody’s time runs out, a bot takes the seat.
           *[move] When somebody’s time runs out, a bot finishes the turn.
        }
    } { $away ->
        [0] No bot plays for somebody who is away unless the others agree.
       *[other] A bot plays for somebody who has been away for { $away }.
    } { $programs ->
        [on] Programs can sit here when the game is rated.
       *[off] { "" }
    }
notice-info =
    { $status ->
        [open] The game has not begun yet. Seats taken: { $taken } of { $seats }.
        [over] The game is over after { $moves } moves.
       *[running] It is { $who }’s turn. Moves so far: { $moves }. { $pile ->
            [one] One tile is left
           *[other] { $pile } tiles are left
        }, islands among them: { $islands }, water: { $water }.
    }
notice-who =
    { $seated ->
        [none] Nobody sits at the table.
       *[other] At the table: { $seated }.
    } { $watching ->
        [none] { $unnamed ->
            [0] Nobody is watching.
            [one] A guest without a name is watching.
           *[other] { $unnamed } guests without a name are watching.
        }
       *[other] { $unnamed ->
            [0] Watching: { $watching }.
            [one] Watching: { $watching } and a guest without a name.
           *[other] Watching: { $watching } and { $unnamed } guests without a name.
        }
    } { $programs ->
        [none] { "" }
       *[other] Programs: { $programs }.
    }
notice-mute =
    { $muted ->
        [yes] You no longer see what { $name } writes. Use the same command to unmute.
       *[no] You can see what { $name } writes again.
    }
notice-language = Language changed.
notice-timed-out = Your time is up: a bot finishes this turn.
notice-vote-accepted = The request was accepted.
notice-vote-refused = The request was refused.
notice-vote-expired = Nobody else answered in time: the request was refused.
notice-vote-withdrawn = The request was withdrawn.

## Browser: manual page (its text is in manual/XX.md)

manual-title = How to play
manual-contents = Contents
manual-print = Print
manual-play = Play
manual-again = Again

## Browser: strategy page (its text is in strategy/XX.md)

strategy-title = How to play well
strategy-lines = Turns to play through
strategy-better = Better
strategy-tempting = Tempting
strategy-wins =
    { $count ->
        [one] wins 1 of 100 games
       *[other] wins { $count } of 100 games
    }
strategy-points = Points
strategy-draw = Now a tile is drawn: the rest is luck.

## Browser: commands in the chat

# Placeholder for the writer's own text in a command
command-word =
    { $word ->
        [seat] SEAT
        [colour] COLOUR
        [name] NAME
        [level] BOT
        [option] OPTION
        [value] VALUE
        [number] NUMBER
        [seconds] SECONDS
        [increment] INCREMENT
        [days] DAYS
        [text] TEXT
        [code] CODE
       *[other] { $word }
    }
command-join = sit down; you can add a seat, a colour and a name
command-leave = stand up
command-watch = give up your seat and watch
command-start = start the game; empty seats are removed
command-startnosave = start the game unrated
command-option = show the table’s options
command-option-host = whether only the person who opened the table can start the game and remove people
command-option-invisible = whether the front page leaves the table out
command-option-drawseat = whether the seats are drawn at random
command-option-drawcolour = whether the colours are drawn at random
command-option-start = which seat begins
command-option-rated = whether the game counts for the ratings
command-option-programs = whether programs can sit at a rated table
command-option-seats = how many seats the table has
command-option-stall = after how many rounds without a discovery the game ends
command-option-clock = the clock: time per turn, in seconds or days, or for the whole game with extra time after each turn
command-option-timeout = when time runs out: a bot finishes the turn, or takes the seat
command-option-away = how many seconds somebody must be away before a bot plays for them
command-option-standin = which bot stands in
command-bot = put a bot on a free seat
command-kick = remove somebody from a seat
command-ban = ban somebody from the table, or allow them back; only for the person who opened the table
command-quiet = let only players chat, or everybody again; only for the person who opened the table
command-name = change your name
command-colour = change your colour
command-accept = agree to what somebody has asked for, or to the terms of a rated game
command-refuse = refuse what somebody has asked for
command-agree = agree in advance to all requests in this game, or stop doing so
command-undo = take back your last decision; if a tile has been drawn since, only if everybody agrees
command-standin = let a bot play for somebody who is away, if most of you agree
command-back = take your seat back from the bot that plays for you
command-pause = pause the game, if everybody agrees
command-resume = go on after a pause, if everybody who is here agrees
command-resign = resign from the game; you can’t come back
command-rematch = offer the same people another game, or accept that offer
command-info = show how the table and the game stand
command-who = show who is here
command-tell = say something to one person only
command-mute = mute somebody in the chat, or unmute them
command-lang = change your language at once, for example /lang de
command-help = list the commands

## Terminal: words shared by engine, records and command line

# A list is built item by item: "a, b", then "a, b, c", then "a, b, c and d".
list-more = { $most }, { $next }
list-and = { $most } and { $last }
refused-not_top = Another tile is on top of the pile.
record-error-at = Line { $line }, column { $column }: { $problem }
record-error-tag-form = A tag is a line like [Date "2026-11-21"].
record-error-control = Control characters aren’t allowed here.
record-error-tag-twice = The tag { $tag } appears twice.
record-error-tag-missing = The tag { $tag } is missing.
record-error-tag-value = { $tag } can’t have that value.
record-error-unknown-rules = There is no version { $rules } of the rules.
record-error-newer-rules = This game was played by version { $rules } of the rules; this program knows them up to version { $known }. A newer one can read it.
record-error-several = Another game begins here, but only one was expected.
record-error-comment-open = This comment is never closed by a brace.
record-error-stray = Unexpected “{ $word }”: there is nothing to close.
record-error-separator = Before “{ $word }” a semicolon is missing.
record-error-label-alone = There is no move after “{ $label }”.
record-error-variation-place = A variation stands after the move that it replaces.
record-error-variation-open = This variation is never closed by a parenthesis.
record-error-variation-empty = This variation has no move.
record-error-end-inside = “{ $word }” isn’t allowed in a variation.
record-error-too-deep = Variations can be nested { $depth } deep at most.
record-error-ambiguous = “{ $move }” can mean more than one move here: { $choices }
record-error-plain-form = That is not a recorded game: { $problem }
record-error-at-move = Game { $line }, move { $number }: { $problem }
record-error-not-a-move = “{ $move }” is not a move.
record-error-refused = { $move }: { $reason } (Rule { $clause })
record-error-other-top = { $move } contradicts the pile, whose top tile is { $top }.
record-error-label = Here “{ $expected }” should begin, and not “{ $label }”.
record-error-no-label = No turn can begin with “{ $label }” here.
record-error-no-end = The record stops without saying how the game ended; a running game ends with *.
record-error-end-differs = The end is given as { $given }, but after these moves it is { $end }.
record-error-after-end = Nothing can follow the end of the game.
record-error-result-differs = The result is given as “{ $given }”, but after these moves it is “{ $result }”.

## Terminal: positions in one line

position-error-at = Column { $column }: { $problem }
position-error-fields = A position has { $count } fields, and this text has { $given }.
position-error-field = “{ $text }” isn’t allowed here.
position-error-rules = Positions of version { $text } of the rules are not known here; those of version { $known } are.
position-error-no-player = No player has the letter “{ $letter }”.
position-error-too-many-ships = A player has 15 ships, not more.
position-error-place = “{ $text }” lies too far away, or its place is taken, or the tile appears twice.
position-error-beaches = The island has { $count } beaches: “{ $text }”.
position-error-berths = A beach has only { $count } berths: “{ $text }”.
position-error-sea = A tile lies where none can have been laid: side 0 touches the tile from which it was discovered.
position-error-kings = A player can have two royal islands at most, and Tonga can’t be one.
position-error-setup = While setting up, the players put their ships on Tonga one after another, at most two on a beach.
position-error-full = Beaches can be full only during a migration.
position-error-ending = The last turn begins when the pile has no island or no water tile left.
position-error-clock = The game is over at the stall limit or at the last island or water tile, and not before.
position-error-flags = At the start of a turn nothing can have been drawn, lost or repeated.
position-error-voyage = The phase and what is under way do not fit.
position-error-memory = The remembered part of the migration doesn’t match the position.

## Terminal: game

terminal-king = king { $letter }
terminal-player =
    { $colour ->
        [red] Red
        [yellow] Yellow
        [green] Green
        [blue] Blue
        [orange] Orange
        [purple] Purple
       *[other] { $colour }
    }
terminal-you = You
terminal-welcome = Tongiaki. Choose a move by its number, or type it. Type “help” to see what else you can do.
terminal-help =
    Write the number of a move, or the move itself (“sail tonga:3”), or one of these:
      undo, u     take your last decision back; not past a tile that was drawn
      plan, p     land the whole fleet in a sensible way
      moves, m    list your moves again
      board, b    show the board again
      save FILE   save the game so far to a file
      quit, q     leave the game
    On the board every player is a letter and every free berth a dot. The digit before the ships is the number of the beach, and the same digit marks the sides that have its piers. On water, each letter at a side is a current; the numbers below say how many different colours each current asks for. The number in brackets is an island’s points.
terminal-ask = Your move:
terminal-next = Enter to go on, q to leave:
terminal-prompt =
    { $phase ->
        [setup] { $who }: put a ship on a beach of Tonga.
        [turn] { $who }: your turn. Expand an island, crown one, enter, or resettle.
        [take] { $who }: your supply is empty. Which of your ships moves there?
        [migration] { $who }: a beach is full. By which pier do its ships leave?
        [landing] { $who }: the fleet lands. Which ship goes to which beach?
        [lay] { $who }: where is the next tile laid?
       *[settle] { $who }: put your ship on a beach of the new island.
    }
terminal-beaches =
    { $count ->
        [one] { $island }, beach { $beaches }
       *[other] { $island }, beaches { $beaches }
    }
terminal-move-settle = a ship to { $beach }
terminal-move-expand =
    { $count ->
        [one] add a ship: { $beach }
       *[other] add { $count } ships: { $beach }
    }
terminal-move-take = the ship of { $beach }
terminal-move-enter = come back to { $beach }
terminal-move-crown = make { $island } your royal island
terminal-move-resettle = give up all ships and find a new island
terminal-move-lay = { $direction } of { $tile }
terminal-move-sail = { $direction }: { $course }
terminal-move-land = a { $colour } ship to { $beach }
terminal-route-unknown =
    { $colours ->
        [one] into the unknown, with one colour
       *[other] into the unknown, with { $colours } colours
    }
terminal-route-lands = reaches { $island }
terminal-route-returns = leads back to { $island }
terminal-route-turned-back = the king of { $island } turns it back
terminal-route-sinks = sinks: the current asks for { $demand } colours, aboard: { $colours }
terminal-supply = In supply:
terminal-pile = Still face down: islands { $islands }, water { $water }
terminal-fleet = In the fleet: { $fleet }
terminal-in-parts = (The window is narrow: the sea is shown in parts, from west to east.)
terminal-no-such-number = Choose a number from 1 to { $count }.
terminal-no-landing = No fleet is landing now.
terminal-not-understood = That is neither a number from the list nor a move; “help” lists what you can type.
terminal-saved = Saved to { $file }
terminal-not-saved = { $file } can’t be written: { $reason }
terminal-setup = Setting up
terminal-turn = { $number }. { $who }
terminal-shuffle =
    { $holds ->
        [yes] The pile is the one that was promised.
       *[no] The pile is not the one that was promised!
    }

## Terminal: command line

terminal-about = Tongiaki, the board game of Polynesian voyages: play it here or in the browser.
terminal-about-version = Show the version.
terminal-version =
    Rules { $rules }; engine: { $engine ->
        [compiled] compiled
       *[pure] pure Python
    }.
terminal-about-lang = Language of the output: { $languages }. The default comes from the environment.
terminal-unknown-language = There is no language “{ $language }”. Available: { $languages }.
terminal-about-play = Play a game against bots in this terminal.
terminal-about-play-players = Number of players, including you.
terminal-about-bots = Bots, separated by commas: { $bots }.
terminal-about-play-seat = Your seat; the first one begins.
terminal-about-stall = Rounds without a discovery that end a game; 0 for no limit.
terminal-about-seed = Random seed; the same seed repeats the same games.
terminal-about-save = Write the game to this file when it ends or you leave it.
terminal-about-serve = Serve the game to browsers.
terminal-about-host = Address to listen on; 127.0.0.1 unless the environment sets another.
terminal-about-port = Port to listen on; 8000 unless the environment sets another.
terminal-about-site = Write a static site that any web host can serve. It contains games against bots and on one screen, the tutorial, puzzles, the manual and replays.
terminal-about-site-folder = Folder for the site. It is created, or replaced if it contains an earlier site.
terminal-about-site-path = Path of the site at its host, such as /tongiaki/. Only the page for unknown addresses needs it.
terminal-site-not-empty = { $folder } contains other files. Name an empty folder or one with an earlier site.
terminal-site-no-client = The files for games in the browser are not built. Run “python3 dev.py site” in a checkout.
terminal-site-written = The site is in { $folder }: { $size } MB.
terminal-about-health = Check whether the server on this machine is working. The exit code is 0 if it is, and 1 if not.
terminal-about-health-host = Address of the server; by default the one in the settings.
terminal-about-health-port = Port of the server; by default the one in the settings.
terminal-about-workers = Number of processes that share the work; 1 unless the environment sets another.
terminal-about-engine = Speak the text protocol for other programs on standard input and output.
terminal-about-simulate = Let bots play each other and summarise the games.
terminal-about-games = Number of games.
terminal-about-simulate-players = Number of players in each game.
terminal-about-simulate-bots = Bots, separated by commas, who take the seats in turn: { $bots }.
terminal-about-jobs = Number of processes; by default one per core.
terminal-about-parquet = Also write every decision to this Parquet file, for machine learning (needs the extra “research”).
terminal-about-replay = Replay a recorded game.
terminal-about-file = File with the record of a game.
terminal-about-whole = Print the whole game at once (the default when output isn’t a terminal).
terminal-error = tongiaki: { $problem }
terminal-unknown-bot = There is no bot called “{ $bot }”. Available: { $bots }.
terminal-programs-elsewhere = Programs are given with “--bot”, not with “--bots”.
terminal-bot-not-compiled = The bot “{ $bot }” needs the compiled engine, which is not installed here. Available: { $bots }.
terminal-too-many-seats = With { $players } players there is no seat { $seat }.
terminal-too-many-bots = There are too many bots ({ $bots }) for the seats ({ $seats }).
terminal-not-readable = { $file } can’t be read: { $reason }
terminal-too-large = it is too large
terminal-no-output = Standard output can’t be written: { $reason }
terminal-not-well = The server at { $address } isn’t working properly: { $reason }
terminal-not-text = it is not UTF-8 text
terminal-no-extra = The extra “{ $extra }” is not installed: pip install "tongiaki[{ $extra }]"
terminal-playing = Playing
terminal-bots = Bots against bots
terminal-column-bot = Bot
terminal-column-seats = Seats
terminal-column-wins = Wins
terminal-column-share = Share
terminal-column-rank = Average rank
terminal-column-points = Average points
terminal-column-decisions = Decisions per game
terminal-series = Games: { $games }; moves per game: { $moves }. Ended by the last island: { $island }, by the last water: { $water }, stalled: { $stalled }.
terminal-series-time =
    { $seconds } s, processes: { $jobs }, engine: { $engine ->
        [compiled] compiled
       *[pure] pure Python
    }; thinking time per decision: { $thinking }.
terminal-thinking = { $bot } { $time } ms

## Terminal: programs as bots, tournaments, training and bridge

terminal-about-bot = Add a bot; can be given more than once. “exec:COMMAND” starts a program that speaks the engine’s text protocol.
terminal-about-move-time = Seconds that a program has for a decision.
terminal-about-bot-log = File that gets what programs write to standard error.
terminal-about-arena = Let bots play a tournament on the same piles and rate them.
terminal-about-arena-bots = Bots, separated by commas: { $bots }. Without any, greedy and random.
terminal-about-piles = Number of shuffled piles. With each pile, every group of bots plays one game for each seat, and changes seats after each game.
terminal-about-ray = Start Ray on this machine and play there (needs the extra “cluster”).
terminal-about-ray-address = Play on the Ray cluster at this address; “auto” is the one that runs here.
terminal-about-json = Print the results and every game as JSON.
terminal-about-plot = Draw the results into this file, such as results.svg (needs the extra “plot”).
terminal-no-command = “{ $bot }” names no command.
terminal-no-program = There is no program “{ $program }” that could be started.
bot-faults = Faults of { $bot }: { $faults }.
bot-fault-missing = could not be started ({ $count })
bot-fault-slow = too slow ({ $count })
bot-fault-silent = said nothing ({ $count })
bot-fault-illegal = illegal move ({ $count })
bot-fault-malformed = answer not understood ({ $count })
bot-fault-huge = answer too long ({ $count })
bot-fault-crashed = crashed ({ $count })
bot-fault-closed = closed its input or output ({ $count })
bot-fault-retired = not asked any more ({ $count })
bot-fault-stubborn = did not end after “quit” ({ $count })
arena-not-different = A tournament needs at least two bots, all different.
arena-no-cluster = There is no Ray cluster at { $address }: { $reason }
arena-no-form = { $file }: a picture’s name ends in one of { $forms }.
arena-interrupted = Ended early. Games played: { $played } of { $games }.
arena-standings = Standings
arena-meetings = How often the bot in a row finishes ahead of the one in a column
arena-column-rating = Rating
arena-column-wins = Wins
arena-column-sure = { $sure } interval
arena-column-rank = Average rank
arena-column-points = Average points
arena-column-seats = Seats
arena-interval = { $low } to { $high }
arena-series = Games: { $games }; moves per game: { $moves }. By luck alone, each bot would win { $luck }.
arena-time = { $seconds } s; thinking time per decision: { $thinking }.
arena-plot-wins = Share of victories
arena-plot-luck = by luck
arena-plot-ratings = Rating
terminal-about-train = Train a network to evaluate positions; it learns from games against itself.
terminal-about-train-file = Training configuration, a TOML file.
terminal-about-train-folder = Folder for the weights and the checkpoint; an interrupted training continues from there.
terminal-about-train-plot = Plot loss and strength against the number of games to this file, such as strength.svg (needs the extra “plot”).
terminal-about-bridge = Let a bot play on a server, on behalf of the account whose token you give.
terminal-about-bridge-bot = The bot: a level ({ $bots }), or “exec:COMMAND” for a program that speaks the engine’s text protocol.
terminal-about-bridge-server = Address of the server, as you open it in the browser.
terminal-about-bridge-token = Token of the program, from the account page; better in the environment than on the command line.
terminal-about-bridge-tables = Maximum number of tables at the same time.
terminal-about-bridge-games = Stop after this many games; 0 for never.
terminal-about-bridge-join = Also sit down at open, unrated tables of others.
terminal-about-bridge-players = Table size: join only tables for this many players, and open one if there is none.
terminal-about-bridge-rated = Open and join rated tables that are open to programs; only for a program’s own account.
bridge-playing = Playing at table { $about }.
bridge-played = The game at table { $about } is over.
bridge-lost = The server cannot be reached: { $about }. Trying again.
bridge-trouble = Rejected at table { $about }.
bridge-bad-server = The server’s address is not valid. It must begin with https:// or http:// and name a host but no user, as in https://tongiaki.example.org.
bridge-bad-token = This is not a program’s token. A token begins with tongiaki_, followed by letters, digits, hyphens and underscores.
bridge-no-server = There is no Tongiaki server at this address.
bridge-no-https = The server has no https with a valid certificate at this address.
bridge-bad-proxy = The proxy that the environment names cannot be used.
train-round = Games: { $games } of { $total }; loss { $loss }; time left { $left }.
train-measured = Against greedy, players: { $players }; victories { $share } ({ $low } to { $high }).
train-slow = The engine is not compiled here: training will take many times as long.
train-interrupted = Ended early; the same command goes on from the last checkpoint in { $folder }.
train-plot-players = players: { $players }
train-plot-games = Games learnt from
train-plot-loss = Loss
train-plot-share = Share of victories against greedy

## Terminal: commands for records

records-about-lenient = Accept hand-written notation: parts can be left out if only one move fits.
records-about-game = Number of the game in the file.
records-about-show = Show a position of a recorded game, or one given in a line: as text, or drawn to a file.
records-about-position = A position in one line, instead of a file.
records-about-after = Number of moves before the position, draws included; all by default.
records-about-svg = Draw the board to this SVG file.
records-about-convert = Convert recorded games to another format: text, JSON, or the test vectors’ JSON.
records-about-source = A file of recorded games; “-” is standard input.
records-about-target = The file to write; “-” is standard output.
records-about-to = Format to write; taken from the file’s name by default.
records-about-from = Format to read; taken from the file’s name by default.
records-about-check = Check recorded games: format, moves, result and shuffle. The exit code is 0 if all are in order.
records-about-files = Files of recorded games.
records-one-source = Give either a file or a position.
records-no-position = That is not a position: { $problem }
records-no-move =
    { $count ->
        [one] The game has only 1 move.
       *[other] The game has only { $count } moves.
    }
records-no-game =
    { $count ->
        [one] { $file } holds only 1 game.
       *[other] { $file } holds only { $count } games.
    }
records-none = { $file }: no game is recorded there.
records-bad = { $file }, game { $number }: { $problem }
records-good =
    { $count ->
        [one] { $file }: 1 game, no errors.
       *[other] { $file }: { $count } games, no errors.
    }
records-about-out = Also write the games’ records to this file.

## Terminal: coach

terminal-about-analyse = Find the best moves of a position, or review a recorded game: luck, decisions and mistakes.
terminal-about-analyse-json = Print everything as JSON.
terminal-about-nodes = Number of positions to evaluate for each decision. More take longer and see further.
terminal-outlook = { $who } { $chance }, points { $points }
terminal-chance = { $who } { $chance }
terminal-best-moves = The best moves for { $who }
terminal-reviewing = Reviewing the game
terminal-review-after = After move
terminal-review-chances = Chances of winning
terminal-review-luck = Luck
terminal-review-choice = Decisions
terminal-review-mistakes = Mistakes
terminal-review-fine = Fine moves
terminal-review-moment = { $who }, after move { $number }: { $gain ->
    [one] 1 percentage point
   *[other] { $gain } percentage points
} (± { $error })
terminal-review-played = Played: { $moves }
terminal-review-better = Better: { $moves }
terminal-review-obvious = Instead of: { $moves }
terminal-review-why = Why: { $reason }
terminal-review-reply = Best reply by { $who }: { $moves }
terminal-review-yours = { $who }: the worst mistake
terminal-review-nobody = Nobody called “{ $name }” plays in this game.
terminal-about-as = Colour or name of the player whose worst mistake comes first.

## Terminal: server administration

terminal-admin-about = Administer the server on this machine: tables, people, backups. The commands read the server’s settings, and work while it runs.
terminal-admin-about-reason = The reason; it is kept in the log.
terminal-admin-about-yes = Don’t ask before something that can’t be undone.
terminal-admin-about-tables = List all tables, the newest first.
terminal-admin-about-status = Only tables that are open, running or over.
terminal-admin-about-name-filter = Only tables with a player whose name contains this.
terminal-admin-about-end = End a table at once: an open one is closed, a running game ends without a result, and nobody’s rating changes.
terminal-admin-about-table = The table: the end of its address, after /t/.
terminal-admin-about-hide = Keep a table out of the front page’s lists; people with the link can still find it.
terminal-admin-about-show = Show a hidden table on the front page again.
terminal-admin-about-tournaments = List the tournaments: first the unfinished ones, then the others, each group newest first.
terminal-admin-about-cancel = Cancel a tournament: no further round begins; games under way are played to their end.
terminal-admin-about-tournament = The tournament: the end of its address, after /tournament/.
terminal-admin-about-chat = List the chat messages of a table or study, with their numbers.
terminal-admin-about-place = The table or study: the end of its address, after /t/ or /study/.
terminal-admin-about-remove-line = Delete the text of one chat message permanently, from the database and from every open page.
terminal-admin-about-number = The number that “chat” prints before the message.
terminal-admin-about-people = List the accounts, with the day on which each was last used.
terminal-admin-about-guests = Also list the guests who have given a name.
terminal-admin-about-rename = Give an account another name or, where no account has the name, the guests who use it.
terminal-admin-about-name = The name; letters that look the same count as the same.
terminal-admin-about-new-name = The new name.
terminal-admin-about-bar = Bar a name, and any that looks like it. An account with that name is logged out and can’t log in.
terminal-admin-about-unbar = Allow a barred name again.
terminal-admin-about-reset-password = Print a link that lets somebody set a new password, once and within 24 hours. Give it only to the person whose name it is.
terminal-admin-about-site = The address at which people reach the server, such as https://games.example.org; else the first of TONGIAKI_ORIGINS, or the server’s own.
terminal-admin-about-backup = Write everything in the database into a new file. The server can keep running.
terminal-admin-about-backup-file = The backup. It contains secrets, so only you can read it.
terminal-admin-about-restore = Fill the database from a backup, made with SQLite or PostgreSQL. Stop the server first.
terminal-admin-about-replace = Overwrite a database that isn’t empty. Its content is lost.
terminal-admin-about-log = List all actions of these commands, the latest last.
terminal-admin-column-table = table
terminal-admin-column-status = status
terminal-admin-column-moves = moves
terminal-admin-column-active = last active
terminal-admin-column-players = players
terminal-admin-column-tournament = tournament
terminal-admin-column-entrants = entrants
terminal-admin-column-host = organised by
terminal-admin-column-kind = kind
terminal-admin-column-seen = last seen
terminal-admin-column-name = name
terminal-admin-column-number = number
terminal-admin-column-at = when
terminal-admin-column-by = who
terminal-admin-column-action = what
terminal-admin-column-subject = subject
terminal-admin-column-reason = reason
terminal-admin-status-hidden = { $status }, hidden
terminal-admin-account = account
terminal-admin-guest = guest
terminal-admin-sure-end = End table { $table } permanently?
terminal-admin-sure-cancel = Cancel tournament { $tournament } permanently?
terminal-admin-sure-line = Remove “{ $words }”, said by { $name }, permanently?
terminal-admin-sure-replace = Delete everything that is in the database now?
terminal-admin-ended = Table { $table } is closed.
terminal-admin-is-over = Table { $table } is over already.
terminal-admin-cancelled = Tournament { $tournament } is cancelled.
terminal-admin-tournament-over = Tournament { $tournament } is over or cancelled already.
terminal-admin-hidden = Table { $table } is hidden.
terminal-admin-shown = Table { $table } is on the front page again.
terminal-admin-no-chat = Nothing was said there.
terminal-admin-archived = Table { $table } is archived: its chat has been deleted.
terminal-admin-no-line = Message { $number } of { $table } has no words.
terminal-admin-line-removed = The message has been removed.
terminal-admin-no-table = There is no table { $table }.
terminal-admin-no-tournament = There is no tournament { $tournament }.
terminal-admin-no-name = Nobody is called { $name }.
terminal-admin-renamed = { $name } is now called { $new }.
terminal-admin-is-barred = { $name } is barred already.
terminal-admin-barred = The name { $name } can’t be used any more.
terminal-admin-logged-out = The account { $name } is logged out.
terminal-admin-not-barred = { $name } isn’t barred.
terminal-admin-unbarred = The name { $name } can be used again.
terminal-admin-no-account = There is no account { $name }.
terminal-admin-link-until = For { $name }. It works once, until { $until }.
terminal-admin-no-site = “{ $site }” is not the address of a server. Write it like https://games.example.org.
terminal-admin-backed-up = Backed up to { $file }: { $rows } rows.
terminal-admin-restored = Restored from { $file }: { $rows } rows.
terminal-admin-in-use = Another process is using the database. Stop the server first.
terminal-admin-not-done = Nothing was changed.
terminal-admin-busy = Something else changed the database at the same moment. Try again.
terminal-admin-no-database = The database can’t be used: { $reason }
terminal-admin-no-tables = There is no database yet: the server makes it when it first starts.
terminal-admin-other-version = The database belongs to another version. Start this version’s server once, or use the command of the other version.
terminal-admin-fault-exists = { $file } already exists.
terminal-admin-fault-no-backup = { $file } isn’t a backup, or it is damaged.
terminal-admin-fault-cut-off = { $file } is cut off: its end is missing.
terminal-admin-fault-newer = { $file } was made by a newer version.
terminal-admin-fault-not-empty = The database isn’t empty. --replace deletes what is in it.
terminal-admin-fault-unfit = { $file } holds something that this database doesn’t accept.
terminal-admin-fault-unwritable = { $file } can’t be written: { $reason }
terminal-admin-fault-unreadable = { $file } can’t be read: { $reason }

## Notifications by email and browser

letter-turn = It is your turn
letter-reminder = A quarter of your time is left
letter-invited = { $name } has invited you to a table
letter-invited-about = You can take a seat there until the game begins.
letter-over = The game is over
letter-round = Your tournament game has begun
letter-finished = The tournament is over
letter-finished-about = See who has won.
letter-with = You are playing with { $names }.
letter-alone = At your table in Tongiaki.
letter-whole = { $title }. { $body }
letter-link = To the table: { $link }
letter-link-standings = To the standings: { $link }
letter-stop = Stop these e-mails: { $link }
letter-confirm-title = Confirm your address for Tongiaki notifications
letter-confirm = Somebody entered this address for notifications about slow games. If that was you, open this link within a day: { $link }
    If it wasn’t, you don’t have to do anything: we won’t write again.

## Link previews in messengers

preview-site = Tongiaki: sail together or sink
preview-about = A board game of Polynesian voyages for 2 to 6 players. Free, no account, about 15 minutes.
preview-private = A private table in Tongiaki
preview-open = Play Tongiaki with { $names }
preview-empty = A table in Tongiaki
preview-open-about =
    { $free ->
        [one] One seat is free.
       *[other] { $free } seats are free.
    } No account needed, about 15 minutes.
preview-game = Tongiaki with { $names }
preview-running = The game is on: watch it live.
preview-won =
    { $winners ->
        [one] { $names } won with a score of { $points }.
       *[other] { $names } share the win with a score of { $points }.
    } See how it went.
preview-puzzle = Tongiaki puzzle { $number }
preview-puzzle-about = Which turn is the best? Try it on the board.
preview-day = Tongiaki on { $day }
preview-day-about = The same game and the same puzzle for everybody, new every day. How far will you get?
preview-tournament =
    { $kind ->
        [round_robin] Tongiaki tournament, everybody against everybody
        [groups] Tongiaki tournament in groups
       *[swiss] Tongiaki tournament, Swiss system
    }
preview-tournament-about =
    { $status ->
        [open] { $entrants } of { $places } places are taken.
        [running] Round { $round } of { $rounds }, { $entrants } players.
        [over] The tournament is over: { $entrants } players, { $rounds } rounds.
       *[cancelled] The tournament was cancelled.
    }
