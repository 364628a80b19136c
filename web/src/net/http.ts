/** The server's few HTTP calls. */
import type {
  Attempted,
  AttemptPuzzle,
  DailyView,
  ChooseNotices,
  VacationView,
  Evaluate,
  Evaluation,
  Facts,
  Friends,
  Me,
  InvitedHere,
  Ladder,
  MyPrograms,
  OpenGames,
  NewPush,
  NewStudy,
  NewTable,
  Notices,
  PlayOn,
  Profile,
  ProgramAccountMade,
  ProgramLetIn,
  ProgramView,
  PushView,
  Puzzles,
  Replay,
  Reviewing,
  SeatKey,
  TakeStance,
  Tried,
  TryPuzzle,
  Variation,
  WholePuzzle,
  NewTournament,
  TournamentList,
  TournamentMade,
  TournamentView,
} from "../generated/protocol";
import { socketUrl } from "./connection";
import { readServerTime } from "./serverTime.svelte";

export type Stance = TakeStance["stance"];
export type ShownTo = Friends["shown_to"];

export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly facts: Facts = {},
  ) {
    super(`${status} ${code}`);
  }
}

/** Calls the server. The first answer to a browser without a cookie brings one, so that the second call succeeds. */
async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  try {
    return await callOnce(method, path, body);
  } catch (error) {
    if (method === "GET" || !(error instanceof HttpError) || error.code !== "no_person") throw error;
    return callOnce(method, path, body);
  }
}

async function callOnce<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  readServerTime(response.headers.get("date"));
  const text = await response.text();
  if (!response.ok) throw problemIn(response.status, text);
  return (text === "" ? undefined : JSON.parse(text)) as T;
}

function problemIn(status: number, text: string): HttpError {
  try {
    const body = JSON.parse(text) as { code?: unknown; facts?: Facts };
    return new HttpError(status, typeof body.code === "string" ? body.code : "unknown", body.facts);
  } catch {
    return new HttpError(status, "unknown");
  }
}

export const createTable = (options: NewTable) => call<{ id: string }>("POST", "/api/tables", options);

export const createQuickGame = (options: { players: number; bot: string; name: string }) =>
  call<{ id: string }>("POST", "/api/quick", options);

export const tableExists = async (id: string): Promise<boolean> => {
  try {
    await call("GET", `/api/tables/${encodeURIComponent(id)}`);
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return false;
    throw error;
  }
};

/** Has a key made that opens the own seat once, and ends the one before. */
export const createSeatKey = (id: string): Promise<SeatKey> =>
  call("POST", `/api/tables/${encodeURIComponent(id)}/link`);

/** Moves the seat that the key opens to this browser. */
export const claimSeat = (id: string, key: string) =>
  call<unknown>("POST", `/api/tables/${encodeURIComponent(id)}/claim`, { key });

export const fetchMe = (): Promise<Me> => call("GET", "/api/me");
export const setName = (name: string) => call<unknown>("POST", "/api/me", { name });

/** Claims a name for whoever this browser is, with a password: seats and games stay. */
export const claimName = (name: string, password: string) => call<unknown>("POST", "/api/account", { name, password });
export const logIn = (name: string, password: string) => call<unknown>("POST", "/api/login", { name, password });
export const logOut = () => call<unknown>("POST", "/api/logout");
export const changePassword = (old: string, fresh: string) =>
  call<unknown>("POST", "/api/account/password", { old, new: fresh });
/** The programs that act in one's name. */
export const fetchPrograms = (): Promise<MyPrograms> => call("GET", "/api/account/programs");
export const authorizeProgram = (name: string, scope: ProgramView["scope"]): Promise<ProgramLetIn> =>
  call("POST", "/api/account/programs", { name, scope });
export const revokeProgram = (id: string) => call<unknown>("DELETE", `/api/account/programs/${encodeURIComponent(id)}`);
/** Accounts that are programs: what the one of mine is called, with its token, told this once. */
export const createProgramAccount = (name: string): Promise<ProgramAccountMade> =>
  call("POST", "/api/account/program-accounts", { name });
