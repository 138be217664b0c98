/** What an entry of the log changes in what is told of a table. */

import type { Seat, TableSnapshot } from "../../app/api";
import type { Entry, View } from "./live.svelte";

/** Entries that go with the position: shown in their turn. The others are facts at once. */
const IN_TURN = new Set(["opened", "started", "moved", "undone", "over"]);

export const isAtOnce = (entry: Entry): boolean => !IN_TURN.has(entry.kind);

/** The table as soon as an entry is heard, whatever is still to be shown. */
export const heard = (snapshot: TableSnapshot, entry: Entry): TableSnapshot => (isAtOnce(entry) ? { ...snapshot, ...fact(snapshot, entry, null) } : snapshot);

/** The table once an entry is shown; `view` is the position after it. */
export function after(snapshot: TableSnapshot, entry: Entry, view: View | null): TableSnapshot {
  return {
    ...snapshot,
    ...(isAtOnce(entry) ? {} : fact(snapshot, entry, view)),
    number: entry.number,
    position: entry.position,
    step: view?.step ?? snapshot.step,
    turn: view && !view.over ? view.turn : null,
    clock: entry.clock && snapshot.clock ? { ...snapshot.clock, ...entry.clock } : snapshot.clock,
  };
}

function fact(snapshot: TableSnapshot, entry: Entry, view: View | null): Partial<TableSnapshot> {
  const put = (change: Partial<Seat>) => ({ seats: snapshot.seats.map((seat, place) => (place === entry.seat ? { ...seat, ...change } : seat)) });
  const isYours = snapshot.seats[entry.seat ?? -1]?.yours === true;
  /** Someone else, or another promise: if anything was revealed already, everyone promises anew. */
  const seatAnew = (change: Partial<Seat>) => {
    const voided = snapshot.seats.some((seat) => seat.revealed) ? { promise: "" } : {};
    return { seats: snapshot.seats.map((seat, place) => ({ ...seat, ...voided, revealed: false, ...(place === entry.seat ? change : {}) })) };
  };
  const level = (entry.level as string | null | undefined) ?? null;
  switch (entry.kind) {
    case "seated":
      if (entry.again && snapshot.seats[entry.seat ?? -1]?.promise === entry.promise) return put({ name: String(entry.name ?? "") });
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
      return put({ away: true, level, out_of_time: snapshot.seats[entry.seat ?? -1]?.out_of_time || entry.reason === "clock" });
    case "returned":
      return put({ away: false, level: null });
    case "chatted":
      return { chat: [...snapshot.chat, entry as unknown as TableSnapshot["chat"][number]] };
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
