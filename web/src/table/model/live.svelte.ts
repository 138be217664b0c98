/** A table as it lives: the server's events, drawn one after the other at a pace one can follow. */

import { tick } from "svelte";

import { type Change, type Choice, type Deed, get, Problem, type Seat, type TableSnapshot } from "../../app/api";
import { settings } from "../../app/settings.svelte";
import { type Journey, prepare } from "../../ui/flights";
import { Commands } from "./commands.svelte";
import { Idle } from "./idle.svelte";
import { mergeEntries, openingOf, readLog, standing } from "./log";
import { Pace } from "./pace";
import { Past } from "./past.svelte";
import { keepRead, readAt } from "./read";
import { hear, NOTHING, show } from "./reducer";
import { Stream } from "./stream";
import { type TakesBack, travelsBack } from "./take-back";
import type { Entry, Journeys, Refusal, View } from "./types";

/** Entries that change the position. */
const MOVING = new Set(["started", "moved", "undone"]);
/** What the server alone can tell after these: whose a seat is. */
const UNSURE = new Set(["seated", "unseated"]);
/** What one may do with the table changes with these. */
const TURNING = new Set(["started", "over", "closed", "called"]);
/** A game that began longer ago than this, in milliseconds, is not shown from its beginning. */
const FRESH = 60_000;
/** More waiting than this, and we catch up at once. */
const PATIENCE = 24;

export class LiveTable {
  connection = $state<"opening" | "live" | "lost">("opening");
  missing = $state(false);
  /** It is there, but the server cannot read it any more. */
  unreadable = $state(false);
  /** The entry that is being shown, for the sentence beside the board. */
  showing = $state.raw<Entry | null>(null);
  /** Entries heard and not yet shown. */
  waiting = $state(0);
  /** The number of the last line of talk that was read, here or the last time; null for who has not been here. */
  private lastRead = $state<number | null>(null);
  get read(): number | null {
    return this.lastRead;
  }
  set read(line: number | null) {
    if (line === null || (this.lastRead !== null && line <= this.lastRead)) return;
    this.lastRead = line;
    keepRead(this.id, line);
  }
  /** When the clock was told, in the browser's own time. */
  clockAt = $state(0);
  /** What of it travels; set by the game's room. */
  journeys: Journeys = () => [];
  /** What an entry deserves between two views: gains that rise, beats that are staged; may take a moment. */
  staged: (entry: Entry, before: View, after: View, journeys: Journey[]) => Promise<void> | void = () => {};
  /** Called with every entry as it is shown, for the live region, sound and badges. */
  onShown: (entry: Entry, own: boolean, journeys: Journey[]) => void = () => {};

  private state = $state.raw(NOTHING);
  private readonly stream: Stream;
  private readonly back: Past;
  private readonly commands: Commands;
  private readonly pace = new Pace();
  private queue: Entry[] = [];
  private draining = false;
  private rushing = false;
  /** It is not known yet from which position on this table is shown. */
  private beginning = false;
  private unsure = false;
  /** Done when I have seen what my own last move brought: nobody answers before. */
  private ownSeen: Promise<void> = Promise.resolve();
  /** The board is there, and has been looked at: nobody else moves before. */
  private readonly laid: Promise<void>;
  private beLaid: () => void = () => {};
  /** Counts how often the stream was opened anew: what began before is void. */
  private generation = 0;

  constructor(
    readonly id: string,
    private wish: number | null = null,
  ) {
    this.lastRead = readAt(id);
    this.back = new Past(this);
    this.stream = new Stream(id, {
      whole: (snapshot) => this.settle(snapshot),
      entry: (entry) => this.hear(entry),
      connected: (yes) => (this.connection = yes ? "live" : "lost"),
      refused: () => this.refused(),
    });
    this.commands = new Commands(this, this.stream, this.pace);
    this.laid = new Promise((done) => (this.beLaid = done));
  }

