/** A table as it lives: the server's events, drawn one after the other at a pace one can follow. */

import { tick } from "svelte";

import { change, type Change, type Choice, type Done, get, Problem, type Seat, type TableSnapshot, type Message } from "../../app/api";
import { settings } from "../../app/settings.svelte";
import { reducedMotion } from "../../app/theme.svelte";
import { applyChanges } from "./changes";
import { after, heard } from "./reducer";
import { mergeEntries, readLog } from "./log";
import { Past } from "./past.svelte";
import { Stream } from "./stream";
import { fly, type Journey, land, prepare } from "../../ui/flights";

export type View = {
  step: number;
  turn: number | null;
  over: boolean;
  legal: string[];
  choices: Choice[];
  players: { total: number; points: Record<string, number> }[];
} & Record<string, unknown>;

export type Entry = {
  number: number;
  kind: string;
  position: number;
  at: number;
  seat?: number;
  move?: string;
  step?: number;
  changes?: Change[];
  clock?: { left: number[]; running: number | null };
  [more: string]: unknown;
} & Partial<Message>;

/** Why something was not done: the server's word for it, and the rule if there is one. */
export type Refusal = { type: string; rule: Message | null };

/** Entries that change the position. */
const MOVING = new Set(["started", "moved", "undone"]);
/** What the server alone can tell after these: whose a seat is. */
const UNSURE = new Set(["seated", "unseated"]);
/** More waiting than this, and it goes faster; more than that, and we catch up at once. */
const HASTE = 8;
const PATIENCE = 24;
const SHORTEST = 180;
const LONGEST = 700;

export class LiveTable {
  snapshot = $state.raw<TableSnapshot | null>(null);
  view = $state.raw<View | null>(null);
  entries = $state.raw<Entry[]>([]);
  connection = $state<"opening" | "live" | "lost">("opening");
  pending = $state<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  missing = $state(false);
  /** It is there, but the server cannot read it any more. */
  unreadable = $state(false);
  /** The entry that is being shown, for the sentence beside the board. */
  showing = $state.raw<Entry | null>(null);
  /** Entries heard and not yet shown. */
  waiting = $state(0);
  /** When the clock was told, in the browser's own time. */
  clockAt = $state(0);
  /** What of it travels; set by the game's room. */
  journeys: (entry: Entry, before: View, after: View) => Journey[] = () => [];
  /** A small ceremony between two views (a month ends); may take a moment. */
  ceremony: (before: View, after: View) => Promise<void> | void = () => {};
  /** Called with every entry as it is shown, for voice, sound and badges. */
  onShown: (entry: Entry, own: boolean, journeys: Journey[]) => void = () => {};

  /** A move of mine as it will lie, drawn before the server's word. */
  private draft = $state.raw<View | null>(null);
  private undoable = $state.raw({ position: -1, may: false });
  private readonly stream: Stream;
  private readonly back: Past;
  private readonly foreseen = new Map<string, Change[]>();
  private queue: Entry[] = [];
  private draining = false;
  private rushing = false;
  private hurry: (() => void) | null = null;
  private landing: Promise<void> = Promise.resolve();
  private unsure = false;
  /** Counts how often the line was laid anew: what began before is void. */
  private lines = 0;

  constructor(
    readonly id: string,
    private wish: number | null = null,
  ) {
    this.back = new Past(this);
    this.stream = new Stream(id, {
      whole: (snapshot) => this.settle(snapshot),
      entry: (entry) => this.hear(entry),
      connected: (yes) => (this.connection = yes ? "live" : "lost"),
      refused: () => this.refused(),
    });
  }

  /** The earlier position that is looked at, if any; and whether what happened is being shown again. */
  get past(): Past["at"] {
    return this.back.at;
  }
  get replaying(): boolean {
    return this.back.replaying;
  }
  readonly seat = $derived<number | null>(this.snapshot?.seat ?? null);
  readonly seats = $derived<Seat[]>(this.snapshot?.seats ?? []);
  readonly mine = $derived(this.seats.flatMap((seat, number) => (seat.yours ? [number] : [])));
  readonly game = $derived(this.snapshot?.game ?? "");
  /** What is on the table for the eyes: the past, if one looks at it, else the present. */
  readonly shown = $derived(this.past?.view ?? this.draft ?? this.view);
  readonly present = $derived(this.past === null && !this.replaying && this.waiting === 0);
  /** Do I play my seat myself? */
  private readonly playing = $derived(this.seat !== null && this.seats[this.seat]?.yours === true && !this.seats[this.seat]?.away);
  /** What could be answered now, also while an answer is on its way. */
  readonly offered = $derived(this.present && this.snapshot?.life === "playing" && this.playing ? (this.view?.choices ?? []) : []);
  readonly choices = $derived(this.pending === null ? this.offered : []);
  readonly onTurn = $derived(this.view !== null && !this.view.over && this.view.turn !== null && this.view.turn === this.seat);
  readonly undo = $derived(this.undoable.may && this.undoable.position === this.snapshot?.position && this.present && this.pending === null);

