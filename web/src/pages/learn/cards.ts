/** Every card of a game, ready to be laid out: in groups, with its drawing, its numbers and whose values they are. */

import { type Names } from "../../app/api";
import type { Things, ThingTold } from "../../app/things";
import { capital, named, t } from "../../app/i18n.svelte";

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
    title: t("cards-deck", { deck: named(deck.names) }),
    cards: cardsOf(things, "artisan", (card) => card.deck === word),
  }));
  return [kind("tile"), kind("objective"), ...decks];
}

function cardsOf(things: Things, kind: string, only: (card: ThingTold) => boolean = () => true): Card[] {
  return Object.entries(things.kinds[kind] ?? {})
    .filter(([, thing]) => only(thing))
    .map(([word, thing]) => card(things, kind, word, thing));
}

function card(things: Things, kind: string, word: string, thing: ThingTold): Card {
  const folder = FOLDERS[things.game]?.[kind];
  const name = capital(named(thing.names));
  const text = thing.text ? named(thing.text) : "";
  return {
    id: `${kind}-${word}`,
    name,
    drawing: folder ? `${folder}-${word}` : kind === "objective" ? "marks-objective" : null,
    points: typeof thing.points === "number" ? thing.points : null,
    amounts: amounts(things, thing),
    text: kind === "object" || capital(text) === name ? "" : capital(text),
    sides: ["standard", "advanced"].flatMap((side) => sideOf(side, thing[side] as SideTold | null | undefined)),
    source: thing.source ?? "rulebook",
  };
}

type SideTold = { cost_text: Names; points: number; text: Names };

function sideOf(side: string, told: SideTold | null | undefined): Side[] {
  if (!told) return [];
  return [{ title: t(`cards-${side}`), cost: named(told.cost_text), points: told.points, text: named(told.text) }];
}

/** What it needs or costs, as signs that are words too. */
function amounts(things: Things, thing: ThingTold): Amount[] {
  const needs = Object.entries((thing.needs ?? {}) as Record<string, number>).map(([material, level]) => {
    const name = named(things.kinds.material?.[material]?.names ?? { en: material, fr: material });
    return { drawing: `materials-${material}`, count: ROMAN[level] ?? String(level), text: `${name} ${ROMAN[level] ?? level}` };
  });
  const cost = Object.entries((thing.cost ?? {}) as Record<string, number>).map(([good, count]) => {
    const resource = things.kinds.resource?.[good];
    const text = good === "coins" ? t("little-town-goods-coins", { count }) : `${count} ${resource ? named(count > 1 ? (resource.many as Names) : resource.names) : good}`;
    return { drawing: good === "coins" ? "goods-coin" : `goods-${good}`, count: String(count), text };
  });
  return [...needs, ...cost];
}
