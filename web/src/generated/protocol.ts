// Written by `python3 dev.py types` from src/tongiaki/server/bodies/wire_schema.py; edit that instead.

export type Colour = "blue" | "green" | "orange" | "purple" | "red" | "yellow";

export type Phase = "draw" | "landing" | "lay" | "migration" | "over" | "settle" | "setup" | "take" | "turn";

export type Status = "open" | "over" | "running";

export type EndReason = "admin" | "last_island" | "last_water" | "resigned" | "stalled" | "too_long";

export type ProblemCode = "absent" | "already_seated" | "ambiguous_name" | "archived" | "bad_record" | "bad_token" | "banned" | "bot_plays" | "colour_taken" | "damaged_game" | "enough" | "has_account" | "has_played" | "hello_first" | "hello_twice" | "link_spent" | "mail_failed" | "malformed" | "name_barred" | "name_taken" | "newer_game" | "no_account" | "no_advice" | "no_analysis" | "no_hints" | "no_mail" | "no_name" | "no_person" | "no_seat" | "no_study" | "no_such_point" | "no_table" | "no_time" | "no_vacation" | "no_vote" | "not_a_bot" | "not_a_move" | "not_a_program" | "not_a_way" | "not_accepted" | "not_admitted" | "not_away" | "not_for_programs" | "not_found" | "not_heard" | "not_here" | "not_host" | "not_in_events" | "not_leader" | "not_on_device" | "not_open" | "not_over" | "not_paused" | "not_rated" | "not_replaced" | "not_running" | "not_seated" | "not_to_follow" | "not_to_invite" | "not_to_tell" | "not_with_token" | "not_your_turn" | "not_yours_to_answer" | "nothing_to_undo" | "odd_name" | "only_on_device" | "only_seated" | "open_elsewhere" | "paused" | "program_seated" | "puzzle_dropped" | "rated_needs" | "refused" | "reviews_full" | "sealed_today" | "seat_empty" | "seat_taken" | "stale" | "storage_failed" | "storage_full" | "storage_unreadable" | "study_full" | "table_full" | "too_fast" | "too_few_people" | "too_few_players" | "too_large" | "too_many_bot_games" | "too_many_invited" | "too_many_programs" | "too_many_tables" | "too_many_ties" | "too_many_tournaments" | "try_again" | "unknown_bot" | "unknown_command" | "unknown_name" | "unknown_type" | "vote_open" | "weak_password" | "wrong_argument" | "wrong_key" | "wrong_origin" | "wrong_password";

export type NoticeCode = "done" | "help" | "info" | "language" | "mute" | "options" | "who";

export type Facts = { [key: string]: string | number };

export type Fleet = { [key: string]: number };

/** The first message. `after` is the number of the last entry that the client has, or null for none. */
export interface Hello {
  type: "hello";
  id?: number | null;
  after?: number | null;
}

/**
 * Check the connection after a period without messages.
 *
 * Without an answer, the client treats the connection as lost.
 */
export interface Ping {
  type: "ping";
  id?: number | null;
}

/** Ask for the best moves in the position of `number`. Only the player to move in an unrated game may send this. */
export interface AskHint {
  type: "ask_hint";
  id?: number | null;
  number: number;
}

/** Ask for the odds of a legal sail in the position of `number`. Only the player to move may send this request. */
export interface AskOdds {
  type: "ask_odds";
  id?: number | null;
  number: number;
  move: string;
}

/** Ask for ways to land the fleet in the position of `number`. Only the player to move may send this request. */
export interface AskPlans {
  type: "ask_plans";
  id?: number | null;
  number: number;
}

/** Make a move in the position after the entry `number`. */
export interface Move {
  type: "move";
  id?: number | null;
  number: number;
  move: string;
}

/** Take back my last decision. `number` is the last entry that the client has. */
export interface Undo {
  type: "undo";
  id?: number | null;
  number: number;
}

/**
 * Ask the others to take back my last decision and all later moves.
 *
 * `number` is the last entry that the client has.
 */
export interface AskUndo {
  type: "ask_undo";
  id?: number | null;
  once?: string | null;
  number: number;
}

/** Ask the others to let a bot stand in for this seat's player, who has left or is disconnected. */
export interface AskBot {
  type: "ask_bot";
  id?: number | null;
  once?: string | null;
  seat: number;
}

/** Ask the others for a pause, during which clocks stop and no moves are possible. */
export interface AskPause {
  type: "ask_pause";
  id?: number | null;
  once?: string | null;
}

/** Ask the connected players to resume the game after a pause. */
export interface AskResume {
  type: "ask_resume";
  id?: number | null;
  once?: string | null;
}

/** Take my seat back from the bot that stands in for me. */
export interface TakeBackSeat {
  type: "back";
  id?: number | null;
  once?: string | null;
}

/** Vote yes or no on the question `vote`. If the person who asked it votes no, the question is withdrawn. */
export interface Answer {
  type: "answer";
  id?: number | null;
  once?: string | null;
  vote: number;
  accept: boolean;
}

/** Turn automatic agreement to all questions of the others on or off. It ends with the game. */
export interface Agree {
  type: "agree";
  id?: number | null;
  once?: string | null;
  on: boolean;
}

/** Send a chat message, or a command with a leading slash. `number` is the last entry that the client has. */
export interface Chat {
  type: "chat";
  id?: number | null;
  once?: string | null;
  text: string;
  number?: number | null;
}

/**
 * Take a seat. A null `seat` means the first empty seat, and a null `colour` the first free colour.
 *
 * In a running game, the other players vote on the request.
 */
export interface Sit {
  type: "sit";
  id?: number | null;
  once?: string | null;
  seat?: number | null;
  name: string;
  colour?: Colour | null;
}

/** Leave the seat. */
export interface Leave {
  type: "leave";
  id?: number | null;
  once?: string | null;
}

/** Change my colour before the start. */
export interface ChooseColour {
  type: "colour";
  id?: number | null;
  once?: string | null;
  colour: Colour;
}

/** Change my name. */
export interface Rename {
  type: "name";
  id?: number | null;
  once?: string | null;
  name: string;
}

/** Put a bot on a seat; null means the first empty seat. Only managers of the table may send this request. */
export interface AddBot {
  type: "add_bot";
  id?: number | null;
  once?: string | null;
  seat?: number | null;
  bot: string;
}

/** Remove a bot from its seat. Only managers of the table may send this request. */
export interface RemoveBot {
  type: "remove_bot";
  id?: number | null;
  once?: string | null;
  seat: number;
}

/** Remove a player before the start. Only the host may remove a person. Managers of the table may remove a bot. */
export interface Kick {
  type: "kick";
  id?: number | null;
  once?: string | null;
  seat: number;
}

/** Ban everybody with this name from the table, or lift the ban. Only the host may send this request. */
export interface Ban {
  type: "ban";
  id?: number | null;
  once?: string | null;
  name: string;
  banned?: boolean;
}

/** Restrict the chat to seated players, or open it to everybody. Only the host may send this request. */
export interface Quiet {
  type: "quiet";
  id?: number | null;
  once?: string | null;
  on: boolean;
}

/** Change the given table options before the start. If `away` is null, the clock determines its value. */
export interface ChooseOptions {
  type: "options";
  seats?: number;
  stall?: number;
  public?: boolean;
  host?: boolean;
  rated?: boolean;
  draw_seats?: boolean;
  first?: number | null;
  clock?: "budget" | "move" | "none";
  time?: number;
  increment?: number;
  timeout?: "move" | "seat";
  away?: number | null;
  stand_in?: string;
  draw_colours?: boolean;
  programs?: boolean;
  id?: number | null;
  once?: string | null;
}

/** Accept the terms of the rated game that is about to begin, as of the entry `number`. */
export interface Accept {
  type: "accept";
  id?: number | null;
  once?: string | null;
  number: number;
}

/**
 * Start the game with the seated players. If `unrated` is true, the game is unrated regardless of the options.
 *
 * If `number`, the last entry that the client has, is given, the sender also accepts the terms of a rated game.
 */
export interface Start {
  type: "start";
  id?: number | null;
  once?: string | null;
  unrated?: boolean;
  number?: number | null;
}

