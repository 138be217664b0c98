/** How far someone is in a lesson, kept in this browser. */

export type Progress = { step: number; finished: boolean };
const name = (game: string): string => `atelier-lesson-${game}`;

export function readProgress(game: string): Progress {
  try {
    const read = JSON.parse(localStorage.getItem(name(game)) ?? "{}") as Partial<Progress>;
    return { step: Number(read.step) || 0, finished: read.finished === true };
  } catch {
    return { step: 0, finished: false };
  }
}

export function saveProgress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(name(game), JSON.stringify(progress));
  } catch {
    /* a browser that keeps nothing begins again */
  }
}
