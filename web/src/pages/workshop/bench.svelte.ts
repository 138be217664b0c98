/** The box on the bench: its values, whether they are sound, where it is kept. */

import { call, change, get, patiently, post, Problem, type Schemas } from "../../app/api";
import { ensureSession } from "../../app/session.svelte";
import { t } from "../../app/i18n.svelte";
import { alike, at, type Key, put, putCount, remove, textAt, type Value, type Values } from "../../games/values";
import { changedSource, type Workshop } from "../../games/workshop";
import { finished } from "./finish";
import { joined, recent } from "./joined";
import { type Draft, freeName, freshId, hold, type Kept, lay, type Tried, type Typed, watch } from "./shelf";
import { writeToml } from "./toml";

/** Milliseconds of silence after which what was typed is checked, and laid on the shelf. */
const CHECK_AFTER = 350;
const LAY_AFTER = 150;
const AGAIN_AFTER = 2_000;

export type Checked = Schemas["BoxChecked"];

export class Bench {
  readonly id: string;
  readonly game: string;
  values = $state<Values>({});
  kept = $state.raw<Kept | null>(null);
  changed = $state(false);
  /** The trial that was last asked for, and of which state of the box. */
  tried = $state.raw<Tried | null>(null);
  /** What the last check said; null before the first. */
  checked = $state.raw<Checked | null>(null);
  /** And of which values. */
  read = $state.raw<Values>({});
  /** The cards at which someone types, or typed last: what is not there yet is on its way until it was read once more. */
  hands = $state.raw<ReadonlySet<string>>(new Set());
  private here = "";
  /** Something was typed that is not checked yet. */
  checking = $state(true);
  /** The last check had no answer; it is asked again until it has one. */
  unanswered = $state(false);
  /** The browser keeps nothing: leaving the page would lose what was typed. */
  fleeting = $state(false);
  /** The deck whose mistakes are told first. */
  private deck = "";
  private timers: { check?: ReturnType<typeof setTimeout>; lay?: ReturnType<typeof setTimeout> } = {};
  /** What was typed lately, in this window or another. */
  private typed: Typed = {};
  /** What lies on the shelf, or came from there. */
  private laid: Draft;
  private readers: (() => void)[] = [];
  private asking = false;
  private stale = false;
  private readonly unwatch: () => void;

  /** The draft from which one came to look at this one. */
  readonly mine: string | null;

  constructor(
    id: string,
    draft: Draft,
    readonly workshop: Workshop,
  ) {
    this.id = id;
    this.game = draft.game;
    this.laid = draft;
    this.mine = draft.mine ?? null;
    this.take(draft);
    this.unwatch = watch(id, (other) => this.hear(other));
  }

  /** Another window has laid the same draft down: what is typed here meanwhile stays. */
  private hear(other: Draft): void {
    const both = joined(this.draft(), other);
    this.laid = other;
    this.take(both);
    this.layLater();
  }

  private take(draft: Draft): void {
    this.values = draft.values;
    this.kept = draft.kept;
    this.changed = draft.changed;
    this.tried = draft.tried ?? null;
    this.typed = draft.typed ?? {};
    this.later();
  }
  private draft(): Draft {
    const { game, kept, changed, tried, typed } = this;
    const values = $state.snapshot(this.values as object) as Values;
    return { ...this.laid, game, values, kept, changed, tried, typed, at: Date.now() };
  }

  /** The file as it is now. */
  get text(): string {
    return textOf($state.snapshot(this.values as object) as Values, this.workshop);
  }
  get name(): string {
    return textAt(this.values, ["name"]);
  }
  get sound(): boolean {
    return !this.checking && this.checked?.count === 0;
  }

  put(key: Key, value: Value | undefined): void {
    put(this.values, key, value);
    this.stamp(key);
    this.touched(key);
  }
  putCount(key: Key, word: string, value: Value | undefined, stays: boolean): void {
    putCount(this.values, key, word, value, stays);
    this.stamp([...key, word]);
    this.touched(key);
  }
  /** Take out what should not be there. */
  remove(keys: Key[]): void {
    for (const key of keys.toReversed()) {
      remove(this.values, key);
      this.stamp(key.slice(0, 1));
    }
    this.altered();
  }
  /** What stands there under a word that is misspelt gets the right one. */
  rename(key: Key, word: string): void {
    put(this.values, [...key.slice(0, -1), word], at(this.values, key));
    this.remove([key]);
  }
  /** Cards of our box in place of these. */
  async takeOurs(keys: Key[]): Promise<void> {
    const { values } = await valuesOf(await ours(this.game));
    for (const key of keys) {
      put(this.values, key, at(values, key));
      this.stamp(key);
    }
    this.altered();
  }
  /** Whose a card is follows what is done to it, unless that is what is said. */
  private touched(key: Key): void {
    const source = [...key.slice(0, 2), "source"];
    const whose = at(this.values, source);
    if (key.at(-1) !== "source" && typeof whose === "string") {
      put(this.values, source, changedSource(whose, this.values));
      this.stamp(source);
    }
    this.altered();
  }
  private stamp(key: Key): void {
    this.typed[JSON.stringify(key)] = Date.now();
  }
  private altered(): void {
    this.changed = true;
    this.layLater();
    this.later();
  }

