### Texts of replays, reviews, analyses and studies.

review-ask = Review this game
review-working = Looking at every turn…
review-waiting =
    { $ahead ->
        [one] One game is ahead of this one.
       *[other] { $ahead } games are ahead of this one.
    }
review-nothing = No turn was played in this game.
review-chances = Chances of winning
review-turn = Turn
review-play = Moves
review-worst = Worst mistakes
review-fine = Finest moves
review-none = None
review-players = The players
review-about = Luck: how the drawn tiles changed the chances of winning. Own and others’ moves: how moves changed them, as the coach saw the positions before and after. Unexplained: where the coach corrected itself at a draw. Decisions: what was lost compared with the best move found. Accuracy: the share of important decisions that lost next to nothing.
review-table = All turns as a table
review-better = Better
review-played = Played
review-obvious = Obvious move
review-cost = This lowered { $who }’s chance of winning by about { $gain ->
    [one] one percentage point
   *[other] { $gain } percentage points
}.
review-gain = Better than it looks: it raised { $who }’s chance of winning by about { $gain ->
    [one] one percentage point
   *[other] { $gain } percentage points
}.
review-then = { $who } afterwards: { $chance }
review-back = Back to the game
review-line = The moves and what they lead to
analysis-title = Analysis
analysis-waiting = The server is busy. This will continue in a moment.
# Depth of the search
analysis-depth =
    { $plies ->
        [0] First look at the turn
        [1] Every possible tile tried
        [2] Next turn considered, too
       *[other] Next two turns considered, too
    }
analysis-play = Try this
analysis-try = Try moves
analysis-draw = A tile is drawn: take any, or choose one.
analysis-draw-any = Any tile
analysis-draw-one = Or this one:
analysis-end = Back to the game
study-title = Study
study-share = Invite
study-share-about = Anyone with this link can watch, follow the leader, and chat with you.
study-unfinished = The game up to the moment when this study began
# Tab with the participants and the chat
study-people =
    { $count ->
        [one] 1 here
       *[other] { $count } here
    }
study-nobody = Nobody else is here yet.
study-nameless = Somebody
study-leads = leads
study-hand-over = Hand over
# Label for screen readers. It begins with the text of the button.
study-hand-over-to = Hand over to { $who }
study-name-save = That’s me
study-chat-empty = Nobody has said anything yet.
# Bar above the controls
study-you-lead = You’re leading. Click or tap a tile to point at it.
study-follows = { $who } leads
study-no-leader = The leader is away. After a while, the person who has been here longest takes over.
study-alone = You are looking around on your own
study-around = Look around
study-follow = Follow { $who }
study-back = Go back
