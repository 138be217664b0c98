/** Every other English message, of the games and of the pages behind the first. */
import games from "../../../src/atelier/words/en.ftl?raw";

const pages = import.meta.glob<string>(
  [
    "../../../src/atelier/words/web/en/*.ftl",
    "!../../../src/atelier/words/web/en/app.ftl",
    "!../../../src/atelier/words/web/en/home.ftl",
  ],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
export default [games, ...Object.values(pages)];
