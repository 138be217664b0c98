/** A position of Artisans as the server tells it to one pair of eyes, and small readings of it. */

import { localName } from "../../app/i18n.svelte";
import type { BoxThing } from "../../app/things";
import type { Board } from "../../table/model/board.svelte";
import type { View } from "../../table/model/types";

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
const HAND = 6;
export const ROMAN = ["", "I", "II", "III", "IV"] as const;

export const benchOf = (view: View | null): Bench => view as unknown as Bench;
export const bench = (board: Board): Bench => benchOf(board.view);

/** The seat whose bench is in front: one's own, or the first for those who only look on. */
export const front = (board: Board): number => board.seat ?? 0;

/** The others, in turn order from the left of the one in front. */
export function others(board: Board): number[] {
  const count = bench(board).players.length;
  return Array.from({ length: count - 1 }, (_, chair) => (front(board) + chair + 1) % count);
}

export const materials = (board: Board): string[] => Object.keys(board.things.kinds["material"] ?? {});
export const thingOf = (board: Board, kind: string, word: string): BoxThing =>
  board.things.kinds[kind]?.[word] ?? { names: { en: word, fr: word } };
export const nameOf = (board: Board, kind: string, word: string): string => localName(thingOf(board, kind, word).names);

/** `Windmill (Netherlands)`: what it is, and where it comes from. */
export function objectName(board: Board, word: string): { name: string; origin: string } {
  const full = nameOf(board, "object", word);
  const [, name, origin] = /^(.*?)\s*\(([^()]*)\)$/.exec(full) ?? [];
  return { name: name ?? full, origin: origin ?? "" };
}

export const pointsOf = (board: Board, object: string): number =>
  Number(thingOf(board, "object", object)["points"] ?? 0);
export const needsOf = (board: Board, object: string): [string, number][] => {
  const needs = (thingOf(board, "object", object)["needs"] ?? {}) as Cards;
  return materials(board).flatMap((material): [string, number][] =>
    needs[material] ? [[material, needs[material]]] : [],
  );
};

export const levelOf = (player: Player | undefined, material: string): number => player?.works[material]?.length ?? 0;
export const sum = (cards: Cards): number => Object.values(cards).reduce((all, count) => all + count, 0);

/** How many cards the next level of a material may hold (R23, R29); 0 when it is finished. */
export function capacityOf(player: Player, material: string): number {
  const works = player.works[material] ?? [];
  if (works.length >= LEVELS.length) return 0;
  const below = works.at(-1);
  return below === undefined ? HAND : below + (player.artisan === "perfectionist" ? 1 : 0);
}

export { seatName } from "../../table/model/names";
