/** What an entry of the log changes in what is told of a table. */

import type { Seat, TableTold } from "../../app/api";
import type { Entry, View } from "./live.svelte";

/** Entries that go with the position: shown in their turn. The others are facts at once. */
const IN_TURN = new Set(["opened", "started", "moved", "undone", "over"]);

export const isAtOnce = (entry: Entry): boolean => !IN_TURN.has(entry.kind);

/** The table as soon as an entry is heard, whatever is still to be shown. */
export const heard = (told: TableTold, entry: Entry): TableTold => (isAtOnce(entry) ? { ...told, ...fact(told, entry, null) } : told);

/** The table once an entry is shown; `view` is the position after it. */
export function after(told: TableTold, entry: Entry, view: View | null): TableTold {
  return {
    ...told,
    ...(isAtOnce(entry) ? {} : fact(told, entry, view)),
    number: entry.number,
    position: entry.position,
    step: view?.step ?? told.step,
    turn: view && !view.over ? view.turn : null,
    clock: entry.clock && told.clock ? { ...told.clock, ...entry.clock } : told.clock,
  };
}

function fact(told: TableTold, entry: Entry, view: View | null): Partial<TableTold> {
  const put = (change: Partial<Seat>) => ({ seats: told.seats.map((seat, place) => (place === entry.seat ? { ...seat, ...change } : seat)) });
  const isYours = told.seats[entry.seat ?? -1]?.yours === true;
  /** Someone else, or another promise: if anything was revealed already, everyone promises anew. */
  const seatAnew = (change: Partial<Seat>) => {
    const voided = told.seats.some((seat) => seat.revealed) ? { promise: "" } : {};
    return { seats: told.seats.map((seat, place) => ({ ...seat, ...voided, revealed: false, ...(place === entry.seat ? change : {}) })) };
  };
  const level = (entry.level as string | null | undefined) ?? null;
  switch (entry.kind) {
    case "seated":
      if (entry.again && told.seats[entry.seat ?? -1]?.promise === entry.promise) return put({ name: String(entry.name ?? "") });
      return seatAnew({ kind: level ? "opponent" : "person", name: String(entry.name ?? ""), level, yours: entry.again === true && isYours, promise: String(entry.promise ?? "") });
    case "unseated":
      return seatAnew({ kind: "open", name: "", level: null, yours: false, promise: "" });
    case "revealed":
      return put({ revealed: true });
    case "started":
      return { life: "playing", key_commitment: (entry.key_commitment as string | null) ?? null };
    case "left":
      return put({ away: true });
    case "replaced":
      return put({ away: true, level, out_of_time: told.seats[entry.seat ?? -1]?.out_of_time || entry.reason === "clock" });
    case "returned":
      return put({ away: false, level: null });
    case "chatted":
      return { chat: [...told.chat, entry as unknown as TableTold["chat"][number]] };
    case "over":
      return {
        life: "over",
        result: {
          points: entry.points as number[],
          places: entry.places as number[],
          sources: view?.players.map((player) => player.points) ?? [],
        },
      };
    case "closed":
      return { life: "closed" };
    case "rematched":
      return { rematch: entry.table as string };
    default:
      return {};
  }
}
