/** A live table as the source of a board. */

import { get, type Schemas } from "../../app/api";
import type { Source } from "./board.svelte";
import type { LiveTable } from "./live.svelte";

export function sourceOf(table: LiveTable): Source {
  const ask = <T>(what: string, move: string) =>
    get<T>(
      `/api/tables/${table.id}/${what}?move=${encodeURIComponent(move)}${table.seat === null ? "" : `&seat=${table.seat}`}`,
    );
  return {
    get game() {
      return table.game;
    },
    get view() {
      return table.shown;
    },
    get seat() {
      return table.seat;
    },
    get seats() {
      return table.seats;
    },
    get choices() {
      return table.choices;
    },
    get pending() {
      return table.pending;
    },
    play: (move) => void table.move(move),
    why: async (move) => {
      if (table.seat === null || !table.present) return null;
      const { message, things } = await ask<Schemas["WhyTold"]>("why", move);
      return message === null ? null : { message, things };
    },
    preview: async (move) => {
      const position = table.snapshot?.position ?? -1;
      const answer = await ask<Schemas["PreviewTold"]>("preview", move);
      if (answer.changes) table.foresee(position, move, answer.changes);
      return answer.points;
    },
  };
}
