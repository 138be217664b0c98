/** Boxes in the making, kept in this browser as they are typed: a reload, a crash or a closed window loses none. */

import type { Values } from "../../games/values";

export type Kept = { id: string; version: number };
/** `changed`: there is more here than on the server. */
export type Draft = {
  game: string;
  values: Values;
  kept: Kept | null;
  changed: boolean;
  tried?: Tried | null;
  at: number;
};
/** A trial on the server, and the digest of the text that was tried. */
export type Tried = { id: string; text: string };
export type Listed = { id: string; game: string; name: string; kept: Kept | null; changed: boolean; at: number };

const PREFIX = "atelier-workshop-";

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
    return read(localStorage.getItem(PREFIX + id));
  } catch {
    return null;
  }
}

export function drop(id: string): void {
  localStorage.removeItem(PREFIX + id);
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
        return [{ id: key.slice(PREFIX.length), game, name: String(values["name"] ?? ""), kept, changed, at }];
      })
      .sort((one, other) => other.at - one.at);
  } catch {
    return [];
  }
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
