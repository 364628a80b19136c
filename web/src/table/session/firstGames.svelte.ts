/** The first unrated games that are played in this browser. They are coached. */
import { load, store } from "../../browser/storage";
import type { TableView } from "../../generated/protocol";

/** Number of games that are coached. */
const COACHED = 3;

class FirstGames {
  /** The ids of the tables, in order of play. */
  #tables = $state.raw(load<readonly unknown[]>("first-games", []));

  /** Return whether the viewer is coached at a table. A new table is added while fewer games are listed. */
  join({ id, you, seats, options }: Pick<TableView, "id" | "you" | "seats" | "options">): boolean {
    if (you === null || options.rated || seats[you]?.rating != null) return false;
    if (!this.#tables.includes(id) && this.#tables.length < COACHED)
      store("first-games", (this.#tables = [...this.#tables, id]));
    return this.#tables.includes(id);
  }
}

export const firstGames = new FirstGames();
