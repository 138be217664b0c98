/** The pictures of a game's rules: positions of real games, and how the game draws them small. */

import type { Component } from "svelte";

import type { Choice, Message, Seat } from "../app/api";
import type { Board, Good, Source } from "../table/model/board.svelte";
import type { View } from "../table/model/types";

/** A position with what may be done in it. */
export type Picture = View;

export interface Pictures {
  views: Record<string, Picture>;
  component: Component<{ board: Board; name: string }>;
  good: Good;
  /** What they lie on, as a background; on the page itself if not said. */
  ground?: string;
}

/** A position that only stands there: nothing in it can be played. */
export class Still implements Source {
  readonly seat = 0;
  readonly pending = null;
  readonly seats: Seat[];

  constructor(
    readonly game: string,
    readonly view: View,
    names: readonly string[],
  ) {
    const seat = {
      kind: "person",
      level: null,
      member: null,
      away: false,
      out_of_time: false,
      promise: "",
      revealed: false,
    } as const;
    this.seats = names.map((name, place) => ({ ...seat, name, yours: place === this.seat }));
  }

  get choices(): Choice[] {
    return this.view.choices;
  }
  play(): void {}
  async why(): Promise<Message | null> {
    return null;
  }
  async preview(): Promise<null> {
    return null;
  }
}
