// boardgame.io's own server with positions as large as Tongiaki's, for comparison in server.py.
//
//     node large.cjs PORT GAMES [DATABASE]
//
// GAMES is a JSON file of recorded games (recorded_games.py). A player can choose any recorded legal move. The position
// then becomes the next recorded one, so this server computes no rules. Only the player to move receives legal moves.
// Without DATABASE, boardgame.io's in-memory store is used. With it, all changes are also committed to this SQLite file,
// with the same durability as Tongiaki's entries. Changes of one iteration of the event loop share a commit.
const fs = require("node:fs");
const { Server } = require("boardgame.io/server");
const { Async } = require("boardgame.io/internal");

const [port, gamesFile, databaseFile] = process.argv.slice(2);
const games = JSON.parse(fs.readFileSync(gamesFile, "utf8"));
let started = 0;

const isObject = (value) => value !== null && typeof value === "object";
const areAlike = (left, right) => isObject(left) && isObject(right) && Array.isArray(left) === Array.isArray(right);

/** Set a property, but change an existing object or array in place. */
function set(target, key, value) {
  const old = target[key];
  if (areAlike(old, value)) assign(old, value);
  else if (old !== value) target[key] = value;
}

/** Change an object or array in place where it differs from another one. */
function assign(target, source) {
  if (Array.isArray(source)) {
    if (target.length > source.length) target.length = source.length;
    for (let index = 0; index < source.length; index++) set(target, index, source[index]);
  } else {
    for (const key of Object.keys(target)) if (!(key in source)) delete target[key];
    for (const key of Object.keys(source)) set(target, key, source[key]);
  }
}

/** Return the state at the beginning of a game. */
function begin(number) {
  const game = number % games.length;
  return { game, step: 0, ...games[game][0] };
}

const game = {
  name: "board",
  setup: () => begin(started++),
  playerView: ({ G, playerID }) =>
    String(G.mover) === playerID ? G : { ...G, legal: null, ends: null, routes: null },
  moves: {
    decide: ({ G, playerID, events }, move) => {
      if (String(G.mover) !== playerID || !G.legal.includes(move)) return "INVALID_MOVE";
      const { mover } = G;
      const steps = games[G.game];
      if (G.step + 1 < steps.length) {
        const { position, ...others } = steps[G.step + 1];
        G.step += 1;
        assign(G.position, position);
        Object.assign(G, others);
      } else {
        assign(G, begin(G.game + 1));
      }
      if (G.mover !== mover) events.endTurn({ next: String(G.mover) });
    },
  },
};

/** A store that reads from memory and writes to memory and to SQLite. */
class Store extends Async {
  constructor() {
    super();
    this.matches = new Map();
    this.pending = [];
  }

  async connect() {
    const { DatabaseSync } = require("node:sqlite");
    this.database = new DatabaseSync(databaseFile);
    this.database.exec("PRAGMA journal_mode=WAL");
    this.database.exec("PRAGMA synchronous=FULL");
    this.database.exec("CREATE TABLE matches (id TEXT PRIMARY KEY, state TEXT, metadata TEXT) WITHOUT ROWID");
    this.database.exec("CREATE TABLE log (id TEXT, number INTEGER, body TEXT, PRIMARY KEY (id, number)) WITHOUT ROWID");
    this.putMatch = this.database.prepare(
      "INSERT INTO matches VALUES (?, ?, ?) ON CONFLICT (id) " +
        "DO UPDATE SET state = excluded.state, metadata = excluded.metadata",
    );
    this.addLine = this.database.prepare("INSERT INTO log VALUES (?, ?, ?)");
  }

  /** Write a match and new lines of its log with the next commit, and wait for it. */
  write(id, lines) {
    return new Promise((resolve) => {
      if (!this.pending.length) setImmediate(() => this.commit());
      this.pending.push({ id, lines, resolve });
    });
  }

  commit() {
    const writes = this.pending;
    this.pending = [];
    this.database.exec("BEGIN IMMEDIATE");
    for (const id of new Set(writes.map((write) => write.id))) {
      const match = this.matches.get(id);
      this.putMatch.run(id, JSON.stringify(match.state), JSON.stringify(match.metadata));
    }
    for (const { id, lines } of writes) {
      const match = this.matches.get(id);
      for (const line of lines) this.addLine.run(id, match.lines++, JSON.stringify(line));
    }
    this.database.exec("COMMIT");
    for (const { resolve } of writes) resolve();
  }

  async createMatch(id, { initialState, metadata }) {
    this.matches.set(id, { state: initialState, initialState, metadata, log: [], lines: 0 });
    await this.write(id, []);
  }

  async setState(id, state, lines = []) {
    const match = this.matches.get(id);
    match.state = state;
    match.log.push(...lines);
    await this.write(id, lines);
  }

  async setMetadata(id, metadata) {
    this.matches.get(id).metadata = metadata;
    await this.write(id, []);
  }

  async fetch(id, wanted) {
    const match = this.matches.get(id) ?? {};
    const keys = ["state", "metadata", "log", "initialState"].filter((key) => wanted[key]);
    return Object.fromEntries(keys.map((key) => [key, match[key]]));
  }

  async wipe(id) {
    this.matches.delete(id);
  }

  async listMatches() {
    return [...this.matches.keys()];
  }
}

const server = Server({ games: [game], origins: [/.*/], ...(databaseFile ? { db: new Store() } : {}) });
server.run(Number(port));
