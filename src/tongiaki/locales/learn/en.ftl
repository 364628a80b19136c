### Texts of the tutorial and the puzzles.

## Tutorial. The player is red. The steps are in ../tutorial.toml.

tutorial-title = Learn by playing
tutorial-lesson = { $number }. { $name }
tutorial-on = Go on
tutorial-next = Next lesson
tutorial-again = Once more
tutorial-anew = From the beginning
tutorial-play = Play against an easy bot
tutorial-finished = That was all: you know the game. In a game, Undo takes your decisions back, as far as the last tile that was drawn. The rest is practice, and the bots are waiting.
tutorial-astray = The rules allow that, but this lesson is about something else.

tutorial-settle = Settle
tutorial-settle-1 = When the sea has been explored, you want ships on as many valuable islands as possible. Everybody starts on Tonga. You are red: put your first ship on one of its six beaches.
tutorial-settle-2 = Yellow and green have put a ship there, too. Now put down your second one. During setup no beach can get a third ship.
tutorial-settle-2-done = Now the game begins. Remember which beaches you chose: each has its own pier, and ships that sail from there go in its direction.

tutorial-expand = Expand
tutorial-expand-1 = It’s your turn. Usually you expand: choose an island, and you get as many new ships there as you already have, each on a different beach. On Tonga you have two. Choose Tonga, then two beaches.
tutorial-expand-1-done = Two ships have become four. That’s how a people grows.
tutorial-expand-2 = You never get more ships than the island has beaches. Expand where you get most now.
tutorial-expand-2-astray = There you would get a single ship. Where do you have more of them?
tutorial-expand-2-done = Three new ships on Fiji, one on each beach, all at once.

tutorial-full = The full beach
tutorial-full-1 = A beach of Tonga has a single free berth, the one in the north. Put your new ship there: choose Tonga, then this beach.
tutorial-full-1-astray = There, nothing would happen yet. Fill the northern beach.
tutorial-full-2 = The beach is full, so all of its ships must sail, yours and yellow’s in one fleet. Fiji lies beyond the pier: choose it.
tutorial-full-3 = You decide where everybody lands, yellow too. Every free beach first gets one ship. Choose a beach for each of the three.
tutorial-full-3-done = You are on Fiji, and so is yellow, who had to come along. At the end, an island counts for everybody who has a ship there.

tutorial-unknown = Into the unknown
tutorial-unknown-1 = Nobody knows what lies in the north-east. Fill the beach of Tonga that leads there.
tutorial-unknown-1-astray = That would not take you into the unknown. The north-eastern beach has a single free berth.
tutorial-unknown-2 = Beyond this pier the board ends. Sail: the top tile is drawn and laid there.
tutorial-unknown-3 = First came a water tile, whose current led you on, and then Samoa. You have discovered an island! Land your ships.
tutorial-unknown-3-done = Samoa is worth five points. Which tile comes is luck, but you’re not quite in the dark: at the table you can see which tiles are still in the pile.

tutorial-currents = Currents
tutorial-currents-1 = The number on a current says how many different colours a fleet needs to pass. On the northern beach of Tonga lie two ships, both yours. On the south-eastern one lie a yellow ship and a green one. Expand Tonga on both beaches.
tutorial-currents-1-astray = Fill two beaches at once: the northern and the south-eastern one.
tutorial-currents-2 = Both beaches are full, and you choose who sails first. Point at a pier, or tap it once, to see how far its fleet would get. Which one gets through?
tutorial-currents-2-astray = This fleet has one colour, and the current asks for two: it would sink. Let the fleet with three colours sail first.
tutorial-currents-3 = Three colours were enough: the fleet has landed on Samoa. Now your other ships must sail, too, with one colour where two are needed.
tutorial-currents-3-done = The fleet sank, and its ships are back in your supply. You never lose a ship permanently. But to get far, you have to take rivals along.

