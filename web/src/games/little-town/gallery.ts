/** Every card of Little Town: buildings with their cost, objectives, and the Artisans deck by deck with both their faces. */

import { localName, t } from "../../app/i18n.svelte";
import type { Things } from "../../app/things";
import { type Amount, card, type CardFace, cardGroup, type CardGroup } from "../gallery";
import { drawingOf } from "./explain";
import type { Artisan } from "./schema";
import { thingsOf } from "./view";

export default function gallery(things: Things): CardGroup[] {
  const { tile, objective, deck: allDecks, artisan } = thingsOf(things);
  const decks = Object.entries(allDecks).map(([deck, { names }]) => ({
    id: deck,
    title: t("cards-deck", { deck: localName(names) }),
    cards: Object.entries(artisan)
      .filter(([, thing]) => thing.deck === deck)
      .map(([word, thing]) =>
        card("artisan", word, thing, { drawing: drawingOf("artisan", word), faces: faces(thing) }),
      ),
  }));
  return [
    cardGroup(things, "tile", (word) => ({
      drawing: drawingOf("tile", word),
      amounts: cost(things, word),
      points: tile[word]?.points ?? null,
    })),
    cardGroup(things, "objective", (word) => ({
      drawing: drawingOf("objective", word),
      points: objective[word]?.points ?? null,
    })),
    ...decks,
  ];
}

function faces(thing: Artisan): CardFace[] {
  return (["standard", "advanced"] as const).flatMap((side) => {
    const face = thing[side];
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

function cost(things: Things, word: string): Amount[] {
  const { tile, resource: resources } = thingsOf(things);
  return Object.entries(tile[word]?.cost ?? {}).map(([good, count]) => {
    if (good === "coins")
      return { drawing: "goods-coin", count: String(count), text: t("little-town-goods-coins", { count }) };
    const resource = resources[good];
    const name = resource ? localName(count > 1 ? resource.many : resource.names) : good;
    return { drawing: `goods-${good}`, count: String(count), text: `${count} ${name}` };
  });
}