/** Resign. With two players, this ends the game. Otherwise, a bot plays for the seat until the end. */
export interface Resign {
  type: "resign";
  id?: number | null;
  once?: string | null;
}

/** After the game, offer the same players a new table. If there already is one, take a seat there. */
export interface Rematch {
  type: "rematch";
  id?: number | null;
  once?: string | null;
}

/** The complete state as of the entry `number`: the answer to a first `hello` or one after a long absence. */
export interface Snapshot {
  type: "snapshot";
  number: number;
  table: TableView;
  game: GameView | null;
  chat: ChatLine[];
  history: LogLine[];
  events: EventLine[];
}

/**
 * The table as seen by a particular viewer.
 *
 * `kept` is the seat that the viewer has left and may take again, or that is reserved for the viewer in a rematch.
 * Once the game is over, it is the seat from which the viewer resigned. `joinable` are the seats of a running game
 * that a newcomer may ask for. `quiet`: only seated persons may chat. `occasion`: the event that the table belongs to,
 * null if people created it. `watching`: the viewer's chat is shown only to spectators until the game is over.
 */
export interface TableView {
  id: string;
  status: Status;
  seats: SeatView[];
  host: boolean;
  you: number | null;
  options: TableOptions;
  bots: string[];
  watchers: number;
  rematch: string | null;
  joinable: number[];
  vote: VoteView | null;
  paused: boolean;
  kept: number | null;
  watching: boolean;
  quiet: boolean;
  occasion: Occasion | null;
}

/**
 * A seat: empty (`name` and `bot` null), a person's, or a bot's.
 *
 * `held`: the person has left a running game and may return; `stand_in` is the bot that plays for the person.
 * `account`: the person has an account; `rating` is their rating in games with this number of players, null if they
 * have none. `accepted`: the person has accepted the terms of the rated game. `offered` is the name of the person for
 * whom the empty seat is reserved in a rematch. `resigned`: the person resigned, and the bot plays on. `program`: the
 * account belongs to a program. `agrees`: the person agrees to all votes automatically. `vacation`: the latest end of
 * the person's vacation, in seconds since 1970, UTC; null if there is none.
 */
export interface SeatView {
  seat: number;
  name: string | null;
  colour: Colour | null;
  bot: string | null;
  connected: boolean;
  you: boolean;
  stand_in?: string | null;
  held?: boolean;
  account?: boolean;
  rating?: number | null;
  accepted?: boolean;
  offered?: string | null;
  resigned?: boolean;
  program?: boolean;
  agrees?: boolean;
  vacation?: number | null;
}

/**
 * The options of a table, fixed at the start of the game; `stall` is the limit in rounds, 0 for none.
 *
 * `host`: only the host may choose options and bots and start the game; otherwise all seated players may. `rated`:
 * draws cannot be undone, a clock and a stall limit are required, and all players must accept the terms before the
 * start. `programs`: programs may sit at the rated table; then only the ratings of programs change. `draw_seats`: the
 * seats are drawn at the start; `first`: the seat that begins, null for the first one; `draw_colours`: the colours are
 * drawn.
 *
 * `clock`: `none`, or `time` seconds for each turn (`move`) or for the whole game (`budget`). With a budget, each of
 * the player's turns adds `increment` seconds. `timeout`: when the time runs out, a bot finishes the turn (`move`) or
 * takes over the seat (`seat`). `away`: seconds of absence after which a bot stands in, 0 for never; `stand_in` is
 * that bot.
 */
export interface TableOptions {
  seats: number;
  stall: number;
  public: boolean;
  host?: boolean;
  rated?: boolean;
  draw_seats?: boolean;
  first?: number | null;
  clock?: "budget" | "move" | "none";
  time?: number;
  increment?: number;
  timeout?: "move" | "seat";
  away?: number;
  stand_in?: string;
  draw_colours?: boolean;
  programs?: boolean;
}

/**
 * A vote on a request: to take a free seat, undo beyond a draw, let a bot stand in, pause, or resume.
 *
 * `name` is the asker's name. `seat` is the seat in question for the kinds `seat` and `bot`, otherwise the asker's
 * own; `colour` is the colour of that seat. `number` identifies the vote in an answer; it ends at `until`, in seconds
 * since 1970, UTC. `may_answer`: the viewer can still vote; `yours`: the viewer is the asker.
 */
export interface VoteView {
  number: number;
  kind: "bot" | "pause" | "resume" | "seat" | "undo";
  seat: number;
  name: string;
  colour: Colour;
  yes: number;
  no: number;
  voters: number;
  until: number;
  may_answer: boolean;
  yours: boolean;
}

/**
 * The event for which the server created a table: the daily game of a day, such as `2026-11-22`, or a tournament.
 *
 * While such a game runs, undo, hints, analysis and pauses are disabled, and nobody can take over another seat.
 */
export interface Occasion {
  kind: "daily" | "tournament";
  id: string;
}

/**
 * The game as seen by a particular viewer; `legal`, `routes` and `ends` are only for the player to move.
 *
 * `ends` are the legal moves that end the turn without a further decision or draw. `clock` is null in games without a
 * clock.
 */
export interface GameView {
  position: PositionView;
  to_move: Colour | "chance" | null;
  legal: string[] | null;
  routes: { [key: string]: RouteView } | null;
  undo: boolean;
  end: EndView | null;
  shuffle: ShuffleView;
  clock: ClockView | null;
  ends: string[] | null;
}

/** The position, with the fields of the engine's text protocol. */
export interface PositionView {
  at_sea: { [key: string]: number };
  lost: string[];
  phase: Phase;
  pile: string[];
  quiet_turns: number;
  royal: { [key: string]: Colour };
  ships: { [key: string]: { [key: string]: number }[] };
  supply: { [key: string]: number };
  tiles: TileView[];
  turn: Colour | null;
  fleet?: { [key: string]: number };
  from?: string;
}

/** A tile on the board at the axial cell (q, r), rotated clockwise by `rotation` sixths of a full turn (rules 2). */
export interface TileView {
  id: string;
  q: number;
  r: number;
  rotation: number;
}

/** The route of a fleet over the laid tiles; `exit` is the side beyond which no tile has been laid yet. */
export interface RouteView {
  colours: number;
  steps: StepView[];
  end: "lands" | "returns" | "sinks" | "turned_back" | "unknown";
  island: string | null;
  exit: ExitView | null;
}

/** A known water tile on a route: its entry and exit sides, and the number of colours it demands. */
export interface StepView {
  tile: string;
  entry: number;
  exit: number;
  demand: number;
}

/** A side of a laid tile. */
export interface ExitView {
  tile: string;
  side: number;
}

/** The reason for the end of the game, and the standings; a game ended by an administrator has no standings. */
export interface EndView {
  reason: EndReason;
  standings: StandingView[];
  islands: IslandScore[];
}

/** A seat's result (rules 9). Players who `resigned` rank after all others; the first to resign ranks last. */
export interface StandingView {
  seat: number;
  colour: Colour;
  points: number;
  islands: number;
  ships: number;
  rank: number;
  resigned?: boolean;
}

/** An island at the end of the game: its value, and the colours that score it. */
export interface IslandScore {
  island: string;
  value: number;
  colours: Colour[];
}

/**
 * The commitment to the pile's order; the pile (top first) and the salt are null until they are public.
 *
 * In a game that continues another one, the first `known` tiles were drawn before the pile was sealed.
 */
export interface ShuffleView {
  commitment: string;
  pile: string[] | null;
  salt: string | null;
  known?: number;
}

/**
 * The clock, with the milliseconds `left` per seat at the time of sending.
 *
 * Only the clock of the seat `running` runs.
 */
export interface ClockView {
  left: number[];
  running: number | null;
}

/**
 * A chat line; `seat` and `colour` are null for a spectator. `at` is in seconds since 1970, UTC.
 *
 * `watchers`: a spectator wrote it during the game, and only spectators see it until the game is over. `program`: the
 * author's account belongs to a program.
 */
export interface ChatLine {
  number: number;
  at: number;
  seat: number | null;
  name: string;
  colour: Colour | null;
  text: string;
  watchers: boolean;
  program?: boolean;
}