  /** Begin to listen. */
  open(): void {
    this.stream.open(this.wish);
  }

  /** See the table from another of one's own seats (several people at one screen). */
  sitAs(seat: number | null): void {
    this.wish = seat;
    this.back.at = null;
    this.stop();
    this.stream.open(seat);
  }

  close(): void {
    this.stream.close();
    this.stop();
  }

  private stop(): void {
    this.lines++;
    this.back.stop();
    this.queue = [];
    this.waiting = 0;
    this.hasten();
  }

  private async refused(): Promise<boolean> {
    try {
      await this.look();
    } catch (error) {
      if (error instanceof Problem && (error.status === 404 || error.status === 410 || error.status === 422)) this.missing = true;
      this.unreadable = error instanceof Problem && error.status === 410;
      if (error instanceof Problem && error.status === 403) this.sitAs(null);
    }
    return !this.missing;
  }

  private settle(snapshot: TableSnapshot): void {
    this.stop();
    this.draft = null;
    this.pending = null;
    this.showing = null;
    this.foreseen.clear();
    this.back.forget(-1);
    this.take(snapshot);
    this.view = snapshot.view as View | null;
    void this.catchUp();
  }

  private take(snapshot: TableSnapshot): void {
    this.snapshot = snapshot;
    this.clockAt = performance.now();
    this.undoable = { position: snapshot.position, may: snapshot.undo };
  }

  private hear(entry: Entry): void {
    if (this.snapshot) this.snapshot = heard(this.snapshot, entry);
    this.queue.push(entry);
    this.waiting = this.queue.length;
    if (this.isOwn(entry)) this.hasten();
    void this.drain();
  }

  private isOwn(entry: Entry): boolean {
    return entry.kind === "moved" && this.pending !== null && entry.seat === this.seat && entry.move === this.pending;
  }

  private async drain(): Promise<void> {
    if (this.draining) return;
    this.draining = true;
    const line = this.lines;
    try {
      while (this.queue.length && line === this.lines) {
        const entry = this.queue.shift()!;
        const hasty = this.rushing || this.queue.some((one) => this.isOwn(one));
        if (!hasty && !this.isOwn(entry) && MOVING.has(entry.kind)) await Promise.race([this.landing, this.skipped()]);
        if (line !== this.lines) break;
        await this.show(entry, hasty || this.queue.length > PATIENCE || this.past !== null || document.hidden);
      }
    } finally {
      this.draining = false;
      this.rushing = false;
      if (!this.replaying) this.showing = null;
      if (this.queue.length) void this.drain();
      else if (this.unsure) void this.look().catch(() => {});
    }
  }

  private async show(entry: Entry, atOnce: boolean): Promise<void> {
    if (!this.snapshot) return;
    const own = this.isOwn(entry);
    const before = this.view;
    const now = applyChanges<View | null>(before, entry.changes ?? []);
    const travels = before && now && !this.past ? this.journeys(entry, before, now) : [];
    const flights = (atOnce && !own) || (own && this.draft) || settings.pace === 0 ? [] : prepare(travels);
    if (MOVING.has(entry.kind)) this.draft = null;
    if (own) this.pending = null;
    if (entry.kind === "undone") this.back.forget(now?.step ?? 0);
    if (this.past && now && this.past.step >= now.step) this.back.at = null;
    this.view = now;
    this.snapshot = after(this.snapshot, entry, now);
    if (entry.clock) this.clockAt = performance.now();
    const { changes: _, ...line } = entry;
    this.entries = mergeEntries(this.entries, [{ ...line, step: now?.step ?? 0 } as Entry]);
    if (MOVING.has(entry.kind)) this.foreseen.clear();
    if (UNSURE.has(entry.kind) || (MOVING.has(entry.kind) && !own && entry.seat === this.seat)) this.unsure = true;
    this.showing = entry;
    this.waiting = this.queue.length;
    this.onShown(entry, own, travels);
    await tick();
    this.landing = fly(flights, Math.min(LONGEST, Math.max(SHORTEST, settings.pace * 0.75)));
    if (atOnce || own || this.past) return;
    if (entry.kind === "moved" && settings.pace > 0) await this.pause(this.landing);
    if (before && now && settings.pace > 0) await Promise.race([this.ceremony(before, now), this.skipped()]);
  }

