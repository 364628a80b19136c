"""One table, one writer: a request becomes entries, the entries are stored, and everybody is told what they changed.

What stands: `entries` is what a table consists of; `state` applies them one by one, with `interludes` for those about
time, pauses, stand-ins and questions. A state is made of `seats`, `game`, `clock`, `cover` (who plays for whom) and
`ballot` (the question that is open); `keys` (of personal links) and `shuffle` (the sealed pile, what is drawn by lot)
serve them.

What is asked: each function looks at the state and gives entries, or raises one of the `problems`. `seating`,
`options`, `consent` (the terms of rated games), `playing`, `resigning`, `votes` (asking the others), `standing_in`,
`hinting`, `talking`, `order` (who is banned, who may speak); `commands` reads what is typed into the chat. `making` and
`playing_on` make tables, new ones and those that go on from a record.

Who does it: `table` is the writer, `registry` has all tables of this server. Without being asked, `attendants` act:
`bot_turns`, and `alarms` for the `duties` (questions, deadlines, absences), as `tasks` in the background.

What is seen: `views` are the structs that travel, `profiles` those of persons; `show` makes the first from a state.
`news` is what one entry changed, `happenings` what a move did; `gathering` tells who is here. `records` and `replays`
are of whole games, `played` is what both are made of, from a state or from one of the `archives`; `games` has them all.

Who it was: `directory` knows the accounts of those who sit; `bookkeeping` scores games that are over, by `ratings`, for
those whom `liability` names; `traces` finds what somebody has left in the entries, to hand it out or to forget it.

Who runs the server: `administration` is what the admin does at a table from outside, while a server may be running.
"""