  readonly snapshot = $derived.by(() => this.state.snapshot);
  readonly view = $derived.by(() => this.state.view);
  readonly entries = $derived.by(() => this.state.entries);
  get pending(): string | null {
    return this.commands.pending;
  }
  get refusal(): Refusal | null {
    return this.commands.refusal;
  }
  set refusal(refusal: Refusal | null) {
    this.commands.refusal = refusal;
  }
  /** The earlier position that is looked at, if any; and whether what happened is being shown again. */
  get past(): Past["at"] {
    return this.back.at;
  }
  get replaying(): boolean {
    return this.back.replaying;
  }
  readonly idle = new Idle(() => this.snapshot);
  readonly seat = $derived<number | null>(this.snapshot?.seat ?? null);
  readonly seats = $derived<Seat[]>(this.snapshot?.seats ?? []);
  readonly mine = $derived(this.seats.flatMap((seat, number) => (seat.yours ? [number] : [])));
  /** Do I sit here with nobody but opponents? */
  readonly alone = $derived(this.snapshot?.alone === true);
  readonly game = $derived(this.snapshot?.game ?? "");
  /** What is on the table for the eyes: the past, if one looks at it, else the present. */
  readonly shown = $derived.by(() => this.past?.view ?? this.commands.draft ?? this.view);
  readonly present = $derived.by(() => this.past === null && !this.replaying && this.waiting === 0);
  /** Do I play my seat myself? */
  private readonly playing = $derived(
    this.seat !== null && this.seats[this.seat]?.yours === true && !this.seats[this.seat]?.away,
  );
  /** What could be answered now, also while an answer is on its way. */
  readonly offered = $derived<Choice[]>(
    this.present && this.snapshot?.life === "playing" && this.playing ? (this.view?.choices ?? []) : [],
  );
  readonly choices = $derived.by(() => (this.pending === null ? this.offered : []));
  readonly onTurn = $derived(
    this.view !== null && !this.view.over && this.view.turn !== null && this.view.turn === this.seat,
  );
  /** What could be taken back now; where nobody else plays also while answers are still being shown. */
  readonly takesBack = $derived.by<TakesBack | null>(() => {
    const { position, takes } = this.commands.undoable;
    const looking = this.alone ? this.past === null && !this.replaying : this.present;
    return position === this.snapshot?.position && looking && this.pending === null ? takes : null;
  });

  /** May I do this with the table? */
  may = (deed: Deed): boolean => this.snapshot?.may.includes(deed) === true;

  /** The board is drawn: what others do can be seen from now on. */
  lay(): void {
    void this.pace.lookedOver().then(this.beLaid);
  }

  /** Begin to listen. */
  open(): void {
    this.stream.open(this.wish);
    this.idle.begin();
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
    this.idle.end();
    this.stop();
  }

  private stop(): void {
    this.generation++;
    this.back.stop();
    this.queue = [];
    this.waiting = 0;
    this.pace.hasten();
  }

  private async refused(): Promise<boolean> {
    try {
      await this.refresh();
    } catch (error) {
      if (error instanceof Problem && (error.status === 404 || error.status === 410 || error.status === 422))
        this.missing = true;
      this.unreadable = error instanceof Problem && error.status === 410;
      if (error instanceof Problem && error.status === 403) this.sitAs(null);
    }
    return !this.missing;
  }

  private settle(snapshot: TableSnapshot): void {
    this.stop();
    this.commands.settle();
    this.commands.pending = null;
    this.showing = null;
    this.back.forget(-1);
    const playing = snapshot.seat !== null && snapshot.life === "playing" && snapshot.step > 0;
    this.beginning = this.snapshot === null && playing && settings.pace > 0;
    this.state = { ...this.state, view: this.beginning ? null : snapshot.view };
    this.take(snapshot);
    void this.catchUp().then(() => (this.beginning ? this.begin(snapshot.view) : undefined));
  }

  /** Who comes to a game that has just begun sees it begin: what others did meanwhile is heard again, and shown. */
  private async begin(now: View | null): Promise<void> {
    const generation = this.generation;
    const opening = openingOf(this.entries, this.mine);
    const fresh = opening && Date.now() - opening.at < FRESH;
    const view = fresh ? await this.back.step(opening.step) : null;
    if (generation !== this.generation) return;
    this.beginning = false;
    this.state = { ...this.state, view: view ?? now };
    if (!opening || !view) return void this.drain();
    this.state = { ...this.state, entries: this.entries.filter((entry) => entry.number <= opening.number) };
    this.queue = [];
    this.waiting = 0;
    this.stream.listenFrom(opening.number);
  }

  private take(snapshot: TableSnapshot): void {
    this.state = { ...this.state, snapshot };
    this.clockAt = performance.now();
    this.idle.told();
    this.commands.undoable = { position: snapshot.position, takes: snapshot.takes_back };
  }

  private hear(entry: Entry): void {
    const { wait } = this.snapshot ?? {};
    this.state = hear(this.state, entry);
    if (this.snapshot?.wait !== wait) this.idle.told();
    if (TURNING.has(entry.kind)) void this.askWhatMayBe().catch(() => {});
    this.queue.push(entry);
    this.waiting = this.queue.length;
    if (this.isOwn(entry)) this.pace.hasten();
    void this.drain();
  }

  private isOwn(entry: Entry): boolean {
    return entry.kind === "moved" && this.pending !== null && entry.seat === this.seat && entry.move === this.pending;
  }

  private async drain(): Promise<void> {
    if (this.draining || this.beginning) return;
    this.draining = true;
    const generation = this.generation;
    try {
      while (this.queue.length && generation === this.generation) {
        const entry = this.queue.shift()!;
        const hasty = this.rushing || this.queue.some((one) => this.isOwn(one));
        if (!hasty && !this.isOwn(entry) && MOVING.has(entry.kind))
          await Promise.race([
            Promise.all([this.pace.landing, this.ownSeen, entry.kind === "moved" && this.laid]),
            this.pace.skipped(),
          ]);
        if (generation !== this.generation) break;
        await this.show(entry, hasty || this.queue.length > PATIENCE || this.past !== null || document.hidden);
      }
    } finally {
      this.draining = false;
      this.rushing = false;
      if (!this.replaying) this.showing = null;
      if (this.queue.length) void this.drain();
      else if (this.unsure) void this.refresh().catch(() => {});
    }
  }

