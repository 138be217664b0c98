/** Dates and times as they are written where the reader is. */

import { settings } from "./settings.svelte";

/** The region a browser names for a language, British English for English; the plain language where it names none. */
export function regionOf(language: string, browser: readonly string[]): string {
  return browser.find((one) => one.startsWith(`${language}-`)) ?? language;
}

/** A moment in the language spoken. */
export function dateText(at: number | Date, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(regionOf(settings.language, navigator.languages ?? []), style).format(at);
}
