/** The preview of a move before it is chosen: the route from a pier, or the landing of a fleet. */
import type { DrawnRoute, Target } from "../../board";
import type { Odds } from "../../generated/protocol";
import { previewedPier, type Pier } from "../../game/decision/decision";
import type { LandingPlan } from "../../game/decision/landing";
import { parseMove, writeMove } from "../../game/text/moveNotation";
import { sharesOf } from "../../game/decision/odds";
import type { Session } from "../session/session.svelte";

export class MovePreview {
  /** The target under the pointer or with the focus. */
  hovered = $state.raw<Target | null>(null);
  /** The landing plan whose button is hovered or focused. */
  offered = $state.raw<LandingPlan | null>(null);

  /** The previewed pier: the one under the pointer, tapped once, or waiting for confirmation. */
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
  /** The previewed sail if it is legal and leads into the unknown. Its odds are then requested. */
  readonly #unknown = $derived.by((): string | null => {
    if (this.route?.end !== "unknown") return null;
    const move = writeMove({ verb: "sail", ...this.route.from });
    return this.session.playback.latest?.legal?.includes(move) ? move : null;
  });
  /** The odds of the previewed sail; null until they are known. */
  readonly odds = $derived.by((): Odds | null =>
    this.#unknown === null ? null : this.session.previews.odds(this.#unknown),
  );
  /** The previewed route in the form that the board draws. */
  readonly drawn = $derived(this.route && this.odds ? { ...this.route, shares: sharesOf(this.odds) } : this.route);

  /** Must be created in a component, because its effects request the data for the preview. */
  constructor(private readonly session: Session) {
    $effect(() => {
      if (this.#unknown !== null) session.requestOdds(this.#unknown);
      if (session.selection.decision.kind === "land") session.requestLandingPlans();
    });
    $effect(() => {
      if (this.offered && !session.previews.landingPlans.includes(this.offered)) this.offered = null;
    });
  }

  /** Set the hovered target, with a delay: the focus can move during rendering, when state must not change. */
  hover(target: Target | null): void {
    queueMicrotask(() => (this.hovered = target));
  }

  offer(plan: LandingPlan | null): void {
    queueMicrotask(() => (this.offered = plan));
  }
}