/** A move that was not undone, the player who made it (null: a draw), and its effects. */
export interface LogLine {
  number: number;
  colour: Colour | null;
  move: string;
  happened: Happening[];
}

/** A ship from the supply was put on a beach. */
export interface Placed {
  kind: "placed";
  colour: Colour;
  beach: string;
}

/** A ship on the board moved to another beach because the supply is empty (rules 5). */
export interface Shifted {
  kind: "shifted";
  colour: Colour;
  source: string;
  beach: string;
}

/** An island became royal; `returned` ships went back to the supply. */
export interface Crowned {
  kind: "crowned";
  colour: Colour;
  island: string;
  returned: number;
}

/** A player gave up all their ships; `returned` counts them by beach. */
export interface Resettled {
  kind: "resettled";
  colour: Colour;
  returned: { [key: string]: number };
}

/** The ships of a full beach left through a pier. */
export interface Sailed {
  kind: "sailed";
  beach: string;
  side: number;
  fleet: { [key: string]: number };
}

/** A tile was laid. */
export interface Discovered {
  kind: "discovered";
  tile: string;
  q: number;
  r: number;
  rotation: number;
}

/** The fleet followed a current. */
export interface Passed {
  kind: "passed";
  tile: string;
  entry: number;
  exit: number;
}

/** The fleet had too few colours for a current, and its ships went back to their owners. */
export interface Sank {
  kind: "sank";
  tile: string;
  fleet: { [key: string]: number };
}

/** The fleet stays at sea, on the last water tile or, if `tile` is null, because no tiles are left (rules 9). */
export interface AtSea {
  kind: "at_sea";
  tile: string | null;
  fleet: { [key: string]: number };
}

/** A royal island turned the fleet back. */
export interface TurnedBack {
  kind: "turned_back";
  island: string;
}

/** The fleet reached an open island and will land. */
export interface Arrived {
  kind: "arrived";
  island: string;
  fleet: { [key: string]: number };
}

/** A ship of the fleet was put on a beach. */
export interface Landed {
  kind: "landed";
  colour: Colour;
  beach: string;
}

/** Ships without a free berth went back to their owners. */
export interface Surplus {
  kind: "surplus";
  island: string;
  fleet: { [key: string]: number };
}

/** Trapped islands were removed from the game; the ships on them went back to their owners (rules 10). */
export interface Lost {
  kind: "lost";
  islands: string[];
  fleet: { [key: string]: number };
}

/** The same arrangement occurred a third time; the ships of full beaches went back to their owners (rules 10). */
export interface Repeated {
  kind: "repeated";
  beaches: string[];
  fleet: { [key: string]: number };
}

/** The turn passed to a player. */
export interface Turn {
  kind: "turn";
  colour: Colour;
}

/** The game is over. */
export interface Over {
  kind: "over";
  reason: "last_island" | "last_water" | "stalled";
}

/**
 * A log line other than a move: a player left or sat down, a time-out, a stand-in, or a pause.
 *
 * `colour` is the colour of the seat, null for a pause; `why` is set only for `stood_in`.
 */
export interface EventLine {
  number: number;
  kind: "left" | "paused" | "resigned" | "resumed" | "returned" | "sat" | "stood_in" | "timed_out" | "vacation" | "vacation_over";
  colour: Colour | null;
  why: "away" | "left" | "time" | "vote" | null;
}

/**
 * The changes made by the entry `number`. Null means unchanged.
 *
 * There is one update per entry. If only the list of connected persons changes, an update repeats the last number.
 * `undone` is the number of the move that was taken back. `colour` is the player who made the `move`, or null for a
 * draw. `settled` is the result of the question that had been open. At the end of the game, `opened` contains the chat
 * lines that only spectators had seen.
 */
export interface Update {
  type: "update";
  number: number;
  table: TableView | null;
  game: GameView | null;
  chat: ChatLine | null;
  opened: ChatLine[];
  happened: Happening[];
  event: EventLine | null;
  move: string | null;
  colour: Colour | null;
  undone: number | null;
  settled: "accepted" | "expired" | "refused" | "withdrawn" | null;
}

/** The rules do not allow the move. `code`, `clause` and `facts` describe the reason. */
export interface Refused {
  type: "refused";
  id: number | null;
  code: string;
  clause: string;
  facts: Facts;
  move: string;
}

/** A message that was rejected for a reason other than the rules. */
export interface ProblemMessage {
  type: "problem";
  id: number | null;
  code: ProblemCode;
  facts: Facts;
}

/** The answer to a chat command. */
export interface Notice {
  type: "notice";
  id: number | null;
  code: NoticeCode;
  facts: Facts;
}

/**
 * The request with this `once` was carried out, now or earlier.
 *
 * This message is sent only to the connection that made the request.
 */
export interface Acknowledged {
  type: "taken";
  id: number | null;
  once: string;
}

/** A private chat message to this person, or the confirmation sent to its author. */
export interface PrivateMessage {
  type: "told";
  words: Whisper;
}

/**
 * A chat message to a single person; it is not stored. `at` is in seconds since 1970, UTC.
 *
 * `program`: the author's account belongs to a program.
 */
export interface Whisper {
  at: number;
  name: string;
  colour: Colour | null;
  to: string;
  text: string;
  program?: boolean;
}

/**
 * The best lines in the position of `number`, best first.
 *
 * They are sent only to the connection that asked for them.
 */
export interface Hint {
  type: "hint";
  id: number | null;
  number: number;
  lines: HintLine[];
}

/** A sequence of moves advised by the coach, with all players' winning chances and points, facts, and routes. */
export interface HintLine {
  moves: string[];
  chances: { [key: string]: number };
  points: { [key: string]: number };
  facts: Fact[];
  sails: SailView[];
}

/** The game is over after the line. */
export interface Ends {
  kind: "ends";
}

/**
 * The line ends with a draw for a fleet. The fields count the possible `tiles` by their result.
 *
 * The fleet lands on `lands` of the tiles, sails on and draws again on `passes`, and sinks on `sinks`. On the other
 * tiles, it stays at sea. `ending` of the tiles make this turn the last one.
 */
export interface Draws {
  kind: "draws";
  colours: number;
  tiles: number;
  lands: number;
  passes: number;
  sinks: number;
  ending: number;
}

/** The player crowns an island. */
export interface Crowns {
  kind: "crowns";
  island: string;
}

/** The player resettles: all ships return to the supply, and the player looks for a new island. */
export interface Resettles {
  kind: "resettles";
}

/** A rival lost the last ship on an island. */
export interface Drives {
  kind: "drives";
  colour: Colour;
  island: string;
}

/** A rival arrives at an island. */
export interface Brings {
  kind: "brings";
  colour: Colour;
  island: string;
}

/** The player arrives at an island. */
export interface Reaches {
  kind: "reaches";
  island: string;
}

/** The player left an island with all of the player's ships. `to` lists the players who still have ships there. */
export interface Leaves {
  kind: "leaves";
  island: string;
  to: Colour[];
}

/** Ships return to the supply because they sink in a current, or because the position is repeated. */
export interface Sinks {
  kind: "sinks";
  fleet: { [key: string]: number };
}

/** Islands are removed from the game because no ship can leave them (clause 10). */
export interface Loses {
  kind: "loses";
  islands: string[];
}

/** Several fleets sail: `fleets` is their number, 2 or more. */
export interface Chain {
  kind: "chain";
  fleets: number;
}

/** Each player's points before and after the line. A fleet that is still sailing scores nothing. */
export interface Score {
  kind: "score";
  before: { [key: string]: number };
  after: { [key: string]: number };
}

/** A fleet that leaves an island through the pier on a side, and its route over known tiles. */
export interface SailView {
  island: string;
  side: number;
  route: RouteView;
}

/**
 * The chances (0 to 1) that the fleet lands, sinks or stays at sea after the sail `move` from position `number`.
 *
 * `unsure` is the maximum error of each chance. It is 0 if the search was complete.
 */
export interface Odds {
  type: "odds";
  id: number | null;
  number: number;
  move: string;
  lands: number;
  sinks: number;
  at_sea: number;
  unsure: number;
}

