/** A finished game on the board: a step of it, seen with chosen eyes; forward, back, and by itself. */

import { tick } from "svelte";

import type { Choice, Seat, TableSnapshot } from "../../app/api";
import { settings } from "../../app/settings.svelte";
import type { Things } from "../../app/things";
import type { Source } from "../../table/model/board.svelte";
import type { Room } from "../../table/room";
import { Steps, withoutChoices } from "../../table/model/steps";
import type { Entry, View } from "../../table/model/types";
import { fly, type Journey, prepare } from "../../ui/flights";
import type { Address } from "./address";
import { Analysis } from "./analysis.svelte";
import { readMoves } from "./moves";
import { isNobody, playerName } from "./names";
import type { JudgedMove } from "./report";

/** How much longer than the pace of the table a step stays when the game plays by itself. */
const LINGER = 500;

export const TABS = ["moves", "turning", "score", "again", "paper"] as const;
export type Tab = (typeof TABS)[number];

export class Review implements Source {
  /** Every move, the first at index 0. */
  moves = $state.raw<Entry[]>([]);
  /** The step that is wanted, and the position that is on the board: the same but for a moment. */
  step = $state(0);
  view = $state.raw<View | null>(null);
  front = $state(0);
  open = $state(false);
  playing = $state(false);
  trouble = $state(false);
  /** What is read beside the board. */
  tab = $state<Tab>("score");
  journeys: (entry: Entry, before: View, after: View) => Journey[] = () => [];
  /** The position in which a move can still be seen, where the table was cleared behind it. */
  kept: NonNullable<Room["kept"]> = () => null;
  /** A decision is looked at: the position as it was met, cleared or not. */
  private facing = false;
  /** Kept when what was asked for last is on the board. */
  shown: Promise<void> = Promise.resolve();
  readonly steps: Steps;
  readonly analysis: Analysis;
  readonly choices: Choice[] = [];
  readonly pending = null;

  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted = 0;

  constructor(readonly snapshot: TableSnapshot) {
    this.steps = new Steps(snapshot.id);
    this.analysis = new Analysis(snapshot.id);
    this.step = this.last;
    this.front =
      snapshot.seat ??
      Math.max(
        0,
        snapshot.seats.findIndex((seat) => seat.yours),
      );
    this.open = this.whole && !snapshot.seats.some((seat) => seat.yours);
    this.usual = { front: this.front, open: this.open };
  }

  /** Everyone has a name, also in a game that came from elsewhere. */
  readonly seats = $derived.by((): Seat[] =>
    this.snapshot.seats.map((seat, number) =>
      isNobody(seat) ? { ...seat, name: playerName(this.snapshot.seats, number) } : seat,
    ),
  );
  readonly usual: { front: number; open: boolean };
  readonly judged = $derived.by(
    () => new Map<number, JudgedMove>(this.analysis.report?.steps.map((one) => [one.step, one])),
  );

  get game(): string {
    return this.snapshot.game;
  }
  get last(): number {
    return this.snapshot.step;
  }
  /** Was it played to its end? Only then every seat's view may be seen. */
  get whole(): boolean {
    return this.snapshot.life === "over";
  }
  get seat(): number | null {
    return this.whole ? this.front : this.snapshot.seat;
  }
  /** The move that led to the position on the board. */
  get justMade(): string[] {
    const move = this.view ? this.moves[this.view.step - 1]?.move : null;
    return move ? [move] : [];
  }
  /** The move that led to this step. */
  get entry(): Entry | null {
    return this.moves[this.step - 1] ?? null;
  }

  async begin(where: Address): Promise<void> {
    this.look(where);
    void this.analysis.begin();
    const first = this.at(this.step).catch(() => null);
    [this.moves] = await Promise.all([readMoves(this.snapshot.id, this.last), first]);
  }

  /** The room is there: the first position is laid out in it. */
  async enter(room: Room, things: Things): Promise<void> {
    this.journeys = room.journeys(things);
    this.kept = room.kept ?? this.kept;
    await this.show(this.step, false);
  }

  close(): void {
    this.pause();
    this.analysis.close();
  }

  /** The analyst is asked, and what comes of it is looked at. */
  analyse(): void {
    this.tab = "turning";
    void this.analysis.ask();
  }

  /** What the address wishes. */
  private look({ step, seat, open }: Address): void {
    if (step !== null) this.step = Math.min(step, this.last);
    if (!this.whole) return;
    if (seat !== null && seat < this.seats.length) this.front = seat;
    if (open !== null) this.open = open;
  }

  /** What the address should say. */
  get where(): Address {
    const { front, open } = this.usual;
    return {
      step: this.step,
      seat: this.front === front ? null : this.front,
      open: this.open === open ? null : this.open,
    };
  }

  /** Look at a step. */
  go(step: number): void {
    this.pause();
    this.turnTo(step);
  }

  /** Look at the decision behind a step: the table as it was met. */
  face(step: number): void {
    this.pause();
    this.turnTo(step, true);
  }

  private turnTo(step: number, facing = false): void {
    const target = Math.max(0, Math.min(step, this.last));
    if (target === this.step && facing === this.facing) return;
    const ahead = target === this.step + 1;
    this.step = target;
    this.facing = facing;
    this.shown = this.show(target, ahead);
  }

  /** See with other eyes. */
  see(front: number, open: boolean = this.open): void {
    if (!this.whole) return;
    this.front = front;
    this.open = open;
    this.shown = this.show(this.step, false);
  }

  private at(step: number): Promise<View> {
    if (!this.whole) return this.steps.at(step, this.snapshot.seat);
    return this.open ? this.steps.open(step, this.front, this.seats.length) : this.steps.at(step, this.front);
  }

  private async show(step: number, travelling: boolean): Promise<void> {
    const wish = ++this.wanted;
    try {
      const entry = this.moves[step - 1];
      const [before, after] = await Promise.all([step ? this.at(step - 1) : null, this.at(step)]);
      if (wish !== this.wanted) return;
      const view = withoutChoices((entry && before && !this.facing && this.kept(entry, before, after)) || after);
      const flights = travelling && entry && this.view ? prepare(this.journeys(entry, this.view, view)) : [];
      this.view = view;
      this.trouble = false;
      if (flights.length) {
        await tick();
        void fly(flights);
      }
      for (const near of [step + 1, step - 1]) if (near >= 0 && near <= this.last) void this.at(near).catch(() => null);
    } catch {
      if (wish === this.wanted) this.trouble = true;
    }
  }

  /** Let the game play by itself, or stop it. */
  toggle(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    if (this.step === this.last) this.turnTo(0);
    this.next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private next(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.playing) return;
      this.turnTo(this.step + 1);
      if (this.step >= this.last) this.pause();
      else this.next();
    }, settings.pace + LINGER);
  }

  /* Nothing can be played here. */
  play(): void {}
  async why(): Promise<null> {
    return null;
  }
  async preview(): Promise<null> {
    return null;
  }
}