tutorial-chain = Landing and chains
tutorial-chain-1 = A turn doesn’t have to end after one landing. First fill the north-eastern beach of Tonga.
tutorial-chain-1-astray = Fill the north-eastern beach, which lies towards Nauru.
tutorial-chain-2 = Sail to Nauru.
tutorial-chain-3 = On Nauru, a yellow ship lies on a beach with one free berth. If you land there, you fill it and sail on. Put a red ship there.
tutorial-chain-3-astray = Put a red ship next to the yellow one: then you are the one who sails on.
tutorial-chain-4 = Good. Now the other two, one on each beach.
tutorial-chain-5 = And on it goes: the beach is full. From its northern pier a fleet gets to Fiji.
tutorial-chain-5-astray = This pier leads into the unknown. The other one leads to Fiji.
tutorial-chain-6 = Land both ships.
tutorial-chain-6-done = Two islands in one turn: that is a chain. It goes on as long as a landing fills a beach.
tutorial-chain-7 = Sometimes a fleet finds too few berths. Fill the northern beach of Tonga: its three ships sail to Tubuai.
tutorial-chain-7-astray = Fill the northern beach of Tonga, where one of your ships lies next to a yellow one.
tutorial-chain-8 = Tubuai has only two free berths for three ships. A ship that finds no berth goes back to the supply, and you decide whose ship that is. Land both of your own.
tutorial-chain-8-astray = Then one of your ships would go back to the supply. Land both of your own.
tutorial-chain-8-done = Yellow’s ship is back in yellow’s supply. Now both beaches of Tubuai are full, so this chain goes on, too.

tutorial-king = King
tutorial-king-1 = Others can drive you from an island, but not from a royal one. On Tahiti all ships are yours: choose the mask, then Tahiti.
tutorial-king-1-astray = Here you want to crown Tahiti. Choose the mask, then Tahiti.
tutorial-king-1-done = Tahiti is yours until the end: yellow’s fleet came and had to turn back. You can become king twice, never on Tonga, and each time it takes your whole turn.

tutorial-stuck = Short of ships
tutorial-stuck-1 = You have a single ship left, on Tonga, which is worth nothing. It may help to start again. Choose the crossed-out island.
tutorial-stuck-1-astray = With a single ship that won’t help much. Choose the crossed-out island.
tutorial-stuck-2 = All your ships are in your supply. Now tiles are laid until an island comes: choose a pier of Tonga where the next one is to lie.
tutorial-stuck-2-astray = That would work, too, but in this lesson choose a pier of Tonga.
tutorial-stuck-3 = Hawaii! Put a ship on one of its beaches.
tutorial-stuck-3-done = One ship and five points, and a supply full of ships for the next turns.
tutorial-stuck-4 = Your supply is empty, so in this turn you move one ship instead. First choose where it goes: the northern beach of Tonga, which has one free berth.
tutorial-stuck-4-astray = Choose the northern beach of Tonga, where the yellow ship lies.
tutorial-stuck-5 = Now choose the ship that moves there. On Fiji you have more than you need: take one from there.
tutorial-stuck-5-astray = Take a ship from Fiji: for its points, one is enough.
tutorial-stuck-5-done = The ship has filled the beach, and its fleet sails as always. As long as your supply is empty, you expand by moving one ship.
tutorial-stuck-6 = Here you have no ship on an open island; your king on Tahiti doesn’t count for this. You come back with two ships on Tonga, or with one on any other open island. Samoa is worth five points: put a ship on one of its beaches.
tutorial-stuck-6-astray = That would work, too, but in this lesson come back on Samoa.
tutorial-stuck-6-done = You are back, and Samoa now brings its points to you, too. Your king has kept Tahiti for you all along.

tutorial-end = The end
tutorial-end-1 = The last turn of a game: one island is left in the pile. The player who draws it ends the game. Fill the beach of Nauru where your ship lies.
tutorial-end-1-astray = Expand Nauru, on the beach where your ship lies.
tutorial-end-2 = One pier leads to Fiji, the other one into the unknown. Discover the last island.
tutorial-end-2-astray = That leads to Fiji, which you have already. Take the other pier.
tutorial-end-3 = Tahiti, the last island! The turn is still played to its end: land your ships.
tutorial-end-3-done = The game is over. Every island brings its points to everybody who has a ship there, as the table shows, and you have won.

## Puzzles

