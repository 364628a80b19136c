/** A game's review: the request, its progress, and the reviewed choice that the board shows. */
import type { Colour, GameReview, Replay, ReviewedMoment, Reviewing } from "../../generated/protocol";
import { Player } from "../player.svelte";
import type { Source } from "../source";
import { errorText } from "../texts";

/** Interval between requests for the review's progress, in milliseconds. */
const POLL_INTERVAL = 1000;

export type Side = "played" | "other";

/** The reviewed choice on the board: whether it was a mistake, and which of its two lines is shown. */
export interface ReviewedLine {
  readonly moment: ReviewedMoment;
  readonly mistake: boolean;
  readonly side: Side;
  /** Plays the line on the board. */
  readonly line: Player;
}

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class Review {
  /** Whether the review is open, whether or not it is ready. */
  open = $state(false);
  result = $state.raw<GameReview | null>(null);
  /** The progress of the review on the server; null unless it is in progress. */
  progress = $state.raw<Reviewing | null>(null);
  problem = $state("");
  selection = $state.raw<ReviewedLine | null>(null);
  /** The index of the current turn; equal to the number of turns at the end of the game. */
  readonly turn = $derived.by(() => {
    const turns = this.result?.turns ?? [];
    return this.player.ended ? turns.length : turns.findLastIndex((entry) => entry.first <= this.player.at);
  });
  #loading = false;

  constructor(
    readonly player: Player,
    private readonly source: Source,
    /** The colour of the viewer in this game; null for a spectator. */
    readonly viewer: Colour | null = null,
  ) {}

  /** The mistakes that the review shows, the viewer's own first. */
  readonly mistakes = $derived.by(() => {
    const all = this.result?.mistakes ?? [];
    const isOwn = (moment: ReviewedMoment): boolean => moment.colour === this.viewer;
    return [...all.filter(isOwn), ...all.filter((moment) => !isOwn(moment))];
  });

  /** Opens the review, and requests it if it is not loaded. It then shows the viewer's own worst mistake. */
  async start(): Promise<void> {
    this.open = true;
    if (this.#loading || this.result !== null) return;
    this.#loading = true;
    this.problem = "";
    try {
      await this.#poll();
    } catch (error) {
      this.problem = errorText(error);
    }
    this.progress = null;
    this.#loading = false;
  }

  /** Closes the review. The server continues to work on it. */
  close(): void {
    this.closeLine();
    this.open = false;
  }

  /** Shows a line on the board, starting from the position in which the choice was made. */
  showLine(moment: ReviewedMoment, mistake: boolean, side: Side): void {
    this.selection?.line.jump(0);
    this.player.goTo(moment.first);
    const { replay, positions } = this.player;
    const frames =
      side === "other" ? moment.frames : replay.frames.slice(moment.first, moment.first + moment.played.moves.length);
    const start = positions[moment.first]!;
    const line: Replay = { ...replay, start, frames, comment: null, end: null };
    this.selection = { moment, mistake, side, line: new Player(line) };
  }

  /** Hides the line and shows the game again. */
  closeLine(): void {
    this.selection?.line.jump(0);
    this.selection = null;
  }

  /** Goes to the start of a turn in the game, or to the game's end. */
  goToTurn(turn: number): void {
    this.closeLine();
    this.player.goTo(this.result?.turns[turn]?.first ?? this.player.last);
  }

  /** Shows the viewer's own worst mistake. A spectator who has not chosen a point goes to the worst mistake of all. */
  #showWorst(mistakes: readonly ReviewedMoment[]): void {
    const own = mistakes.find((moment) => moment.colour === this.viewer);
    if (own) this.showLine(own, true, "other");
    else if (mistakes[0] && (this.player.at === 0 || this.player.ended)) this.player.goTo(mistakes[0].first);
  }

  async #poll(): Promise<void> {
    while (this.open) {
      const answer = await this.source.review();
      if (answer.review) {
        this.result = answer.review;
        this.#showWorst(answer.review.mistakes);
        return;
      }
      this.progress = answer;
      await sleep(POLL_INTERVAL);
    }
  }
}
