/** The result of a game as it is counted: source by source, seat by seat. */

export type Result = { points: number[]; places: number[]; sources: Record<string, number>[] };

const COLOURS = ["terracotta", "teal", "amber", "plum", "leaf", "slate", "steel"];
/** The colour of the points from a source, by its place among the sources. */
export const sourceColour = (place: number): string => `var(--${COLOURS[place % COLOURS.length]!})`;

/** A source that nobody has won points from: it takes them. */
export const isLoss = (result: Result, source: string): boolean =>
  result.sources.every((one) => (one[source] ?? 0) <= 0);

/** Where anybody's points came from. */
export const sourcesOf = (result: Result | null | undefined): string[] =>
  Object.keys(result?.sources[0] ?? {}).filter((source) => result?.sources.some((one) => one[source]));

/** Everyone's points from some of the sources. */
export const pointsFrom = (result: Result | null | undefined, sources: readonly string[]): number[] =>
  result?.sources.map((one) => sources.reduce((sum, source) => sum + (one[source] ?? 0), 0)) ?? [];

/** The seats in the order of their places; who shares a place stands side by side, as they sit. */
export const ranked = (result: Result | null | undefined): number[] => {
  const places = result?.places ?? [];
  return places.map((_, seat) => seat).sort((one, other) => places[one]! - places[other]!);
};

export const winnersOf = (result: Result | null | undefined): number[] =>
  (result?.places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));

/** A bar of points in parts of its whole width: where nothing lies, each source's part of what is left, what was lost from the end of the gains. */
export type Bar = { zero: number; parts: number[]; lost: { from: number; width: number } };

/** A seat's bar when so many sources are counted: what is left is in colour, a sum below nothing ends left of it. */
export function barOf(result: Result, seat: number, sources: readonly string[], counted: number): Bar {
  const of = (who: number, some: readonly string[]) => some.map((source) => result.sources[who]?.[source] ?? 0);
  const add = (points: readonly number[]) => points.reduce((sum, one) => sum + one, 0);
  const gains = (points: readonly number[]) => points.map((one) => Math.max(0, one));
  const seats = result.sources.map((_, who) => who);
  const most = Math.max(1, ...seats.map((who) => add(gains(of(who, sources)))));
  const least = Math.min(
    0,
    ...seats.flatMap((who) => sources.map((_, end) => add(of(who, sources.slice(0, end + 1))))),
  );
  const share = (points: number) => points / (most - least);
  const points = of(seat, sources.slice(0, counted));
  const [gained, sum] = [add(gains(points)), add(points)];
  let left = Math.max(0, sum);
  const parts = sources.map((_, place) => {
    const part = Math.min(left, Math.max(0, points[place] ?? 0));
    left -= part;
    return share(part);
  });
  return { zero: share(-least), parts, lost: { from: share(sum - least), width: share(gained - sum) } };
}
