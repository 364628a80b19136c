/** A viewer's session in a study: the participants, the leader's position, and whether the viewer follows. */
import { storeInTab, loadFromTab } from "../browser/storage";
import type {
  Participants,
  Lead,
  Pong,
  StudyChat,
  StudyClientMessage,
  StudyLine,
  StudyServerMessage,
} from "../generated/protocol";
import { Connection, TIMEOUTS, type ConnectionState, type Timeouts } from "../net/connection";
import { Outbox, type QueuedMessage } from "../net/outbox.svelte";
import { PACES, type Player } from "../replay/player.svelte";
import { Toasts } from "../game/messages/toasts.svelte";
import { sameLead, leadOf } from "./leadState";

/** Minimum interval between two updates that a leader sends, in milliseconds. Steps in between are combined. */
const UPDATE_INTERVAL = 100;
const NO_PARTICIPANTS: Participants = { members: [], leader: null };

/** Whether the viewer leads, follows the leader, or explores the game alone. */
type Mode = "leading" | "following" | "alone";

/** Any message from the server except a pong, which the connection handles itself. */
type Incoming = Exclude<StudyServerMessage, Pong>;

/** The state of this page that only this tab has. It is stored so that it survives a reload. */
interface StoredState {
  draft: string;
  outgoing: readonly QueuedMessage<StudyChat>[];
}

export class StudySession {
  link: ConnectionState = $state("connecting");
  /** The leader's state as last received or, if the viewer leads, as last sent. */
  lead = $state.raw<Lead | null>(null);
  participants = $state.raw<Participants>(NO_PARTICIPANTS);
  you = $state(0);
  chat = $state.raw<StudyLine[]>([]);
  alone = $state(false);
  /** The code of the problem if the study does not exist or is full. */
  closed = $state<string | null>(null);
  readonly toasts = new Toasts();
  /** Chat messages that the server has not acknowledged yet. */
  readonly outbox: Outbox<StudyChat>;
  /** The text in the chat's input field. */
  draft = $state("");

  readonly leading = $derived.by(() => this.you !== 0 && this.participants.leader === this.you);
  readonly mode = $derived.by((): Mode => (this.leading ? "leading" : this.alone ? "alone" : "following"));
  readonly leader = $derived(
    this.participants.members.find((member) => member.number === this.participants.leader) ?? null,
  );
  readonly me = $derived(this.participants.members.find((member) => member.number === this.you) ?? null);
  /** The tiles that are highlighted on this viewer's board. */
  readonly marks = $derived.by(() => {
    if (!this.leading) return this.alone ? [] : (this.lead?.marks ?? []);
    return this.#highlights.at === this.player.at ? this.#highlights.tiles : [];
  });

