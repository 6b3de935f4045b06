import { describe, expect, it } from '@jest/globals';
import { paragraphsOf, type Run } from './reading.ts';

const run = (text: string, x: number, y: number, size = 10): Run => ({
  text,
  x,
  y,
  size,
  width: text.length * size * 0.5,
});

describe('a page as it is read on a small screen', () => {
  it('makes one paragraph of what line ends broke', () =>
    expect(
      paragraphsOf([run('The Club employs', 50, 700), run('the Player.', 50, 688), run('It ends.', 50, 660)]),
    ).toEqual([
      { cells: ['The Club employs the Player.'], heading: false },
      { cells: ['It ends.'], heading: false },
    ]));

  it('keeps the number of a clause beside all of its text', () =>
    expect(
      paragraphsOf([run('2.1', 50, 700), run('The Club pays', 90, 700), run('€5,400.', 90, 688), run('2.2', 50, 676)]),
    ).toEqual([
      { cells: ['2.1', 'The Club pays €5,400.'], heading: false },
      { cells: ['2.2'], heading: false },
    ]));

  it('keeps columns apart and headings', () =>
    expect(
      paragraphsOf([
        run('Article 1', 50, 720, 14),
        run('Salary', 50, 700),
        run('€5,400 per week', 300, 700),
        run('The contract of the two named above', 50, 660),
      ]),
    ).toEqual([
      { cells: ['Article 1'], heading: true },
      { cells: ['Salary', '€5,400 per week'], heading: false },
      { cells: ['The contract of the two named above'], heading: false },
    ]));

  it('loses no word', () => {
    const runs = Array.from({ length: 60 }, (_, n) => run(`w${n}`, 50 + (n % 3) * 40, 700 - Math.floor(n / 3) * 12));
    const words = paragraphsOf(runs).flatMap(({ cells }) => cells.flatMap((cell) => cell.split(' ')));
    expect(words.sort()).toEqual(runs.map(({ text }) => text).sort());
  });
});
