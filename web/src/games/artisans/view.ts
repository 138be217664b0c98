/** A position of Artisans as the server tells it to one pair of eyes, and small readings of it. */

import type { ThingTold } from "../../app/things";
import { named } from "../../app/i18n.svelte";
import type { Desk } from "../../table/model/board.svelte";
import type { View } from "../../table/model/live.svelte";

export type Phase = "draft" | "reserve" | "market" | "develop" | "final" | "over";
export type Cards = Record<string, number>;

export type Player = {
  artisan: string | null;
  /** null: hidden from these eyes. */
  hand: Cards | null;
  cards: number;
  known: Cards;
  /** Cards on levels I, II, III, IV of each material begun. */
  works: Record<string, number[]>;
  made: string[];
  reserved: string | null;
  visited: boolean;
  crafted: boolean;
  points: { materials: number; objects: number; artisan: number; reserved: number };
  total: number;
};

export type Bench = Pick<View, "step" | "turn" | "over" | "legal" | "choices"> & {
  month: number;
  phase: Phase;
  leader: number | null;
  token: number | null;
  market: (string | null)[];
  trading_closed: boolean;
  actions: number;
  just_crafted: boolean;
  deck: number;
  discard: Cards;
  unseen: Cards;
  row: (string | null)[];
  next: string | null;
  object_decks: [number, number];
  players: Player[];
};

export const MONTHS = 12;
export const SECOND_DECK = 7;
export const LEVELS = [1, 2, 3, 4] as const;
export const HAND = 6;
export const ROMAN = ["", "I", "II", "III", "IV"] as const;

export const benchOf = (view: View | null): Bench => view as unknown as Bench;
export const bench = (desk: Desk): Bench => benchOf(desk.view);

/** The seat whose bench is in front: one's own, or the first for those who only look on. */
export const front = (desk: Desk): number => desk.seat ?? 0;

/** The others, in turn order from the left of the one in front. */
export function others(desk: Desk): number[] {
  const count = bench(desk).players.length;
  return Array.from({ length: count - 1 }, (_, chair) => (front(desk) + chair + 1) % count);
}

export const materials = (desk: Desk): string[] => Object.keys(desk.things.kinds["material"] ?? {});
export const told = (desk: Desk, kind: string, word: string): ThingTold =>
  desk.things.kinds[kind]?.[word] ?? { names: { en: word, fr: word } };
export const nameOf = (desk: Desk, kind: string, word: string): string => named(told(desk, kind, word).names);

/** `Windmill (Netherlands)`: what it is, and where it comes from. */
export function objectName(desk: Desk, word: string): { name: string; origin: string } {
  const full = nameOf(desk, "object", word);
  const [, name, origin] = /^(.*?)\s*\(([^()]*)\)$/.exec(full) ?? [];
  return { name: name ?? full, origin: origin ?? "" };
}

export const pointsOf = (desk: Desk, object: string): number => Number(told(desk, "object", object)["points"] ?? 0);
export const needsOf = (desk: Desk, object: string): [string, number][] => {
  const needs = (told(desk, "object", object)["needs"] ?? {}) as Cards;
  return materials(desk).flatMap((material): [string, number][] => (needs[material] ? [[material, needs[material]]] : []));
};

export const levelOf = (player: Player | undefined, material: string): number => player?.works[material]?.length ?? 0;
export const sum = (cards: Cards): number => Object.values(cards).reduce((all, count) => all + count, 0);

/** How many cards the next level of a material may hold (R23, R29); 0 when it is finished. */
export function roomFor(player: Player, material: string): number {
  const works = player.works[material] ?? [];
  if (works.length >= LEVELS.length) return 0;
  const below = works.at(-1);
  return below === undefined ? HAND : below + (player.artisan === "perfectionist" ? 1 : 0);
}

export { seatName } from "../../table/model/names";
