/** Every shortcut of the table: what it is called in the list, and what it does. */

import type { Board } from "../model/board.svelte";
import type { LiveTable } from "../model/live.svelte";
import { spots } from "./focus";
import type { Frame, Tab } from "./frame.svelte";

export type Shortcut = { keys: string[]; message: string };

/** What is written on the key that puts down. */
export const ESCAPE = "Esc";

/** As they are listed; the list and the hand below must say the same. */
export const SHORTCUTS: Shortcut[] = [
  { keys: ["1", "…", "9"], message: "table-key-answers" },
  { keys: ["a"], message: "table-key-prompt" },
  { keys: ["←", "→", "↑", "↓"], message: "table-key-walk" },
  { keys: ["⇧", "←", "→", "↑", "↓"], message: "table-key-walk-all" },
  { keys: ["↵"], message: "table-key-play" },
  { keys: [ESCAPE], message: "table-key-down" },
  { keys: ["u"], message: "table-key-undo" },
  { keys: ["⇧", "u"], message: "table-key-undo-turn" },
  { keys: ["s"], message: "table-key-skip" },
  { keys: ["r"], message: "table-key-replay" },
  { keys: ["[", "]"], message: "table-key-history" },
  { keys: ["l"], message: "table-key-log" },
  { keys: ["p"], message: "table-key-score" },
  { keys: ["c"], message: "table-key-coach" },
  { keys: ["t"], message: "table-key-chat" },
  { keys: ["m"], message: "table-key-menu" },
  { keys: ["?"], message: "table-key-help" },
];

const TABS: Record<string, Tab> = { l: "log", p: "score", c: "coach", t: "chat", m: "menu", "?": "keys" };

export type Hands = { table: LiveTable; board: Board; frame: Frame; replay(): void; coach: boolean };

/** Is this key meant for writing, or for another program? */
function elsewhere(event: KeyboardEvent): boolean {
  const at = event.target as HTMLElement;
  if (event.defaultPrevented || event.metaKey) return true;
  if ((event.ctrlKey || event.altKey) && !event.getModifierState("AltGraph")) return true;
  return at.isContentEditable || at.matches("textarea, select, input:not([type=checkbox], [type=radio], [type=range])");
}

export function pressKey(event: KeyboardEvent, hands: Hands): void {
  if (elsewhere(event)) return;
  if (act(event, hands)) event.preventDefault();
}

function act(event: KeyboardEvent, { table, board, frame, replay, coach }: Hands): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const tab = TABS[key];
  if (tab && (tab !== "coach" || coach)) {
    frame.show(tab);
    focusSoon(tab === "chat" ? ".chat input" : `#tab-${tab}, #panel-${tab}`);
  } else if (key === "u") void table.takeBack(event.shiftKey);
  else if (key === "s") table.skip();
  else if (key === "r") replay();
  else if (key === "a") openAnswers();
  else if (key === "[") void table.lookBack((table.past?.step ?? table.view?.step ?? 0) - 1);
  else if (key === "]") void table.lookBack(table.past ? table.past.step + 1 : null);
  else if (key === "Escape") return putDown({ table, board, frame });
  else if (key.startsWith("Arrow")) return enterBoard(event);
  else return answer(event);
  return true;
}

function putDown({ table, board, frame }: Pick<Hands, "table" | "board" | "frame">): boolean {
  if (board.asking) board.answer(false);
  else if (board.picked !== null) board.pick(null);
  else if (table.past) void table.lookBack(null);
  else if (frame.tab === "keys") {
    frame.leave();
    focusSoon("#ask");
  } else return false;
  return true;
}

/** The list of all answers, or the question itself while there is none. */
function openAnswers(): void {
  const list = document.getElementById("answer-list");
  if (list) list.showPopover();
  else focusSoon("[data-answer], #ask");
}

/** An arrow from nowhere goes to the first thing on the board that responds, else to the first at all. */
function enterBoard(event: KeyboardEvent): boolean {
  const at = event.target as HTMLElement;
  if (at !== document.body && !at.closest(".prompt, .areas, #page")) return false;
  if (at.closest("[role=tablist], [role=slider], input, .lines")) return false;
  const first = spots(event.shiftKey)[0];
  first?.focus();
  return first !== undefined;
}

function answer(event: KeyboardEvent): boolean {
  const digit = /^[1-9]$/.test(event.key) ? event.key : /^Digit([1-9])$/.exec(event.code)?.[1];
  if (!digit || (event.key !== digit && event.getModifierState("AltGraph"))) return false;
  const button = document.querySelector<HTMLElement>(`[data-key="${digit}"]`);
  button?.click();
  return button !== undefined;
}

export function focusSoon(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}