/**
 * Suggested sequences of `land` moves in the position of `number`, the best first.
 *
 * Each fills different beaches. They are sent only to the connection that asked for them.
 */
export interface Plans {
  type: "plans";
  id: number | null;
  number: number;
  plans: string[][];
}

/** The answer to `ping`, with the `id` of that message if it had one. */
export interface Pong {
  type: "pong";
  id?: number | null;
}

/** The first message of a client that joins a study. */
export interface JoinStudy {
  type: "hello";
  id?: number | null;
}

/** Show this point of the game to all participants. Only the leader may send this message. */
export interface LeadStudy {
  type: "lead";
  id?: number | null;
  lead: Lead;
}

/** The leader's position: the number of moves made, the playback state and speed, and the highlighted tiles. */
export interface Lead {
  at: number;
  playing: boolean;
  pace: "0.5" | "1" | "2" | "4" | "8";
  marks: string[];
}

/** Make participant number `to` the leader. Only the current leader may send this message. */
export interface HandOver {
  type: "hand_over";
  id?: number | null;
  to: number;
}

/** Send a chat message to all participants of a study. */
export interface StudyChat {
  type: "chat";
  id?: number | null;
  once?: string | null;
  text: string;
}

/**
 * The complete state of a study, in answer to `hello`.
 *
 * `table` is the id of the game's table, or null if the study shows a record. `you` is the recipient's participant
 * number.
 */
export interface StudySnapshot {
  type: "study";
  table: string | null;
  lead: Lead;
  company: Participants;
  you: number;
  chat: StudyLine[];
}

/** The participants in order of arrival, and the leader's number. The number is null while the leader is away. */
export interface Participants {
  members: Participant[];
  leader: number | null;
}

/**
 * A participant.
 *
 * `number` identifies the participant in this study while connected. `name` is null if the participant has no name.
 * `program` is true if the account belongs to a program.
 */
export interface Participant {
  number: number;
  name: string | null;
  program?: boolean;
}

/** A chat line of a study. `at` is in seconds since 1970, UTC. `program` is true if a program's account wrote it. */
export interface StudyLine {
  number: number;
  at: number;
  name: string;
  text: string;
  program?: boolean;
}

/**
 * The leader moved to another point of the game.
 *
 * The server sends this message to every connection except the leader's.
 */
export interface LeaderMoved {
  type: "led";
  lead: Lead;
}

/** A participant joined or left the study, or another participant became the leader. */
export interface ParticipantsChanged {
  type: "company";
  company: Participants;
}

/** A new chat message in a study. */
export interface StudyLineAdded {
  type: "said";
  line: StudyLine;
}

/** A rival's best reply drives the player from islands, but only after the played line. */
export interface Driven {
  kind: "driven";
  rival: Colour;
  islands: string[];
}

/** A rival's best reply reaches islands of the player, but only after the played line. */
export interface Joined {
  kind: "joined";
  rival: Colour;
  islands: string[];
}

/** A rival's best reply sinks ships of the player, but only after the played line. */
export interface Sunk {
  kind: "sunk";
  rival: Colour;
  ships: number;
}

/** The player's ships on islands would be safe. After the played line, `rivals` can drive them away. */
export interface Safe {
  kind: "safe";
  rivals: Colour[];
  islands: string[];
}

/** A rival's ships on islands would be in danger. After the played line, they are safe. */
export interface Exposed {
  kind: "exposed";
  rival: Colour;
  islands: string[];
}

/** The player would be king of an island. */
export interface King {
  kind: "king";
  island: string;
}

/** The player would have ships on more beaches of islands. */
export interface Spreads {
  kind: "spreads";
  islands: string[];
}

/** A rival would have ships on fewer beaches of islands. */
export interface RivalSpreads {
  kind: "rival_spreads";
  rival: Colour;
  islands: string[];
}

/** The player would have ships on islands. After the played line, the player has none there. */
export interface Holds {
  kind: "holds";
  islands: string[];
}

/** A rival would be on fewer islands. */
export interface RivalHolds {
  kind: "rival_holds";
  rival: Colour;
  islands: string[];
}

/** The player would have more points, as things stand. */
export interface Points {
  kind: "points";
  better: number;
  played: number;
}

/** A rival would have fewer points, as things stand. */
export interface RivalPoints {
  kind: "rival_points";
  rival: Colour;
  better: number;
  played: number;
}

/** The player could place more ships on an island in the next turn. */
export interface Growth {
  kind: "growth";
  better: number;
  played: number;
}

/** A rival could place fewer ships on an island in the next turn. */
export interface RivalGrowth {
  kind: "rival_growth";
  rival: Colour;
  better: number;
  played: number;
}

/** The player would have more ships in the supply. */
export interface Supply {
  kind: "supply";
  better: number;
  played: number;
}

/** A rival would have fewer ships in the supply. */
export interface RivalSupply {
  kind: "rival_supply";
  rival: Colour;
  better: number;
  played: number;
}

/** The player could fill a beach of islands with one ship, so that its ships sail. */
export interface Fills {
  kind: "fills";
  islands: string[];
}

/** The player's ships on islands could sail into the unknown from more beaches. */
export interface Ways {
  kind: "ways";
  islands: string[];
}

/** The better line ends with a draw; the fleet lands on `lands` of the `tiles`. The played line has no draw. */
export interface Discovers {
  kind: "discovers";
  tiles: number;
  lands: number;
}

/** The better line ends with a draw. The player is ahead, and `ending` of the `tiles` end the game. */
export interface MayEnd {
  kind: "may_end";
  tiles: number;
  ending: number;
}

/**
 * The played line ends with a draw, and the better line does not.
 *
 * The fleet lands on `lands` of the `tiles`, and sinks on `sinks` of them.
 */
export interface Risks {
  kind: "risks";
  tiles: number;
  lands: number;
  sinks: number;
}

/** Both lines end with a draw. The fleet of the better line lands on more of the `tiles`. */
export interface LandingOdds {
  kind: "odds";
  tiles: number;
  better: number;
  played: number;
}

/** The better line ends the game with a victory. */
export interface Wins {
  kind: "wins";
}

/** The played line ends the game, and the better line does not. */
export interface Closes {
  kind: "closes";
}

/** The evaluator expects more final points for the player. */
export interface Expects {
  kind: "expects";
  better: number;
  played: number;
}

/** No other reason applies. The better line won more of the playouts. */
export interface BetterResults {
  kind: "outlook";
}

/**
 * POST /api/tables: create a table; with a `name`, the host sits down at once.
 *
 * The other fields are the table's options. The defaults are four seats, a public table and a stall limit of 20
 * rounds. If `away` is null, 300 is used, or 0 if a turn may take a day or more. `colour` is the host's colour; null
 * selects the first one. `bots` is the number of bots that also sit down; `bot` is their level.
 */
export interface NewTable {
  seats?: number;
  stall?: number;
  public?: boolean;
  host?: boolean;
  rated?: boolean;
  draw_seats?: boolean;
  first?: number | null;
  clock?: "budget" | "move" | "none";
  time?: number;
  increment?: number;
  timeout?: "move" | "seat";
  away?: number | null;
  stand_in?: string;
  draw_colours?: boolean;
  programs?: boolean;
  name?: string | null;
  colour?: Colour | null;
  bots?: number;
  bot?: string;
}

/** POST /api/quick: start a game with this number of `players` at once; all other players are bots. */
export interface QuickGame {
  players?: number;
  bot?: string;
  name: string;
}

/** The id of a new table. */
export interface TableCreated {
  id: string;
}

/** A table in the lobby; `created` is in seconds since 1970, UTC. `yours`: the viewer is seated there. */
export interface TableSummary {
  id: string;
  status: Status;
  seats: SeatView[];
  options: TableOptions;
  created: number;
  moves: number;
  watchers: number;
  your_turn: boolean;
  yours: boolean;
}

/** The numbers of `open` and `running` public tables. The lists of the lobby have only the newest of them. */
export interface LobbyCounts {
  open: number;
  running: number;
}

