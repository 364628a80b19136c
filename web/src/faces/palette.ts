/** The colours of the faces. They are the same in both themes. */

/** The bots' heads. */
export const HEAD = {
  line: "#22150d",
  darkHair: "#24150e",
  blackHair: "#1d110c",
  blush: "#f0c9b4",
  sand: "#f6e3a6",
  leafLight: "#cfe3c2",
  sky: "#bfdde8",
  apricot: "#f6cfa0",
  lilac: "#d9c9e6",
  skin1: "#9a6239",
  skin2: "#8d5530",
  skin3: "#7d4a2b",
  skin4: "#a8703f",
  skin5: "#8a5230",
  skin6: "#92592f",
  clothRed: "#b02a1c",
  clothYellow: "#c8901a",
  clothGreen: "#2f6b3a",
  clothBlue: "#1f5f83",
  clothOrange: "#c2571a",
  clothPurple: "#5b3a7d",
  petal: "#fffaf0",
  pollen: "#f0b429",
  leaf: "#3f8a45",
  shell: "#fdf3dc",
  shellEdge: "#8a6238",
  ginger: "#cf2433",
  straw: "#d8b46a",
  strawEdge: "#7a5524",
} as const;

/** Ground, ink and second ink of the marks of names. */
export const CLOTHS = [
  ["#ecdab3", "#3d2413", "#a04a1c"],
  ["#e2c38c", "#2b190f", "#86301c"],
  ["#f3e7cc", "#46301e", "#b3661d"],
  ["#dcbf93", "#22160f", "#6f3d17"],
  ["#efe2c1", "#1c3c44", "#a5502a"],
  ["#e8d2a4", "#33251c", "#2f6a62"],
] as const;