const programAccountPath = (name: string): string => `/api/account/program-accounts/${encodeURIComponent(name)}`;
export const renewProgramToken = (name: string): Promise<ProgramAccountMade> => call("POST", programAccountPath(name));
export const closeProgramAccount = (name: string) => call<unknown>("DELETE", programAccountPath(name));
/** Says for good that this account is a program, of whoever made the token. */
export const declareProgram = (token: string) => call<unknown>("POST", "/api/account/declare", { token });
/** What games are looked for by, as the address has it. */
export type GamesSought = Partial<Record<"player" | "won" | "players" | "rated" | "since" | "until", string>>;
/** The finished games that anybody may find, a page at a time: that after the key `before`, null for the first. */
export const fetchOpenGames = (sought: GamesSought, before: string | null): Promise<OpenGames> =>
  call("GET", `/api/games?${new URLSearchParams({ ...sought, ...(before === null ? {} : { before }) })}`);
export const gamesFilePath = (sought: GamesSought): string => `/api/games/file?${new URLSearchParams(sought)}`;
export const fetchLadder = (players: number, programs: boolean): Promise<Ladder> =>
  call("GET", `/api/ladder?players=${players}&programs=${programs}`);
/** How one is told of slow games while one is elsewhere. */
export const fetchNoticeSettings = (): Promise<Notices> => call("GET", "/api/account/notices");
export const saveNoticeSettings = (chosen: ChooseNotices): Promise<Notices> =>
  call("POST", "/api/account/notices", chosen);
/** Whether one is on vacation; going on one, or coming back. */
export const fetchVacation = (): Promise<VacationView> => call("GET", "/api/account/vacation");
export const setVacation = (on: boolean): Promise<VacationView> => call("POST", "/api/account/vacation", { on });
export const addPushSubscription = (push: NewPush): Promise<PushView> => call("POST", "/api/account/pushes", push);
export const removePushSubscription = (id: string) =>
  call<unknown>("DELETE", `/api/account/pushes/${encodeURIComponent(id)}`);
export const confirmMailAddress = (key: string) => call<unknown>("POST", "/api/notices/confirm", { key });
export const stopMailNotices = (key: string) => call<unknown>("POST", `/api/notices/stop/${encodeURIComponent(key)}`);
export const resetPassword = (key: string, password: string): Promise<Me> =>
  call("POST", "/api/account/reset", { key, password });
export const deleteAccount = (password: string) => call<unknown>("POST", "/api/account/delete", { password });
/** Has everything forgotten that the server stores of a guest. */
export const deleteGuest = () => call<unknown>("POST", "/api/me/delete");
export const EXPORT_PATH = "/api/account/export";
export const fetchProfile = (name: string): Promise<Profile> => call("GET", `/api/people/${encodeURIComponent(name)}`);

/** Whom one follows and blocks; what one thinks of somebody; who may see that one is online. */
const FRIENDS = "/api/account/friends";
export const fetchFriends = (): Promise<Friends> => call("GET", FRIENDS);
export const setStance = (name: string, stance: Stance) =>
  call<unknown>("POST", `${FRIENDS}/${encodeURIComponent(name)}`, { stance });
export const setOnlineVisibility = (shown_to: ShownTo): Promise<Friends> => call("POST", FRIENDS, { shown_to });

/** Whom one has invited to one's table; an end to that, by either side. */
const invitationsPath = (id: string): string => `/api/tables/${encodeURIComponent(id)}/invitations`;
export const fetchInvitations = (id: string): Promise<InvitedHere> => call("GET", invitationsPath(id));
export const invite = (id: string, name: string): Promise<InvitedHere> => call("POST", invitationsPath(id), { name });
export const endInvitation = (id: string, name: string) =>
  call<unknown>("DELETE", `${invitationsPath(id)}/${encodeURIComponent(name)}`);

export const recordPath = (id: string): string => `/api/tables/${encodeURIComponent(id)}/record`;

export const fetchTableReplay = (id: string): Promise<Replay> =>
  call("GET", `/api/tables/${encodeURIComponent(id)}/replay`);
