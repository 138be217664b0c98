/** The boxes one has made of a game, for a new table: kept on the server, or in the making in this browser. */

import { gameOf } from "../games/registry";
import { keptBox, keptBoxes, textOf } from "./workshop/bench.svelte";
import { listed, rows, take } from "./workshop/shelf";

export type MadeBox = {
  /** The id of the box on the server, else that of its draft. */
  id: string;
  name: string;
  kept: boolean;
  /** Where it lies in the workshop; the first page of that, if this browser does not have it. */
  bench: string;
  text: () => Promise<string>;
};

/** All of them, the latest first; `wished` may be one that lies on no shelf, because nothing was changed in it yet. */
export async function madeBoxes(game: string, known: boolean, wished: string | null): Promise<MadeBox[]> {
  const kept = known ? (await keptBoxes().catch(() => ({ boxes: [] }))).boxes : [];
  const all = rows(
    listed().filter((one) => one.game === game),
    kept.filter((one) => one.game === game),
  );
  const found = [...all.kept, ...all.here].map(({ kept: there, draft }): MadeBox => {
    const { id, name } = (there ?? draft)!;
    return {
      id,
      name: (draft ?? there)!.name || name,
      kept: there !== null,
      bench: draft ? `/workshop/${draft.id}` : "/workshop",
      text: () => (draft ? textIn(draft.id) : keptBox(id).then((box) => box.text)),
    };
  });
  const held = wished ? take(wished) : null;
  if (!wished || held?.game !== game) return found;
  const bench = `/workshop/${wished}`;
  const here = found.find((one) => one.bench === bench || (!held.changed && one.id === held.kept?.id));
  if (here) return [{ ...here, id: wished }, ...found.filter((one) => one !== here)];
  const name = String(held.values["name"] ?? "");
  return [{ id: wished, name, kept: false, bench, text: () => textIn(wished) }, ...found];
}

async function textIn(id: string): Promise<string> {
  const { game, values } = take(id)!;
  const { default: workshop } = await gameOf(game)!.workshop();
  return textOf(values, workshop);
}
