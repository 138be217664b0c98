/** What a game's room needs to draw a position and to let a person act: one board for play, looking back, review and lessons. */

import type { Choice, Message, Seat } from "../../app/api";
import { UNTOLD, written } from "../../app/numbers";
import { settings } from "../../app/settings.svelte";
import type { Things } from "../../app/things";
import type { Arrows } from "./arrows";
import type { View } from "./types";

/** Where a board gets its position from. */
export interface Source {
  readonly game: string;
  readonly view: View | null;
  readonly seat: number | null;
  readonly seats: Seat[];
  readonly choices: Choice[];
  readonly pending: string | null;
  /** The moves that led to this position: their places are marked. */
  readonly justMade?: readonly string[];
  play(move: string): void;
  /** Why a move is not possible now; null if that cannot be told here. */
  why(move: string): Promise<Message | null>;
  /** What a move would change in everyone's points; null if chance would speak. */
  preview(move: string): Promise<Record<string, number> | null>;
}

/** A good, a card or points by word: how it is drawn, and how so many of it are said. */
export type Good = (board: Board, word: string, count: number) => { drawing: string | null; text: string };
/** What goes on hanging over a player once it was warned of, and how heavy it is; null for what is over with its move. */
export type Lasting = (board: Board, risk: Message) => { what: string; weight: number } | null;
/** A move that waits for a second word, and what was clicked for it. */
export type Asking = { choice: Choice; beside: Element | null };

export class Board {
  /** The first half of a two-step move, in the words of the room (`hand wood`); null if the hand is empty. */
  picked = $state<string | null>(null);
  /** A thing that a sentence or a coach points at: `kind word`. */
  pointed = $state<string | null>(null);
  /** A move the coach points at: whatever stands for it lights up. */
  hinted = $state<string | null>(null);
  /** The moves that would follow it in the same turn: they light up with it, although they are not asked yet. */
  thereafter = $state.raw<readonly string[]>([]);
  /** What would go where, in the position of a step. */
  arrows = $state.raw<Arrows | null>(null);
  /** A move with a consequence that should be known first. */
  asking = $state.raw<Asking | null>(null);
  /** Answers given in advance: each is made when it is asked for. */
  following = $state.raw<readonly string[]>([]);
  /** What they come to, in the words they were given with. */
  saying = $state("");
  /** What is looked at closely, on a phone and by the screen reader. */
  area = $state("centre");
  /** The final score is being counted: no sum is told before. */
  counting = $state(false);
  /** Points that add up to the final score, as they may be told now. */
  told(points: number): string {
    return this.counting ? UNTOLD : written(points);
  }
  /** How much was agreed to of what lasts. */
  private agreed = $state.raw<ReadonlyMap<string, number>>(new Map());

  constructor(
    private readonly source: Source,
    readonly things: Things,
    private readonly naming: Good,
    private readonly lasting: Lasting = () => null,
  ) {}

  good(word: string, count: number): ReturnType<Good> {
    return this.naming(this, word, count);
  }

  get game(): string {
    return this.source.game;
  }
  get view(): View | null {
    return this.source.view;
  }
  get seat(): number | null {
    return this.source.seat;
  }
  get seats(): Seat[] {
    return this.source.seats;
  }
  /** What was answered in advance is not asked: nothing is to be chosen until it is made. */
  get choices(): Choice[] {
    return this.given ? [] : this.source.choices;
  }
  get pending(): string | null {
    return this.source.pending;
  }
  /** The answer that was given in advance to what is asked now. */
  readonly given = $derived.by(
    () => (this.following.length && this.source.choices.find(({ move }) => this.following.includes(move))) || null,
  );
  /** Is what was answered in advance being done? */
  readonly carrying = $derived(this.given !== null || (this.pending !== null && this.following.length > 0));
  /** Moves that are looked at: those of a turn that would be good, or those just made. */
  readonly marked = $derived.by(
    (): readonly string[] =>
      (this.arrows?.step === this.view?.step ? this.arrows?.moves : undefined) ?? this.source.justMade ?? [],
  );
  readonly legal = $derived(new Set(this.choices.map((choice) => choice.move)));
  readonly acting = $derived(this.choices.length > 0);

  may(move: string): boolean {
    return this.legal.has(move);
  }
  choice(move: string): Choice | undefined {
    return this.source.choices.find((one) => one.move === move);
  }
  /** The legal moves that begin with these words. */
  starting(words: string): string[] {
    return this.source.choices
      .map((choice) => choice.move)
      .filter((move) => move === words || move.startsWith(`${words} `));
  }
  /** Pick something up, or put it down again. */
  pick(what: string | null): void {
    this.picked = this.picked === what ? null : what;
  }
  /** Make a move; one with a risk is asked about first, beside what was clicked. */
  play(move: string, beside: Element | null = null): void {
    const choice = this.choice(move);
    this.following = this.following.includes(move) ? this.following.slice(this.following.indexOf(move) + 1) : [];
    if (settings.confirm && choice && this.isRisky(choice)) this.asking = { choice, beside };
    else this.send(move);
  }
  /** Would it bring what was not agreed to yet? The same hunger is asked about once, and again when it grows. */
  isRisky(choice: Choice): boolean {
    return (choice.bill?.risks ?? []).some((risk) => {
      const lasts = this.lasting(this, risk);
      return !lasts || lasts.weight > (this.agreed.get(lasts.what) ?? 0);
    });
  }
  private agree({ bill }: Choice): void {
    const agreed = new Map(this.agreed);
    for (const risk of bill?.risks ?? []) {
      const lasts = this.lasting(this, risk);
      if (lasts) agreed.set(lasts.what, Math.max(lasts.weight, agreed.get(lasts.what) ?? 0));
    }
    this.agreed = agreed;
  }
  /** Answer several questions at once: the first now, the others as far as they are asked. */
  playAll([first, ...following]: readonly string[], saying: string): void {
    if (first === undefined) return;
    this.play(first);
    this.following = following;
    this.saying = saying;
  }
  /** The second word: yes, or no. */
  answer(yes: boolean): void {
    const asked = this.asking;
    this.asking = null;
    if (!yes) this.following = [];
    if (!yes || !asked || !this.choice(asked.choice.move)) return;
    this.agree(asked.choice);
    this.send(asked.choice.move);
  }
  private send(move: string): void {
    this.asking = null;
    this.picked = null;
    if (this.hinted) this.pointed = null;
    this.hinted = null;
    this.arrows = null;
    this.source.play(move);
  }
  why(move: string): Promise<Message | null> {
    return this.source.why(move);
  }
  preview(move: string): Promise<Record<string, number> | null> {
    return this.source.preview(move);
  }
}
