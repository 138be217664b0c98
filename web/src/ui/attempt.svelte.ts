/** Something that a button begins and that may fail: never twice at once, and what went wrong is said. */

import { errorText } from "../app/problems";

export class Attempt {
  busy = $state(false);
  trouble = $state("");

  async make(work: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = "";
    try {
      await work();
    } catch (error) {
      this.trouble = errorText(error);
    } finally {
      this.busy = false;
    }
  }
}
