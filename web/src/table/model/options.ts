/** The choices a game is played with, each as a phrase. */

import { hasMessage, t } from "../../app/i18n.svelte";

export function optionWords(game: string, options: Readonly<Record<string, string | number>>): string[] {
  return Object.entries(options).flatMap(([option, choice]) => {
    const message = `table-option-${game}-${option}`;
    return hasMessage(message) ? [t(message, { choice })] : [];
  });
}
