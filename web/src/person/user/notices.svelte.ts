/** The viewer's notifications: games in which it is the viewer's turn, and invitations to tables. */
import type { OpenInvitation, TableSummary } from "../../generated/protocol";
import { latestOwnTables } from "../../net/lobby.svelte";

class Notices {
  /** The open invitations, the oldest first. */
  invitations = $state.raw<readonly OpenInvitation[]>([]);

  /** The games in which it is the viewer's turn, the most urgent first. */
  get turns(): readonly TableSummary[] {
    return latestOwnTables().filter((table) => table.your_turn);
  }

  get count(): number {
    return this.turns.length + this.invitations.length;
  }
}

export const notices = new Notices();
