/** Little Town: a surveyor's map, the market beside it, one's own side below, the others above. */

import "./light.css";

import { localName } from "../../app/i18n.svelte";
import { POINTS } from "../../table/model/sums";
import type { Room } from "../../table/room";
import Market from "./components/Market.svelte";
import Mine from "./components/Mine.svelte";
import Others from "./components/Others.svelte";
import TownMap from "./components/TownMap.svelte";
import { counted, HUNGRY } from "./counted";
import { drawingOf, explainThing, good } from "./explain";
import { journeys, kept } from "./journeys";
import { feedAll, lasting } from "./feeding";
import { ceremony, mind, progress, prompt } from "./prompt";
import { CYCLE, pileOf, thingsOf, town, townOf } from "./view";

const room: Room = {
  areas: [
    { name: "others", icon: "people", component: Others },
    { name: "centre", icon: "map", component: TownMap },
    { name: "market", icon: "bag", component: Market },
    { name: "mine", icon: "hand", component: Mine },
  ],
  layout: {
    areas: '"others others side" "centre market side" "mine market side"',
    columns: "minmax(0, 57fr) minmax(0, 43fr) var(--side, 19rem)",
    rows: "auto minmax(0, 1fr) clamp(8.4rem, 18.6vh, 11rem)",
  },
  prompt,
  mind,
  atOnce: feedAll,
  good,
  lasting,
  fits(board, move) {
    if (board.picked === CYCLE) return board.starting(CYCLE).includes(move);
    const deck = board.picked?.split(" ")[1];
    const card = board.choice(move)?.things.card;
    return (
      deck !== undefined &&
      typeof card === "object" &&
      card.word !== null &&
      town(board)?.decks[deck]?.top === card.word
    );
  },
  progress,
  journeys,
  kept,
  sound(entry, travelling) {
    const drawings = travelling.map((journey) => journey.drawing ?? "");
    if (drawings.includes("goods-coin") || /^sell|coins$/.test(entry.message ?? "")) return "coin";
    return drawings.some((drawing) => drawing.startsWith("people-")) ? "paper" : "wood";
  },
  possible: (view, source) => source !== "artisans" || Boolean(townOf(view).face),
  remaining(board) {
    return Object.entries(town(board)?.decks ?? {}).map(([word, { cards }]) => {
      const names = thingsOf(board.things).deck[word]?.names;
      return { name: names ? localName(names) : word, count: cards };
    });
  },
  ceremony,
  scores: (board, kind, word) => (kind === "objective" ? (thingsOf(board.things).objective[word]?.points ?? 0) : 0),
  // Hunger says itself what it costs.
  inScene: (stage, word) => stage !== "feeding" || word !== POINTS,
  counted,
  counters(_, seat, word) {
    if (word === POINTS || word === HUNGRY) return [`points-${seat}`, `seat-${seat}`];
    return [pileOf(seat, word)];
  },
  explain: explainThing,
  drawing: drawingOf,
};
export default room;
