/** One person's place in a study: who leads, where they are, who is here, and whether this one looks around alone. */
import { storeInTab, loadFromTab } from "../browser/storage";
import type {
  Company,
  Lead,
  Pong,
  SayInStudy,
  StudyClientMessage,
  StudyLine,
  StudyServerMessage,
} from "../generated/protocol";
import { Connection, TIMEOUTS, type ConnectionState, type Timeouts } from "../net/connection";
import { Outbox, type QueuedMessage } from "../net/outbox.svelte";
import { PACES, type Player } from "../replay/player.svelte";
import { Toasts } from "../game/messages/toasts.svelte";
import { same, shownOf } from "./leadState";

/** Milliseconds that the leader's steps are gathered in: more often is told to nobody. */
const GATHER = 100;
const NOBODY: Company = { members: [], leader: null };

/** What this one does: leads, goes where the leader goes, or looks around alone. */
export type Mode = "leading" | "following" | "alone";

/** What is heard; the connection keeps the signs of life to itself. */
type Heard = Exclude<StudyServerMessage, Pong>;

/** What a page of a study holds that nobody else has. */
interface Held {
  draft: string;
  outgoing: readonly QueuedMessage<SayInStudy>[];
}

export class StudySession {
  link: ConnectionState = $state("connecting");
  /** Where the leader is, as last told or, leading, as last shown. */
  lead = $state.raw<Lead | null>(null);
  company = $state.raw<Company>(NOBODY);
  you = $state(0);
  chat = $state.raw<StudyLine[]>([]);
  alone = $state(false);
  /** There is no such study, or no room in it: the problem's code. */
  closed = $state<string | null>(null);
  readonly toasts = new Toasts();
  /** What was said, and is not known to have been heard. */
  readonly outbox: Outbox<SayInStudy>;
  /** What is being typed. */
  draft = $state("");

  readonly leading = $derived.by(() => this.you !== 0 && this.company.leader === this.you);
  readonly mode = $derived.by((): Mode => (this.leading ? "leading" : this.alone ? "alone" : "following"));
  readonly leader = $derived(this.company.members.find((one) => one.number === this.company.leader) ?? null);
  readonly me = $derived(this.company.members.find((one) => one.number === this.you) ?? null);
  /** The tiles that glow here. */
  readonly marks = $derived.by(() => {
    if (!this.leading) return this.alone ? [] : (this.lead?.marks ?? []);
    return this.#pointed.at === this.player.at ? this.#pointed.tiles : [];
  });

  /** What the leader points at; it belongs to one position. */
  #pointed = $state.raw<{ at: number; tiles: string[] }>({ at: 0, tiles: [] });
  #connection: Connection<Heard>;
  /** The id of what was said last. */
  #said = 0;
  #gathering: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly url: string,
    readonly player: Player,
    patience: Timeouts = TIMEOUTS,
  ) {
    const held = loadFromTab<Held>(url);
    this.draft = held?.draft ?? "";
    this.outbox = new Outbox<SayInStudy>(
      {
        send: (message) => (this.#send({ ...message, id: ++this.#said }) ? this.#said : null),
        probe: () => this.#connection.probe(),
      },
      held?.outgoing,
    );
    this.#connection = new Connection<Heard>(
      url,
      {
        opened: () => this.#send({ type: "hello" }),
        message: (message) => this.#take(message),
        state: (state) => (this.link = state),
      },
      patience,
    );
    this.#connection.connect();
  }

  /** Called before the page may go: in this tab it goes on as it is now. */
  storeState(): void {
    storeInTab(this.url, { draft: this.draft, outgoing: this.outbox.messages } satisfies Held);
  }

  close(): void {
    this.storeState();
    clearTimeout(this.#gathering);
    this.player.jump(this.player.at);
    this.#connection.close();
  }

  /** Opens the connection anew: it may be dead after a nap, or this one has another name. */
  refresh(): void {
    this.#connection.refresh();
  }

  /** Called before the viewer goes anywhere: whoever only follows goes alone from now on. */
  wander(): void {
    if (!this.leading) this.alone = true;
  }

  /** Back to the leader. */
  follow(): void {
    this.alone = false;
    if (this.lead && !this.leading) this.#go(this.lead, false);
  }

  /** Points at a tile, or no more. */
  point(tile: string): void {
    const tiles = this.marks.includes(tile) ? this.marks.filter((one) => one !== tile) : [...this.marks, tile];
    this.#pointed = { at: this.player.at, tiles };
  }

  handOver(to: number): void {
    this.#send({ type: "hand_over", to });
  }

  say(text: string): boolean {
    const sent = this.outbox.send({ type: "chat", text });
    if (!sent) this.toasts.problem("offline", {});
    return sent;
  }

  /** Called when the leader's player has changed: tells it soon, and once for all that happens until then. */
  show(): void {
    if (!this.leading || this.#gathering !== undefined) return;
    this.#gathering = setTimeout(() => {
      this.#gathering = undefined;
      if (!this.leading || !this.lead) return;
      const lead = shownOf(this.player, this.marks);
      if (same(lead, this.lead)) return;
      if (this.#send({ type: "lead", lead })) this.lead = lead;
    }, GATHER);
  }

  #send(message: StudyClientMessage): boolean {
    return this.#connection.send(message);
  }

  #take(message: Heard): void {
    switch (message.type) {
      case "study":
        return this.#begin(message.you, message.company, message.lead, message.chat);
      case "led":
        return this.#led(message.lead);
      case "company":
        return this.#gathered(message.company);
      case "said":
        this.chat = [...this.chat, message.line];
        return;
      case "taken":
        return this.outbox.acknowledge(message.once);
      case "problem":
        this.outbox.reject(message.id);
        return this.#problem(message.code, message.facts);
    }
  }

  #begin(you: number, company: Company, lead: Lead, chat: StudyLine[]): void {
    this.#connection.well();
    const first = this.lead === null;
    this.you = you;
    this.company = company;
    this.chat = chat;
    this.lead = lead;
    this.outbox.resend();
    // A leader whose connection broke goes on where they are; the others are where the leader is.
    if (this.leading && !first) this.show();
    else if (!this.alone) this.#go(lead, !first);
  }

  #led(lead: Lead): void {
    this.lead = lead;
    if (!this.alone) this.#go(lead, true);
  }

  #gathered(company: Company): void {
    const led = this.leading;
    this.company = company;
    if (!led && this.leading) {
      this.alone = false;
      if (this.lead) this.#go(this.lead, false);
    } else if (led && !this.leading) this.player.pause();
  }

  #go(lead: Lead, film: boolean): void {
    this.player.pace = PACES.find((pace) => String(pace) === lead.pace) ?? 1;
    this.#pointed = { at: lead.at, tiles: lead.marks };
    if (film && !this.leading) this.player.reach(lead.at);
    else if (lead.at !== this.player.at) this.player.jump(lead.at);
  }

  #problem(code: string, facts: { [key: string]: string | number }): void {
    if (code === "no_study" || code === "study_full") {
      this.closed = code;
      this.#connection.close();
    } else this.toasts.problem(code, facts);
  }
}
