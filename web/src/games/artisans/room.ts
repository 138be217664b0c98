/** The room of Artisans: a craftsman's bench. */

import "./sign.css";

import { insideName, localName, t } from "../../app/i18n.svelte";
import type { Things } from "../../app/things";
import { seatName } from "../../table/model/names";
import { signed } from "../../app/numbers";
import type { Board } from "../../table/model/board.svelte";
import { addUp, outcomesOf, POINTS } from "../../table/model/sums";
import type { View } from "../../table/model/types";
import type { Room } from "../../table/room";
import type { Journey } from "../../ui/flights";
import Centre from "./components/Centre.svelte";
import Mine from "./components/Mine.svelte";
import Others from "./components/Others.svelte";
import { drawingOf, explain, good } from "./explain";
import { journeys } from "./journeys";
import { stillOf } from "./still";
import { held, prompt } from "./prompt";
import { artisanName, bench, benchOf, nameOf, pointsOf, RESERVES, reserves } from "./view";

/** What sounds like paper: a card as it lies, an object, what is turned up from a deck. */
const OBJECT = "objects-";
/** What travels is drawn as it lies. */
const asDrawn = (things: Things, drawing: string): string =>
  drawing.startsWith(OBJECT) ? stillOf(things, drawing.slice(OBJECT.length)) : drawing;
const isCard = ({ drawing }: Journey): boolean => !drawing || /^(objects|table)-/.test(drawing);

/** Why an object brings other points than are printed on it: its maker's help, or that it is no longer reserved (R31). */
function moreText(board: Board, seat: number, points: string): string | undefined {
  if (reserves(board, seat)) return t("artisans-beat-kept", { points });
  const artisan = artisanName(board, seat);
  return artisan ? t("artisans-beat-more", { points, artisan: insideName(artisan) }) : undefined;
}

/** What a month changes: at half the year the objects come from the other deck (R21), then nothing but the end. */
function news(view: View, month: number): string | undefined {
  const { second_deck_month, months } = benchOf(view);
  if (month === second_deck_month) return t("artisans-ceremony-second");
  return month === months ? t("artisans-ceremony-last") : undefined;
}

const room: Room = {
  areas: [
    { name: "centre", icon: "map", component: Centre },
    { name: "mine", icon: "hand", component: Mine },
    { name: "others", icon: "people", component: Others },
  ],
  layout: {
    areas: '"others centre side" "others mine side"',
    columns: "clamp(10.5rem, 17.2vw, 18rem) minmax(0, 1fr) var(--side, clamp(14.5rem, 23.8vw, 19rem))",
    rows: "minmax(0, 1.22fr) minmax(0, 1fr)",
  },
  prompt,
  good,
  fits(board, move) {
    const { card, place } = held(board);
    const [what, word, at] = move.split(" ");
    if (card) return (what === "trade" || what === "develop") && word === card;
    return what === "trade" && Number(at) === place;
  },
  progress(view) {
    const { month, months, phase, over } = benchOf(view);
    const text = over
      ? t("artisans-phase-over")
      : t("artisans-room-progress", { month, phase: t(`artisans-phase-${phase}`) });
    return { done: over ? months : month, of: months, text };
  },
  journeys:
    (things) =>
    (...moved) =>
      journeys(...moved).map((one) => ({ ...one, drawing: one.drawing && asDrawn(things, one.drawing) })),
  sound: (_, travelling) => (travelling.some(isCard) ? "paper" : "wood"),
  possible: (view, source) =>
    source !== "reserved" || benchOf(view).players.some(({ artisan }) => artisan === RESERVES),
  remaining(board) {
    const unseen = board.view ? bench(board).unseen : {};
    return Object.entries(unseen).map(([word, count]) => ({
      name: nameOf(board, "material", word),
      count,
      drawing: `materials-${word}`,
    }));
  },
  ceremony(seen, then) {
    const before = benchOf(seen);
    const after = benchOf(then);
    if (after.phase === "final" && before.phase !== "final")
      return { title: t("artisans-ceremony-final"), text: t("artisans-ceremony-final-text") };
    if (after.month <= before.month || before.phase === "draft") return null;
    return { title: t("artisans-room-month", { month: after.month }), text: news(then, after.month) };
  },
  news,
  counted(board, word, by) {
    if (word === POINTS)
      return {
        name: t("table-points-word", { count: Math.abs(by) }),
        drawing: "interface-star",
        box: "0 0 24 24",
      };
    return { name: nameOf(board, "material", word), drawing: `materials-${word}` };
  },
  counters(entry, seat, word) {
    if (word !== POINTS) return [`hand-${seat}-${word}`, `hand-${seat}`];
    const material = entry.things?.["material"];
    if (entry.message === "develop" && typeof material === "object")
      return [`works-${seat}-${material.word}`, `seat-${seat}`];
    return entry.message === "craft" ? [`made-${seat}`, `seat-${seat}`] : [`seat-${seat}`];
  },
  beat(board, entry) {
    const object = entry.things?.["object"];
    if (entry.message !== "craft" || typeof object !== "object" || object.word === null) return null;
    const who = typeof entry.seat === "number" ? seatName(board.seats, entry.seat) : "";
    const points = pointsOf(board, object.word);
    const title = t("artisans-beat-made", { who, object: localName(object.names), points });
    const gained = addUp(outcomesOf(entry)).find(({ seat }) => seat === entry.seat)?.counts ?? [];
    const more = gained.reduce((sum, [word, by]) => (word === POINTS ? sum + by : sum), 0) - points;
    return {
      title,
      text: more ? moreText(board, entry.seat ?? 0, signed(more)) : undefined,
      drawing: stillOf(board.things, object.word),
    };
  },
  explain,
  drawing: drawingOf,
};
export default room;
