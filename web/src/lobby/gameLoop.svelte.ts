/**
 * Plays the last moves of a game on a small board, without sound. A finished game is repeated. A running one is played up to its latest
 * move, and continues when there are more.
 */
import type { PositionView, Replay } from "../generated/protocol";
import { Player } from "../replay/player.svelte";

/** Number of moves that are played. */
const MOVES = 60;
/** Time that the last position is shown, in milliseconds. */
const LAST_PAUSE = 4000;

export class GameLoop {
  #player = $state.raw<Player | null>(null);
  readonly position = $derived.by((): PositionView | null => this.#player?.position ?? null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get animation() {
    return this.#player?.animation;
  }

  /** Show the last position of a game. If the same game was shown, continue from its position. */
  show(replay: Replay, playing: boolean): void {
    const before = this.#player;
    const at = before === null ? replay.frames.length : Math.min(before.at, replay.frames.length);
    before?.pause();
    before?.animation.skip();
    this.#player = new Player(replay, at, undefined, true);
    if (playing) this.play();
  }

  /** Play to the end. At the end of a finished game, begin again. */
  play(): void {
    const player = this.#player;
    if (player === null || player.playing) return;
    if (!player.ended) player.toggle();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#again(player), LAST_PAUSE);
  }

  #again(player: Player): void {
    if (player !== this.#player) return;
    if (player.ended && !player.animation.playing && player.replay.end !== null)
      player.jump(Math.max(0, player.last - MOVES));
    this.play();
    if (player.playing) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#again(player), LAST_PAUSE);
    }
  }

  /** Stop, and show the last position. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#player?.jump(this.#player.last);
  }
}
