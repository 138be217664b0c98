/** The positions a finished game went through, seen by any seat or with every hand open; each is asked for once. */

import { get } from "../../app/api";
import type { View } from "../../table/model/live.svelte";

export class Positions {
  private readonly known = new Map<string, Promise<View>>();

  constructor(private readonly id: string) {}

  /** What one seat saw; null: what everyone saw. */
  at(step: number, seat: number | null): Promise<View> {
    const name = `${step}/${seat ?? ""}`;
    let view = this.known.get(name);
    if (!view) {
      view = get<{ view: View }>(`/api/tables/${this.id}/steps/${step}${seat === null ? "" : `?seat=${seat}`}`).then((told) => told.view);
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
}
