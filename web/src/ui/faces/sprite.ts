/** All faces as symbols of one sprite: `guild-manon`, `person-3`. */

import { GUILD } from "./guild";
import { PEOPLE } from "./people";
import { CLIP, symbol } from "./portrait";

export default CLIP +
  Object.entries(GUILD)
    .map(([member, portrait]) => symbol(`guild-${member}`, portrait))
    .join("") +
  PEOPLE.map((portrait, number) => symbol(`person-${number}`, portrait)).join("");
