/** Every card of a game, ready to be laid out: in groups, with its drawing, its numbers and whose values they are. */

import { type Names } from "../../app/api";
import type { Things, BoxThing } from "../../app/things";
import { capitalize, localName, t } from "../../app/i18n.svelte";

export type Amount = { drawing: string; count: string; text: string };
export type Side = { title: string; cost: string; points: number; text: string };
export type Card = { id: string; name: string; drawing: string | null; pattern?: string; points: number | null; amounts: Amount[]; text: string; sides: Side[]; source: string };
export type Group = { id: string; title: string; cards: Card[] };

const ROMAN = ["", "I", "II", "III", "IV"];
const FOLDERS: Record<string, Record<string, string>> = {
  artisans: { material: "materials", object: "objects", artisan: "artisans" },
  "little-town": { tile: "tiles", artisan: "people" },
};

/** The cards of a game by kind, in the order of the box. */
export function groups(things: Things): Group[] {
  const kind = (name: string): Group => ({ id: name, title: t(`cards-${things.game}-${name}`), cards: cardsOf(things, name) });
  if (things.game !== "little-town") return ["object", "artisan", "material"].map(kind);
  const decks = Object.entries(things.kinds.deck ?? {}).map(([word, deck]) => ({
    id: word,
    title: t("cards-deck", { deck: localName(deck.names) }),
    cards: cardsOf(things, "artisan", (card) => card.deck === word),
  }));
  return [kind("tile"), kind("objective"), ...decks];
}

function cardsOf(things: Things, kind: string, only: (card: BoxThing) => boolean = () => true): Card[] {
  return Object.entries(things.kinds[kind] ?? {})
    .filter(([, thing]) => only(thing))
    .map(([word, thing]) => card(things, kind, word, thing));
}

function card(things: Things, kind: string, word: string, thing: BoxThing): Card {
  const folder = FOLDERS[things.game]?.[kind];
  const name = capitalize(localName(thing.names));
  const text = thing.text ? localName(thing.text) : "";
  return {
    id: `${kind}-${word}`,
    name,
    drawing: folder ? `${folder}-${word}` : kind === "objective" ? "marks-objective" : null,
    points: typeof thing.points === "number" ? thing.points : null,
    amounts: amounts(things, thing),
    text: kind === "object" || capitalize(text) === name ? "" : capitalize(text),
    sides: ["standard", "advanced"].flatMap((side) => sideOf(side, thing[side] as Face | null | undefined)),
    source: thing.source ?? "rulebook",
  };
}

type Face = { cost_text: Names; points: number; text: Names };

function sideOf(side: string, face: Face | null | undefined): Side[] {
  if (!face) return [];
  return [{ title: t(`cards-${side}`), cost: localName(face.cost_text), points: face.points, text: localName(face.text) }];
}

/** What it needs or costs, as signs that are words too. */
function amounts(things: Things, thing: BoxThing): Amount[] {
  const needs = Object.entries((thing.needs ?? {}) as Record<string, number>).map(([material, level]) => {
    const name = localName(things.kinds.material?.[material]?.names ?? { en: material, fr: material });
    return { drawing: `materials-${material}`, count: ROMAN[level] ?? String(level), text: `${name} ${ROMAN[level] ?? level}` };
  });
  const cost = Object.entries((thing.cost ?? {}) as Record<string, number>).map(([good, count]) => {
    const resource = things.kinds.resource?.[good];
    const text = good === "coins" ? t("little-town-goods-coins", { count }) : `${count} ${resource ? localName(count > 1 ? (resource.many as Names) : resource.names) : good}`;
    return { drawing: good === "coins" ? "goods-coin" : `goods-${good}`, count: String(count), text };
  });
  return [...needs, ...cost];
}
