/** Which still life an art object is drawn as: ours have their own, all others a plain form of what they are made of. */

import type { Things } from "../../app/things";
import { isDrawn } from "../../ui/sprite";
import type { Things as OwnThings } from "./schema";

/** Plain forms, unlike each other in small too. */
export const FORMS = ["vase", "chest", "disc", "jug", "bell", "panel", "bowl", "idol"];
/** The colour of each material, as its pattern has it. */
export const COLOURS: Record<string, string> = {
  textiles: "var(--crimson,#b3394a)",
  clay: "var(--terracotta,#c4683f)",
  wood: "var(--oak,#c79a63)",
  stone: "var(--slate,#7b838c)",
  glass: "var(--teal,#2f8f93)",
  gold: "var(--straw,#e6c878)",
  metal: "var(--steel,#5b7793)",
};
const PLAIN = "objects-own";

/** The drawing of a form in a material. */
export const formOf = (form: string, material: string): string => `${PLAIN}-${form}-${material}`;

type Needs = Record<string, number>;

/**
 * The drawing of every object of a box, in its order. One that nobody has drawn gets a form in its chief material, the
 * form by its place in the box: no two are alike, and a change to one card leaves the others as they were, if it can.
 */
export function drawingsOf(
  objects: readonly { word: string; needs: Needs }[],
  drawn: (name: string) => boolean = isDrawn,
): string[] {
  const used = new Set<string>();
  return objects.map(({ word, needs }, place) => {
    const own = `objects-${word}`;
    if (word && drawn(own) && own !== PLAIN) return own;
    if (!Object.keys(needs).length) return PLAIN;
    const chief = Object.keys(COLOURS).sort((one, other) => (needs[other] ?? 0) - (needs[one] ?? 0));
    const forms = chief.flatMap((material) =>
      FORMS.map((_, step) => formOf(FORMS[(place + step) % FORMS.length]!, material)),
    );
    const found = forms.find((form) => !used.has(form)) ?? PLAIN;
    used.add(found);
    return found;
  });
}

const known = new WeakMap<Things, Map<string, string>>();

/** The drawing of an object of a box. */
export function stillOf(things: Things, word: string): string {
  let drawings = known.get(things);
  if (!drawings) {
    const objects = Object.entries((things.kinds as OwnThings).object ?? {});
    const found = drawingsOf(objects.map(([one, { needs }]) => ({ word: one, needs })));
    drawings = new Map(objects.map(([one], place) => [one, found[place]!]));
    if (isDrawn(PLAIN)) known.set(things, drawings);
  }
  return drawings.get(word) ?? `objects-${word}`;
}

/** Does its drawing show the object itself? Else its name is what tells it from others. */
export const showsItself = (things: Things, word: string): boolean => stillOf(things, word) === `objects-${word}`;