export const fetchRecordReplay = (record: string): Promise<Replay> => call("POST", "/api/records", { record });

/** The review of a finished game: asked for again until it is there. */
export const fetchTableReview = (id: string): Promise<Reviewing> =>
  call("POST", `/api/tables/${encodeURIComponent(id)}/review`);
export const fetchRecordReview = (record: string): Promise<Reviewing> =>
  call("POST", "/api/records/review", { record });

/** A new game that begins with the first moves of a table's game, or of a record. */
export const continueTable = (id: string, from: PlayOn) =>
  call<{ id: string }>("POST", `/api/tables/${encodeURIComponent(id)}/continue`, from);
export const continueRecord = (record: string, from: PlayOn) =>
  call<{ id: string }>("POST", "/api/records/continue", { record, ...from });

/** A point of a game, and moves that are tried there. */
export type Point = Omit<Evaluate, "depth">;

/** What comes of moves that are tried after a point of a game. */
export const tryMoves = (point: Point): Promise<Variation> => call("POST", "/api/variations", point);
/** What the coach thinks then, after it has looked further `depth` times. */
export const fetchEvaluation = (point: Evaluate): Promise<Evaluation> => call("POST", "/api/evaluations", point);

/** Which puzzles there are, and what comes of moves in one of them. */
export const fetchPuzzles = (): Promise<Puzzles> => call("GET", "/api/puzzles");
/** The daily game of today, or of a day such as `2026-11-22`. */
export const fetchDaily = (day: string | null): Promise<DailyView> =>
  call("GET", day === null ? "/api/daily" : `/api/daily?day=${encodeURIComponent(day)}`);
/** Begins the daily game, or finds the one that was begun. */
export const startDaily = (name: string) => call<{ id: string }>("POST", "/api/daily", { name });
/** All tournaments, those that are not over first. */
export const fetchTournaments = (): Promise<TournamentList> => call("GET", "/api/tournaments");
/** A tournament as it stands. */
export const fetchTournament = (id: string): Promise<TournamentView> =>
  call("GET", `/api/tournaments/${encodeURIComponent(id)}`);
/** Makes a tournament. */
export const createTournament = (chosen: NewTournament): Promise<TournamentMade> =>
  call("POST", "/api/tournaments", chosen);
/** Enters a tournament or leaves it; starts or cancels one's own. */
export const changeTournament = (id: string, what: "join" | "leave" | "start" | "cancel"): Promise<void> =>
  call("POST", `/api/tournaments/${encodeURIComponent(id)}/${what}`);
/** All that can come of a puzzle: from then on it needs no network. */
export const fetchPuzzle = (number: number): Promise<WholePuzzle> => call("GET", `/api/puzzles/${number}`);
/** Has a first attempt counted, for who has an account; sent again, it changes nothing. */
export const submitPuzzleAttempt = (number: number, attempt: AttemptPuzzle): Promise<Attempted> =>
  call("POST", `/api/puzzles/${number}/attempt`, attempt);
export const tryPuzzleMoves = (number: number, moves: TryPuzzle): Promise<Tried> =>
  call("POST", `/api/puzzles/${number}`, moves);

/** A study of a table's game or of a record, beginning after so many moves. */
export const createStudy = (of: NewStudy) => call<{ id: string }>("POST", "/api/studies", of);
const studyPath = (id: string): string => `/api/studies/${encodeURIComponent(id)}`;
export const fetchStudyReplay = (id: string): Promise<Replay> => call("GET", `${studyPath(id)}/replay`);
export const studyRecordPath = (id: string): string => `${studyPath(id)}/record`;
export const fetchStudyReview = async (id: string): Promise<Reviewing> =>
  fetchRecordReview(await (await fetch(studyRecordPath(id))).text());
export const continueStudy = (id: string, from: PlayOn) =>
  call<{ id: string }>("POST", `${studyPath(id)}/continue`, from);
export const studySocketUrl = (id: string): string => socketUrl(`/ws/studies/${encodeURIComponent(id)}`);

export const tableSocketUrl = (id: string): string => socketUrl(`/ws/tables/${encodeURIComponent(id)}`);
