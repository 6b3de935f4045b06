/** The bytes of a file that are asked for: the first and the last one, counted from 0. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/**
 * What a `Range` asks for of a file of `size` bytes: a part, `whole`, or `none` where the part begins beyond the end. As HTTP
 * says, a header that can't be read, or that names several parts, is one that isn't there.
 */
export const partOf = (range: string | undefined, size: number): Part | 'whole' | 'none' => {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return 'whole';
  // The last so many bytes.
  if (from === '')
    return Number(to) === 0 || size === 0 ? 'none' : { start: Math.max(0, size - Number(to)), end: size - 1 };
  const start = Number(from);
  if (to !== '' && Number(to) < start) return 'whole';
  return start >= size ? 'none' : { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
};
