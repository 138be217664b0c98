/** What a game tells the workshop of its box: which decks there are, what can be changed on a card, how it is drawn. */

import type { Component } from "svelte";

import type { Things } from "../app/things";
import type { Key, Values } from "./values";

/** Something that is counted: `wood`, with its sign and its name; `mark` tells alike signs apart. */
export type Word = { word: string; label: string; drawing: string; mark?: string };
/** `group`: those of one side of a card stand together; `short`: how it is called in a sentence. */
type Labelled = { key: Key; label: string; group?: string; short?: string };
export type Field =
  | (Labelled & { kind: "number" | "text" })
  /**
   * Yes or no. `stays`: no is written too; `within`: in a table that is only there while something stands in it;
   * `about`: what it means, where its label cannot say it.
   */
  | (Labelled & { kind: "flag"; stays?: boolean; within?: boolean; about?: string })
  /** A few numbers by word; `stays`: an empty table says something too. */
  | (Labelled & { kind: "counts"; words: Word[]; stays?: boolean })
  | (Labelled & { kind: "choice"; choices: { value: string; text: string }[] })
  /** Lines of signs. */
  | (Labelled & { kind: "lines"; rows: number });

/**
 * A card: where it stands in the box; the keys of its fields are meant from there. `wordy`: its name is a sentence;
 * `hint`: what that may hold.
 */
export type CardSpec = {
  key: Key;
  fields: Field[];
  named: boolean;
  wordy?: boolean;
  hint?: string;
  sources: string[];
};
/** Fields that belong together and are of no card. `about`: what their signs mean. */
export type Sheet = { title: string; about?: string; fields: Field[] };
export type Deck = {
  /** The tables of the file it stands for; mistakes there are its own. */
  tables: string[];
  id: string;
  title: string;
  cards: CardSpec[];
  sheets?: Sheet[];
  /** The size a card is drawn in, in rems; `beside`: how wide its values at least lie beside it. */
  size: { wide: number; high: number; beside?: number };
};

export interface Workshop {
  decks(values: Values, ours: Things): Deck[];
  /** Of which cards there are too few for the counts that are asked of them, and of which there are some to spare. */
  balance?(values: Values): string;
  /** Cards that may not have the same word, deck by deck. */
  identified: string[][];
  /** One card as the game would tell of it, among the things of our box. */
  drawn(deck: string, key: Key, values: Values, ours: Things): { things: Things; word: string };
  component: Component<{ things: Things; deck: string; word: string }>;
  /** The same box without the values that are our own design: an owner of the printed one fills them in. */
  emptied(values: Values): Values;
  /** With which options its cards come to the table. */
  options: Record<string, string>;
}

/** A card without values, to be typed from a printed one. */
export const blank = (): Values => ({ source: "printed" });

/** Whose a card is when it was changed: of a set that is typed from the printed one, a published card was put right. */
export function changedSource(source: string, values: Values): string {
  const cards = Object.values(values).flatMap((deck) => Object.values((deck ?? {}) as Record<string, Values>));
  const fromPrint = source === "published" && cards.some((card) => card?.["source"] === "printed");
  if (fromPrint) return "printed";
  return source === "atelier" || source === "published" ? "own" : source;
}

/** Whatever of a deck is our own design, taken out; what the printed game publishes stays. */
export function withoutOurs(cards: unknown): Values[] {
  return (Array.isArray(cards) ? (cards as Values[]) : []).map((card) =>
    card["source"] === "atelier" ? blank() : { ...card },
  );
}
