import { symbols } from "../../ui/sprite";
import { COLOURS, FORMS, formOf } from "./still";

const drawn = import.meta.glob<string>("./drawings/{artisans,materials,objects,patterns,table}/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});
const forms = import.meta.glob<string>("./drawings/forms/*.svg", { query: "?raw", import: "default", eager: true });

/** Every form in the colour and under the sign of every material. */
const made = FORMS.flatMap((form) =>
  Object.entries(COLOURS).map(([material, colour]) => [
    `./drawings/${formOf(form, material).replace("-", "/")}.svg`,
    forms[`./drawings/forms/${form}.svg`]!.replaceAll(/var\(--made-of,[^)]*\)/g, colour).replaceAll(
      "materials-made-of",
      `materials-${material}`,
    ),
  ]),
);

export default symbols({ ...drawn, ...Object.fromEntries(made) });
