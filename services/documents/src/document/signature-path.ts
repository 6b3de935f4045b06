/** One stroke command of a drawn signature with its absolute coordinates (x, y, x, y …). */
export interface Segment {
  readonly command: 'M' | 'L' | 'Q' | 'C' | 'Z';
  readonly numbers: readonly number[];
}

const arity = { M: 2, L: 2, Q: 4, C: 6, Z: 0 } as const;
const isCommand = (token: string): token is Segment['command'] => token in arity;

/** 20,000 characters are some 1,500 points: more than a hand leaves in a signature. */
const maximumLength = 20_000;

/** How far from its field of 600 × 200 a hand may get, in the field's units. */
const furthest = 2_000;
/** A stroke shorter than this is a slip of the finger: in a contract it would show nothing that anybody wrote. */
const shortest = 40;

/** How long the strokes are, along the points that lead them. */
const strokeLength = (segments: readonly Segment[]): number => {
  let [x, y] = [0, 0];
  let length = 0;
  for (const { command, numbers } of segments)
    for (let index = 0; index + 1 < numbers.length; index += 2) {
      const [nextX = x, nextY = y] = numbers.slice(index, index + 2);
      if (command !== 'M') length += Math.hypot(nextX - x, nextY - y);
      [x, y] = [nextX, nextY];
    }
  return length;
};

/**
 * The segments of a drawn signature. The path may have the absolute commands M, L, Q, C and Z only, each with its own
 * numbers; null for anything else, for a path that shows nothing and for one that is too long.
 */
export const parsePath = (path: string): readonly Segment[] | null => {
  if (path.length > maximumLength) return null;
  const tokens = path.match(/[A-Za-z]|-?\d+(?:\.\d+)?|[^\s,]/g) ?? [];
  const segments: { command: Segment['command']; numbers: number[] }[] = [];
  for (const token of tokens) {
    const last = segments.at(-1);
    if (isCommand(token)) segments.push({ command: token, numbers: [] });
    else if (last && /^-?\d/.test(token)) last.numbers.push(Number(token));
    else return null;
  }
  const whole = segments.every(({ command, numbers }) => numbers.length === arity[command]);
  const drawn =
    segments[0]?.command === 'M' && segments.some(({ numbers, command }) => numbers.length > 0 && command !== 'M');
  const inField = segments.every(({ numbers }) => numbers.every((number) => Math.abs(number) <= furthest));
  return whole && drawn && inField && strokeLength(segments) >= shortest ? segments : null;
};