/**
 * GET /api/tables: the public tables, newest first, and the viewer's own unfinished tables.
 *
 * `yours` includes tables that are not public. Tables at which it is the viewer's turn come first, those with the
 * least time left at the top.
 */
export interface Lobby {
  open: TableSummary[];
  running: TableSummary[];
  finished: TableSummary[];
  yours: TableSummary[];
  counts?: LobbyCounts | null;
}

/** The first message of /ws/lobby: the current state of the lobby. */
export interface LobbyMessage {
  type: "lobby";
  open: TableSummary[];
  running: TableSummary[];
  finished: TableSummary[];
  yours: TableSummary[];
  counts?: LobbyCounts | null;
}

/**
 * A later message of /ws/lobby: the new and changed tables, and the changed lists as table ids.
 *
 * A list is null if its tables and their order are unchanged, and so are the `counts` if both are unchanged.
 */
export interface LobbyChange {
  type: "lobby_change";
  tables: TableSummary[];
  open: string[] | null;
  running: string[] | null;
  finished: string[] | null;
  yours: string[] | null;
  counts?: LobbyCounts | null;
}

/**
 * POST /api/tables/{id}/messages: the request was carried out; `number` is the table's current number of entries.
 *
 * `notice` is the answer to a chat command.
 */
export interface MessageAccepted {
  number: number;
  notice?: Notice | null;
}

/**
 * POST /api/tables/{id}/link: create a key for the guest's own seat, which is shown only once.
 *
 * The previous key is no longer valid.
 */
export interface SeatKey {
  key: string;
}

/** POST /api/tables/{id}/claim: take over the seat whose personal link contains `key`. */
export interface ClaimSeat {
  key: string;
}

/** The seat that now belongs to this browser. */
export interface SeatClaimed {
  seat: number;
}

/**
 * GET /api/me: the name last used by the person with this browser.
 *
 * `account`: the name belongs to an account. `program`: that account is a bot account. `blocked`: the names of the
 * accounts that the person blocks; omitted if there are none.
 */
export interface Me {
  name: string | null;
  account: boolean;
  program?: boolean;
  blocked?: string[];
}

/** POST /api/me: change the name. An account is renamed if the name does not belong to another account. */
export interface SetName {
  name: string;
}

/** Base class of bodies that contain a secret. Their `repr` hides the content, to keep it out of logs. */
export interface SecretBody {
}

/** POST /api/account: create an account with a name and a password for the person with this browser. */
export interface NewAccount {
  name: string;
  password: string;
}

/** POST /api/login: log in to the account with this name. */
export interface Login {
  name: string;
  password: string;
}

/** POST /api/account/password: change the password; all other browsers are logged out. */
export interface ChangePassword {
  old: string;
  new: string;
}

/** POST /api/account/reset: set a new password; `key` is the secret of a link from the administrator. */
export interface ResetPassword {
  key: string;
  password: string;
}

/** POST /api/account/delete: delete the account. */
export interface DeleteAccount {
  password: string;
}

/** POST /api/account/programs: create an API token for a client that acts in my name; `name` is its label. */
export interface NewProgram {
  name: string;
  scope?: "play" | "read";
}

/** One of my API clients. `created` and `seen` (the day of the last use) are in seconds since 1970, UTC. */
export interface ProgramView {
  id: string;
  name: string;
  scope: "play" | "read";
  created: number;
  seen: number;
}

/** The new API client and its token, which is shown only once. */
export interface ApiClientCreated {
  program: ProgramView;
  token: string;
}

/**
 * GET /api/account/programs: the API clients that may act in my name, oldest first.
 *
 * `accounts` are the names of my bot accounts, in alphabetical order.
 */
export interface MyPrograms {
  programs: ProgramView[];
  accounts: string[];
}

/** POST /api/account/program-accounts: create a bot account that I own. */
export interface NewProgramAccount {
  name: string;
}

/** A bot account and its token, which is shown only once. Previous tokens are no longer valid. */
export interface BotAccountCreated {
  name: string;
  token: string;
}

/**
 * POST /api/account/declare: turn my account into a bot account permanently.
 *
 * Its owner is the account that created `token`, the API token with which the bot account plays.
 */
export interface DeclareProgram {
  token: string;
}

/** An entry of a ladder. Equal ratings share a `rank`; 1 is the best. `games` is the number of rated games. */
export interface LadderRow {
  rank: number;
  name: string;
  rating: number;
  games: number;
}

/** GET /api/ladder: the 100 best players of games with this number of `players`, either people or bot accounts. */
export interface Ladder {
  players: number;
  programs: boolean;
  rungs: LadderRow[];
}

/**
 * GET and POST /api/account/vacation: the state of my vacations.
 *
 * `until` is when my current vacation ends unless I end it earlier, in seconds since 1970, UTC. It is null if I am not
 * on vacation.
 *
 * `days` is the allowance per account and calendar year; 0 means that there are no vacations. `left` is the number of
 * days that remain, or would remain if a current vacation ended now.
 */
export interface VacationView {
  days: number;
  left: number;
  until: number | null;
}

/** POST /api/account/vacation: start or end my vacation. */
export interface SetVacation {
  on: boolean;
}

/**
 * An account that the viewer follows. `online`: it is connected now, and the viewer may know this.
 *
 * `table` is a public table at which the account is seated and connected, or null if there is none.
 */
export interface Friend {
  name: string;
  program: boolean;
  online: boolean;
  table: string | null;
}

/** GET /api/account/friends: the followed accounts (online first) and the blocked accounts, sorted by name. */
export interface Friends {
  followed: Friend[];
  blocked: string[];
  shown_to: "everybody" | "followed" | "nobody";
}

/** POST /api/account/friends/{name}: follow or block the account, or stop doing so. */
export interface SetRelation {
  stance: "block" | "follow" | "none";
}

/** POST /api/account/friends: choose who can see me online: everybody, the accounts that I follow, or nobody. */
export interface SetVisibility {
  shown_to: "everybody" | "followed" | "nobody";
}

/** POST /api/tables/{id}/invitations: invite an account by name. */
export interface Invite {
  name: string;
}

/** GET /api/tables/{id}/invitations: the names of invited accounts that have not sat down. */
export interface TableInvitations {
  invited: string[];
}

/** An invitation to a `table`; `name` is the name of the host. */
export interface OpenInvitation {
  table: string;
  name: string;
}

/** The message of /ws/me: all open invitations of the person, sent whenever they change. */
export interface Invited {
  type: "invited";
  invitations: OpenInvitation[];
}

/**
 * GET and POST /api/account/notices: my settings for notifications about slow games.
 *
 * `language` is the language of the notifications. They cover games with at least `pace` seconds per turn. No
 * notifications are sent between `quiet_from` and `quiet_until`, in minutes of the day in the time `zone`. Both are
 * null if there are no quiet hours. `key` is the server's public key for push subscriptions. `mail` is my mail
 * address. `confirmed`: I have confirmed it with the link sent to it. `mails`: this server can send mail. `pushes`: my
 * browsers that receive notifications.
 */
export interface Notices {
  language: string;
  zone: string;
  quiet_from: number | null;
  quiet_until: number | null;
  pace: number;
  key: string;
  pushes: PushSubscriptionView[];
  mails: boolean;
  mail: string | null;
  confirmed: boolean;
}

/**
 * A browser that receives notifications.
 *
 * `service`: the host of its push service. `created`: in seconds since 1970, UTC.
 */
export interface PushSubscriptionView {
  id: string;
  service: string;
  created: number;
}

/** POST /api/account/notices: replace all settings. A confirmation link is sent to a new `mail` address. */
export interface SetNotificationSettings {
  language: string;
  zone?: string;
  quiet_from?: number | null;
  quiet_until?: number | null;
  pace?: 300 | 3600 | 86400;
  mail?: string | null;
}

/** POST /api/account/pushes: send notifications to this browser through its push subscription. */
export interface NewPushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** POST /api/notices/confirm: confirm a mail address; `key` is the secret of the link in the mail. */
export interface ConfirmMail {
  key: string;
}

/** POST /api/daily: play today's game; `name` is the name that a guest plays under. */
export interface PlayDaily {
  name: string;
}

