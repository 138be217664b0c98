/** Every other French message, of the games and of the pages behind the first. */
import games from "../../../src/atelier/words/fr.ftl?raw";

const pages = import.meta.glob<string>(
  [
    "../../../src/atelier/words/web/fr/*.ftl",
    "!../../../src/atelier/words/web/fr/app.ftl",
    "!../../../src/atelier/words/web/fr/home.ftl",
  ],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
export default [games, ...Object.values(pages)];
