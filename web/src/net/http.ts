/** The HTTP API of the server. */
import type {
  PuzzleAttemptResult,
  AttemptDailyPuzzle,
  AttemptPuzzle,
  DailyPuzzleResult,
  ContinueRecord,
  DailyView,
  DeviceSpeed,
  SetNotificationSettings,
  VacationView,
  Evaluate,
  Evaluation,
  Facts,
  Friends,
  GameDecision,
  Me,
  TableInvitations,
  Ladder,
  MyPrograms,
  PublicGamesPage,
  NewPushSubscription,
  NewStudy,
  NewTable,
  Notices,
  PlayOn,
  Profile,
  BotAccountCreated,
  ApiClientCreated,
  ProgramView,
  PushSubscriptionView,
  Puzzles,
  Replay,
  Reviewing,
  SeatKey,
  SetRelation,
  PuzzleOutcome,
  TryPuzzle,
  Variation,
  WholePuzzle,
  NewTournament,
  TournamentList,
  TournamentCreated,
  TournamentView,
  Today,
} from "../generated/protocol";
import { isOnDevice, resolve } from "../browser/paths";
import { readServerTime } from "./serverTime.svelte";
import { send } from "./transport";

export type Stance = SetRelation["stance"];
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

/**
 * Send a request to the server. The first response to a browser without a cookie sets one, so that a second request
 * succeeds.
 */
async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  try {
    return await requestOnce(method, path, body);
  } catch (error) {
    if (method === "GET" || !(error instanceof HttpError) || error.code !== "no_person") throw error;
    return requestOnce(method, path, body);
  }
}

