/** The final score as it is counted at a table: one source after the other, and who has won only when all are read. */

import { settings } from "../../app/settings.svelte";
import { paced } from "./stage.svelte";

/** As long as one source is counted, and as long as the sums are read before the winner is named, in milliseconds. */
export const EACH = 1200;

export class Counting {
  private at = $state(0);
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly sources: () => number) {}

  /** So many sources are counted. */
  get counted(): number {
    return Math.min(this.at, this.sources());
  }
  /** All are, and have been read. */
  get done(): boolean {
    return this.at > this.sources();
  }

  /** Count; `onstep` is told of every source, and of the end. */
  begin(onstep: () => void): void {
    this.timer = setInterval(
      () => {
        this.at += 1;
        if (this.done) this.stop();
        onstep();
      },
      EACH * paced(settings.pace),
    );
  }

  /** Whoever does not want to wait has all of it at once. */
  finish(): void {
    this.stop();
    this.at = this.sources() + 1;
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
