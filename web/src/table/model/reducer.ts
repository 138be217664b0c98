/** What an entry of the log makes of a table: pure, from one state to the next. */

import type { Seat, TableSnapshot } from "../../app/api";
import { applyChanges } from "./changes";
import { waitAfter } from "./idle.svelte";
import { mergeEntries } from "./log";
import type { Entry, View } from "./types";

/** A table as far as it has been shown: what the server said of it, the position, the log. */
export type TableState = { snapshot: TableSnapshot | null; view: View | null; entries: Entry[] };

export const NOTHING: TableState = { snapshot: null, view: null, entries: [] };

/** Entries that go with the position: shown in their turn. The others are facts at once. */
const IN_TURN = new Set(["opened", "started", "moved", "undone", "over"]);

const isAtOnce = (entry: Entry): boolean => !IN_TURN.has(entry.kind);

/** The table as soon as an entry is heard, whatever is still to be shown. */
export function hear(state: TableState, entry: Entry): TableState {
  const { snapshot } = state;
  if (!snapshot || !isAtOnce(entry)) return state;
  const wait = waitAfter(snapshot, entry, snapshot.turn);
  return { ...state, snapshot: { ...snapshot, ...fact(snapshot, entry, null), wait } };
}

/** The table once an entry is shown. */
export function show(state: TableState, entry: Entry): TableState {
  const { snapshot } = state;
  if (!snapshot) return state;
  const view = applyChanges<View | null>(state.view, entry.changes ?? []);
  const { changes: _, ...line } = entry;
  const turn = view && !view.over ? view.turn : null;
  return {
    snapshot: {
      ...snapshot,
      ...(isAtOnce(entry) ? {} : fact(snapshot, entry, view)),
      number: entry.number,
      position: entry.position,
      step: view?.step ?? snapshot.step,
      turn,
      wait: isAtOnce(entry) ? snapshot.wait : waitAfter(snapshot, entry, turn),
      clock: entry.clock && snapshot.clock ? { ...snapshot.clock, ...entry.clock } : snapshot.clock,
    },
    view,
    entries: mergeEntries(state.entries, [{ ...line, step: view?.step ?? 0 }]),
  };
}

function fact(snapshot: TableSnapshot, entry: Entry, view: View | null): Partial<TableSnapshot> {
  const put = (change: Partial<Seat>) => ({
    seats: snapshot.seats.map((seat, place) => (place === entry.seat ? { ...seat, ...change } : seat)),
  });
  const seat = snapshot.seats[entry.seat ?? -1];
  const level = entry.level ?? null;
  const member = entry.member ?? null;
  const promise = entry.promise ?? "";
  const name = entry.name ?? "";
  switch (entry.kind) {
    case "seated":
      if (entry.again && seat?.promise === entry.promise) return put({ name });
      if (level && seat?.level === level) return put({ name, member });
      return seatAnew(snapshot, entry.seat, {
        kind: level ? "opponent" : "person",
        name,
        level,
        member,
        yours: entry.again === true && seat?.yours === true,
        promise,
      });
    case "unseated":
      return seatAnew(snapshot, entry.seat, {
        kind: "open",
        name: "",
        level: null,
        member: null,
        yours: false,
        promise: "",
      });
    case "revealed":
      return put({ revealed: true });
    case "started":
      return { life: "playing", key_commitment: entry.key_commitment ?? null };
    case "undone":
      return entry.further ? { take_backs: snapshot.take_backs + 1 } : {};
    case "left":
      return put({ away: true });
    case "replaced":
      return put({ away: true, level, out_of_time: seat?.out_of_time || entry.reason === "clock" });
    case "returned":
      return put({ away: false, level: null });
    case "chatted":
      return {
        chat: [
          ...snapshot.chat,
          { number: entry.number, at: entry.at, seat: entry.seat ?? null, name, text: entry.text ?? "" },
        ],
      };
    case "over":
      return { life: "over", result: result(entry, view) };
    case "closed":
      return { life: "closed" };
    case "rematched":
      return { rematch: entry.table ?? null };
    default:
      return {};
  }
}

/** Someone else, or another promise: if anything was revealed already, everyone promises anew. */
function seatAnew(
  snapshot: TableSnapshot,
  number: number | null | undefined,
  change: Partial<Seat>,
): Pick<TableSnapshot, "seats"> {
  const voided = snapshot.seats.some((seat) => seat.revealed) ? { promise: "" } : {};
  return {
    seats: snapshot.seats.map((seat, place) => ({
      ...seat,
      ...voided,
      revealed: false,
      ...(place === number ? change : {}),
    })),
  };
}

function result(entry: Entry, view: View | null): TableSnapshot["result"] {
  return {
    points: entry.points ?? [],
    places: entry.places ?? [],
    sources: view?.players.map((player) => player.points) ?? [],
  };
}