puzzles-about = Find the best turn. You play the whole turn; after a wrong move you see what it costs. This browser remembers what you’ve solved. Everyone gets the same puzzle each day.
puzzles-today = Today’s puzzle
puzzles-run = Solved in a row: { $run }
puzzles-continue = Continue
puzzles-themes = Themes
puzzles-all-solved = You have solved all the puzzles.
puzzles-none-offered = There are no puzzles at the moment.
puzzles-kind-chain = The longest chain
puzzles-kind-save = Save the fleet
puzzles-kind-crown = King or not?
puzzles-kind-sink = Sink a rival
puzzles-kind-last = Win the last turn
puzzles-kind-end = End the game
puzzles-kind-drive = Drive a rival out
puzzles-kind-trade = A good trade
puzzles-solved = Solved: { $solved } of { $count }
puzzles-solved-one = solved
puzzles-failed-one = missed on the first try
puzzle-title = Puzzle { $number }
puzzle-turn = You play { $colour }.
puzzle-rating = Difficulty: { $rating }
puzzle-task-chain = Make one fleet after another sail: find the longest chain.
puzzle-task-save = A fleet is in danger. Play the turn so that you lose none of your ships.
puzzle-task-sink = Sink ships of a rival in a current.
puzzle-task-last = This is the last turn of the game. Win it alone.
puzzle-task-end = Play the turn so that you draw a tile that can end the game.
puzzle-task-drive = Drive a rival from an island without losing a ship, yours or others’.
puzzle-task-trade = Make a trade: give up an island so that a rival loses more points than you.
puzzle-best-chain = Find the best turn. In it, at least three fleets sail.
puzzle-best-save = Find the best turn. Careful: some turns cost you ships.
puzzle-best-crown = Find the best turn. You can become king of an island. Is it time for that?
puzzle-best-sink = Find the best turn. It sinks ships of a rival.
puzzle-best-last = This is the last turn of the game. Find the best one.
puzzle-best-end = Find the best turn. In it, you draw a tile that can end the game.
puzzle-best-drive = Find the best turn. It drives a rival from an island, and no ship is lost.
puzzle-best-trade = Find the best turn. You give up an island, and a rival loses more points than you.
puzzle-on = Good so far. Go on.
puzzle-solved = Solved! That is the best turn.
puzzle-shown = That is the best turn.
puzzle-wrong = There’s a better move: this one lowers your chance of winning by about { $cost ->
    [one] one percentage point
   *[other] { $cost } percentage points
}. Take it back and look again.
puzzle-wrong-unknown = That is not the best turn. Take it back and look again.
puzzle-solution = Show the solution
puzzle-solution-ask = If you look at the solution, this puzzle counts as not solved.
puzzle-solution-yes = Show it
puzzle-solution-no = Keep trying
puzzle-why = Why?
puzzle-why-tempting = The tempting turn
puzzle-why-best = The best turn
puzzle-why-cost = It lowers your chance of winning by about { $cost ->
    [one] one percentage point
   *[other] { $cost } percentage points
}.
puzzle-why-free = Nothing is better.
puzzle-next = Next puzzle
puzzles-about-you = Your rating: { $rating }, after { $attempts ->
    [one] one puzzle
   *[other] { $attempts } puzzles
}
puzzles-about-you-roughly = Your rating: about { $rating }, after { $attempts ->
    [one] one puzzle
   *[other] { $attempts } puzzles
}
puzzles-honest = The rating is for you alone: a puzzle comes with its solution, and nobody checks whether you looked at it first.
puzzles-guest = With an account your first attempts are counted, and you get a rating.
puzzles-unsent = Will count when you’re back online: { $count }
puzzles-order = Order
puzzles-order-kind = by kind
puzzles-order-easy = easy ones first
puzzles-order-hard = hard ones first
puzzles-fresh = Only new ones
puzzles-none = You have tried all of these.
puzzles-rating-one = difficulty { $rating }
puzzle-counted = Counted. Your rating is now { $rating }.
puzzle-unsent = Your attempt will count when you’re back online.
puzzle-new-day = A new day has begun.
puzzle-dropped = Puzzle { $number } is no longer in the collection.
puzzle-dropped-about = It did not meet today’s standard for puzzles. If you tried it, your result and your rating are kept.
puzzle-dropped-solved = You solved it.
puzzle-dropped-failed = You did not solve it on your first try.
puzzle-all = All puzzles
