import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { asked, asMarkdown, type Finding, keyFigures, written, writtenInPlace } from './figures.ts';
import { inTurns } from './measure.ts';

it('takes rounds in turns, and the warm-up counts for nothing', async () => {
  const order: string[] = [];
  let n = 0;
  const work = (name: string) => async () => {
    order.push(name);
    n += 1;
    return { n };
  };
  const rounds = await inTurns({ a: work('a'), b: work('b') }, { rounds: 2, warmUp: 1 });
  expect(order).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
  expect(rounds).toEqual({ a: [{ n: 3 }, { n: 5 }], b: [{ n: 4 }, { n: 6 }] });
});

it('writes medians, spread and ratios round by round, between the markers of a page', () => {
  const finding: Finding = {
    title: 'Home',
    figures: [{ what: 'Home', unit: 'ms', against: 'bare', ours: [20, 30, 10], bare: [10, 10, 10] }],
    notes: ['A note.'],
  };
  const page = written('before\n<!-- bench -->\nold\n<!-- /bench -->\nafter', asMarkdown([finding]));
  expect(page).toContain('| Home, ms | 20.0 (10.0–30.0) | 10.0 (10.0–10.0) | 2.00 (1.00–3.00) | bare |');
  expect(page).not.toContain('old');
  expect(page).toMatch(/^before\n<!-- bench -->\n[\s\S]*- A note\.\n<!-- \/bench -->\nafter$/);
  expect(() => written('no place', 'x')).toThrow('no place for it');
});

it('writes those that were measured alone in their own places, and a new one behind the others', () => {
  const found = (title: string, ms: number): Finding => ({
    title,
    figures: [{ what: title, unit: 'ms', against: 'bare', ours: [ms], bare: [10] }],
    notes: [`Of ${title}.`],
  });
  const all = ['Measured on a day.', asMarkdown([found('Home', 20), found('Accepting', 30)])].join('\n\n');
  const page = written('before\n<!-- bench -->\n<!-- /bench -->\nafter', all);
  const again = writtenInPlace(page, [found('Home', 5), found('Draining', 7)]);
  expect(again.match(/\*\*(\w+)\*\*|^before|^after|Measured|- Of .*|\d+\.\d+ \|/gm)).toEqual([
    ...['before', 'Measured', '**Home**', '5.00 |', '10.0 |', '0.50 |', '- Of Home.'],
    ...['**Accepting**', '30.0 |', '10.0 |', '3.00 |', '- Of Accepting.'],
    ...['**Draining**', '7.00 |', '10.0 |', '0.70 |', '- Of Draining.', 'after'],
  ]);
});

it('takes the few figures of the README out of those of a run, by names that its page has', () => {
  const figure = {
    what: 'From SIGKILL to ready again',
    unit: 's',
    against: 'bare',
    ours: [3, 1, 2],
    bare: [1],
  } as const;
  expect(keyFigures([{ title: 'Recovery', figures: [figure], notes: [] }])).toBe(
    '| | |\n|---|--:|\n| From SIGKILL to ready again | 2.00 s |',
  );
  const page = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  expect(asked.filter(([name]) => !page.includes(`| ${name}, `))).toEqual([]);
});
