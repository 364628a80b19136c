/** What the viewer looks at before pressing it: a pier and where it leads, or how a fleet would land. */
import type { DrawnRoute, Target } from "../../board";
import type { Odds } from "../../generated/protocol";
import { previewedPier, type Pier } from "../../game/decision/decision";
import type { LandingPlan } from "../../game/decision/landing";
import { parseMove, writeMove } from "../../game/text/moveNotation";
import { sharesOf } from "../../game/decision/odds";
import type { Session } from "../session/session.svelte";

export class MovePreview {
  /** What the pointer or the focus is on. */
  hovered = $state.raw<Target | null>(null);
  /** The landing that is shown while its button is looked at. */
  offered = $state.raw<LandingPlan | null>(null);

  /** The pier that is looked at: under the pointer, tapped once, or held back until the player confirms it. */
  readonly #pier = $derived.by((): Pier | null => {
    const { decision, unconfirmed, choice } = this.session.selection;
    if (decision.kind !== "sail") return null;
    const parsed = unconfirmed === null ? null : parseMove(unconfirmed);
    if (parsed?.verb === "sail") return parsed;
    return this.hovered?.kind === "pier" ? this.hovered : previewedPier(choice);
  });
  /** Where it leads. */
  readonly route = $derived.by((): DrawnRoute | null => {
    const pier = this.#pier;
    if (!pier) return null;
    const from = { island: pier.island, side: pier.side };
    const known = this.session.playback.latest?.routes?.[writeMove({ verb: "sail", ...from })];
    return known ? { ...known, from } : null;
  });
  /** The sail that is looked at, if it leads into the unknown and is legal: what may come of it can be asked. */
  readonly #unknown = $derived.by((): string | null => {
    if (this.route?.end !== "unknown") return null;
    const move = writeMove({ verb: "sail", ...this.route.from });
    return this.session.playback.latest?.legal?.includes(move) ? move : null;
  });
  /** What may come of that way, once it is known. */
  readonly odds = $derived.by((): Odds | null =>
    this.#unknown === null ? null : this.session.previews.odds(this.#unknown),
  );
  /** The way as the board draws it. */
  readonly drawn = $derived(this.route && this.odds ? { ...this.route, shares: sharesOf(this.odds) } : this.route);

  /** Belongs to a component: it asks for what is looked at. */
  constructor(private readonly session: Session) {
    $effect(() => {
      if (this.#unknown !== null) session.requestOdds(this.#unknown);
      if (session.selection.decision.kind === "land") session.requestLandingPlans();
    });
    $effect(() => {
      if (this.offered && !session.previews.landingPlans.includes(this.offered)) this.offered = null;
    });
  }

  /** Focus may leave while the board is being redrawn, when no state may change. */
  hover(target: Target | null): void {
    queueMicrotask(() => (this.hovered = target));
  }

  offer(plan: LandingPlan | null): void {
    queueMicrotask(() => (this.offered = plan));
  }
}