/**
 * A result of a daily game: its `rank` in the list, and the player's `place` and `points` at the table.
 *
 * `account`: the name belongs to an account; `program`: to a bot account. `table` is null while the viewer may not see
 * it.
 */
export interface DailyRow {
  rank: number;
  name: string;
  account: boolean;
  place: number;
  points: number;
  table: string | null;
  yours: boolean;
  program?: boolean;
}

/**
 * GET /api/daily: the game of a `day`; `ends` is its end, in seconds since 1970, UTC.
 *
 * `colours` are in the order of play, `seat` is the player's seat, and the bot `bot` plays all other seats. `table`
 * and `status` describe the viewer's own game; they are null if there is none. `rows`: the best results of accounts
 * that finished in time. `guests`: the best results of guests, ranked separately.
 */
export interface DailyView {
  day: string;
  ends: number;
  over: boolean;
  colours: Colour[];
  seat: number;
  bot: string;
  table: string | null;
  status: Status | null;
  rows: DailyRow[];
  guests: DailyRow[];
}

/** A person's result in a daily game: the `place` and `points` at the `table`, which has this many `players`. */
export interface DailyScoreView {
  place: number;
  points: number;
  players: number;
  table: string;
}

/** POST /api/daily/puzzle: a person's `attempts` at a day's puzzle, from 1, and whether the last one `solved` it. */
export interface DailyPuzzleResult {
  attempts: number;
  solved: boolean;
}

/**
 * POST /api/daily/puzzle: an attempt at the puzzle of the `day`, which must be today.
 *
 * `key` is the puzzle's key. Without `moves`, it is an attempt that failed.
 */
export interface AttemptDailyPuzzle {
  day: string;
  key: string;
  moves: string[];
}

/** Today's daily game, as in GET /api/daily; `result` is the person's own, null if the game is not finished. */
export interface TodayGame {
  colours: Colour[];
  seat: number;
  bot: string;
  table: string | null;
  status: Status | null;
  result: DailyScoreView | null;
}

/**
 * Today's puzzle; `rating` is its estimated rating, and `board` is the board before the first move.
 *
 * `result` is the person's own, null before the first attempt.
 */
export interface TodayPuzzle {
  number: number;
  key: string;
  kind: "chain" | "crown" | "drive" | "end" | "last" | "save" | "sink" | "trade";
  task: "best" | "goal";
  rating: number;
  board: PuzzleBoard;
  result: DailyPuzzleResult | null;
}

/** The visible part of a puzzle's position: the fields have the same form as in PositionView. */
export interface PuzzleBoard {
  tiles: TileView[];
  ships: { [key: string]: { [key: string]: number }[] };
  royal: { [key: string]: Colour };
}

/**
 * The number of `days` in a row on which the person finished the daily game or solved the puzzle.
 *
 * Today ends no streak. In each ISO week, the first missed day is forgiven, and does not count. `forgiven` are these
 * days, newest first. `can_miss`: another missed day would be forgiven in this week.
 */
export interface StreakView {
  days: number;
  forgiven: string[];
  can_miss: boolean;
}

/** A `day` on which the person finished the daily `game` in time, or tried the `puzzle` of the day. */
export interface CalendarDay {
  day: string;
  game: DailyScoreView | null;
  puzzle: DailyPuzzleResult | null;
}

/**
 * GET /api/today: the `day` in UTC. `now` and `ends`, its end, are in seconds since 1970, by the server's clock.
 *
 * `days` are the days of the `month`, such as `2026-11`, on which the person did something, oldest first.
 */
export interface Today {
  day: string;
  now: number;
  ends: number;
  game: TodayGame;
  puzzle: TodayPuzzle;
  streak: StreakView;
  month: string;
  days: CalendarDay[];
}

/**
 * POST /api/tournaments: create a tournament.
 *
 * `size` is the number of seats per table: 2 for `swiss` and `round_robin`, 3 to 6 for `groups`. `rounds` is the
 * maximum number of rounds; there are fewer if no new opponents are left. In a `round_robin`, all entrants play each
 * other. `places` is the maximum number of entrants. If `bot` is set, bots of that level fill the tournament up to
 * `fill` entrants at the start. It starts automatically at `starts`, in seconds since 1970, UTC, or when its host
 * starts it. The clock applies to every game. `pause` is the time between two rounds, in seconds.
 */
export interface NewTournament {
  kind: "groups" | "round_robin" | "swiss";
  size?: number;
  rounds?: number;
  places?: number;
  bot?: string | null;
  fill?: number;
  starts?: number | null;
  clock?: "budget" | "move" | "none";
  time?: number;
  increment?: number;
  pause?: number;
}

/** The id of a new tournament. */
export interface TournamentCreated {
  id: string;
}

/**
 * A tournament in the list; `entered`: the viewer takes part.
 *
 * `host` is null once the host's account is deleted. `round` is the last round that has begun. `due` is when the
 * tournament or the next round starts, in seconds since 1970, UTC. It is null if that depends on the host or on games.
 */
export interface TournamentCard {
  id: string;
  host: string | null;
  kind: "groups" | "round_robin" | "swiss";
  size: number;
  rounds: number;
  round: number;
  status: "cancelled" | "open" | "over" | "running";
  due: number | null;
  entrants: number;
  places: number;
  entered: boolean;
}

/** GET /api/tournaments: the unfinished tournaments, then the finished ones, each newest first. */
export interface TournamentList {
  tournaments: TournamentCard[];
}

/**
 * An entrant in the standings; games refer to it by `number`. `rank` starts at 1; `points` has two decimals.
 *
 * `bot` is the level if the entrant is a bot. `account` is true if `name` is the name of an account, and `program` if
 * that account is a bot account. `gone` is true if the entrant is no longer paired. `tie_breaks` follow the order of
 * the view's `tie_breaks`; one that does not apply is null. `by` is the tie-break that ranked the entrant behind the
 * previous one.
 */
export interface TournamentRow {
  number: number;
  rank: number;
  name: string;
  account: boolean;
  program: boolean;
  bot: string | null;
  yours: boolean;
  gone: boolean;
  points: number;
  tie_breaks: (number | null)[];
  by: "berger" | "buchholz" | "direct" | "wins" | null;
}

/**
 * A game of a `round`: the numbers of the entrants at its `seats`, in the order of play, and their final `places`.
 *
 * `table` is null for a bye, for a game between bots only that has not started yet, and once the table is deleted.
 * `places` is null until the game is over.
 */
export interface TournamentGameView {
  round: number;
  table: string | null;
  seats: number[];
  places: number[] | null;
}

/** GET /api/tournaments/{tournament_id}: the current state of a tournament. `yours`: the viewer is its host. */
export interface TournamentView {
  id: string;
  host: string | null;
  kind: "groups" | "round_robin" | "swiss";
  size: number;
  rounds: number;
  round: number;
  status: "cancelled" | "open" | "over" | "running";
  due: number | null;
  entrants: number;
  places: number;
  entered: boolean;
  yours: boolean;
  bot: string | null;
  fill: number;
  clock: "budget" | "move" | "none";
  time: number;
  increment: number;
  pause: number;
  tie_breaks: ("berger" | "buchholz" | "direct" | "wins")[];
  rows: TournamentRow[];
  games: TournamentGameView[];
}

/** POST /api/records: the text of a record to show. The server does not store it. */
export interface ReplayRecord {
  record: string;
}

/**
 * POST /api/tables/{id}/continue: start a new game against bots after the first `number` moves of this one.
 *
 * If `colour` is null, the host takes the seat of the player whose turn it is.
 */
export interface PlayOn {
  number: number;
  bot?: string;
  name: string;
  colour?: Colour | null;
}

/** POST /api/records/continue: start a new game against bots from a record's text. */
export interface ContinueRecord {
  number: number;
  bot?: string;
  name: string;
  colour?: Colour | null;
  record: string;
}

/**
 * POST /api/variations: try `moves` after the first `number` moves of a game.
 *
 * Exactly one of `table`, `study` and `record` selects the game.
 */
export interface TryMoves {
  table?: string | null;
  study?: string | null;
  record?: string | null;
  number: number;
  moves?: string[];
}

