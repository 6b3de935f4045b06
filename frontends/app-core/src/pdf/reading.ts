/** A run of text on a page of a PDF, in points; `y` counts upwards. */
export type Run = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
};

/** Lines of a page put together as they are read: columns stay apart, what a line's end broke is one again. */
export type Paragraph = { readonly cells: readonly string[]; readonly heading: boolean };

type Cell = { text: string; readonly x: number; end: number };
type Line = { readonly cells: Cell[]; readonly y: number; readonly size: number };

const linesOf = (runs: readonly Run[]): readonly Line[] => {
  const lines: Line[] = [];
  for (const { text, x, y, width, size } of runs) {
    if (text.trim() === '') continue;
    const line = lines.at(-1);
    const cell = line?.cells.at(-1);
    if (!line || !cell || Math.abs(line.y - y) > size / 2)
      lines.push({ cells: [{ text, x, end: x + width }], y, size });
    else if (x - cell.end > size * 0.9 || x < cell.x) line.cells.push({ text, x, end: x + width });
    else {
      const apart = x - cell.end > size * 0.15 && !cell.text.endsWith(' ') && !text.startsWith(' ');
      cell.text += apart ? ` ${text}` : text;
      cell.end = x + width;
    }
  }
  return lines;
};

/** The size that most letters have. */
const bodySize = (lines: readonly Line[]): number => {
  const letters = new Map<number, number>();
  for (const { size, cells } of lines) {
    const key = Math.round(size);
    letters.set(key, (letters.get(key) ?? 0) + cells.reduce((sum, { text }) => sum + text.length, 0));
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
};

const goesOn = (before: Line, line: Line): boolean => {
  const gap = before.y - line.y;
  const last = before.cells.at(-1);
  const [only, ...more] = line.cells;
  if (!last || !only || more.length > 0) return false;
  return gap > 0 && gap < line.size * 1.75 && Math.abs(before.size - line.size) < 0.6 && Math.abs(last.x - only.x) < 2;
};

export const paragraphsOf = (runs: readonly Run[]): readonly Paragraph[] => {
  const lines = linesOf(runs);
  const body = bodySize(lines);
  const found: { cells: string[]; heading: boolean; last: Line }[] = [];
  for (const line of lines) {
    const open = found.at(-1);
    if (open && goesOn(open.last, line)) {
      const at = open.cells.length - 1;
      open.cells[at] = `${open.cells[at]?.trimEnd()} ${line.cells[0]?.text.trimStart()}`;
      // What follows is measured from this line, in the column it went on in.
      open.last = { ...line, cells: [{ text: '', x: open.last.cells.at(-1)?.x ?? 0, end: 0 }] };
    } else
      found.push({
        cells: line.cells.map(({ text }) => text.trim()),
        heading: line.cells.length === 1 && line.size > body * 1.12,
        last: line,
      });
  }
  return found.map(({ cells, heading }) => ({ cells, heading }));
};
