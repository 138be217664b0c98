/** What every thing of Little Town says about itself when it is asked. */

import { capital, named, t } from "../../app/i18n.svelte";
import type { Slip } from "../../ui/tooltip.svelte";
import type { Desk } from "../../table/model/board.svelte";
import { seatName } from "../../table/model/names";
import { type Counts, around, artisanOf, buildingOn, faceOf, landAt, LEVELS, tileOf, town, YIELDS } from "./view";

/** Who sits there, in a word. */
export const whoIs = (desk: Desk, seat: number): string => seatName(desk.seats, seat);

/** A good in words, with how many. */
export function goodIn(desk: Desk, word: string, count: number): string {
  if (word === "coins" || word === "points" || word === "any") return t(`little-town-goods-${word}`, { count });
  const told = desk.things.kinds.resource?.[word];
  if (!told) return `${count} ${word}`;
  return `${count} ${named(count > 1 ? ((told.many as typeof told.names) ?? told.names) : told.names)}`;
}

export function goodsIn(desk: Desk, counts: Counts): string {
  const said = Object.entries(counts).flatMap(([word, count]) => (count ? [goodIn(desk, word, count)] : []));
  return said.length ? said.join(", ") : t("little-town-goods-nothing");
}

export const nameOf = (desk: Desk, kind: string, word: string): string => {
  const told = desk.things.kinds[kind]?.[word];
  return told ? capital(named(told.names)) : word;
};

/** Facts in one line: lines of their own are for what may or may not be done. */
const facts = (...said: (string | false | undefined)[]): string => said.filter(Boolean).join(" · ");
const ours = (source: unknown): string | false => source === "atelier" && t("town-ours");

export function tileSlip(desk: Desk, word: string, owner?: number): Slip {
  const tile = tileOf(desk, word);
  if (!tile) return { title: word };
  const price = t("town-slip-cost", { cost: goodsIn(desk, tile.cost), points: tile.points });
  const whose = owner !== undefined && (owner === desk.seat ? t("town-slip-yours") : t(tile.output ? "town-slip-rent" : "town-slip-owner", { who: whoIs(desk, owner) }));
  return { title: nameOf(desk, "tile", word), text: facts(tile.text && capital(named(tile.text)), owner === undefined && price, whose, ours(tile.source)) };
}

export function artisanSlip(desk: Desk, word: string | null, cubes: string[] = [], more?: string): Slip {
  const card = word ? artisanOf(desk, word) : undefined;
  const face = word ? faceOf(desk, word) : null;
  if (!word || !card || !face) return { title: t("town-blank"), text: t("town-blank-text") };
  const kind = t("town-slip-card", { kind: nameOf(desk, "kind", card.kind ?? ""), level: LEVELS[card.level - 1] ?? "" });
  const price = t("town-slip-cost", { cost: named(face.cost_text), points: face.points });
  const laid = cubes.length > 0 && t("town-slip-cubes", { cubes: cubes.map((cube) => nameOf(desk, "resource", cube)).join(", ") });
  return { title: nameOf(desk, "artisan", word), text: facts(capital(named(face.text)), kind, price, laid, more, ours(card.source)) };
}

export function deckSlip(desk: Desk, word: string): Slip {
  const pack = town(desk)?.decks[word];
  if (!pack?.top) return { title: nameOf(desk, "deck", word), text: t("town-deck-empty") };
  const known = [...pack.unseen, ...pack.beneath].map((one) => nameOf(desk, "artisan", one)).join(", ");
  return artisanSlip(desk, pack.top, [], t("town-slip-deck", { cards: pack.cards, known: known || "–" }));
}

export function goalSlip(desk: Desk, word: string, done = false): Slip {
  const told = desk.things.kinds.objective?.[word];
  if (!told) return { title: word };
  const points = t("little-town-goods-points", { count: Number(told.points ?? 0) });
  return { title: t(done ? "town-goal-done" : "town-goal"), text: facts(capital(named(told.names)), points, ours(told.source)) };
}

/** What lies around a square, in words: what a worker would find there. */
function surroundings(desk: Desk, square: string): string {
  const view = town(desk);
  if (!view) return "";
  const goods: Counts = {};
  const names: string[] = [];
  for (const near of around(square)) {
    const yielded = YIELDS[landAt(view, near)];
    const building = buildingOn(view, near);
    if (yielded) goods[yielded] = (goods[yielded] ?? 0) + 1;
    else if (building && tileOf(desk, building.tile)?.output) names.push(nameOf(desk, "tile", building.tile));
  }
  const found = Object.keys(goods).length ? [goodsIn(desk, goods)] : [];
  return found.length + names.length ? t("town-slip-around", { found: [...found, ...names].join(", ") }) : t("town-slip-lonely");
}

export function squareSlip(desk: Desk, square: string): Slip {
  const view = town(desk);
  if (!view) return { title: square };
  const building = buildingOn(view, square);
  if (building) return tileSlip(desk, building.tile, building.owner);
  const land = landAt(view, square);
  const worker = view.workers[square];
  const title = t("town-square", { square, land: t(`town-land-${land}`) });
  if (worker !== undefined) return { title, text: t("town-worker-of", { who: whoIs(desk, worker) }) };
  return land === "grass" ? { title, text: surroundings(desk, square) } : { title, text: t(`town-land-${land}-text`) };
}

/** The same things by kind and word, for sentences of the log. */
export function explainThing(desk: Desk, kind: string, word: string): Slip {
  switch (kind) {
    case "tile":
      return tileSlip(desk, word);
    case "artisan":
      return artisanSlip(desk, word === "blank" ? null : word);
    case "deck":
      return deckSlip(desk, word);
    case "objective":
      return goalSlip(desk, word);
    case "square":
      return squareSlip(desk, word);
    case "place":
      return { title: t("town-place", { place: word }), text: t("town-place-text") };
    case "land":
      return { title: capital(t(`town-land-${word}`)), text: t(`town-land-${word}-text`) };
    case "resource":
      return { title: nameOf(desk, "resource", word), text: facts(t(`town-good-${word}-text`), t("town-good-coins")) };
    case "coins":
      return { title: t("town-coins"), text: t("town-good-coins") };
    default:
      return { title: nameOf(desk, kind, word) };
  }
}

/** The drawing of a thing. */
export function drawingOf(kind: string, word: string): string | null {
  const folders: Record<string, string> = { tile: "tiles", resource: "goods", resources: "goods" };
  if (folders[kind]) return `${folders[kind]}-${word}`;
  if (kind === "artisan") return word === "blank" ? "people-blank-gather" : `people-${word}`;
  if (kind === "deck" || kind === "kind") return `people-${word.replace(/-\d$/, "")}`;
  if (kind === "objective") return "marks-objective";
  if (kind === "coins") return "goods-coin";
  if (kind === "points") return "goods-point";
  if (kind === "land") return `terrain-${word}-1`;
  if (kind === "place") return "pieces-worker";
  return null;
}
