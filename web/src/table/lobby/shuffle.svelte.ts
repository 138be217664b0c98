/** Our part of the shuffle, looked after by itself: promised for every seat we have, revealed when nobody can come any more. */

import { change, Problem } from "../../app/api";
import type { LiveTable } from "../model/live.svelte";
import { contributionOf, promise, reveal } from "./contribution";

/** Milliseconds between two tries to start while others have not revealed their part. */
const PAUSE = 500;

export class Shuffle {
  /** Has someone here asked for the game to start? */
  starting = $state(false);
  private busy = false;
  private again = false;

  constructor(private readonly table: LiveTable) {}

  private readonly full = $derived.by(
    () => this.table.seats.length > 0 && this.table.seats.every((seat) => seat.kind !== "open"),
  );
  private readonly revealing = $derived.by(() => this.table.seats.some((seat) => seat.revealed));
  /** Do we wait for what someone has promised? */
  readonly waiting = $derived.by(
    () =>
      this.full && (this.starting || this.revealing) && this.table.seats.some((seat) => seat.promise && !seat.revealed),
  );

  /** Do what is to be done as the seats are now. */
  async look(): Promise<void> {
    this.again = true;
    if (this.busy) return;
    this.busy = true;
    try {
      while (this.again) {
        this.again = false;
        for (const seat of this.table.mine) await this.tend(seat);
      }
    } catch (error) {
      if (!(error instanceof Problem)) throw error; // the table has changed meanwhile: we are told, and look again
    } finally {
      this.busy = false;
    }
  }

  private async tend(number: number): Promise<void> {
    const { snapshot, seats } = this.table;
    const seat = seats[number];
    if (!seat || snapshot?.life !== "open" || !snapshot.commitment || seat.revealed) return;
    if (!seat.promise) {
      if (!this.revealing)
        await change(`/api/tables/${this.table.id}/seats`, { seat: number, name: seat.name, promise: promise() });
      return;
    }
    const settled = seats.every((one) => one.kind !== "person" || one.promise);
    if (this.full && (settled || this.revealing || this.starting) && contributionOf(seat.promise))
      await reveal(this.table.id, number, seat.promise);
  }

  /** Start the game as soon as everyone has revealed their part; the server does not wait long for those who do not. */
  async start(): Promise<void> {
    if (!this.full || this.starting) return;
    this.starting = true;
    try {
      do {
        await this.look();
        await this.table.change("start");
        if (this.table.refusal?.type !== "unrevealed") return;
        this.table.refusal = null;
        await new Promise((done) => setTimeout(done, PAUSE));
      } while (this.full && this.table.snapshot?.life === "open");
    } finally {
      this.starting = false;
    }
  }
}
