/** What every thing of Little Town says about itself when it is asked. */

import { capitalize, localName, t } from "../../app/i18n.svelte";
import type { Board, Good } from "../../table/model/board.svelte";
import { MORE } from "../../table/board/sums";
import { seatName } from "../../table/model/names";
import type { TooltipText } from "../../ui/tooltips.svelte";
import { ROMAN } from "../roman";
import { around, artisanOf, buildingOn, type Counts, faceOf, landAt, thingsOf, tileOf, town, yieldOf } from "./view";

/** Who sits there, in a word. */
export const whoIs = (board: Board, seat: number): string => seatName(board.seats, seat);

/** Where points come from, a line each. */
export const pointLines = (points: Record<string, number>): string[] =>
  Object.entries(points)
    .filter(([, count]) => count)
    .map(([source, count]) => t("town-points-line", { source: t(`little-town-source-${source}`), points: count }));

/** What is counted in words of its own, besides the resources. */
const COUNTED = ["coins", "points", "any", "meals"];

/** A good in words, with how many. */
export function goodIn(board: Board, word: string, count: number): string {
  if (COUNTED.includes(word)) return t(`little-town-goods-${word}`, { count });
  const thing = thingsOf(board.things).resource[word];
  return thing ? `${count} ${localName(count > 1 ? thing.many : thing.names)}` : `${count} ${word}`;
}

export function goodsIn(board: Board, counts: Counts): string {
  const said = Object.entries(counts).flatMap(([word, count]) => (count ? [goodIn(board, word, count)] : []));
  return said.length ? said.join(", ") : t("little-town-goods-nothing");
}

export const nameOf = (board: Board, kind: string, word: string): string => {
  const thing = board.things.kinds[kind]?.[word];
  return thing ? capitalize(localName(thing.names)) : word;
};

/** Those that there are, each on its own line. */
const facts = (...said: (string | false | undefined)[]): string[] => said.filter((one) => typeof one === "string");

export function tileTooltip(board: Board, word: string, owner?: number): TooltipText {
  const tile = tileOf(board, word);
  if (!tile) return { title: word };
  const price = t("town-tooltip-cost", { cost: goodsIn(board, tile.cost), points: tile.points });
  const whose =
    owner !== undefined &&
    (owner === board.seat
      ? t(tile.output ? "town-tooltip-yours" : "town-tooltip-own")
      : t(tile.output ? "town-tooltip-rent" : "town-tooltip-owner", { who: whoIs(board, owner) }));
  return {
    title: nameOf(board, "tile", word),
    text: tile.text === null ? undefined : capitalize(localName(tile.text)),
    facts: facts(owner === undefined && price, whose),
  };
}

export function artisanTooltip(board: Board, word: string | null, cubes: string[] = [], more?: string): TooltipText {
  const card = word ? artisanOf(board, word) : undefined;
  const face = word ? faceOf(board, word) : null;
  if (!word || !card || !face) return { title: t("town-blank"), text: t("town-blank-text") };
  const kind = t("town-tooltip-card", {
    kind: nameOf(board, "kind", card.kind ?? ""),
    level: ROMAN[card.level] ?? "",
  });
  const price = t("town-tooltip-cost", { cost: localName(face.cost_text), points: face.points });
  const laid =
    cubes.length > 0 &&
    t("town-tooltip-cubes", { cubes: cubes.map((cube) => nameOf(board, "resource", cube)).join(", ") });
  return {
    title: nameOf(board, "artisan", word),
    text: capitalize(localName(face.text)),
    facts: facts(kind, price, laid, more),
  };
}

export function deckTooltip(board: Board, word: string): TooltipText {
  const pack = town(board)?.decks[word];
  if (!pack?.top) return { title: nameOf(board, "deck", word), text: t("town-deck-empty") };
  const known = [...pack.unseen, ...pack.beneath].map((one) => nameOf(board, "artisan", one)).join(", ");
  return artisanTooltip(board, pack.top, [], t("town-tooltip-deck", { cards: pack.cards, known: known || "–" }));
}