  /** As long as one wants to look at what has just been shown. */
  async pause(landed: Promise<void>): Promise<void> {
    const pace = this.queue.length > HASTE ? settings.pace / 2.5 : settings.pace;
    const enough = new Promise<void>((done) => setTimeout(done, reducedMotion() ? Math.min(pace, 250) : pace));
    await Promise.race([Promise.all([landed, enough]), this.skipped()]);
  }

  private skipped(): Promise<void> {
    return new Promise((done) => (this.hurry = done));
  }

  /** Do not wait for what is being shown, nor for what is still to be. */
  skip(): void {
    this.rushing = this.draining;
    if (this.replaying) void this.lookBack(null);
    this.hasten();
  }

  private hasten(): void {
    this.hurry?.();
    land();
  }

  /** Ask for the table again: what events do not tell. */
  async look(): Promise<void> {
    this.unsure = false;
    const snapshot = await get<TableSnapshot>(`/api/tables/${this.id}${this.wish === null ? "" : `?seat=${this.wish}`}`);
    const known = this.snapshot;
    if (!known) return;
    if (snapshot.seat !== known.seat) return this.stream.open(this.wish);
    if (snapshot.number > this.stream.heard) this.stream.expect(snapshot.number);
    if (snapshot.number > known.number) this.unsure = true;
    if (snapshot.number === known.number) this.take(snapshot);
  }

  private async catchUp(): Promise<void> {
    try {
      let known = 0;
      while (this.entries[known]?.number === known + 1) known++;
      const read = await readLog(this.id, known);
      this.entries = mergeEntries(read, this.entries);
    } catch {
      /* the log comes with the next connection */
    }
  }

  /** Make a move; what is known of its outcome is drawn at once, the rest when the server's word arrives. */
  async move(move: string): Promise<void> {
    if (!this.snapshot || !this.choices.some((choice) => choice.move === move)) return;
    const { position } = this.snapshot;
    this.pending = move;
    this.refusal = null;
    void this.draw(move, position);
    try {
      const done = await change<Done>(`/api/tables/${this.id}/moves`, { move, position, seat: this.seat });
      this.undoable = { position: done.position, may: done.undo };
      this.stream.expect(done.number);
    } catch (error) {
      if (this.pending === move) this.pending = null;
      await this.slideBack();
      await this.refuse(error, move);
    }
  }

  private async draw(move: string, position: number): Promise<void> {
    const changes = this.foreseen.get(`${position} ${move}`);
    const before = this.view;
    const choice = before?.choices.find((one) => one.move === move);
    if (!changes || !before || !choice) return;
    const draft = applyChanges(before, changes);
    const entry: Entry = { number: 0, kind: "moved", position, at: 0, seat: this.seat ?? undefined, ...choice };
    const flights = prepare(this.journeys(entry, before, draft));
    this.draft = draft;
    await tick();
    this.landing = fly(flights);
  }

  private async slideBack(): Promise<void> {
    if (!this.draft) return;
    this.draft = null;
    await tick();
  }

  /** What a move would do was told: if it is played, it can be drawn at once. */
  foresee(position: number, move: string, changes: Change[]): void {
    if (position === this.snapshot?.position) this.foreseen.set(`${position} ${move}`, changes);
  }

  /** Take back the last move, or the whole turn. */
  async takeBack(wholeTurn = false): Promise<void> {
    if (!this.snapshot || !this.undo) return;
    const done = await this.change<Done>("undo", { position: this.snapshot.position, seat: this.seat, whole_turn: wholeTurn });
    if (done) this.undoable = { position: done.position, may: done.undo };
  }

  /** Any other change at this table: seats, start, leave, return, chat, close, rematch… */
  async change<T>(what: string, body: object = {}): Promise<T | null> {
    this.refusal = null;
    try {
      const done = await change<T>(`/api/tables/${this.id}/${what}`, body);
      const number = (done as { number?: unknown }).number;
      if (typeof number === "number") this.stream.expect(number);
      return done;
    } catch (error) {
      await this.refuse(error);
      return null;
    }
  }

  private async refuse(error: unknown, move?: string): Promise<void> {
    if (!(error instanceof Problem)) throw error;
    this.refusal = { type: error.type || "offline", rule: null };
    if (!error.status || error.status >= 500) return this.stream.renew();
    if (move && error.type === "illegal-move" && this.seat !== null) {
      const rule = await get<Message>(`/api/tables/${this.id}/why?move=${encodeURIComponent(move)}&seat=${this.seat}`).catch(() => null);
      if (rule?.message) this.refusal = { type: error.type, rule };
    }
    await this.look().catch(() => {});
  }

  /** Look at an earlier position; null comes back to the present. */
  lookBack(step: number | null): Promise<void> {
    return this.back.look(step);
  }

  /** Show these moves again, one after the other, and come back to the present. */
  replay(moves: readonly Entry[]): Promise<void> {
    return this.back.replay(moves);
  }
}