async function requestOnce<T>(method: string, path: string, body?: unknown): Promise<T> {
  const { status, text, date } = await send(method, path, body);
  readServerTime(date);
  if (status >= 400) throw problemIn(status, text);
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

export const createTable = (options: NewTable) => request<{ id: string }>("POST", "/api/tables", options);

/** A player of a new game on this device: a bot of this level, or a person with this name. */
export type DevicePlayer = { readonly bot: string } | { readonly name: string };
export const createDeviceGame = (players: readonly DevicePlayer[]) =>
  request<{ id: string }>("POST", "/api/device/games", { players });
/** Store the game of a record on this device. */
export const importRecord = (record: string) => request<{ id: string }>("POST", "/api/device/records", { record });
/** Measure the levels on this device. `slow` are those that may think for more than 3 seconds about a move. */
export const measureLevels = () =>
  // The decision that is measured is one of two players: the worker loads their network.
  request<DeviceSpeed>("POST", "/api/device/probe", { players: 2 });

export const createQuickGame = (options: { players: number; bot: string; name: string }) =>
  request<{ id: string }>("POST", "/api/quick", options);

export const tableExists = async (id: string): Promise<boolean> => {
  try {
    await request("GET", `/api/tables/${encodeURIComponent(id)}`);
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return false;
    throw error;
  }
};

/** Create a key that moves the viewer's seat to another browser and can be used once. Revokes the previous key. */
export const createSeatKey = (id: string): Promise<SeatKey> =>
  request("POST", `/api/tables/${encodeURIComponent(id)}/link`);

/** Move the seat that belongs to a key to this browser. */
export const claimSeat = (id: string, key: string) =>
  request<unknown>("POST", `/api/tables/${encodeURIComponent(id)}/claim`, { key });

export const fetchMe = (): Promise<Me> => request("GET", "/api/me");
export const setName = (name: string) => request<unknown>("POST", "/api/me", { name });

/** Turn the guest of this browser into an account with a name and a password. Seats and games are kept. */
export const claimName = (name: string, password: string) =>
  request<unknown>("POST", "/api/account", { name, password });
export const logIn = (name: string, password: string) => request<unknown>("POST", "/api/login", { name, password });
export const logOut = () => request<unknown>("POST", "/api/logout");
export const changePassword = (old: string, fresh: string) =>
  request<unknown>("POST", "/api/account/password", { old, new: fresh });
/** Fetch the programs that can act for this account. */
export const fetchPrograms = (): Promise<MyPrograms> => request("GET", "/api/account/programs");
export const authorizeProgram = (name: string, scope: ProgramView["scope"]): Promise<ApiClientCreated> =>
  request("POST", "/api/account/programs", { name, scope });
export const revokeProgram = (id: string) =>
  request<unknown>("DELETE", `/api/account/programs/${encodeURIComponent(id)}`);
/** Create a program account. Returns its name and its token, which is shown only once. */
export const createProgramAccount = (name: string): Promise<BotAccountCreated> =>
  request("POST", "/api/account/program-accounts", { name });
const programAccountPath = (name: string): string => `/api/account/program-accounts/${encodeURIComponent(name)}`;
export const renewProgramToken = (name: string): Promise<BotAccountCreated> =>
  request("POST", programAccountPath(name));
export const closeProgramAccount = (name: string) => request<unknown>("DELETE", programAccountPath(name));
/** Declare permanently that this account is a program. The account that created the token becomes its owner. */
export const declareProgram = (token: string) => request<unknown>("POST", "/api/account/declare", { token });
/** The filter of a search for games, as URL parameters. */
export type GamesFilter = Partial<Record<"player" | "won" | "players" | "rated" | "since" | "until", string>>;
/** Fetch one page of the public finished games: the page after the key `before`, or the first if it is null. */
export const fetchPublicGames = (filter: GamesFilter, before: string | null): Promise<PublicGamesPage> =>
  request("GET", `/api/games?${new URLSearchParams({ ...filter, ...(before === null ? {} : { before }) })}`);
export const gamesFileAddress = (filter: GamesFilter): string =>
  resolve(`/api/games/file?${new URLSearchParams(filter)}`);
export const fetchLadder = (players: number, programs: boolean): Promise<Ladder> =>
  request("GET", `/api/ladder?players=${players}&programs=${programs}`);
/** Fetch the account's settings for notifications about slow games. */
export const fetchNoticeSettings = (): Promise<Notices> => request("GET", "/api/account/notices");
export const saveNoticeSettings = (chosen: SetNotificationSettings): Promise<Notices> =>
  request("POST", "/api/account/notices", chosen);
/** Fetch whether this account is on vacation. */
export const fetchVacation = (): Promise<VacationView> => request("GET", "/api/account/vacation");
export const setVacation = (on: boolean): Promise<VacationView> => request("POST", "/api/account/vacation", { on });
export const addPushSubscription = (push: NewPushSubscription): Promise<PushSubscriptionView> =>
  request("POST", "/api/account/pushes", push);
export const removePushSubscription = (id: string) =>
  request<unknown>("DELETE", `/api/account/pushes/${encodeURIComponent(id)}`);
export const confirmMailAddress = (key: string) => request<unknown>("POST", "/api/notices/confirm", { key });
export const stopMailNotices = (key: string) =>
  request<unknown>("POST", `/api/notices/stop/${encodeURIComponent(key)}`);
export const resetPassword = (key: string, password: string): Promise<Me> =>
  request("POST", "/api/account/reset", { key, password });
export const deleteAccount = (password: string) => request<unknown>("POST", "/api/account/delete", { password });
/** Delete everything that the server stores about this guest. */
export const deleteGuest = () => request<unknown>("POST", "/api/me/delete");
export const EXPORT_ADDRESS = resolve("/api/account/export");
export const fetchProfile = (name: string): Promise<Profile> =>
  request("GET", `/api/people/${encodeURIComponent(name)}`);

/** The path of follows, blocks, and the setting that controls who sees whether this account is online. */
const FRIENDS = "/api/account/friends";
export const fetchFriends = (): Promise<Friends> => request("GET", FRIENDS);
export const setStance = (name: string, stance: Stance) =>
  request<unknown>("POST", `${FRIENDS}/${encodeURIComponent(name)}`, { stance });
export const setOnlineVisibility = (shown_to: ShownTo): Promise<Friends> => request("POST", FRIENDS, { shown_to });

/** The path of the open invitations to a table. The host and the invited person can cancel an invitation. */
const invitationsPath = (id: string): string => `/api/tables/${encodeURIComponent(id)}/invitations`;
export const fetchInvitations = (id: string): Promise<TableInvitations> => request("GET", invitationsPath(id));
export const invite = (id: string, name: string): Promise<TableInvitations> =>
  request("POST", invitationsPath(id), { name });
export const endInvitation = (id: string, name: string) =>
  request<unknown>("DELETE", `${invitationsPath(id)}/${encodeURIComponent(name)}`);

/** Return the address of a table's record. Links to it need `download` of `download.ts`. */
export const recordAddress = (id: string): string => resolve(`/api/tables/${encodeURIComponent(id)}/record`);

/** Fetch the record of a table. */
export async function fetchRecord(id: string): Promise<string> {
  const { status, text } = await send("GET", `/api/tables/${encodeURIComponent(id)}/record`);
  if (status >= 400) throw problemIn(status, text);
  return text;
}

export const fetchTableReplay = (id: string): Promise<Replay> =>
  request("GET", `/api/tables/${encodeURIComponent(id)}/replay`);
export const fetchRecordReplay = (record: string): Promise<Replay> => request("POST", "/api/records", { record });

/** Request the review of a finished game. The caller repeats the request until the review is complete. */
export const fetchTableReview = (id: string): Promise<Reviewing> =>
  request("POST", `/api/tables/${encodeURIComponent(id)}/review`);
/** Fetch the turn that decided a finished game. */
export const fetchDecidingTurn = (id: string): Promise<GameDecision> =>
  request("GET", `/api/tables/${encodeURIComponent(id)}/deciding`);
export const fetchRecordReview = (record: string): Promise<Reviewing> =>
  request("POST", "/api/records/review", { record });

/** Create a game that begins with the first moves of a table's game. */
export const continueTable = (id: string, from: PlayOn) =>
  request<{ id: string }>("POST", `/api/tables/${encodeURIComponent(id)}/continue`, from);
export const continueRecord = (record: string, from: PlayOn) =>
  request<{ id: string }>("POST", "/api/records/continue", { record, ...from });
export const continueOnDevice = (from: ContinueRecord) => request<{ id: string }>("POST", "/api/device/continue", from);

/** A position in a game, and the moves to try there. */
export type Point = Omit<Evaluate, "depth">;

/** Fetch the results of moves that the viewer tries in a position. */
export const tryMoves = (point: Point): Promise<Variation> => request("POST", "/api/variations", point);
/** Fetch the coach's evaluation of a position at a search depth. */
export const fetchEvaluation = (point: Evaluate): Promise<Evaluation> => request("POST", "/api/evaluations", point);

/** Fetch the list of puzzles. */
export const fetchPuzzles = (): Promise<Puzzles> => request("GET", "/api/puzzles");
/** Fetch the daily game of today, or of a day such as `2026-11-22`. */
export const fetchDaily = (day: string | null): Promise<DailyView> =>
  request("GET", day === null ? "/api/daily" : `/api/daily?day=${encodeURIComponent(day)}`);
/** Fetch the state of the day, and the viewer's calendar of a month such as `2026-11`; null for the current one. */
export const fetchToday = (month: string | null): Promise<Today> =>
  request("GET", month === null ? "/api/today" : `/api/today?month=${encodeURIComponent(month)}`);
/** Submit an attempt at the puzzle of the day. */
export const attemptDailyPuzzle = (attempt: AttemptDailyPuzzle): Promise<DailyPuzzleResult> =>
  request("POST", "/api/daily/puzzle", attempt);
/** Start the daily game, or return the one that was already started. */
export const startDaily = (name: string) => request<{ id: string }>("POST", "/api/daily", { name });
/** Fetch all tournaments, the unfinished ones first. */
export const fetchTournaments = (): Promise<TournamentList> => request("GET", "/api/tournaments");
/** Fetch the current state of a tournament. */
export const fetchTournament = (id: string): Promise<TournamentView> =>
  request("GET", `/api/tournaments/${encodeURIComponent(id)}`);
/** Create a tournament. */
export const createTournament = (chosen: NewTournament): Promise<TournamentCreated> =>
  request("POST", "/api/tournaments", chosen);
/** Join or leave a tournament, or start or cancel one that this account has created. */
export const changeTournament = (id: string, action: "join" | "leave" | "start" | "cancel"): Promise<void> =>
  request("POST", `/api/tournaments/${encodeURIComponent(id)}/${action}`);
/** Fetch a puzzle with the results of all moves, so that it can be played offline. */
export const fetchPuzzle = (number: number): Promise<WholePuzzle> => request("GET", `/api/puzzles/${number}`);
/** Submit an account's first attempt at a puzzle. Repeated submissions have no effect. */
export const submitPuzzleAttempt = (number: number, attempt: AttemptPuzzle): Promise<PuzzleAttemptResult> =>
  request("POST", `/api/puzzles/${number}/attempt`, attempt);
export const tryPuzzleMoves = (number: number, moves: TryPuzzle): Promise<PuzzleOutcome> =>
  request("POST", `/api/puzzles/${number}`, moves);

/** Create a study that begins after a number of moves of a table's game or of a record. */
export const createStudy = async (of: NewStudy) => request<{ id: string }>("POST", "/api/studies", await shared(of));
/** The server knows a game of this device only by its record. */
async function shared({ table, ...of }: NewStudy): Promise<NewStudy> {
  return table != null && isOnDevice(table) ? { ...of, record: await fetchRecord(table) } : { table, ...of };
}
const studyPath = (id: string): string => `/api/studies/${encodeURIComponent(id)}`;
export const fetchStudyReplay = (id: string): Promise<Replay> => request("GET", `${studyPath(id)}/replay`);
export const studyRecordAddress = (id: string): string => resolve(`${studyPath(id)}/record`);
export const fetchStudyRecord = async (id: string): Promise<string> => (await fetch(studyRecordAddress(id))).text();
export const fetchStudyReview = async (id: string): Promise<Reviewing> => fetchRecordReview(await fetchStudyRecord(id));
export const continueStudy = (id: string, from: PlayOn) =>
  request<{ id: string }>("POST", `${studyPath(id)}/continue`, from);
export const studySocketPath = (id: string): string => `/ws/studies/${encodeURIComponent(id)}`;

export const tableSocketPath = (id: string): string => `/ws/tables/${encodeURIComponent(id)}`;
