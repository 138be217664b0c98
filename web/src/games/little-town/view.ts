/** What the server shows of a Little Town table, and the plain geometry of its map. */

import type { Things as BoxThings } from "../../app/things";
import type { Board } from "../../table/model/board.svelte";
import type { View, ViewOf } from "../../table/model/types";
import type { Artisan, Building, Face, Player, RowCard, Swap, Things, Tile, View as OwnView } from "./schema";

export type { Building, Face, Player, RowCard, Swap, Things, Tile };
export type Counts = Player["goods"];
export type Town = ViewOf<OwnView>;

export const townOf = (view: View): Town => view as Town;
export const town = (board: Board): Town | null => board.view && townOf(board.view);
/** The things of a box of this game. */
export const thingsOf = (box: BoxThings): Things => box.kinds as Things;
export const tileOf = (board: Board, word: string): Tile | undefined => thingsOf(board.things).tile[word];
export const resources = (things: Things): string[] => Object.keys(things.resource);
/** What a player has piles of: every resource, and coins. */
export const piles = (things: Things): string[] => [...resources(things), "coins"];
export const heldOf = (player: Player, word: string): number =>
  word === "coins" ? player.coins : (player.goods[word] ?? 0);
/** The anchor of a player's pile. */
export const pileOf = (seat: number, word: string): string =>
  word === "coins" ? `coins-${seat}` : `goods-${seat}-${word}`;
/** What is picked up to put a card under its deck, and how the moves that do it begin. */
export const CYCLE = "cycle";
export const artisanOf = (board: Board, word: string): Artisan | undefined => thingsOf(board.things).artisan[word];
/** The resource a land yields. */
export const yieldOf = (things: Things, land: string): string | undefined =>
  Object.entries(things.resource).find(([, resource]) => resource.land === land)?.[0];

/** A card's side that is played. */
export function faceOf(board: Board, word: string): Face | null {
  const face = town(board)?.face;
  return face ? (artisanOf(board, word)?.[face] ?? null) : null;
}

/** The card that is being paid for, on top of its deck until it is. */
export const comingOf = (view: Town): string | null =>
  (view.now.incoming && view.decks[view.now.incoming]?.top) || null;

/** Column and row of a square, from 0. */
export const whereIs = (square: string): [number, number] => [
  square.charCodeAt(0) - letterOf(0).charCodeAt(0),
  Number(square.slice(1)) - 1,
];
/** The letter of a column. */
export const letterOf = (column: number): string => String.fromCharCode("a".charCodeAt(0) + column);
export const squareAt = (column: number, row: number): string => `${letterOf(column)}${row + 1}`;
export const landAt = (view: Town, square: string): string => {
  const [column, row] = whereIs(square);
  return view.land[row]?.[column] ?? "grass";
};

/** The squares around one, up to eight. */
export const around = (things: Things, square: string): string[] => things.square[square]?.around ?? [];

export const buildingOn = (view: Town, square: string): Building | undefined =>
  view.buildings.find((one) => one.square === square);

/** Which of its drawings a terrain square has: always the same one. */
export function variant(land: string, square: string): string {
  const [column, row] = whereIs(square);
  return `terrain-${land}-${((column * 7 + row * 5 + column * row) % (land === "grass" ? 3 : 2)) + 1}`;
}

/** The seat whose side of the table this is: one's own, or for a spectator the first. */
export const mySeat = (board: Board): number => board.seat ?? 0;

/** Every tile of this market, sold ones too, in the order of the box: nothing moves up when one is built. */
export function marketOf(board: Board): string[] {
  const view = town(board);
  if (!view) return [];
  const here = new Set([
    ...Object.keys(view.market),
    ...view.buildings.map((one) => one.tile),
    ...(view.now.buying ? [view.now.buying] : []),
  ]);
  return Object.keys(thingsOf(board.things).tile).filter((word) => here.has(word));
}

/** How broad goods are when drawn in a line, in ems: an icon each, and a number where there are several. */
export const breadth = (counts: Counts | null): number =>
  Object.values(counts ?? {}).reduce<number>(
    (sum, count) => sum + (count ? 1.45 + (count > 1 ? 0.6 * String(count).length : 0) : 0),
    0,
  );

/** The same for all that a tile does. */
export const tradeBreadth = (tile: Tile): number =>
  tile.output ? breadth(tile.price) + 0.95 + breadth(tile.output) : 5.6;