/** POST /api/evaluations: the coach's evaluation of the position after the moves, deepened `depth` times. */
export interface Evaluate {
  table?: string | null;
  study?: string | null;
  record?: string | null;
  number: number;
  moves?: string[];
  depth: number;
}

/**
 * POST /api/tables/{id}/review and /api/records/review: the review, or null and the progress so far.
 *
 * `ahead` is the number of games before this one in the queue. `share` is the completed fraction of this game's
 * review, from 0 to 1.
 */
export interface Reviewing {
  ahead: number;
  share: number;
  review?: GameReview | null;
}

/** The review of a game by the coach's `version`. `chances` are all players' winning chances after the last move. */
export interface GameReview {
  version: string;
  turns: ReviewedTurn[];
  chances: { [key: string]: number };
  mistakes: ReviewedMoment[];
  fine: ReviewedMoment[];
  players: ReviewedPlayer[];
}

/**
 * A turn. `first` is the number of moves that precede it, and `moves` the number of its moves, including draws.
 *
 * `chances` are each player's chances at the start of the turn. `luck` is the effect of the drawn tiles on each
 * player: the chances after each tile, compared with the mean over all possible tiles. `play` is the effect of the
 * player's moves on each player: the chances after each stretch of moves, compared with those before it. Before a
 * draw, the chances are the mean of two estimates: the evaluator's own, and its mean over all possible tiles. `rest`
 * is the difference between the latter and the chances before the draw, an error of the evaluator. Each of the three
 * is computed on its own. Together, they change the chances to those of the next turn.
 *
 * `choice` is what the player's decisions cost compared with the best ones, as a chance of winning. It is never
 * positive.
 */
export interface ReviewedTurn {
  first: number;
  moves: number;
  colour: Colour;
  chances: { [key: string]: number };
  luck: { [key: string]: number };
  choice: number;
  play: { [key: string]: number };
  rest: { [key: string]: number };
}

/**
 * An important decision, after `first` moves, with another line that the player could have chosen.
 *
 * For a mistake, the `other` line is better; `trial` contains the gain. A fine move is better than the `other` line,
 * which looks best at first sight. `frames` show the other line from this point. `reasons` explain a mistake, the most
 * important first; they are empty for a fine move.
 */
export interface ReviewedMoment {
  first: number;
  colour: Colour;
  played: ReviewedLine;
  other: ReviewedLine;
  frames: Frame[];
  trial: Comparison;
  reasons: Reason[];
}

/**
 * Moves of one player, and all players' winning chances after them, with their effects and the fleets' routes.
 *
 * `reply` is the next player's best turn. It is null if a tile must be drawn first, or the game is over.
 */
export interface ReviewedLine {
  moves: string[];
  chances: { [key: string]: number };
  facts: Fact[];
  sails: SailView[];
  reply: Reply | null;
}

/** The best turn of the next player after a line, and its facts. "The player" in the facts is this `colour`. */
export interface Reply {
  colour: Colour;
  moves: string[];
  facts: Fact[];
}

/**
 * A move, the player who made it (null: a draw), its effects, and the changes to the position.
 *
 * `turn` is the number of the turn, counted from 1; the setup has 0. `number` is the number of the move's entry at its
 * table, null in a record.
 */
export interface Frame {
  move: string;
  colour: Colour | null;
  turn: number;
  happened: Happening[];
  change: Change;
  number?: number | null;
  comment?: string | null;
}

/** The fields of a position that a move changed; `fleet` and `from` are null if they were removed. */
export interface Change {
  at_sea?: { [key: string]: number };
  lost?: string[];
  phase?: Phase;
  pile?: string[];
  quiet_turns?: number;
  royal?: { [key: string]: Colour };
  ships?: { [key: string]: { [key: string]: number }[] };
  supply?: { [key: string]: number };
  tiles?: TileView[];
  turn?: Colour | null;
  fleet?: { [key: string]: number } | null;
  from?: string | null;
}

/** The mean difference between the chances of winning in two positions, over `pairs` pairs of playouts. */
export interface Comparison {
  gain: number;
  error: number;
  pairs: number;
}

/**
 * One player's totals, as chances of winning.
 *
 * `luck` is the effect of the drawn tiles, `own` of the player's own moves, and `others` of the others' moves. `rest`
 * is the effect of the evaluator's errors at draws. Their sum is the change of the chances from the first turn to the
 * end of the game. `choice` is what the player's decisions cost compared with the best ones.
 *
 * `decisions` is the number of the player's decisions that mattered. `sound` is how many of these cost almost nothing.
 * `mistakes` is the number of mistakes, including mistakes that the review does not show.
 */
export interface ReviewedPlayer {
  colour: Colour;
  luck: number;
  choice: number;
  decisions: number;
  sound: number;
  mistakes: number;
  own: number;
  others: number;
  rest: number;
}

/**
 * A puzzle's kind, number of first attempts, and rating. The rating is an estimate until the first attempt.
 *
 * `dropped`: the puzzle is no longer offered. Its number is not used again, and its results are kept.
 */
export interface PuzzleFacts {
  kind: "chain" | "crown" | "drive" | "end" | "last" | "save" | "sink" | "trade";
  rating: number;
  attempts: number;
  dropped: boolean;
}

/**
 * A person's puzzle rating after `attempts` first attempts; `certain`: it is accurate enough to be meaningful.
 *
 * `run` is the number of puzzles that the person has solved in a row at the first attempt, up to the latest one.
 */
export interface Solver {
  rating: number;
  attempts: number;
  certain: boolean;
  run: number;
}

/**
 * GET /api/puzzles: all puzzles in the order of their numbers, including dropped puzzles.
 *
 * `day` is the current day, counted from 1970 in UTC; `today` is the number of today's puzzle, from 1.
 * `you` is the account's rating, or null before its first attempt. `tried` maps the number of each puzzle that the
 * account has tried to whether its first attempt solved it. `boards` has the board of one puzzle of each kind.
 */
export interface Puzzles {
  day: number;
  today: number;
  puzzles: PuzzleFacts[];
  you: Solver | null;
  tried: { [key: string]: boolean };
  boards: { [key: string]: PuzzleBoard };
}

/**
 * The result of a move. `cost` is as in PuzzleOutcome; `end` is set if the game is over.
 *
 * `step` is the next step. It is null if the turn is over, or if the best end can no longer be reached.
 */
export interface PuzzleAnswer {
  frame: Frame;
  cost: number | null;
  step: number | null;
  end: EndView | null;
}

/**
 * A position from which the best end can still be reached, with the answer to every legal move.
 *
 * `routes` and `plans` are as in Variation.
 */
export interface PuzzleStep {
  answers: { [key: string]: PuzzleAnswer };
  routes: { [key: string]: RouteView } | null;
  plans: string[][];
}

/**
 * A whole turn: its `moves` with their `frames`, its `cost` as in PuzzleOutcome, and facts about it.
 *
 * `end` is set if the game is over.
 */
export interface PuzzleLine {
  moves: string[];
  frames: Frame[];
  cost: number;
  facts: Fact[];
  end: EndView | null;
}

/**
 * GET /api/puzzles/NUMBER: a complete puzzle with its solution, for solving it offline.
 *
 * The `key` identifies the puzzle permanently. `task`: whether its words ask for the `goal` of the kind, or for the
 * `best` turn. `stall` is the limit of rounds without a draw, as in a game's options. The first of the `steps` belongs
 * to the position `start`. `best` is the turn of the `solution`, and `tempting` the wrong turn that looks best.
 */
export interface WholePuzzle {
  key: string;
  kind: "chain" | "crown" | "drive" | "end" | "last" | "save" | "sink" | "trade";
  task: "best" | "goal";
  stall: number;
  start: PositionView;
  steps: PuzzleStep[];
  solution: string[];
  best: PuzzleLine;
  tempting: PuzzleLine;
}

/**
 * POST /api/puzzles/NUMBER/attempt: submit the moves of a first attempt, complete or not.
 *
 * `key` identifies the puzzle.
 */
export interface AttemptPuzzle {
  key: string;
  moves: string[];
}

