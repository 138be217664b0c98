/** The log told by turns: one line for each, headings for months and rounds, a line for what happens by itself. */

import { takenBack } from "./log";
import { isListed } from "./sentences";
import { type Outcome, outcomesOf } from "./sums";
import type { Entry } from "./types";

/** The stage of a move that belongs to the turn it is made in. */
const IN_TURN = "turn";

/** A month or a round begins. */
export type Heading = { kind: "heading"; key: string; chapter: number };
/** What one seat did in one go. */
export type Turn = {
  kind: "turn";
  key: string;
  seat: number;
  chapter: number | undefined;
  part: string | undefined;
  taken: boolean;
  moves: Entry[];
  outcomes: Outcome[];
};
/** What happens to everyone by itself, with the moves that were made in it. */
export type Happening = {
  kind: "happening";
  key: string;
  stage: string;
  chapter: number | undefined;
  moves: Entry[];
  outcomes: Outcome[];
};
/** Someone sits down, leaves, takes back: no move. */
export type Fact = { kind: "fact"; key: string; entry: Entry };
export type Line = Heading | Turn | Happening | Fact;

/** All lines of a log, first to last; the month or round of `now` has its heading before anyone moves in it. */
export function turnsOf(entries: readonly Entry[], now = 0): Line[] {
  const taken = takenBack(entries);
  const lines: Line[] = [];
  let chapter: number | undefined;
  for (const entry of entries) {
    if (entry.kind !== "moved" || typeof entry.seat !== "number") {
      if (isListed(entry)) lines.push({ kind: "fact", key: `fact-${entry.number}`, entry });
      continue;
    }
    const its = entry.account?.chapter;
    if (its !== undefined && its !== chapter && !taken.has(entry.number)) {
      lines.push(heading(its));
      chapter = its;
    }
    addMove(lines, entry, taken.has(entry.number));
  }
  if (chapter !== undefined && now > chapter) lines.push(heading(now));
  return lines;
}

const heading = (chapter: number): Heading => ({ kind: "heading", key: `heading-${chapter}`, chapter });

function addMove(lines: Line[], entry: Entry, taken: boolean): void {
  const outcomes = outcomesOf(entry);
  const stages = [...new Set(outcomes.map((one) => one.stage).filter((stage) => stage !== IN_TURN))];
  const own = stages.find((stage) => stage === entry.account?.part);
  if (own === undefined || taken) {
    const turn = turnFor(lines, entry, taken);
    turn.moves.push(entry);
    turn.outcomes.push(...outcomes.filter((one) => taken || one.stage === IN_TURN));
  }
  if (taken) return;
  for (const stage of stages) {
    const line = happeningFor(lines, entry, stage);
    if (stage === own) line.moves.push(entry);
    line.outcomes.push(...outcomes.filter((one) => one.stage === stage));
  }
}

function turnFor(lines: Line[], entry: Entry, taken: boolean): Turn {
  const last = lines.at(-1);
  const { chapter, part } = entry.account ?? {};
  const goesOn =
    last?.kind === "turn" &&
    last.seat === entry.seat &&
    last.chapter === chapter &&
    last.part === part &&
    last.taken === taken;
  if (goesOn) return last;
  const seat = entry.seat ?? 0;
  const turn: Turn = {
    kind: "turn",
    key: `turn-${entry.number}`,
    seat,
    chapter,
    part,
    taken,
    moves: [],
    outcomes: [],
  };
  lines.push(turn);
  return turn;
}

function happeningFor(lines: Line[], entry: Entry, stage: string): Happening {
  const chapter = entry.account?.chapter;
  const last = lines.findLast((line) => line.kind === "happening");
  if (last && last.stage === stage && last.chapter === chapter) return last;
  const line: Happening = {
    kind: "happening",
    key: `${stage}-${entry.number}`,
    stage,
    chapter,
    moves: [],
    outcomes: [],
  };
  lines.push(line);
  return line;
}

/** The last turn that mattered, for the sentence beside the prompt; what happened by itself after it goes first. */
export const lastTold = (lines: readonly Line[]): Line | undefined =>
  lines.findLast((line) => line.kind !== "heading" && !(line.kind === "turn" && line.taken));
