/** Artisans that are simple to play: their points come by themselves with objects, and there is nothing to decide or to remember. */

/** What an object must demand for its points; every object brings them where nothing is named. */
const SIMPLE: Record<string, readonly string[] | null> = {
  artoholic: null,
  "gold-lover": ["gold"],
  carver: ["wood", "stone"],
};

/** So many objects of the row must bring them. */
const ENOUGH = 2;

/** Is an artisan simple to play, where objects with these demands lie in the row? */
export function isSimple(artisan: string, demands: readonly (readonly string[])[]): boolean {
  const wanted = SIMPLE[artisan];
  if (wanted === undefined) return false;
  return !wanted || demands.filter((materials) => materials.some((one) => wanted.includes(one))).length >= ENOUGH;
}
