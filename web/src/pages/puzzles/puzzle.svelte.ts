/** A puzzle on the board: a position, one try, what every move is worth. */

import { type Choice, get, type Message, type Schemas, type Seat } from "../../app/api";
import { errorText } from "../../app/problems";
import { ownName } from "../../app/session.svelte";
import type { Source } from "../../table/model/board.svelte";
import type { View } from "../../table/model/types";
import { saveOutcome } from "./progress";

export type Position = Schemas["PuzzleTold"];
export type Tried = Schemas["PuzzleTried"];

export class Puzzle implements Source {
  pending = $state<string | null>(null);
  tried = $state.raw<Tried | null>(null);
  trouble = $state("");
  readonly view: View;

  constructor(private readonly position: Position) {
    this.view = position.view as unknown as View;
  }

  get id(): string {
    return this.position.id;
  }
  get game(): string {
    return this.position.game;
  }
  get stars(): number {
    return this.position.stars;
  }
  get seat(): number {
    return this.position.seat;
  }
  readonly seats = $derived.by((): Seat[] =>
    Array.from({ length: this.position.seats }, (_, number) => {
      const seat = { member: null, away: false, out_of_time: false, promise: "", revealed: false };
      return number === this.position.seat
        ? { ...seat, kind: "person", name: ownName(), level: null, yours: true }
        : { ...seat, kind: "opponent", name: "", level: "master", yours: false };
    }),
  );
  /** Once answered the board rests; another move may be tried after a second look, but the first alone counts. */
  get choices(): Choice[] {
    return this.resting ? [] : this.offered;
  }
  private get resting(): boolean {
    return this.pending !== null || this.tried !== null;
  }
  get offered(): Choice[] {
    return this.view.choices ?? [];
  }

  play(move: string): void {
    if (!this.resting) void this.ask(move);
  }
  private async ask(move: string): Promise<void> {
    this.pending = move;
    this.trouble = "";
    try {
      const tried = await this.judge(move);
      saveOutcome(this.id, tried.right ? "found" : "missed");
      this.tried = tried;
    } catch (error) {
      this.trouble = errorText(error);
    } finally {
      this.pending = null;
    }
  }
  again(): void {
    this.tried = null;
  }

  /** What was found when another move is looked at: why the best is better than that one. */
  judge(move: string): Promise<Tried> {
    return this.get("answer", move);
  }

  async why(move: string): Promise<Message | null> {
    const { message, things } = await this.get<Schemas["WhyTold"]>("why", move);
    return message === null ? null : { message, things };
  }
  async preview(move: string): Promise<Record<string, number> | null> {
    return (await this.get<Schemas["PreviewTold"]>("preview", move)).points;
  }
  private get<T>(what: string, move: string): Promise<T> {
    return get<T>(`/api/puzzles/${this.id}/${what}?move=${encodeURIComponent(move)}`);
  }
}
