/** The preview of a move before it is chosen: where a pier leads, or how a fleet would land. */
import type { DrawnRoute, Target } from "../../board";
import type { Odds } from "../../generated/protocol";
import { previewedPier, type Pier } from "../../game/decision/decision";
import type { LandingPlan } from "../../game/decision/landing";
import { parseMove, writeMove } from "../../game/text/moveNotation";
import { sharesOf } from "../../game/decision/odds";
import type { Session } from "../session/session.svelte";

export class MovePreview {
  /** The target under the pointer or the focus. */
  hovered = $state.raw<Target | null>(null);
  /** The landing plan whose button is hovered or focused. */
  offered = $state.raw<LandingPlan | null>(null);

  /** The previewed pier: under the pointer, tapped once, or waiting for confirmation. */
  readonly #pier = $derived.by((): Pier | null => {
    const { decision, unconfirmed, choice } = this.session.selection;
    if (decision.kind !== "sail") return null;
    const parsed = unconfirmed === null ? null : parseMove(unconfirmed);
    if (parsed?.verb === "sail") return parsed;
    return this.hovered?.kind === "pier" ? this.hovered : previewedPier(choice);
  });
  /** The route that a fleet would take from the previewed pier. */
  readonly route = $derived.by((): DrawnRoute | null => {
    const pier = this.#pier;
    if (!pier) return null;
    const from = { island: pier.island, side: pier.side };
    const known = this.session.playback.latest?.routes?.[writeMove({ verb: "sail", ...from })];
    return known ? { ...known, from } : null;
  });
  /** The previewed sail if it is legal and leads into the unknown, so that its odds can be requested. */
  readonly #unknown = $derived.by((): string | null => {
    if (this.route?.end !== "unknown") return null;
    const move = writeMove({ verb: "sail", ...this.route.from });
    return this.session.playback.latest?.legal?.includes(move) ? move : null;
  });
  /** The odds of that sail; null until they are known. */
  readonly odds = $derived.by((): Odds | null =>
    this.#unknown === null ? null : this.session.previews.odds(this.#unknown),
  );
  /** The route as the board draws it. */
  readonly drawn = $derived(this.route && this.odds ? { ...this.route, shares: sharesOf(this.odds) } : this.route);

  /** Create this in a component: its effects request what the preview needs. */
  constructor(private readonly session: Session) {
    $effect(() => {
      if (this.#unknown !== null) session.requestOdds(this.#unknown);
      if (session.selection.decision.kind === "land") session.requestLandingPlans();
    });
    $effect(() => {
      if (this.offered && !session.previews.landingPlans.includes(this.offered)) this.offered = null;
    });
  }

  /** Set the hovered target. Delayed, because focus can change while the board is rendered, when state must not change. */
  hover(target: Target | null): void {
    queueMicrotask(() => (this.hovered = target));
  }

  offer(plan: LandingPlan | null): void {
    queueMicrotask(() => (this.offered = plan));
  }
}
