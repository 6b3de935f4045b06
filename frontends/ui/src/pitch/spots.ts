/** The 15 positions and where each stands, in metres from the left corner of the goal attacked (68 × 105). */
export const spots = {
  CF: [34, 11.5],
  SS: [34, 25.5],
  LW: [11, 22],
  RW: [57, 22],
  AM: [34, 40],
  LM: [10, 46],
  RM: [58, 46],
  CM: [34, 54.5],
  DM: [34, 69],
  LWB: [9.5, 66],
  RWB: [58.5, 66],
  LB: [12, 83],
  RB: [56, 83],
  CB: [34, 84],
  GK: [34, 98.5],
} as const satisfies Record<string, readonly [number, number]>;

export type Position = keyof typeof spots;
export const positions = Object.keys(spots) as Position[];

/** Grass around the touchlines, in metres. */
export const MARGIN = 2.5;

/** Place of a position in percent of the drawing; landscape attacks right, so the left side is on top. */
export const spotAt = (position: Position, landscape: boolean): { left: string; top: string } => {
  const [x, y] = spots[position];
  const [px, py, w, h] = landscape ? [105 - y, x, 105, 68] : [x, y, 68, 105];
  const percent = (value: number, span: number): string =>
    `${(((value + MARGIN) / (span + 2 * MARGIN)) * 100).toFixed(2)}%`;
  return { left: percent(px, w), top: percent(py, h) };
};
