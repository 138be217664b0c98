/** What is wrong with a box file, in the language spoken. Its words come when they are needed. */

import { Problem, type Schemas } from "./api";
import { hasMessage, type Messages, t } from "./i18n.svelte";

type Why = Schemas["MistakeWhy"];

export const MISTAKES: Messages = {
  en: () => import("../../../src/atelier/words/box/en.ftl?raw"),
  fr: () => import("../../../src/atelier/words/box/fr.ftl?raw"),
};

/** What was written, as a sentence of this language quotes it; the server quotes it as Python does. */
function quoted(given: string): string {
  const text = /^(['"])([^]*)\1$/.exec(given)?.[2];
  return text === undefined ? given : t("box-quoted", { text: text.replace(/\\(['"\\])/g, "$1") });
}

/** The sentence without its place, which a page may show by where it stands: `9 does not fit; write …`; in words of its own, if it has any. */
export function mistakeText({ message, given, things }: Why, own = "box"): string {
  const said = typeof things["given"] === "string" ? { ...things, given: quoted(things["given"]) } : things;
  for (const whole of [`box-page-${message}`, `box-mistake-${message}`]) if (hasMessage(whole)) return t(whole, said);
  const unfit = given === null ? t("box-wrong-missing") : t("box-wrong-given", { given: quoted(given) });
  const wanted = `${own}-wrong-${message}`;
  return unfit + t(hasMessage(wanted) ? wanted : `box-wrong-${message}`, things);
}

/** With its place: `line 61, objects[4].points: 9 does not fit; write …`. */
export function placedText(why: Why): string {
  const line = why.line === null ? "" : t("box-line", { line: String(why.line) });
  const place = [line, why.at].filter(Boolean).join(", ");
  return place ? t("box-placed", { place, said: mistakeText(why) }) : mistakeText(why);
}

/** What is wrong with a file that was refused; nothing if it was refused for something else. */
export function mistakesOf(error: unknown): Why[] {
  const whys = error instanceof Problem ? error.more["whys"] : undefined;
  return Array.isArray(whys) ? (whys as Why[]) : [];
}
