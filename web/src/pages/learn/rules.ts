/** The text of the rules, as the server has it in a language. */

import { Problem } from "../../app/api";
import type { Language } from "../../app/settings.svelte";

const known = new Map<string, Promise<string>>();

export function rulesOf(game: string, language: Language): Promise<string> {
  const path = `/api/games/${game}/rules?language=${language}`;
  let text = known.get(path);
  if (!text) {
    text = ask(path);
    text.catch(() => known.delete(path));
    known.set(path, text);
  }
  return text;
}

async function ask(path: string): Promise<string> {
  let answer: Response;
  try {
    answer = await fetch(path);
  } catch {
    throw new Problem(0, "offline", "");
  }
  const said = await answer.text();
  const body: Record<string, unknown> = answer.headers.get("content-type")?.includes("json")
    ? JSON.parse(said)
    : { text: said };
  if (!answer.ok) throw new Problem(answer.status, "", String(body.detail ?? ""));
  return body.title ? `# ${String(body.title)}\n\n${String(body.text ?? "")}` : String(body.text ?? "");
}
