/** The rooms of the house, one for each game: how a position looks, what travels, what is asked. */

import type { Component } from "svelte";

import type { Board } from "../table/model/board.svelte";
import type { Entry, View } from "../table/model/live.svelte";
import type { Journey } from "../ui/flights";

export type Area = Component<{ board: Board }>;

export interface Room {
  /** The parts of a table: `others`, `centre`, `mine`, and what else the game lays out (`market`), in reading order. */
  areas: { name: string; component: Area }[];
  /** Where each area lies on a wide screen: CSS grid-template-areas with `side` for log, score and coach. */
  layout: { areas: string; columns: string; rows: string };
  /** What is asked of the one on turn, as a message with its things. */
  prompt(board: Board): { message: string; things?: Record<string, string | number> };
  /** Does this move go on from what is picked up? The prompt then offers these alone. */
  fits(board: Board, move: string): boolean;
  /** How far the game is: filled of all, and in words. */
  progress(view: View): { done: number; of: number; text: string };
  journeys(entry: Entry, before: View, after: View): Journey[];
  /** The end of a month or a round: a line for the ceremony, or null. */
  ceremony(before: View, after: View): string | null;
  /** The slip that explains a thing of the box. */
  explain(board: Board, kind: string, word: string): { title: string; text?: string; lines?: string[] };
  /** What is left of the cards, as far as the one who looks can know; for the points' tab. */
  remaining?(board: Board): { name: string; count: number; drawing?: string }[];
  /** The drawing of a thing of the box, for logs and slips; null if it has none. */
  drawing(kind: string, word: string): string | null;
}

export const rooms: Record<string, () => Promise<{ default: Room }>> = {
  artisans: () => import("./artisans/room"),
  "little-town": () => import("./little-town/room"),
};
