import { symbols } from ".";

export default symbols(import.meta.glob<string>("./artisans/**/*.svg", { query: "?raw", import: "default", eager: true }));
