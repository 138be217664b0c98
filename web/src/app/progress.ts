/** How far someone is in a lesson, kept in this browser. */

export type Progress = { step: number; finished: boolean };
const key = (lesson: string): string => `atelier-lesson-${lesson}`;

export function readProgress(lesson: string): Progress {
  try {
    const read = JSON.parse(localStorage.getItem(key(lesson)) ?? "{}") as Partial<Progress>;
    return { step: Number(read.step) || 0, finished: read.finished === true };
  } catch {
    return { step: 0, finished: false };
  }
}

export function saveProgress(lesson: string, progress: Progress): void {
  try {
    localStorage.setItem(key(lesson), JSON.stringify(progress));
  } catch {
    /* a browser that keeps nothing begins again */
  }
}
