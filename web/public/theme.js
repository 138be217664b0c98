// Before anything is drawn: the theme and the language this browser prefers, so that nothing flashes.
try {
  const kept = JSON.parse(localStorage.getItem("atelier") || "{}");
  const dark = kept.theme === "dark" || (kept.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  if (kept.language) document.documentElement.lang = kept.language;
} catch {
  /* a browser that keeps nothing begins in the light */
}
