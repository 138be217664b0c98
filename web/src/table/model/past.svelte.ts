/** Looking back: an earlier position instead of the present one, or what happened shown once more. */

import { tick } from "svelte";

import { fly, prepare } from "../../ui/flights";
import { Steps, withoutChoices } from "./steps";
import type { Entry, Journeys, View } from "./types";

/** The present, from which one looks back. */
export interface Present {
  readonly id: string;
  readonly seat: number | null;
  readonly view: View | null;
  readonly journeys: Journeys;
  showing: Entry | null;
  pause(landed: Promise<void>): Promise<void>;
  failed(error: unknown): void;
}

export class Past {
  /** The position looked at; null is the present. */
  at = $state.raw<{ step: number; view: View } | null>(null);
  /** What happened is being shown again. */
  replaying = $state(false);
  /** Counts how often one looked elsewhere: what began before is void. */
  private looks = 0;
  private readonly steps: Steps;

  constructor(private readonly present: Present) {
    this.steps = new Steps(present.id);
  }

  /** Look at an earlier position; null comes back to the present. */
  async goTo(step: number | null): Promise<void> {
    const look = ++this.looks;
    this.replaying = false;
    if (step === null || !this.present.view || step >= this.present.view.step) return this.leave();
    const view = await this.step(Math.max(0, step));
    if (view && look === this.looks) this.at = { step: view.step, view };
  }

  /** Show these moves again, one after the other, and come back to the present. */
  async replay(moves: readonly Entry[]): Promise<void> {
    const first = moves[0]?.step;
    const now = this.present.view;
    if (!first || !now) return;
    const look = ++this.looks;
    this.replaying = true;
    let before = await this.step(first - 1);
    if (before && look === this.looks) this.at = { step: first - 1, view: before };
    for (const move of moves) {
      const present = this.present.view ?? now;
      const view = move.step && move.step < present.step ? await this.step(move.step) : present;
      if (look !== this.looks || !before || !view) return;
      await tick();
      const flights = prepare(this.present.journeys(move, before, view));
      this.at = { step: view.step, view };
      this.present.showing = move;
      await tick();
      await this.present.pause(fly(flights));
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
    this.present.showing = null;
  }

  /** The position after so many moves, to be looked at. */
  async step(step: number): Promise<View | null> {
    try {
      return withoutChoices(await this.steps.at(step, this.present.seat));
    } catch (error) {
      this.present.failed(error);
      return null;
    }
  }
}
