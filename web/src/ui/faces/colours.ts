/** Skin and hair of those who have a face. */

export const FAIR = "#f0d0b6";
export const ROSE = "#e3b7a0";
export const TAN = "#cf9a72";
export const BROWN = "#a06a49";
export const DARK = "#7b4e38";
export const BLACK = "#3f3330";
export const GREY = "#b9bcbd";
export const WHITE = "#ece6da";
