/** What somebody is given who has not won a game yet, on the first page and in the workshop as after a lesson. */

import type { Game, Schemas } from "../app/api";
import type { Options } from "../games/module";
import { defaultSetup, type TableSetup } from "../table/lobby/create";
import { LEVELS } from "../table/model/names";

/** The games one has won against opponents. */
export const wonOf = ({ forms }: Schemas["Forms"]): string[] =>
  forms.filter((form) => form.won > 0).map((form) => form.game);

export const firstSetup = (game: Game, options: Options): TableSetup => defaultSetup(game, options, LEVELS[0]);