/** The result of an attempt and the new ratings; `counted`: it was the account's first attempt at the puzzle. */
export interface PuzzleAttemptResult {
  solved: boolean;
  counted: boolean;
  you: Solver | null;
  puzzle: PuzzleFacts;
}

/** POST /api/puzzles/NUMBER: try `moves` from the puzzle's position; `solution` also requests the solution. */
export interface TryPuzzle {
  moves?: string[];
  solution?: boolean;
}

/**
 * The result of moves in a puzzle.
 *
 * `rating` is the difficulty as estimated before any attempts. `cost` is how much the moves reduce the chance of
 * winning, in hundredths, if the best remaining moves follow. It is null if unknown; moves of unknown cost are never
 * the best. `over`: the turn has ended, or a tile must be drawn; a cost of 0 then means `solved`.
 */
export interface PuzzleOutcome {
  kind: "chain" | "crown" | "drive" | "end" | "last" | "save" | "sink" | "trade";
  task: "best" | "goal";
  rating: number;
  start: PositionView;
  variation: Variation;
  cost: number | null;
  over: boolean;
  solved: boolean;
  solution: string[] | null;
}

/**
 * The effects of the moves, and the legal moves after them; before a draw, `legal` are all possible draws.
 *
 * `routes` are the same as in a running game. `plans` are suggested landings. `end` is null if the game is not over.
 */
export interface Variation {
  frames: Frame[];
  legal: string[];
  routes: { [key: string]: RouteView } | null;
  plans: string[][];
  end: EndView | null;
}

/** A player of a new game on a device: a bot if `bot` is given, otherwise a person with a `name`. */
export interface DevicePlayer {
  name?: string | null;
  bot?: string | null;
}

/** POST /api/device/games: start a game of these players, one per seat, at once. */
export interface NewDeviceGame {
  players: DevicePlayer[];
}

/** POST /api/device/records: store the game of a record on this device, to play on or to look at. */
export interface ImportRecord {
  record: string;
}

/** POST /api/device/probe: the levels that may think for more than 3 seconds about a decision on this device. */
export interface DeviceSpeed {
  slow: string[];
}

/** The rating after a game that ended `at`, in seconds since 1970; `table` is null if the viewer may not see it. */
export interface RatingPoint {
  at: number;
  rating: number;
  table: string | null;
}

/** The rating in games of `players` players, after `games` rated games; `history` has the latest, oldest first. */
export interface RatingView {
  players: number;
  rating: number;
  games: number;
  history: RatingPoint[];
}

/**
 * A seat's result.
 *
 * `name` is null for an empty seat, and `bot` is null for a person. `account`: the name has a profile. `program`: the
 * account belongs to a program.
 */
export interface Result {
  name: string | null;
  bot: string | null;
  points: number;
  rank: number;
  account: boolean;
  program?: boolean;
}

/**
 * A finished game with all results in seat order and the person's own `rank`. It ended `at`, in seconds since 1970.
 *
 * `rated`: whether it changed a rating.
 */
export interface PlayedGame {
  table: string;
  at: number;
  players: Result[];
  rated: boolean;
  rank: number;
}

/**
 * A finished public game with all results in seat order. It ended `at`, in seconds since 1970.
 *
 * `rated`: whether it changed a rating.
 */
export interface PublicGame {
  table: string;
  at: number;
  players: Result[];
  rated: boolean;
}

/** GET /api/games: public games, latest first. `next` is the key of the next page; null on the last page. */
export interface PublicGamesPage {
  games: PublicGame[];
  next: string | null;
}

/**
 * An account, created at `since` (seconds since 1970, UTC), with its games, latest first.
 *
 * Games at private tables are shown only to the person. `program`: the account belongs to a program. `owner`: the name
 * of the program's owner, null if that account was deleted. `online`: connected now, if the viewer may see it.
 * `stance`: the viewer's relation to the person (follows or blocks).
 */
export interface Profile {
  name: string;
  since: number;
  ratings: RatingView[];
  games: PlayedGame[];
  program?: boolean;
  owner?: string | null;
  online?: boolean;
  stance?: "block" | "follow" | "none" | null;
}

/**
 * The coach's evaluation of a position after `depth` rounds of deepening; `final`: no further round is possible.
 *
 * `turn` is the player who decides, null at a draw and after the end. `plies` is the search depth. `lines` are the
 * best lines, best first; `draws` are all possible tiles, only before a draw. `complete`: every possible end of the
 * turn was searched.
 */
export interface Evaluation {
  depth: number;
  final: boolean;
  turn: Colour | null;
  plies: number;
  chances: { [key: string]: number };
  points: { [key: string]: number };
  lines: HintLine[];
  draws: Drawn[];
  complete: boolean;
}

/** A possible tile, and each player's chances once it is drawn. */
export interface Drawn {
  tile: string;
  chances: { [key: string]: number };
}

/**
 * A game from its first position to its latest move; `table` is null for a record.
 *
 * `record`: the record as text if it was uploaded as JSON.
 */
export interface Replay {
  table: string | null;
  players: Player[];
  stall: number;
  start: PositionView;
  comment: string | null;
  frames: Frame[];
  end: EndView | null;
  shuffle: ShuffleView | null;
  record?: string;
}

/** The player of a colour: the name of a person or a bot; empty if the record has no name. */
export interface Player {
  colour: Colour;
  name: string;
  bot: string | null;
}

/**
 * GET /api/tables/{table_id}/deciding: the `turn` that decided a finished game, or null if no turn did.
 *
 * `version` names the method and the evaluator.
 */
export interface GameDecision {
  version: string;
  turn: DecidingTurn | null;
}

/**
 * The turn that decided a game, the player `colour` who played it, and the `winners`, usually one.
 *
 * `number` counts the turns from 1. `first` is the number of moves that precede the turn, and `moves` the number of
 * its moves, including draws. `before` and `after` are the winners' chances of winning, together, before the turn and
 * after it. `change` is the part of the rise that no later turn reversed: the lowest chance after the turn, minus
 * `before`. It is more than 0. `facts` are the facts about the turn's moves, the most important first.
 */
export interface DecidingTurn {
  number: number;
  first: number;
  moves: number;
  colour: Colour;
  winners: Colour[];
  before: number;
  after: number;
  change: number;
  facts: Fact[];
}

/**
 * POST /api/studies: create a study of a table's game or of a record. It starts at the point after `at` moves.
 *
 * A request must have exactly one of `table` and `record`.
 */
export interface NewStudy {
  table?: string | null;
  record?: string | null;
  at?: number;
}

/** The body of an HTTP response with a status of 400 or higher. */
export interface HttpProblem {
  code: ProblemCode;
  facts: Facts;
}

export type ClientMessage = Hello | Ping | AskHint | AskOdds | AskPlans | Move | Undo | AskUndo | AskBot | AskPause | AskResume | TakeBackSeat | Answer | Agree | Chat | Sit | Leave | ChooseColour | Rename | AddBot | RemoveBot | Kick | Ban | Quiet | ChooseOptions | Accept | Start | Resign | Rematch;

export type ServerMessage = Snapshot | Update | Refused | ProblemMessage | Notice | Acknowledged | PrivateMessage | Hint | Odds | Plans | Pong;

export type StudyClientMessage = JoinStudy | Ping | LeadStudy | HandOver | StudyChat;

export type StudyServerMessage = StudySnapshot | LeaderMoved | ParticipantsChanged | StudyLineAdded | Acknowledged | Pong | ProblemMessage;

export type Happening = Placed | Shifted | Crowned | Resettled | Sailed | Discovered | Passed | Sank | AtSea | TurnedBack | Arrived | Landed | Surplus | Lost | Repeated | Turn | Over;

export type Fact = Ends | Draws | Crowns | Resettles | Drives | Brings | Reaches | Leaves | Sinks | Loses | Chain | Score;

export type Reason = Driven | Joined | Sunk | Safe | Exposed | King | Spreads | RivalSpreads | Holds | RivalHolds | Points | RivalPoints | Growth | RivalGrowth | Supply | RivalSupply | Fills | Ways | Discovers | MayEnd | Risks | LandingOdds | Wins | Closes | Expects | BetterResults;
