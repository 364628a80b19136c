/** The heads of the bots, by the colour that names them (Sione is red, and so on), as SVG in a square of 40 units. */

import { HEAD } from "./palette";

/** Return a head. `skin`, `hair` and `cloth` are colours. `behind` is drawn below the face, and `above` over it. */
function head(ground: string, skin: string, hair: string, cloth: string, behind: string, above: string): string {
  return (
    `<path fill="${ground}" d="M0 0H40V40H0Z"/><g fill="${hair}">${behind}</g>` +
    `<path fill="${skin}" d="M16 26h8v6h-8Z"/><path fill="${cloth}" d="M5 40q1-10 11-10.5q4 3 8 0q10 .5 11 10.5Z"/>` +
    `<ellipse fill="${skin}" cx="20" cy="19" rx="8.5" ry="10"/>` +
    `<g fill="${HEAD.line}"><circle cx="16.7" cy="19" r="1.2"/><circle cx="23.3" cy="19" r="1.2"/></g>` +
    `<path fill="none" stroke="${HEAD.line}" stroke-width="1.1" stroke-linecap="round" d="M14.8 16.3q1.8-1.2 3.6-.2M21.6 16.1q1.8-1 3.6.2M16.8 24q3.2 2.4 6.4 0"/>` +
    `<g fill="${hair}">${above}</g>`
  );
}

/** A flower with five petals around a middle. */
function flower(x: number, y: number, petal: string, middle: string): string {
  const petals = [0, 72, 144, 216, 288].map(
    (angle) => `<ellipse cx="0" cy="-2.3" rx="1.5" ry="2.3" transform="rotate(${angle})"/>`,
  );
  return `<g fill="${petal}" transform="translate(${x} ${y})">${petals.join("")}<circle r="1.3" fill="${middle}"/></g>`;
}

export const HEADS: Readonly<Record<string, string>> = {
  // Sione: short hair and a beard.
  red: head(
    HEAD.blush,
    HEAD.skin1,
    HEAD.darkHair,
    HEAD.clothRed,
    '<path d="M10.5 20q-2-13 9.5-13t9.5 13Z"/>',
    '<path d="M11.6 17q-.6-8.5 8.4-8.5t8.4 8.5q-3-4-8.4-4t-8.4 4ZM11.7 20.5q1 11 8.3 11t8.3-11q-1.5 6-4 6.8q-4.3-1.6-8.6 0q-2.5-.8-4-6.8Z"/>' +
      `<path fill="none" stroke="${HEAD.blush}" stroke-width="1" stroke-linecap="round" d="M17.5 25.8q2.5 1.4 5 0"/>`,
  ),
  // Mele: long hair and a frangipani flower.
  yellow: head(
    HEAD.sand,
    HEAD.skin2,
    HEAD.darkHair,
    HEAD.clothYellow,
    '<path d="M9 36Q7 7 20 7t11 29Z"/>',
    `<path d="M11.3 19q0-10.5 8.7-10.5t8.7 10.5q-1.5-5-5-7q-6 5-12.4 7Z"/>${flower(28.5, 13, HEAD.petal, HEAD.pollen)}`,
  ),
  // Tavita: curls and a crown of leaves.
  green: head(
    HEAD.leafLight,
    HEAD.skin3,
    HEAD.darkHair,
    HEAD.clothGreen,
    '<circle cx="12.5" cy="13" r="4.5"/><circle cx="17" cy="8.5" r="4.7"/><circle cx="23" cy="8.5" r="4.7"/><circle cx="27.5" cy="13" r="4.5"/>',
    `<g fill="${HEAD.leaf}"><path d="M11 15q-1-4 2.5-5q2.5 2.5 0 5.5ZM15.5 13q0-4.5 3.5-5q2 3-.5 5.5ZM24.5 13q0-4.5-3.5-5q-2 3 .5 5.5ZM29 15q1-4-2.5-5q-2.5 2.5 0 5.5Z"/></g>`,
  ),
  // Lani: hair in a bun and a necklace of shells.
  blue: head(
    HEAD.sky,
    HEAD.skin4,
    HEAD.darkHair,
    HEAD.clothBlue,
    '<circle cx="20" cy="6.5" r="4.5"/><path d="M10.5 21q-1-13 9.5-13t9.5 13Z"/>',
    '<path d="M11.5 17.5q.5-9 8.5-9t8.5 9q-3-5.5-8.5-5.5t-8.5 5.5Z"/>' +
      `<g fill="${HEAD.shell}" stroke="${HEAD.shellEdge}" stroke-width=".4"><circle cx="12.5" cy="32.5" r="1.5"/><circle cx="15.6" cy="34.6" r="1.5"/><circle cx="20" cy="35.5" r="1.5"/><circle cx="24.4" cy="34.6" r="1.5"/><circle cx="27.5" cy="32.5" r="1.5"/></g>`,
  ),
  // Teuila: wavy hair and the red ginger flower of that name.
  orange: head(
    HEAD.apricot,
    HEAD.skin5,
    HEAD.blackHair,
    HEAD.clothOrange,
    '<path d="M8 33q3-3 1-8Q6 7 20 7t11 18q-1 5 1 8q-5 2-7-2h-10q-2 4-7 2Z"/>',
    '<path d="M11.3 18q0-9.5 8.7-9.5t8.7 9.5q-3-1-5.2-5.5q-4.5 4.5-12.2 5.5Z"/>' +
      `<g fill="${HEAD.ginger}"><path d="M11.5 15q-4.5-1-4-5q4 .5 5 4ZM11.5 12.5q-2.5-3-.5-6q3 2.5 2 6ZM13.5 14q.5-4 4-5q0 4-3 5.5Z"/></g>`,
  ),
  // Manu: a woven hat and a moustache.
  purple: head(
    HEAD.lilac,
    HEAD.skin6,
    HEAD.darkHair,
    HEAD.clothPurple,
    '<path d="M11 22q-1-9 9-9t9 9Z"/>',
    '<path d="M15.5 22.6q2.3-1.5 4.5-.3q2.2-1.2 4.5.3q-2 1.6-4.5.5q-2.5 1.1-4.5-.5Z"/>' +
      `<path fill="${HEAD.straw}" stroke="${HEAD.strawEdge}" stroke-width=".7" d="M5.5 14.5q14.5-4.5 29 0q-4-2.6-6-3Q27 4 20 4t-8.5 7.5q-2 .4-6 3Z"/><path fill="none" stroke="${HEAD.strawEdge}" stroke-width="1.2" d="M11.8 11q8.2-2.2 16.4 0"/>`,
  ),
};
