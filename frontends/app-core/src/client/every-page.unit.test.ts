import { describe, expect, it } from '@jest/globals';
import { everyPage } from './every-page.ts';
import { isLate, markLate } from './late.ts';

const pages = [
  { data: [1, 2], meta: { next_cursor: 'a' } },
  { data: [3], meta: { next_cursor: 'b' } },
  { data: [], meta: { next_cursor: null } },
];
const reading = () => {
  const cursors: (string | undefined)[] = [];
  const read = async ({ cursor }: { readonly cursor?: string }) => {
    cursors.push(cursor);
    return structuredClone(pages[cursors.length - 1]) as { data: number[]; meta: { next_cursor: string | null } };
  };
  return { cursors, read };
};

describe('every page of a list', () => {
  it('is read in order, each from where the one before ended', async () => {
    const { cursors, read } = reading();
    expect(await everyPage(read)).toEqual([1, 2, 3]);
    expect(cursors).toEqual([undefined, 'a', 'b']);
  });
  it('is late where one page is', async () => {
    const [{ read }, other] = [reading(), reading()];
    expect(isLate(await everyPage(read))).toBe(false);
    const late = await everyPage(async (at) => {
      const page = await other.read(at);
      if (at.cursor === 'a') markLate(page);
      return page;
    });
    expect(isLate(late)).toBe(true);
  });
  it('is nothing where a page can’t be read', async () => {
    const { read } = reading();
    const failing = everyPage(async (at) => {
      if (at.cursor === 'b') throw new Error('gone');
      return read(at);
    });
    await expect(failing).rejects.toThrow('gone');
  });
});
