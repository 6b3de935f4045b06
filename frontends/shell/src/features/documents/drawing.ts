/** A point on the signature's field of 600 × 200. */
export type Point = readonly [number, number];

export const field = { width: 600, height: 200 } as const;

/** Beyond this a signature is a picture; the server refuses more. */
const longestPath = 20_000;
/** Points nearer than this to the last one say nothing new. */
const nearest = 3;

export const scaled = (x: number, y: number, box: { readonly width: number; readonly height: number }): Point => [
  Math.round((Math.min(Math.max(x, 0), box.width) / box.width) * field.width),
  Math.round((Math.min(Math.max(y, 0), box.height) / box.height) * field.height),
];

export const extended = (stroke: readonly Point[], point: Point): readonly Point[] => {
  const last = stroke.at(-1);
  if (last && Math.hypot(point[0] - last[0], point[1] - last[1]) < nearest) return stroke;
  return [...stroke, point];
};

/** Strokes as an SVG path of absolute M and L; a single touch becomes a dot. Cut off where it would be too long. */
export const pathOf = (strokes: readonly (readonly Point[])[]): string => {
  let path = '';
  for (const stroke of strokes) {
    const [first, ...rest] = stroke;
    if (!first) continue;
    const points = rest.length > 0 ? rest : [[first[0] + 1, first[1]] as const];
    const next = `M${first[0]} ${first[1]}${points.map(([x, y]) => `L${x} ${y}`).join('')}`;
    if (path.length + next.length > longestPath) break;
    path += next;
  }
  return path;
};

/** A line across: enough to be somebody's mark. */
export const isMark = (strokes: readonly (readonly Point[])[]): boolean => {
  const points = strokes.flat();
  const xs = points.map(([x]) => x);
  return points.length > 4 && Math.max(...xs) - Math.min(...xs) > 30;
};
