/** Lay a table and sit down: who plays, with which options, and how it was ordered the last time. */

import { change, type Game, type Schemas } from "../../app/api";
import { ensureSession } from "../../app/session.svelte";
import { navigate } from "../../app/router.svelte";
import { t } from "../../app/i18n.svelte";
import { promise, reveal } from "./contribution";

export type SeatSetup = { kind: "me" | "here" | "open" | "opponent"; level: string; name: string };
export type TableSetup = {
  game: string;
  seats: SeatSetup[];
  options: Record<string, string>;
  listed: boolean;
  lot: boolean;
  clock: { minutes: number; increment: number } | null;
};

export const LEVELS = ["apprentice", "journeyman", "master"];
const USUAL = "journeyman";
/** What a table is offered with at first, where that is not what the server would take. */
const OFFERED: Record<string, string> = { expansion: "standard", market: "random", "new-tiles": "8" };

export const opponent = (level = USUAL): SeatSetup => ({ kind: "opponent", level, name: "" });

/** A game against a journeyman, with the options as they are offered. */
export function defaultSetup(game: Game): TableSetup {
  const options = Object.fromEntries(Object.entries(game.options).map(([name, choices]) => [name, OFFERED[name] ?? choices[0]!]));
  return { game: game.name, seats: [{ kind: "me", level: USUAL, name: "" }, opponent()], options, listed: false, lot: false, clock: null };
}

const kept = (game: string): string => `atelier-order-${game}`;

/** The last order of a game, if it still fits. */
export function lastSetup(game: Game): TableSetup {
  const first = defaultSetup(game);
  try {
    const order = { ...first, ...JSON.parse(localStorage.getItem(kept(game.name)) ?? "{}") } as TableSetup;
    const options = Object.entries(first.options).map(([name, usually]) => {
      const wish = order.options[name];
      return [name, wish !== undefined && game.options[name]?.includes(wish) ? wish : usually];
    });
    return game.seats.includes(order.seats.length) ? { ...order, options: Object.fromEntries(options) } : first;
  } catch {
    return first;
  }
}

function keep(order: TableSetup): void {
  try {
    localStorage.setItem(kept(order.game), JSON.stringify(order));
  } catch {
    /* a browser that keeps nothing orders anew */
  }
}

const shuffled = <T>(list: T[]): T[] =>
  list
    .map((one) => ({ one, lot: crypto.getRandomValues(new Uint32Array(1))[0]! }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ one }) => one);

type SeatSaid = { kind: string; level?: string; name?: string; promise?: string };

/** A seat as the server is told. Our browser promises digits of its own for the shuffle, so that nobody deals alone. */
function seat({ kind, level, name }: SeatSetup, place: number): SeatSaid {
  if (kind === "opponent") return { kind, level };
  if (kind === "open") return { kind };
  const named = kind === "here" ? { name: name.trim() || t("home-player", { count: place + 1 }) } : {};
  return { kind: "me", promise: promise(), ...named };
}

/** Open the table and go there; a game whose seats are all taken begins at once. */
export async function createTable(order: TableSetup, remember = false): Promise<void> {
  await ensureSession();
  if (remember) keep(order);
  const seats = (order.lot ? shuffled(order.seats) : order.seats).map(seat);
  const clock = order.clock && { seconds: Math.round(order.clock.minutes * 60), increment: order.clock.increment };
  const { id } = await change<Schemas["Opened"]>("/api/tables", { game: order.game, seats, options: order.options, listed: order.listed, clock });
  if (order.seats.every((one) => one.kind !== "open")) {
    for (const [place, one] of seats.entries()) if (one.promise) await reveal(id, place, one.promise);
    await change(`/api/tables/${id}/start`, {});
  }
  navigate(`/table/${id}`);
}
