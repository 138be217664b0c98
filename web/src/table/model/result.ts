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
