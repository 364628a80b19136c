// Written by `python3 dev.py types` from src/tongiaki/drawing/look.toml; edit that instead.

/** A player's sign within a circle of radius 4 around 0,0: a filled shape, or a line. */
export interface Sign {
  readonly path: string;
  readonly line: boolean;
}

export const SIGNS: Readonly<Record<string, Sign>> = {
  red: { path: "M0-4L1.1-1.9 3.5-2 2.2 0 3.5 2 1.1 1.9 0 4-1.1 1.9-3.5 2-2.2 0-3.5-2-1.1-1.9Z", line: false },
  yellow: { path: "M-3.9-3.2H3.9Q2.4 1 0 4-2.4 1-3.9-3.2Z", line: false },
  green: { path: "M0-4.2Q5.4 0 0 4.2-5.4 0 0-4.2Z", line: false },
  blue: { path: "M-4-1.2Q-2.6-3.6-1-1.6T2-1.6Q3-2.8 4-2M-4 2.4Q-2.6 0-1 2T2 2Q3 .8 4 1.6", line: true },
  orange: { path: "M-1.3-4H1.3V-1.3H4V1.3H1.3V4H-1.3V1.3H-4V-1.3H-1.3Z", line: false },
  purple: { path: "M0-2.9A2.9 2.9 0 1 1 0 2.9 2.9 2.9 0 1 1 0-2.9Z", line: true },
};
