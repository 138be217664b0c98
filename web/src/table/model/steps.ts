/** Positions the game went through, as one seat saw them; asked once. */

import { get } from "../../app/api";
import type { View } from "./live.svelte";

export class Steps {
  private readonly known = new Map<string, Promise<View>>();

  constructor(private readonly id: string) {}

  at(step: number, seat: number | null): Promise<View> {
    const name = `${step}/${seat ?? ""}`;
    let view = this.known.get(name);
    if (!view) {
      view = get<{ view: View }>(`/api/tables/${this.id}/steps/${step}${seat === null ? "" : `?seat=${seat}`}`).then(
        (answer) => ({ ...answer.view, choices: [], legal: [] }),
      );
      view.catch(() => this.known.delete(name));
      this.known.set(name, view);
    }
    return view;
  }

  /** Moves were taken back: what came behind this step is another story now. */
  forget(behind: number): void {
    for (const name of this.known.keys()) if (Number.parseInt(name) > behind) this.known.delete(name);
  }
}
