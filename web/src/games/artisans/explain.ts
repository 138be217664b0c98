/** The tooltips that explain every card of the bench: what it is, what it needs, what of that is there. */

import { capitalize, localName, t } from "../../app/i18n.svelte";
import type { Board, Good } from "../../table/model/board.svelte";
import { MORE } from "../../table/board/sums";
import type { TooltipText } from "../../ui/tooltips.svelte";
import type { Things as BoxThings } from "../../app/things";
import { ROMAN } from "../roman";
import { stillOf } from "./still";
import {
  artisanName,
  bench,
  type Cards,
  front,
  lacksFor,
  materials,
  nameOf,
  needsOf,
  objectName,
  type Player,
  pointsOf,
  reserves,
  sum,
  thingOf,
  thingsOf,
} from "./view";

const list = (board: Board, cards: Cards): string =>
  materials(board)
    .flatMap((material) =>
      cards[material]
        ? [t("artisans-tooltip-count", { material: nameOf(board, "material", material), count: cards[material] })]
        : [],
    )
    .join(", ");

const spelled = (board: Board, needs: [string, number][]): string =>
  needs.map(([material, level]) => `${nameOf(board, "material", material)} ${ROMAN[level]}`).join(", ");

/** The full name of an object for those who cannot see its card. */
export function objectLabel(board: Board, word: string): string {
  const { name, origin } = objectName(board, word);
  return t("artisans-room-object", {
    name: origin ? `${name}, ${origin}` : name,
    points: pointsOf(board, word),
    needs: spelled(board, needsOf(board, word)),
  });
}

export function artisanLabel(board: Board, word: string): string {
  const { title, text } = artisanTooltip(board, word);
  return text ? `${title}: ${text}` : title;
}

/** What an object costs that somebody keeps for themselves, and when (R31). */
const reservedCost = (board: Board, word: string): string =>
  t("artisans-tooltip-reserved-cost", { points: pointsOf(board, word), over: bench(board).over ? "yes" : "no" });

/** The full name of a reserved object, with what it may cost. */
export const reservedLabel = (board: Board, word: string): string =>
  `${t("artisans-room-reserved", { name: objectLabel(board, word) })}. ${reservedCost(board, word)}`;

export function reservedTooltip(board: Board, word: string, mine: boolean): TooltipText {
  const about = objectTooltip(board, word, !mine || board.may("craft reserved"));
  const kept = bench(board).over ? [] : [t("artisans-tooltip-reserved")];
  return { ...about, lines: [...kept, reservedCost(board, word), ...(about.lines ?? [])] };
}

export function objectTooltip(board: Board, word: string, legal = false): TooltipText {
  const { name, origin } = objectName(board, word);
  const needs = needsOf(board, word);
  const lacks = lacksFor(board, word);
  const short = needs.filter(([material]) => lacks?.[material]);
  const said = short.length
    ? t("artisans-tooltip-missing", { needs: spelled(board, short) })
    : t("artisans-tooltip-ready");
  const lines = board.seat === null || legal || !lacks ? [] : [said];
  return {
    title: origin ? t("artisans-tooltip-object", { name, origin }) : name,
    text: t("artisans-tooltip-object-text", { points: pointsOf(board, word), needs: spelled(board, needs) }),
    lines,
  };
}

/** What becomes of the card that lies face up on its deck, as it stands now (R20, R21, R22). */
export function whenNext(board: Board): string {
  const { month, months, second_deck_month, row } = bench(board);
  if (month === months) return t("artisans-tooltip-next", { fate: "never" });
  if (month + 1 === second_deck_month) return t("artisans-tooltip-next", { fate: "leaves" });
  return t("artisans-tooltip-next", { fate: row.includes(null) ? "soon" : "waits" });
}

export function nextTooltip(board: Board, word: string): TooltipText {
  const about = objectTooltip(board, word);
  return { ...about, lines: [whenNext(board), ...(about.lines ?? [])] };
}

/** Why nothing lies in a place of the market, and when something will (R13, R15). */
export function emptyPlaceTooltip(board: Board, place: number): TooltipText {
  const { phase, month, months } = bench(board);
  const open = phase === "market" || phase === "reserve";
  const state = open ? (month === months ? "open-last" : "open") : month === months ? "closed-last" : "closed";
  return { title: t("artisans-room-place-empty", { place }), text: t("artisans-tooltip-place-empty", { state }) };
}

