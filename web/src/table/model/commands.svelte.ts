/** What is asked of the table: moves, drawn before the server's word, and every other change; and what was refused. */

import { tick } from "svelte";

import {
  change,
  type Change,
  type Choice,
  type Done,
  get,
  type Message,
  Problem,
  type TableSnapshot,
} from "../../app/api";
import { prepare } from "../../ui/flights";
import { applyChanges } from "./changes";
import type { Pace } from "./pace";
import type { Stream } from "./stream";
import { answeredBy, type TakesBack } from "./take-back";
import type { Entry, Journeys, Refusal, View } from "./types";

/** The table that is asked. */
export interface Asked {
  readonly id: string;
  readonly seat: number | null;
  readonly snapshot: TableSnapshot | null;
  readonly view: View | null;
  readonly choices: Choice[];
  readonly takesBack: TakesBack | null;
  readonly journeys: Journeys;
  skip(): void;
  refresh(): Promise<void>;
}

export class Commands {
  /** The move that is on its way. */
  pending = $state<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** A move of mine as it will lie, drawn before the server's word. */
  draft = $state.raw<View | null>(null);
  /** In which position something may be taken back, and what. */
  undoable = $state.raw<{ position: number; takes: TakesBack | null }>({ position: -1, takes: null });
  private goingBack = false;
  private readonly foreseen = new Map<string, Change[]>();

  constructor(
    private readonly table: Asked,
    private readonly stream: Stream,
    private readonly pace: Pace,
  ) {}

  /** The position is another one: what was foreseen in the last is void. */
  settle(): void {
    this.draft = null;
    this.foreseen.clear();
  }

  /** Make a move; what is known of its outcome is drawn at once, the rest when the server's word arrives. */
  async move(move: string): Promise<void> {
    const { snapshot, seat, choices, id } = this.table;
    if (!snapshot || !choices.some((choice) => choice.move === move)) return;
    const { position } = snapshot;
    this.pending = move;
    this.refusal = null;
    void this.draw(move, position);
    try {
      const done = await change<Done>(`/api/tables/${id}/moves`, { move, position, seat });
      this.stood(done);
      this.stream.expect(done.number);
    } catch (error) {
      if (this.pending === move) this.pending = null;
      await this.slideBack();
      await this.refuse(error, move);
    }
  }

  private async draw(move: string, position: number): Promise<void> {
    const changes = this.foreseen.get(`${position} ${move}`);
    const before = this.table.view;
    const choice = before?.choices.find((one) => one.move === move);
    if (!changes || !before || !choice) return;
    const draft = applyChanges(before, changes);
    const entry: Entry = { number: 0, kind: "moved", position, at: 0, seat: this.table.seat ?? undefined, ...choice };
    const flights = prepare(this.table.journeys(entry, before, draft));
    this.draft = draft;
    await tick();
    this.pace.fly(flights);
  }

  private async slideBack(): Promise<void> {
    if (!this.draft) return;
    this.draft = null;
    await tick();
  }

  /** What a move would do was said: if it is played, it can be drawn at once. */
  foresee(position: number, move: string, changes: Change[]): void {
    if (position === this.table.snapshot?.position) this.foreseen.set(`${position} ${move}`, changes);
  }

  /** Take back the last decision, or its whole turn; what is still being shown of the answers is not waited for. */
  async takeBack(wholeTurn: boolean): Promise<void> {
    const { snapshot, seat, takesBack } = this.table;
    if (!snapshot || !takesBack || this.goingBack) return;
    this.goingBack = true;
    this.table.skip();
    const done = await this.change<Done>("undo", { position: snapshot.position, seat, whole_turn: wholeTurn });
    this.goingBack = false;
    if (done) this.stood(done);
  }

  /** Where the table stood after a change of mine; if it has been answered already, what can be taken back is asked. */
  private stood({ position, takes_back: takes }: Done): void {
    this.undoable = { position, takes };
    if ((this.table.snapshot?.position ?? 0) > position) void this.table.refresh().catch(() => {});
  }

  /** An opponent has moved where nobody else plays: that can be taken back with what was answered. */
  answered(before: number, { position, seat }: Entry): void {
    const { takes } = this.undoable;
    if (takes && this.undoable.position === before && typeof seat === "number")
      this.undoable = { position, takes: answeredBy(takes, seat) };
  }

  /** Any other change at this table: seats, start, leave, return, chat, close, rematch… */
  async change<T>(what: string, body: object): Promise<T | null> {
    this.refusal = null;
    try {
      const done = await change<T>(`/api/tables/${this.table.id}/${what}`, body);
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
    const { type, detail, status } = error;
    this.refusal = { type, detail, rule: null };
    if (!status || status >= 500) return this.stream.renew();
    const { id, seat } = this.table;
    if (move && type === "illegal-move" && seat !== null) {
      const rule = await get<Message>(`/api/tables/${id}/why?move=${encodeURIComponent(move)}&seat=${seat}`).catch(
        () => null,
      );
      if (rule?.message) this.refusal = { type, detail, rule };
    }
    await this.table.refresh().catch(() => {});
  }
}
