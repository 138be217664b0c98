/** Looking back: an earlier position instead of the present one, or what happened shown once more. */

import { tick } from "svelte";

import { Problem } from "../../app/api";
import type { Entry, LiveTable, View } from "./live.svelte";
import { Steps } from "./steps";
import { fly, prepare } from "../../ui/flights";

export class Past {
  /** The position looked at; null is the present. */
  at = $state.raw<{ step: number; view: View } | null>(null);
  /** What happened is being shown again. */
  replaying = $state(false);
  /** Counts how often one looked elsewhere: what began before is void. */
  private looks = 0;
  private readonly steps: Steps;

  constructor(private readonly table: LiveTable) {
    this.steps = new Steps(table.id);
  }

  /** Look at an earlier position; null comes back to the present. */
  async look(step: number | null): Promise<void> {
    const look = ++this.looks;
    this.replaying = false;
    if (step === null || !this.table.view || step >= this.table.view.step) return this.leave();
    const view = await this.step(Math.max(0, step));
    if (view && look === this.looks) this.at = { step: view.step, view };
  }

  /** Show these moves again, one after the other, and come back to the present. */
  async replay(moves: readonly Entry[]): Promise<void> {
    const first = moves[0]?.step;
    const now = this.table.view;
    if (!first || !now) return;
    const look = ++this.looks;
    this.replaying = true;
    let before = await this.step(first - 1);
    if (before && look === this.looks) this.at = { step: first - 1, view: before };
    for (const move of moves) {
      const present = this.table.view ?? now;
      const view = move.step && move.step < present.step ? await this.step(move.step) : present;
      if (look !== this.looks || !before || !view) return;
      await tick();
      const flights = prepare(this.table.journeys(move, before, view));
      this.at = { step: view.step, view };
      this.table.showing = move;
      await tick();
      await this.table.pause(fly(flights));
      before = view;
    }
    if (look !== this.looks) return;
    this.replaying = false;
    this.leave();
  }

  /** Whatever is being shown again is no longer wanted. */
  stop(): void {
    this.looks++;
    this.replaying = false;
  }

  /** The game goes on from this step: what came behind it is another story now. */
  forget(behind: number): void {
    this.steps.forget(behind);
  }

  private leave(): void {
    this.at = null;
    this.table.showing = null;
  }

  private async step(step: number): Promise<View | null> {
    try {
      return await this.steps.at(step, this.table.seat);
    } catch (error) {
      this.table.refusal = { type: error instanceof Problem && error.type ? error.type : "offline", rule: null };
      return null;
    }
  }
}
