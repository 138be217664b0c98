/** Every word a person reads, from the Fluent files that the Python side reads too. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Message, Names, Thing } from "./api";
import { type Language, settings, updateSettings } from "./settings.svelte";

/** What some of the pages say, language by language. */
export type Messages = Record<Language, () => Promise<{ default: string | string[] }>>;
/** The first page, and what surrounds all of them: it comes before anything is shown. */
const FIRST: Messages = { en: () => import("./messages-first-en"), fr: () => import("./messages-first-fr") };
/** All pages behind it but those that most people never open. */
export const INNER: Messages = { en: () => import("./messages-inner-en"), fr: () => import("./messages-inner-fr") };
const wanted = new Set([FIRST]);
let known = new Set<Messages>();
let bundle = $state.raw<FluentBundle | null>(null);

/** In French, of somebody: "de Zoé", "d'Ada". */
const of = (name: string): string => (ELIDED.test(name) ? `d'${name}` : `de ${name}`);
const ELIDED = /^(?:[aeiouàâäéèêëîïôöùûüœæh]|y[bcdfghjklmnpqrstvwxz])/i;

async function loadMessages(language: Language): Promise<void> {
  const parts = [...wanted];
  const texts = await Promise.all(parts.map((part) => part[language]()));
  const made = new FluentBundle(language, { useIsolating: false, functions: { OF: ([name]) => of(String(name)) } });
  for (const text of texts.flatMap((one) => one.default)) made.addResource(new FluentResource(text));
  known = new Set(parts);
  bundle = made;
}

/** Have messages at hand, from now on in every language that is spoken; call before what says them is shown. */
export async function haveMessages(messages: Messages = FIRST): Promise<void> {
  wanted.add(messages);
  if (!known.has(messages)) await loadMessages(settings.language);
}

/** Speak another language, everywhere and at once. */
export async function setLanguage(language: Language): Promise<void> {
  await loadMessages(language);
  updateSettings({ language });
}

/** A message in the language spoken. */
export function t(message: string, things: Record<string, FluentVariable> = {}): string {
  const pattern = bundle?.getMessage(message)?.value;
  if (!bundle || !pattern) return `⟦${message}⟧`;
  const errors: Error[] = [];
  return bundle.formatPattern(pattern, things, errors).replace(HYPHEN, "−");
}
/** What stands before a number below nought. */
const HYPHEN = /(?<![^\s(])-(?=\d)/g;

/** Is there such a message? */
export const hasMessage = (message: string): boolean => bundle?.hasMessage(message) ?? false;

/** The name of a thing in the language spoken. */
export const localName = (names: Names): string => names[settings.language];

/** A name inside a sentence: its article has no capital there. */
export const insideName = (name: string): string =>
  name.replace(/^(?:The|Les?|La) |^L'/, (article) => article.toLocaleLowerCase(settings.language));

/** With which articles a thing can be named where a language needs them: "du bois", "le bois". */
const FORMS = ["some", "the"];

/** What a message may call a thing: by its name, as `$card`, or with an article, as `$some-card`. */
export function forms(
  game: string,
  name: string,
  kind: string,
  word: string | null,
  said: string,
): Record<string, string> {
  const found = { [name]: said };
  for (const form of FORMS) {
    const message = `${game}-${form}-${kind}`;
    if (hasMessage(message)) found[`${form}-${name}`] = t(message, { word: word ?? "", name: said });
  }
  return found;
}

const OPEN = "\uE000";
const CLOSE = "\uE001";
export type Part = string | { thing: Thing; text: string };

/** A move as a sentence in parts, the things it names apart so that they can be pointed at. `kind`: may, did or why. */
export function messageParts(
  game: string,
  kind: string,
  message: Message,
  more: Record<string, FluentVariable> = {},
): Part[] {
  const things: Thing[] = [];
  const said: Record<string, FluentVariable> = { ...more };
  for (const [name, thing] of Object.entries(message.things)) {
    if (typeof thing !== "object") said[name] = thing;
    else Object.assign(said, forms(game, name, thing.kind, thing.word, `${OPEN}${things.push(thing) - 1}${CLOSE}`));
  }
  const [begins = "", ...pieces] = t(`${game}-${kind}-${message.message}`, said).split(OPEN);
  return [begins, ...pieces]
    .flatMap((piece, index): Part[] => {
      if (index === 0) return [piece];
      const [number = "", ...rest] = piece.split(CLOSE);
      const thing = things[Number(number)];
      if (!thing) return [rest.join(CLOSE)];
      const name = localName(thing.names);
      return [{ thing, text: index === 1 && !begins ? name : insideName(name) }, rest.join(CLOSE)];
    })
    .filter((piece) => piece !== "");
}

/** The same as plain text. */
export function messageText(
  game: string,
  kind: string,
  message: Message,
  more: Record<string, FluentVariable> = {},
): string {
  return messageParts(game, kind, message, more)
    .map((part) => (typeof part === "string" ? part : part.text))
    .join("");
}

/** A sentence begins with a capital letter. */
export const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase(settings.language) + text.slice(1);
