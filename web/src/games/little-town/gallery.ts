/** Every card of Little Town: buildings with their cost, objectives, and the Artisans deck by deck with both their faces. */

import type { Names } from "../../app/api";
import { localName, t } from "../../app/i18n.svelte";
import type { BoxThing, Things } from "../../app/things";
import { type Amount, card, type CardFace, cardGroup, type CardGroup } from "../gallery";
import { drawingOf } from "./explain";

export default function gallery(things: Things): CardGroup[] {
  const decks = Object.entries(things.kinds.deck ?? {}).map(([deck, { names }]) => ({
    id: deck,
    title: t("cards-deck", { deck: localName(names) }),
    cards: Object.entries(things.kinds.artisan ?? {})
      .filter(([, thing]) => thing.deck === deck)
      .map(([word, thing]) =>
        card("artisan", word, thing, { drawing: drawingOf("artisan", word), faces: faces(thing) }),
      ),
  }));
  return [
    cardGroup(things, "tile", (word, thing) => ({ drawing: drawingOf("tile", word), amounts: cost(things, thing) })),
    cardGroup(things, "objective", (word) => ({ drawing: drawingOf("objective", word) })),
    ...decks,
  ];
}

function faces(thing: BoxThing): CardFace[] {
  return ["standard", "advanced"].flatMap((side) => {
    const face = thing[side] as { cost_text: Names; points: number; text: Names } | null | undefined;
    return face
      ? [
          {
            title: t(`cards-${side}`),
            cost: localName(face.cost_text),
            points: face.points,
            text: localName(face.text),
          },
        ]
      : [];
  });
}

function cost(things: Things, tile: BoxThing): Amount[] {
  return Object.entries((tile.cost ?? {}) as Record<string, number>).map(([good, count]) => {
    if (good === "coins")
      return { drawing: "goods-coin", count: String(count), text: t("little-town-goods-coins", { count }) };
    const resource = things.kinds.resource?.[good];
    const name = resource ? localName(count > 1 ? (resource.many as Names) : resource.names) : good;
    return { drawing: `goods-${good}`, count: String(count), text: `${count} ${name}` };
  });
}
