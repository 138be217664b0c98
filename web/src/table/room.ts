/** What the table asks of a game, and all it knows of one: how a position looks, what travels, what is asked. */

import type { Component } from "svelte";

import type { Things } from "../app/things";
import type { Journey } from "../ui/flights";
import type { Sound } from "../ui/sound";
import type { TooltipText } from "../ui/tooltips.svelte";
import type { Board, Good, Lasting } from "./model/board.svelte";
import type { Entry, Journeys, View } from "./model/types";

export type Area = { name: string; icon: string; component: Component<{ board: Board }> };

/** What else should be kept in mind, and whether something is lacking; `again`: a button says it too, which is enough on a phone. */
export type Mind = { text: string; short: boolean; again?: boolean };

export interface Room {
  /** The parts of a table: `others`, `centre`, `mine`, and what else the game lays out (`market`), in reading order. */
  areas: Area[];
  /** Where each area lies on a wide screen: CSS grid-template-areas with `side` for log, score and coach. */
  layout: { areas: string; columns: string; rows: string };
  /** What is asked of the one on turn, as a message with its things. */
  prompt(board: Board): { message: string; things?: Record<string, string | number> };
  /** What should be kept in mind beside the question: workers that will want to eat. */
  mind?(board: Board): Mind[];
  /** Several questions in a row that one button can answer: what it says, with all it costs, and the answers. */
  atOnce?(board: Board): { text: string; moves: string[] } | null;
  /** A good, a card or points by word, for sums. */
  good: Good;
  /** What is warned of once, not with every move: hunger, until the round ends. */
  lasting?: Lasting;
  /** Does this move go on from what is picked up? The prompt then offers these alone. */
  fits(board: Board, move: string): boolean;
  /** How far the game is: filled of all, and in words. */
  progress(view: View): { done: number; of: number; text: string };
  /** What travels between two positions, with the things of this box. */
  journeys(things: Things): Journeys;
  /** The table was cleared behind a move: the position in which that can still be seen; null if nothing was cleared. */
  kept?(entry: Entry, before: View, after: View): View | null;
  /** What a move sounds like, given what travels. */
  sound(entry: Entry, journeys: readonly Journey[]): Sound;
  /** A month or a round begins: which, and what is new with it; null if none does. */
  ceremony(before: View, after: View): { title: string; text?: string } | null;
  /** What a month or a round changes for everyone, in a sentence for the log. */
  news?(view: View, chapter: number): string | undefined;
  /** What something fulfilled scores. */
  scores?(board: Board, kind: string, word: string): number;
  /** What is said of a thing of the box when it is asked. */
  explain(board: Board, kind: string, word: string): TooltipText;
  /** What is counted under a word (`points`, and whatever the game counts): its name for so many of it, its drawing; `bad`: more of it is no gain. */
  counted(board: Board, word: string, by: number): { name: string; drawing: string; box?: string; bad?: boolean };
  /** Is a change of this shown in a scene? All are, if a room does not say. */
  inScene?(stage: string, word: string): boolean;
  /** The places where a seat's count of something may be seen when an entry changes it, best first. */
  counters(entry: Entry, seat: number, word: string): string[];
  /** What of a move deserves a moment in the middle of the table: something is made. */
  beat?(board: Board, entry: Entry): { title: string; text?: string; drawing: string } | null;
  /** Can points come from this in the game that is played? From all its sources, if a room does not say. */
  possible?(view: View, source: string): boolean;
  /** What is left of the cards, as far as the one who looks can know; for the points' tab. */
  remaining?(board: Board): { name: string; count: number; drawing?: string }[];
  /** The drawing of a thing of the box, for logs and tooltips; null if it has none. */
  drawing(kind: string, word: string, things: Things): string | null;
}
