/** The games of this device, in IndexedDB: the entries of each game, and a card for the list of games. */

/** A game in the list. `at` is the time of its last entry, in milliseconds since 1970. */
export interface StoredGame<Card> {
  readonly id: string;
  readonly at: number;
  readonly card: Card;
}

interface StoredEntry {
  readonly table: string;
  readonly number: number;
  readonly at: number;
  readonly entry: string;
}

const NAME = "tongiaki-device";
const VERSION = 1;

/** Return the database. It is opened again if the browser has closed it. */
let opened: Promise<IDBDatabase> | null = null;
function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("entries", { keyPath: ["table", "number"] });
      request.result.createObjectStore("cards", { keyPath: "id" });
    };
    request.onsuccess = () => {
      request.result.onclose = request.result.onversionchange = () => {
        request.result.close();
        opened = null;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  opened.catch(() => (opened = null));
  return opened;
}

/** Run a transaction. The promise is resolved when everything is stored, and rejected if nothing is. */
async function transact(work: (entries: IDBObjectStore, cards: IDBObjectStore) => void): Promise<void> {
  const database = await open();
  const transaction = database.transaction(["entries", "cards"], "readwrite", { durability: "strict" });
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException("", "NotFoundError"));
    work(transaction.objectStore("entries"), transaction.objectStore("cards"));
  });
}

async function read<T>(store: "entries" | "cards", query?: IDBKeyRange): Promise<T[]> {
  const database = await open();
  return new Promise<T[]>((resolve, reject) => {
    const request = database.transaction(store).objectStore(store).getAll(query) as IDBRequest<T[]>;
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

const ofGame = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]);

export const gameDatabase = {
  /**
   * Store entries and the game's card. Throws ConstraintError if another tab has stored such an entry, and NotFoundError
   * if the game was deleted.
   */
  store(table: string, rows: readonly (readonly [number, number, string])[], card: object): Promise<void> {
    return transact((entries, cards) => {
      const [first, last] = [rows[0]!, rows.at(-1)!];
      const before = entries.count([table, first[0] - 1]);
      before.onsuccess = () => {
        if (first[0] > 1 && before.result === 0) return entries.transaction.abort();
        for (const [number, at, entry] of rows) entries.add({ table, number, at, entry } satisfies StoredEntry);
        cards.put({ id: table, at: last[1], card } satisfies StoredGame<object>);
      };
    });
  },

  /** Return the rows of a game in order: number, time and entry. */
  async rows(table: string): Promise<[number, number, string][]> {
    return (await read<StoredEntry>("entries", ofGame(table))).map(({ number, at, entry }) => [number, at, entry]);
  },

  /** Return all games, the last played first. */
  async games<Card>(): Promise<StoredGame<Card>[]> {
    return (await read<StoredGame<Card>>("cards")).sort((a, b) => b.at - a.at);
  },

  remove(table: string): Promise<void> {
    return transact((entries, cards) => {
      entries.delete(ofGame(table));
      cards.delete(table);
    });
  },
};