export function goalTooltip(board: Board, word: string, done = false): TooltipText {
  const thing = thingsOf(board.things).objective[word];
  if (!thing) return { title: word };
  const points = t("little-town-goods-points", { count: thing.points });
  return {
    title: t(done ? "town-goal-done" : "town-goal"),
    text: capitalize(localName(thing.names)),
    facts: [points],
  };
}

/** What lies around a square, in words: what a worker would find there, or a building would lie beside. */
function surroundings(board: Board, square: string): string | undefined {
  const view = town(board);
  if (!view) return undefined;
  /** A worker's harvest stands in the sums; a building gathers nothing, but what it lies beside counts. */
  const building = view.phase === "square";
  const reckoned = board.may(`place ${square}`) && !building;
  const goods: Counts = {};
  const names: string[] = [];
  const lands = new Set<string>();
  const things = thingsOf(board.things);
  for (const near of around(things, square)) {
    const yielded = yieldOf(things, landAt(view, near));
    const stands = buildingOn(view, near);
    if (yielded && building) lands.add(t(`town-land-${landAt(view, near)}`));
    else if (yielded && !reckoned) goods[yielded] = (goods[yielded] ?? 0) + 1;
    else if (stands && (building || tileOf(board, stands.tile)?.output)) names.push(nameOf(board, "tile", stands.tile));
  }
  const found = [...lands, ...(Object.keys(goods).length ? [goodsIn(board, goods)] : [])];
  if (found.length + names.length) return t("town-tooltip-around", { found: [...found, ...names].join(", ") });
  return reckoned ? undefined : t("town-tooltip-lonely");
}

export function squareTooltip(board: Board, square: string): TooltipText {
  const view = town(board);
  if (!view) return { title: square };
  const building = buildingOn(view, square);
  if (building) return tileTooltip(board, building.tile, building.owner);
  const land = landAt(view, square);
  const worker = view.workers[square];
  const title = t("town-square", { square, land: t(`town-land-${land}`) });
  if (worker !== undefined) return { title, text: t("town-worker-of", { who: whoIs(board, worker) }) };
  return land === "grass" ? { title, text: surroundings(board, square) } : { title, text: t(`town-land-${land}-text`) };
}

/** The same things by kind and word, for sentences of the log. */
export function explainThing(board: Board, kind: string, word: string): TooltipText {
  switch (kind) {
    case "tile":
      return tileTooltip(board, word);
    case "artisan":
      return artisanTooltip(board, word === "blank" ? null : word);
    case "deck":
      return deckTooltip(board, word);
    case "objective":
      return goalTooltip(board, word);
    case "square":
      return squareTooltip(board, word);
    case "place":
      return { title: t("town-place", { place: word }), text: t("town-place-text") };
    case "land":
      return { title: capitalize(t(`town-land-${word}`)), text: t(`town-land-${word}-text`) };
    case "resource":
      return {
        title: nameOf(board, "resource", word),
        text: t(`town-good-${word}-text`),
        facts: [t("town-good-coins")],
      };
    case "coins":
      return { title: t("town-coins"), text: t("town-good-coins") };
    default:
      return { title: nameOf(board, kind, word) };
  }
}

/** A good by its shape and in words, for sums. */
export const good: Good = (board, word, count) => ({
  drawing: `goods-${word === "coins" ? "coin" : word === "points" ? "point" : word}`,
  text: word === MORE ? t("town-points-more") : goodIn(board, word, count),
});

/** The drawing of a thing. */
export function drawingOf(kind: string, word: string): string | null {
  const folders: Record<string, string> = { tile: "tiles", resource: "goods", resources: "goods" };
  if (folders[kind]) return `${folders[kind]}-${word}`;
  if (kind === "artisan") return word === "blank" ? "people-blank" : `people-${word}`;
  if (kind === "deck" || kind === "kind") return `people-${word.replace(/-\d$/, "")}`;
  if (kind === "objective") return "marks-objective";
  if (kind === "coins") return "goods-coin";
  if (kind === "points") return "goods-point";
  if (kind === "land") return `terrain-${word}-1`;
  if (kind === "place") return "pieces-worker";
  return null;
}
