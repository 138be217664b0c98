/** What somebody is given who has not won a game yet, on the first page as after a lesson. */

import type { Game } from "../app/api";
import type { Options } from "../games/module";
import { defaultSetup, type TableSetup } from "../table/lobby/create";
import { LEVELS } from "../table/model/names";

export const firstSetup = (game: Game, options: Options): TableSetup => defaultSetup(game, options, LEVELS[0]);
