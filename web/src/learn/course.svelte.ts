/** The progress of the tutorial. It needs no server, because the lessons contain all answers. */
import { AnimationPlayer, type DrawnRoute, type Target } from "../board";
import { PACE, settings } from "../browser/settings.svelte";
import { load, store } from "../browser/storage";
import {
  decisionOf,
  initialChoice,
  previewedPier,
  EMPTY_CHOICE,
  applyPress,
  type Choice,
  type Pier,
} from "../game/decision/decision";
import { positionsOf } from "../game/log/replayFrames";
import { arrivalBefore, voyageIn } from "../game/log/voyage";
import { Toasts } from "../game/messages/toasts.svelte";
import type { Frame, Happening, PositionView } from "../generated/protocol";
import { TUTORIAL } from "../generated/tutorial";
import { knows } from "../i18n/i18n.svelte";
import { filmSounds } from "../sound/sounds";
import type { StageGame } from "./stageGame";

export class Course implements StageGame {
  readonly animation = new AnimationPlayer();
  readonly toasts = new Toasts();
  /** The index of the current lesson; equal to the number of lessons once all are completed. */
  lesson = $state(0);
  choice = $state.raw<Choice>(EMPTY_CHOICE);
  hovered = $state.raw<Target | null>(null);
  /** The message id of the hint after a move that the lesson does not accept; null if there is no hint. */
  hint = $state<string | null>(null);
  voyage = $state.raw<readonly Happening[]>([]);
  #scene = $state(0);
  #node = $state(0);
  #position = $state.raw<PositionView>(TUTORIAL[0]!.scenes[0]!.start);
  /** Whether a move is being animated. */
  #animating = $state(false);
  /** Number of scenes started so far; used to discard a move whose animation began in an earlier scene. */
  #sceneCount = 0;

  readonly scene = $derived.by(() => TUTORIAL[this.lesson]?.scenes[this.#scene] ?? null);
  readonly node = $derived.by(() => this.scene?.nodes[this.#node] ?? null);
  /** Whether the scene is finished. */
  readonly over = $derived.by(() => this.node !== null && Object.keys(this.node.answers).length === 0);
  readonly lastScene = $derived.by(() => this.#scene + 1 === TUTORIAL[this.lesson]?.scenes.length);
  /** The id of the message to show: the message of the current step, or of the end of the scene. */
  readonly text = $derived.by((): string => {
    const lesson = TUTORIAL[this.lesson];
    if (!lesson || !this.node) return "tutorial-finished";
    const before = lesson.scenes.slice(0, this.#scene).reduce((sum, { steps }) => sum + steps, 0);
    return `tutorial-${lesson.name}-${before + (this.over ? this.node.step : this.node.step + 1)}`;
  });
  readonly decision = $derived.by(() => {
    const { node } = this;
    const ready = node !== null && !this.over && !this.#animating;
    return decisionOf(ready ? { position: this.#position, legal: node.legal } : null);
  });
  readonly route = $derived.by((): DrawnRoute | null => {
    if (this.decision.kind !== "sail") return null;
    const pier: Pier | null = this.hovered?.kind === "pier" ? this.hovered : previewedPier(this.choice);
    const route = pier && this.node?.routes[`sail ${pier.island}:${pier.side}`];
    return pier && route ? { ...route, from: { island: pier.island, side: pier.side } } : null;
  });

  constructor() {
    this.startLesson(load<number>("tutorial", 0));
  }

  get position(): PositionView {
    return this.#position;
  }

  /** Starts a lesson, and stores it as the lesson to resume next time. */
  startLesson(lesson: number): void {
    const finished = lesson >= TUTORIAL.length;
    store("tutorial", finished ? 0 : lesson);
    if (finished) store("tutorial-done", true);
    this.lesson = lesson;
    this.#startScene(0);
  }

  /** Goes to the next scene, or to the next lesson after the last scene. */
  advance(): void {
    if (this.lastScene) this.startLesson(this.lesson + 1);
    else this.#startScene(this.#scene + 1);
  }

  press(target: Target, touch: boolean): void {
    if (this.animation.playing) return this.animation.skip();
    const result = applyPress(this.decision, this.choice, target, touch);
    this.choice = result.choice;
    if (result.send !== null) this.play(result.send);
  }

  playAll(moves: readonly string[]): void {
    moves.forEach((move) => this.play(move));
  }

  play(move: string): void {
    const { node, scene } = this;
    if (node === null || scene === null || this.#animating || this.over) return;
    const answer = node.answers[move];
    if (answer) return void this.#animate(...answer);
    const reason = scene.reasons[node.refused[move] ?? -1];
    if (reason) this.toasts.refused(reason.code, reason.clause, reason.facts);
    this.hint = knows(`${this.text}-astray`) ? `${this.text}-astray` : "tutorial-astray";
    const initial = initialChoice(this.decision, this.choice);
    this.choice = reason ? { ...initial, action: this.choice.action } : initial;
  }

  undo(): void {
    this.choice = { ...initialChoice(this.decision, this.choice), action: this.choice.action };
  }

  async #animate(frames: readonly Frame[], node: number): Promise<void> {
    const positions = positionsOf({ start: this.#position, frames: [...frames] });
    this.#animating = true;
    this.hint = null;
    this.#position = positions.at(-1)!;
    this.voyage = voyageIn([{ happened: this.voyage }, ...frames]);
    const sceneCount = this.#sceneCount;
    const speed = PACE[settings.speed];
    const sounds = filmSounds(true);
    await Promise.all(
      frames.map(({ happened }, i) =>
        this.animation.play({ before: positions[i]!, happened, after: positions[i + 1]!, speed, ...sounds }),
      ),
    );
    if (sceneCount !== this.#sceneCount) return;
    this.#animating = false;
    this.#node = node;
    this.choice = initialChoice(this.decision, this.choice);
  }

  #startScene(scene: number): void {
    this.#sceneCount += 1;
    this.animation.skip();
    this.#scene = scene;
    this.#node = 0;
    this.#animating = false;
    this.hint = null;
    if (this.scene) {
      this.#position = this.scene.start;
      this.voyage = arrivalBefore(this.scene.start, this.scene.nodes[0]?.legal ?? []);
    }
    this.choice = initialChoice(this.decision);
  }
}