  /** The tiles that the leader highlights, and the position in which they are highlighted. */
  #highlights = $state.raw<{ at: number; tiles: string[] }>({ at: 0, tiles: [] });
  #connection: Connection<Incoming>;
  /** The id of the last chat message. */
  #lastId = 0;
  #updateTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly url: string,
    readonly player: Player,
    timeouts: Timeouts = TIMEOUTS,
  ) {
    const stored = loadFromTab<StoredState>(url);
    this.draft = stored?.draft ?? "";
    this.outbox = new Outbox<StudyChat>(
      {
        send: (message) => (this.#send({ ...message, id: ++this.#lastId }) ? this.#lastId : null),
        probe: () => this.#connection.probe(),
      },
      stored?.outgoing,
    );
    this.#connection = new Connection<Incoming>(
      url,
      {
        opened: () => this.#send({ type: "hello" }),
        message: (message) => this.#onMessage(message),
        state: (state) => (this.link = state),
      },
      timeouts,
    );
    this.#connection.connect();
  }

  /** Store the state of this page in the tab. Called before the page may be unloaded. */
  storeState(): void {
    storeInTab(this.url, { draft: this.draft, outgoing: this.outbox.messages } satisfies StoredState);
  }

  close(): void {
    this.storeState();
    clearTimeout(this.#updateTimer);
    this.player.jump(this.player.at);
    this.#connection.close();
  }

  /** Reconnect. Called when the device may have slept, or when the viewer has a new name. */
  refresh(): void {
    this.#connection.refresh();
  }

  /** Stop following the leader. Called before the viewer navigates. */
  stopFollowing(): void {
    if (!this.leading) this.alone = true;
  }

  /** Go back to the leader's position and follow the leader again. */
  follow(): void {
    this.alone = false;
    if (this.lead && !this.leading) this.#goToLeader(this.lead, false);
  }

  /** Highlight a tile, or remove its highlight. */
  toggleMark(tile: string): void {
    const tiles = this.marks.includes(tile) ? this.marks.filter((other) => other !== tile) : [...this.marks, tile];
    this.#highlights = { at: this.player.at, tiles };
  }

  handOver(to: number): void {
    this.#send({ type: "hand_over", to });
  }

  sendChat(text: string): boolean {
    const sent = this.outbox.send({ type: "chat", text });
    if (!sent) this.toasts.problem("offline", {});
    return sent;
  }

  /** Send the leader's state to the others, after a short delay. Called when the leader's player has changed. */
  sendState(): void {
    if (!this.leading || this.#updateTimer !== undefined) return;
    this.#updateTimer = setTimeout(() => {
      this.#updateTimer = undefined;
      if (!this.leading || !this.lead) return;
      const lead = leadOf(this.player, this.marks);
      if (sameLead(lead, this.lead)) return;
      if (this.#send({ type: "lead", lead })) this.lead = lead;
    }, UPDATE_INTERVAL);
  }

  #send(message: StudyClientMessage): boolean {
    return this.#connection.send(message);
  }

  #onMessage(message: Incoming): void {
    switch (message.type) {
      case "study":
        return this.#onStudy(message.you, message.company, message.lead, message.chat);
      case "led":
        return this.#onLead(message.lead);
      case "company":
        return this.#onParticipants(message.company);
      case "said":
        this.chat = [...this.chat, message.line];
        return;
      case "taken":
        return this.outbox.acknowledge(message.once);
      case "problem":
        this.outbox.reject(message.id);
        return this.#onProblem(message.code, message.facts);
    }
  }

  #onStudy(you: number, participants: Participants, lead: Lead, chat: StudyLine[]): void {
    this.#connection.confirm();
    const first = this.lead === null;
    this.you = you;
    this.participants = participants;
    this.chat = chat;
    this.lead = lead;
    this.outbox.resend();
    // After a reconnect, a leader stays at their own position. Everybody else moves to the leader's position.
    if (this.leading && !first) this.sendState();
    else if (!this.alone) this.#goToLeader(lead, !first);
  }

  #onLead(lead: Lead): void {
    this.lead = lead;
    if (!this.alone) this.#goToLeader(lead, true);
  }

  #onParticipants(participants: Participants): void {
    const wasLeading = this.leading;
    this.participants = participants;
    if (!wasLeading && this.leading) {
      this.alone = false;
      if (this.lead) this.#goToLeader(this.lead, false);
    } else if (wasLeading && !this.leading) this.player.pause();
  }

  #goToLeader(lead: Lead, animated: boolean): void {
    this.player.pace = PACES.find((pace) => String(pace) === lead.pace) ?? 1;
    this.#highlights = { at: lead.at, tiles: lead.marks };
    if (animated && !this.leading) this.player.followTo(lead.at);
    else if (lead.at !== this.player.at) this.player.jump(lead.at);
  }

  #onProblem(code: string, facts: { [key: string]: string | number }): void {
    if (code === "no_study" || code === "study_full") {
      this.closed = code;
      this.#connection.close();
    } else this.toasts.problem(code, facts);
  }
}