  private layLater(): void {
    clearTimeout(this.timers.lay);
    this.timers.lay = setTimeout(() => this.lay(), LAY_AFTER);
  }
  /** Lay it on the shelf of this browser, now, if anything is new in it. */
  lay(): void {
    clearTimeout(this.timers.lay);
    this.typed = recent(this.typed, Date.now());
    const draft = this.draft();
    const said = ({ values, kept, changed, tried }: Draft): Values =>
      JSON.parse(JSON.stringify({ values, kept: kept ?? "", changed, tried: tried ?? "" })) as Values;
    if (alike(said(draft), said(this.laid))) return;
    this.laid = draft;
    this.fleeting = !lay(this.id, draft);
  }

  /** Someone comes to a card, or leaves it. One of which something is `told` already goes on telling it while one mends it. */
  enter(card: string, told = false): void {
    this.here = card;
    if (!told && !this.hands.has(card)) this.hands = new Set([...this.hands, card]);
  }
  leave(card: string): void {
    if (this.here === card) this.here = "";
    if (!this.checking) this.rest();
  }
  private rest(): void {
    this.hands = new Set(this.hands.has(this.here) ? [this.here] : []);
  }

  /** Another deck is looked at: where not all mistakes could be told, its own are asked for. */
  lookAt(deck: string): void {
    if (deck === this.deck) return;
    this.deck = deck;
    if (this.checked && this.checked.count > this.checked.mistakes.length) this.later(0);
  }

  /** Once all that was typed is checked. */
  settled(): Promise<void> {
    if (!this.checking) return Promise.resolve();
    this.later(0);
    return new Promise((heard) => this.readers.push(heard));
  }
  /** Check it once nobody types. */
  later(wait = CHECK_AFTER): void {
    this.checking = true;
    this.stale = true;
    clearTimeout(this.timers.check);
    this.timers.check = setTimeout(() => void this.check(), wait);
  }
  private async check(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    this.stale = false;
    try {
      const read = $state.snapshot(this.values as object) as Values;
      const asked = { game: this.game, text: textOf(read, this.workshop), first: this.deck || null };
      this.checked = await post<Checked>("/api/boxes/check", asked);
      this.read = read;
      this.checking = this.stale;
      if (!this.stale) {
        this.rest();
        for (const heard of this.readers.splice(0)) heard();
      }
      this.unanswered = false;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.stale = true;
      this.unanswered = true;
    } finally {
      this.asking = false;
      if (this.stale) this.later(this.unanswered ? AGAIN_AFTER : CHECK_AFTER);
    }
  }

  /** Keep it under one's key: as a new box, or as the next version of the one it was. */
  async keep(version = this.kept?.version): Promise<void> {
    await ensureSession();
    const text = this.text;
    const short =
      (this.kept && version !== undefined ? await replaced(this.kept.id, text, version) : null) ??
      (await change<Schemas["KeptBoxShort"]>("/api/me/boxes", { game: this.game, text }));
    this.kept = { id: short.id, version: short.version };
    this.changed = text !== this.text;
    this.lay();
  }
  async keepAsAnother(): Promise<void> {
    const { boxes } = await keptBoxes();
    this.put(
      ["name"],
      nameAmong(
        this.name,
        boxes.map((box) => box.name),
      ),
    );
    this.kept = null;
    await this.keep();
  }

  /** Upload it for a table; the id by which a table names it. */
  async upload(): Promise<{ id: string; name: string }> {
    await ensureSession();
    const { id, name } = await post<Schemas["BoxTold"]>("/api/boxes", { game: this.game, text: this.text });
    return { id, name };
  }

  close(): void {
    this.unwatch();
    clearTimeout(this.timers.check);
    this.lay();
  }
}

/** The file of a box with these values. */
export const textOf = (values: Values, { identified }: Workshop): string => writeToml(finished(values, identified));

/** The next version of a kept box; null if it was dropped from the server since. */
async function replaced(id: string, text: string, version: number): Promise<Schemas["KeptBoxShort"] | null> {
  try {
    return await call("PUT", `/api/me/boxes/${id}`, { text, version });
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return null;
    throw error;
  }
}

/** A name that none of some others has. */
export const nameAmong = (name: string, others: readonly string[]): string =>
  freeName(name, others, (plain, number) => t("workshop-numbered-name", { name: plain, number: String(number) }));

/** Begin from a file: a draft of its own, or the problem there is with the file. */
export async function beginFrom(text: string, more: Partial<Draft> = {}): Promise<string> {
  const { game, values } = await valuesOf(text);
  return begin(game, values, more);
}

/** What stands in a file. */
export const valuesOf = (text: string): Promise<{ game: string; values: Values }> =>
  patiently(() => post("/api/boxes/values", { text }));

export function begin(game: string, values: Values, more: Partial<Draft> = {}): string {
  const id = freshId();
  hold(id, { game, values, kept: null, changed: true, at: Date.now(), ...more });
  return id;
}

/** The text of the box that comes with a game. */
export async function ours(game: string): Promise<string> {
  const answer = await fetch(`/api/games/${game}/box`).catch(() => null);
  if (!answer) throw new Problem(0, "offline", "");
  if (!answer.ok) throw new Problem(answer.status, "", "");
  return answer.text();
}

export const keptBoxes = (): Promise<Schemas["KeptBoxes"]> => get("/api/me/boxes");
export const keptBox = (id: string): Promise<Schemas["KeptBoxTold"]> => get(`/api/me/boxes/${id}`);
export const dropKept = (id: string): Promise<unknown> => call("DELETE", `/api/me/boxes/${id}`);
