/** Boxes in the making, kept in this browser as they are typed: a reload, a crash or a closed window loses none. */

import type { Schemas } from "../../app/api";
import { type Value, type Values } from "../../games/values";
import { isBlank } from "./finish";

/** When something was last typed at a key, spelled in JSON. */
export type Typed = Record<string, number>;
export type Kept = { id: string; version: number };
/** `changed`: there is more here than on the server. */
export type Draft = {
  game: string;
  values: Values;
  kept: Kept | null;
  changed: boolean;
  tried?: Tried | null;
  /** What was typed lately, and when. */
  typed?: Typed;
  /** The draft from which one came to look at this one. */
  mine?: string;
  at: number;
};
/** A trial on the server, and the digest of the text that was tried. */
export type Tried = { id: string; text: string };
export type Listed = {
  id: string;
  game: string;
  name: string;
  kept: Kept | null;
  changed: boolean;
  /** How many of its cards are filled in, as far as is known. */
  filled: number;
  cards: number;
  left: Left;
  at: number;
};
/** What the last check has left to do: the names of cards that were begun and left, and how much is to be mended. */
export type Left = { unfinished: string[]; mend: number };

const PREFIX = "atelier-workshop-";
/** Beside the draft, not in it: each window has other cards in hand, and none has to hear of that. */
const NOTES = "atelier-left-";

/** A new place on the shelf. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Lay a draft on the shelf; false where the browser keeps nothing, or has no room. */
export function lay(id: string, draft: Draft): boolean {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function take(id: string): Draft | null {
  try {
    return read(localStorage.getItem(PREFIX + id)) ?? held.get(id) ?? read(sessionStorage.getItem(PREFIX + id));
  } catch {
    return held.get(id) ?? null;
  }
}

export function drop(id: string): void {
  held.delete(id);
  localStorage.removeItem(PREFIX + id);
  localStorage.removeItem(NOTES + id);
  sessionStorage.removeItem(PREFIX + id);
}

const held = new Map<string, Draft>();

/** Hold a draft in which nothing was changed yet: this window has it, also after a reload, and no shelf. */
export function hold(id: string, draft: Draft): void {
  held.set(id, draft);
  try {
    sessionStorage.setItem(PREFIX + id, JSON.stringify(draft));
  } catch {
    // Then a reload begins anew.
  }
}

/** All that lies there, the latest first. */
export function listed(): Listed[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => {
        const draft = read(localStorage.getItem(key));
        if (!draft) return [];
        const { game, values, kept, changed, at } = draft;
        const name = String(values["name"] ?? "");
        const id = key.slice(PREFIX.length);
        const left = noted(id);
        const { filled, cards } = filledOf(values);
        return [{ id, game, name, kept, changed, filled: filled - left.unfinished.length, cards, left, at }];
      })
      .sort((one, other) => other.at - one.at);
  } catch {
    return [];
  }
}

/** Note what is left to do on a draft that lies there. */
export function note(id: string, left: Left): void {
  try {
    if (localStorage.getItem(PREFIX + id) !== null) localStorage.setItem(NOTES + id, JSON.stringify(left));
  } catch {
    // Then the shelf tells no more than what it sees.
  }
}
function noted(id: string): Left {
  const { unfinished, mend } = JSON.parse(localStorage.getItem(NOTES + id) ?? "{}") as Partial<Left>;
  return { unfinished: unfinished ?? [], mend: mend ?? 0 };
}

/** Of the cards in its decks, how many have something on them. */
export function filledOf(values: Values): { filled: number; cards: number } {
  const cards = Object.values(values).flatMap((deck) => (Array.isArray(deck) ? deck : []));
  const isCard = (card: Value): card is Values => typeof card === "object" && !Array.isArray(card);
  return { filled: cards.filter((card) => isCard(card) && !isBlank(card)).length, cards: cards.length };
}

type KeptBox = Schemas["KeptBoxShort"];
/** `draft`: what was changed here; `known`: what this browser knows of the box as it is now. */
export type Row = { kept: KeptBox | null; draft: Listed | null; known: Listed | null };

/** One row for each box: those on the server, each with what was changed here since, then those that are here alone. */
export function rows(shelf: readonly Listed[], kept: readonly KeptBox[]): { kept: Row[]; here: Row[] } {
  const there = kept.map((box) => {
    const copies = shelf.filter((one) => one.kept?.id === box.id);
    const draft = copies.find((one) => one.changed) ?? null;
    return { kept: box, draft, known: draft ?? copies.find((one) => one.kept?.version === box.version) ?? null };
  });
  const shown = new Set(there.map(({ draft }) => draft));
  const here = shelf.filter((one) => !shown.has(one) && (!one.kept || one.changed));
  return { kept: there, here: here.map((draft) => ({ kept: null, draft, known: draft })) };
}

/** The name, or the next of it that none of some others has: `My box`, `My box 2`. */
export function freeName(
  name: string,
  taken: readonly string[],
  numbered: (name: string, number: number) => string,
): string {
  const plain = name.replace(/\s+\d+$/, "") || name;
  let free = name;
  for (let number = 2; taken.includes(free); number++) free = numbered(plain, number);
  return free;
}

const LAST = "atelier-deck-";

/** The deck that was last looked at in this window: whoever played or reloaded comes back to it. */
export function lastDeck(id: string): string {
  try {
    return sessionStorage.getItem(LAST + id) ?? "";
  } catch {
    return "";
  }
}

export function atDeck(id: string, deck: string): void {
  try {
    sessionStorage.setItem(LAST + id, deck);
  } catch {
    // Then one begins with the first.
  }
}

/** Hear of another window that works on the same draft. */
export function watch(id: string, heard: (draft: Draft) => void): () => void {
  const listen = (event: StorageEvent): void => {
    const draft = event.key === PREFIX + id ? read(event.newValue) : null;
    if (draft) heard(draft);
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}

function read(text: string | null): Draft | null {
  try {
    const draft = JSON.parse(text ?? "null") as Draft | null;
    return draft && typeof draft.game === "string" && typeof draft.values === "object" ? draft : null;
  } catch {
    return null;
  }
}
