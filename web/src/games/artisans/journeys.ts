/** What travels over the bench between two positions: first the move itself, then what the month does by itself. */

import type { Thing } from "../../app/api";
import type { Entry, View } from "../../table/model/types";
import type { Journey } from "../../ui/flights";
import { type Bench, benchOf } from "./view";

/** The market closes after the move has landed, the new month is laid out after that. */
const CLOSING = 260;
const OPENING = 420;
const STEP = 70;

const word = (entry: Entry, name: string): string => {
  const thing = entry.things?.[name];
  return typeof thing === "object" ? ((thing as Thing).word ?? "") : "";
};

export function journeys(entry: Entry, seen: View, then: View, since: readonly Entry[] = []): Journey[] {
  if (entry.kind !== "moved") return [];
  const before = benchOf(seen);
  const after = benchOf(then);
  const market = [...before.market];
  const row = [...before.row];
  return [
    ...[entry, ...since].flatMap((move) => moved(move, market, row)),
    ...marketTurns(before, after, market),
    ...rowTurns(before, after, row),
    ...tokenTurns(before, after),
  ];
}

/** What a move itself takes and lays; market and row are left as it leaves them. */
function moved(entry: Entry, market: (string | null)[], row: (string | null)[]): Journey[] {
  if (typeof entry.seat !== "number") return [];
  const made: Journey[] = [];
  const seat = entry.seat;
  const place = Number(entry.things?.["place"] ?? 0);
  const [verb = "", which = ""] = (entry.move ?? "").split(" ");
  if (verb === "take" || verb === "trade") {
    const card = word(entry, "card");
    made.push({ from: `market-${place}`, to: `hand-${seat}-${card}` });
    const laid = word(entry, "laid");
    if (laid) made.push({ from: `hand-${seat}-${laid}`, to: `market-${place}` });
    market[place - 1] = laid || null;
  } else if (verb === "token") made.push({ from: "token", to: `token-${seat}` });
  else if (verb === "choose")
    made.push({ from: `artisan-${which}`, to: `artisan-of-${seat}`, drawing: `artisans-${which}` });
  else if (verb === "craft" || verb === "reserve") {
    const object = word(entry, "object");
    const from = which === "reserved" ? `reserved-${seat}` : `object-${which}`;
    made.push({ from, to: verb === "craft" ? `made-${seat}` : `reserved-${seat}`, drawing: `objects-${object}` });
    if (which !== "reserved") row[Number(which) - 1] = null;
  } else if (verb === "develop") {
    const count = Number(entry.things?.["count"] ?? 1);
    const material = word(entry, "material") || which;
    for (let card = 0; card < Math.min(count, HANDFUL); card++)
      made.push({ from: `hand-${seat}-${material}`, to: `works-${seat}-${material}`, delay: card * STEP });
  }
  return made;
}
const HANDFUL = 4;

/** Cards that leave the market for the discard, and cards that come from the deck. */
function marketTurns(before: Bench, after: Bench, market: (string | null)[]): Journey[] {
  const fresh = after.month > before.month || (before.phase === "draft" && after.phase !== "draft");
  return market.flatMap((card, index): Journey[] => {
    const now = after.market[index] ?? null;
    const anchor = `market-${index + 1}`;
    if (card === now && !fresh) return [];
    const made: Journey[] = [];
    const drawing = card === before.market[index] ? undefined : `materials-${card}`;
    if (card && !now) made.push({ from: anchor, to: "discard", drawing, delay: CLOSING + index * STEP });
    if (now && !(card === now && before.market[index] === now))
      made.push({ from: "deck", to: anchor, drawing: "table-card-back", delay: OPENING + index * STEP });
    return made;
  });
}

/** Objects that are turned up: the one that was announced first, then from the deck in use. */
function rowTurns(before: Bench, after: Bench, row: (string | null)[]): Journey[] {
  const deck = (after.object_decks[1] ?? 0) < (before.object_decks[1] ?? 0) ? "objects-2" : "objects-1";
  return row.flatMap((object, index): Journey[] => {
    const now = after.row[index] ?? null;
    if (!now || now === object) return [];
    return [
      {
        from: now === before.next ? "next" : deck,
        to: `object-${index + 1}`,
        drawing: `objects-${now}`,
        delay: OPENING + index * STEP,
      },
    ];
  });
}

function tokenTurns(before: Bench, after: Bench): Journey[] {
  return before.token !== null && after.token === null && !after.over
    ? [{ from: `token-${before.token}`, to: "token", delay: CLOSING }]
    : [];
}
