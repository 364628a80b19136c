/** A game's review: asked for, waited for, and the choice of it that is looked at on the board. */
import type { GameReview, Replay, ReviewedMoment, Reviewing } from "../../generated/protocol";
import { Player } from "../player.svelte";
import type { Source } from "../source";
import { failure } from "../words";

/** Milliseconds between two questions how far the server is. */
const PATIENCE = 1000;

export type Side = "played" | "other";

/** A choice that is looked at: whether it was a mistake, and which of its two lines is shown. */
export interface Look {
  readonly moment: ReviewedMoment;
  readonly mistake: boolean;
  readonly side: Side;
  /** Plays the line. */
  readonly line: Player;
}

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class Review {
  /** The review is on the page, or waited for. */
  open = $state(false);
  found = $state.raw<GameReview | null>(null);
  /** How far the server is; null before it was asked. */
  progress = $state.raw<Reviewing | null>(null);
  problem = $state("");
  look = $state.raw<Look | null>(null);
  /** The turn that is shown, by its place among all; the last one's number and one more after the end. */
  readonly turn = $derived.by(() => {
    const turns = this.found?.turns ?? [];
    return this.player.ended ? turns.length : turns.findLastIndex((one) => one.first <= this.player.at);
  });
  #asking = false;

  constructor(
    readonly player: Player,
    private readonly source: Source,
  ) {}

  /** Opens it, and has it made where it is not there yet. */
  async begin(): Promise<void> {
    this.open = true;
    if (this.#asking || this.found !== null) return;
    this.#asking = true;
    this.problem = "";
    try {
      await this.#wait();
    } catch (error) {
      this.problem = failure(error);
    }
    this.progress = null;
    this.#asking = false;
  }

  /** Puts it away; what the server has begun goes on there. */
  close(): void {
    this.back();
    this.open = false;
  }

  /** Shows a choice on the board: a line of it, from where the choice was made. */
  show(moment: ReviewedMoment, mistake: boolean, side: Side): void {
    this.look?.line.jump(0);
    this.player.to(moment.first);
    const { replay, positions } = this.player;
    const frames =
      side === "other" ? moment.frames : replay.frames.slice(moment.first, moment.first + moment.played.moves.length);
    const start = positions[moment.first]!;
    const line: Replay = { ...replay, start, frames, comment: null, end: null };
    this.look = { moment, mistake, side, line: new Player(line) };
  }

  /** Back to the game. */
  back(): void {
    this.look?.line.jump(0);
    this.look = null;
  }

  /** To the beginning of a turn in the game, or to its end. */
  to(turn: number): void {
    this.back();
    this.player.to(this.found?.turns[turn]?.first ?? this.player.last);
  }

  async #wait(): Promise<void> {
    while (this.open) {
      const answer = await this.source.review();
      if (answer.review) {
        this.found = answer.review;
        return;
      }
      this.progress = answer;
      await sleep(PATIENCE);
    }
  }
}