  private async show(entry: Entry, atOnce: boolean): Promise<void> {
    if (!this.snapshot) return;
    const own = this.isOwn(entry);
    const moving = MOVING.has(entry.kind);
    const before = this.view;
    const next = show(this.state, entry);
    const now = next.view;
    const travels = before && now && !this.past ? this.travels(entry, before, now) : [];
    const drawn = (atOnce && !own) || (own && this.commands.draft) || settings.pace === 0;
    const flights = drawn ? [] : prepare(travels);
    if (own) this.commands.pending = null;
    if (entry.kind === "undone") this.back.forget(now?.step ?? 0);
    if (this.past && now && this.past.step >= now.step) this.back.at = null;
    if (entry.kind === "moved" && this.alone && !this.mine.includes(entry.seat ?? -1))
      this.commands.answered(this.snapshot.position, entry);
    if (next.snapshot?.wait !== this.snapshot.wait) this.idle.told();
    this.state = next;
    if (entry.clock) this.clockAt = performance.now();
    if (moving) this.commands.settle();
    if (UNSURE.has(entry.kind) || (moving && !own && entry.seat === this.seat)) this.unsure = true;
    this.showing = entry;
    this.waiting = this.queue.length;
    this.onShown(entry, own, travels);
    const seen = before && now && !this.past && (!atOnce || own);
    const staged = seen ? this.staged(entry, before, now, travels) : undefined;
    if (own && entry.account?.outcomes.length) this.ownSeen = this.pace.lookedAt();
    await tick();
    this.pace.flyPaced(flights);
    if (atOnce || this.past || settings.pace === 0) return;
    if (entry.kind === "moved" && !own) await this.pause(this.pace.landing);
    await Promise.race([staged, this.pace.skipped()]);
  }

  private travels(entry: Entry, before: View, now: View): Journey[] {
    if (entry.kind !== "undone") return this.journeys(entry, before, now);
    return travelsBack(this.journeys, standing(this.entries).slice(now.step - before.step), before, now);
  }

  /** As long as one wants to look at what has just been shown. */
  pause(landed: Promise<void>): Promise<void> {
    return this.pace.pause(landed, this.queue.length);
  }

  /** Do not wait for what is being shown, nor for what is still to be. */
  skip(): void {
    this.rushing = this.draining;
    if (this.replaying) void this.lookBack(null);
    this.pace.hasten();
  }

  private ask(): Promise<TableSnapshot> {
    return get<TableSnapshot>(`/api/tables/${this.id}${this.wish === null ? "" : `?seat=${this.wish}`}`);
  }

  /** What I may do now is true at once, whatever is still to be shown. */
  private async askWhatMayBe(): Promise<void> {
    const { may, alone, wait } = await this.ask();
    if (!this.snapshot) return;
    this.state = { ...this.state, snapshot: { ...this.snapshot, may, alone, wait } };
    this.idle.told();
  }

  /** Ask for the table again: what events do not tell. */
  async refresh(): Promise<void> {
    this.unsure = false;
    const snapshot = await this.ask();
    const known = this.snapshot;
    if (!known) return;
    if (snapshot.seat !== known.seat) return this.stream.open(this.wish);
    if (snapshot.number > this.stream.heard) this.stream.expect(snapshot.number);
    if (snapshot.number > known.number) this.unsure = true;
    else if (snapshot.number === known.number) this.take(snapshot);
    else await this.refresh(); // more was shown while this was on its way
  }

  private async catchUp(): Promise<void> {
    try {
      let known = 0;
      while (this.entries[known]?.number === known + 1) known++;
      const read = await readLog(this.id, known);
      this.state = { ...this.state, entries: mergeEntries(read, this.entries) };
    } catch {
      /* the log comes with the next connection */
    }
  }

  /** Something that was asked for did not come. */
  failed(error: unknown): void {
    const { type, detail } = error instanceof Problem ? error : { type: "offline", detail: "" };
    this.refusal = { type, detail, rule: null };
  }

  move = (move: string): Promise<void> => this.commands.move(move);
  takeBack = (wholeTurn = false): Promise<void> => this.commands.takeBack(wholeTurn);
  change = <T>(what: string, body: object = {}): Promise<T | null> => this.commands.change<T>(what, body);
  foresee = (position: number, move: string, changes: Change[]): void => this.commands.foresee(position, move, changes);
  /** Look at an earlier position; null comes back to the present. */
  lookBack = (step: number | null): Promise<void> => this.back.goTo(step);
  /** Show these moves again, one after the other, and come back to the present. */
  replay = (moves: readonly Entry[]): Promise<void> => this.back.replay(moves);
}

/** A table that outlives the page: a move may be on its way when one leaves, and its answer is still read. */
export function tableOf(id: string): LiveTable {
  let table!: LiveTable;
  $effect.root(() => {
    table = new LiveTable(id);
  });
  return table;
}
