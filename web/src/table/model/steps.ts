/** The positions a game went through, as a seat saw them; each is asked for once. */

import { get, type Schemas } from "../../app/api";
import type { View } from "./types";

export class Steps {
  private readonly known = new Map<string, Promise<View>>();

  constructor(private readonly id: string) {}

  /** What one seat saw; null: what everyone saw. */
  at(step: number, seat: number | null): Promise<View> {
    const name = `${step}/${seat ?? ""}`;
    let view = this.known.get(name);
    if (!view) {
      view = get<Schemas["StepTold"]>(
        `/api/tables/${this.id}/steps/${step}${seat === null ? "" : `?seat=${seat}`}`,
      ).then((answer) => answer.view);
      view.catch(() => this.known.delete(name));
      this.known.set(name, view);
    }
    return view;
  }

  /** All hands on the table: of each player what that player saw. */
  async open(step: number, front: number, seats: number): Promise<View> {
    const views = await Promise.all(Array.from({ length: seats }, (_, seat) => this.at(step, seat)));
    const mine = views[front] ?? views[0]!;
    return { ...mine, players: mine.players.map((player, seat) => views[seat]?.players[seat] ?? player) };
  }

  /** Moves were taken back: what came behind this step is another story now. */
  forget(behind: number): void {
    for (const name of this.known.keys()) if (Number.parseInt(name) > behind) this.known.delete(name);
  }
}

/** A position that is only looked at: nothing in it can be played. */
export const withoutChoices = (view: View): View => ({ ...view, choices: [], legal: [] });
