/** What is wrong with a box file, in the language spoken. Its words come when they are needed. */

import { Problem, type Schemas } from "./api";
import { hasMessage, type Messages, t } from "./i18n.svelte";

type Why = Schemas["MistakeWhy"];

export const MISTAKES: Messages = {
  en: () => import("../../../src/atelier/words/box/en.ftl?raw"),
  fr: () => import("../../../src/atelier/words/box/fr.ftl?raw"),
};

/** The sentence without its place, which a page may show by where it stands: `9 does not fit; write …`; in words of its own, if it has any. */
export function mistakeText({ message, given, things }: Why, own = "box"): string {
  const whole = `box-mistake-${message}`;
  if (hasMessage(whole)) return t(whole, things);
  const unfit = given === null ? t("box-wrong-missing") : t("box-wrong-given", { given });
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