/** Why an object's place is empty, and when it will be filled (R20, R22). */
export function gapTooltip(board: Board): TooltipText {
  const { month, months } = bench(board);
  return {
    title: t("artisans-room-row-empty"),
    text: t("artisans-tooltip-row-empty", { last: month === months ? 1 : 0 }),
  };
}

export function artisanTooltip(board: Board, word: string): TooltipText {
  const text = thingOf(board, "artisan", word).text;
  return { title: nameOf(board, "artisan", word), text: text ? capitalize(localName(text)) : undefined };
}

export function materialTooltip(board: Board, word: string): TooltipText {
  const view = bench(board);
  const all = thingsOf(board.things).material[word]?.copies[String(view?.players.length ?? 0)];
  const unseen = view?.unseen[word] ?? 0;
  return {
    title: capitalize(nameOf(board, "material", word)),
    text: all ? t("artisans-tooltip-material", { all, unseen }) : undefined,
  };
}

/** Somebody's column: how high it stands, and what the next level would take. */
export function columnTooltip(board: Board, seat: number, material: string): TooltipText {
  const player = bench(board).players[seat]!;
  const works = player.works[material] ?? [];
  const points = player.worth[material] ?? 0;
  const laid = works.map((cards, level) => t("artisans-tooltip-level", { level: ROMAN[level + 1]!, cards })).join(", ");
  const room = player.room[material] ?? 0;
  const next = room
    ? t("artisans-tooltip-next-level", { level: ROMAN[works.length + 1]!, capacity: room })
    : t("artisans-tooltip-finished");
  return {
    title: capitalize(nameOf(board, "material", material)),
    text: laid ? t("artisans-tooltip-laid", { laid, points }) : t("artisans-tooltip-unbegun"),
    lines: [next],
  };
}

export function handTooltip(board: Board, player: Player): TooltipText {
  const known = player.hand ?? player.known;
  const hidden = player.cards - sum(known);
  const lines = [
    list(board, known),
    hidden && !player.hand ? t("artisans-tooltip-hidden", { cards: hidden }) : "",
  ].filter(Boolean);
  return {
    title: t("artisans-tooltip-hand", { cards: player.cards }),
    text: player.hand ? undefined : t("artisans-tooltip-known"),
    lines,
  };
}

export function deckTooltip(board: Board): TooltipText {
  const view = bench(board);
  return {
    title: t("artisans-tooltip-deck", { cards: view.deck }),
    text: t("artisans-tooltip-unseen"),
    lines: [list(board, view.unseen)].filter(Boolean),
  };
}

export function discardTooltip(board: Board): TooltipText {
  const view = bench(board);
  return {
    title: t("artisans-tooltip-discard", { cards: sum(view.discard) }),
    text: t("artisans-tooltip-discard-text"),
    lines: [list(board, view.discard)].filter(Boolean),
  };
}

export function explain(board: Board, kind: string, word: string): TooltipText {
  if (kind === "object") return objectTooltip(board, word);
  if (kind === "artisan") return artisanTooltip(board, word);
  if (kind === "material") return materialTooltip(board, word);
  return { title: word };
}

/** Where points come from that are not printed: one's artisan; the one who reserves gives them with what is kept, and gets them back with it (R31). */
function moreFrom(board: Board, count: number): string {
  const seat = front(board);
  return reserves(board, seat)
    ? t("artisans-tooltip-reserved-points", { crafted: count > 0 ? "yes" : "no" })
    : artisanName(board, seat);
}

/** A card of a material by its drawing, points in words, for sums. */
export const good: Good = (board, word, count) => {
  if (word === "points") return { drawing: null, text: t("table-points", { points: count }) };
  if (word === MORE) return { drawing: null, text: moreFrom(board, count) };
  return {
    drawing: `materials-${word}`,
    text: t("artisans-tooltip-count", { material: nameOf(board, "material", word), count }),
  };
};

const DRAWN: Record<string, string> = { material: "materials", artisan: "artisans" };

/** The drawing of a thing. */
export function drawingOf(kind: string, word: string, things: BoxThings): string | null {
  if (kind === "object") return stillOf(things, word);
  return DRAWN[kind] ? `${DRAWN[kind]}-${word}` : null;
}
