import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Change, CountQuestion, Limit, PageQuestion, Range, Row, Schema } from './schema.ts';
import { createTable, type Table } from './table.ts';
import { beginningPattern } from './words.ts';

const schema: Schema = {
  tags: ['feet', 'countries'],
  numbers: { height: 'whole', listed: 'any' },
  orders: { height: 'height', listed: 'listed', name: 'text' },
};
const names = ['ada', 'ada lovelace', 'davi adeyinka', '山田太郎', 'ñandu', 'łukasz nowak', 'ana de la cruz', ''];
const anyRow: fc.Arbitrary<Row> = fc.record({
  id: fc.integer({ min: 1, max: 60 }).map((n) => `prf_${n}`),
  tags: fc.record({
    feet: fc.constantFrom(['left'], ['right'], ['both']),
    countries: fc.uniqueArray(fc.constantFrom('PT', 'NL', 'NG'), { maxLength: 3 }),
  }),
  numbers: fc.record({
    height: fc.integer({ min: 160, max: 170 }),
    listed: fc.constantFrom(1_763_539_200_000, 1_763_539_200_001, 1_763_539_200_001.5),
  }),
  text: fc.constantFrom(...names),
});
const anyChange: fc.Arbitrary<Change> = fc.oneof(
  { weight: 3, arbitrary: anyRow },
  { weight: 1, arbitrary: anyRow.map(({ id }) => ({ id, gone: true as const })) },
);
/** Some batches are long enough to be merged, others are moved row by row. */
const anyBatches = fc.array(fc.array(anyChange, { maxLength: 25 }), { minLength: 1, maxLength: 8 });
const anyRange: fc.Arbitrary<Range> = fc.record(
  { from: fc.integer({ min: 159, max: 168 }), to: fc.integer({ min: 163, max: 171 }) },
  { requiredKeys: [] },
);
const anyLimit: fc.Arbitrary<Limit> = fc.oneof(
  fc.subarray(['left', 'right', 'nobody’s']).map((among) => ({ tag: 'feet', among })),
  fc.subarray(['PT', 'NL', 'XK']).map((among) => ({ tag: 'countries', among })),
  anyRange.map((within) => ({ number: 'height', within })),
  fc
    .uniqueArray(fc.constantFrom('a', 'ad', 'adeyi', 'love', 'lovelacer', 'de', '太', 'ñ', 'łukas', 'cruz', 'o'), {
      minLength: 1,
      maxLength: 2,
    })
    .map((beginnings) => ({ beginnings })),
);

/** What the table has to be like: a list of rows that is gone through. */
const meets = (row: Row, limit: Limit): boolean => {
  if ('tag' in limit) return limit.among.some((word) => row.tags[limit.tag]?.includes(word));
  if ('number' in limit) {
    const value = row.numbers[limit.number] ?? 0;
    return value >= (limit.within.from ?? -Infinity) && value <= (limit.within.to ?? Infinity);
  }
  return limit.beginnings.every((beginning) => beginningPattern(beginning).test(row.text));
};
const rowsAfter = (batches: readonly (readonly Change[])[]): readonly Row[] => {
  const rows = new Map<string, Row>();
  for (const change of batches.flat())
    if ('gone' in change) rows.delete(change.id);
    else rows.set(change.id, change);
  return [...rows.values()];
};
const bytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
const sorted = (rows: readonly Row[], { order, direction }: Pick<PageQuestion, 'order' | 'direction'>) =>
  [...rows].sort(
    (a, b) =>
      direction *
      ((order === 'name' ? bytes(a.text, b.text) : (a.numbers[order] ?? 0) - (b.numbers[order] ?? 0)) ||
        bytes(a.id, b.id)),
  );
const filled = (batches: readonly (readonly Change[])[]): Table => {
  const table = createTable(schema);
  for (const batch of batches) table.apply(batch);
  return table;
};
const anyQuestion = fc.record({
  limits: fc.array(anyLimit, { maxLength: 3 }),
  order: fc.constantFrom('height', 'listed', 'name'),
  direction: fc.constantFrom(1 as const, -1 as const),
  limit: fc.integer({ min: 1, max: 7 }),
});

/** All pages of a question, one after the other. */
const walked = (table: Table, question: PageQuestion): readonly string[] => {
  const found: string[] = [];
  for (let after: PageQuestion['after'] | undefined, more = true; more; ) {
    const page = table.page({ ...question, after });
    found.push(...page.rows.map(({ id }) => id));
    expect(page.rows.length).toBeLessThanOrEqual(question.limit);
    [after, more] = [page.rows.at(-1), page.more];
  }
  return found;
};

describe('pages', () => {
  it('are those of a list that is gone through, whatever came, changed and went before', () =>
    fc.assert(
      fc.property(anyBatches, anyQuestion, (batches, question) => {
        const rows = rowsAfter(batches);
        const table = filled(batches);
        expect(table.size()).toBe(rows.length);
        const found = rows.filter((row) => question.limits.every((limit) => meets(row, limit)));
        expect(walked(table, question)).toEqual(sorted(found, question).map(({ id }) => id));
      }),
      { numRuns: 300 },
    ));
  it('are walked where they are many, and go on behind a row that is gone', () => {
    const rows = Array.from(
      { length: 5_000 },
      (_, n): Row => ({
        id: `prf_${String(n).padStart(5, '0')}`,
        tags: { feet: [n % 2 === 0 ? 'left' : 'right'], countries: [] },
        numbers: { height: n % 7, listed: n },
        text: `player ${n}`,
      }),
    );
    const table = filled([rows]);
    const question = {
      ...{ limits: [{ tag: 'feet', among: ['left'] }], order: 'height', direction: 1 as const, limit: 3 },
    };
    const expected = sorted(
      rows.filter((row) => row.tags['feet']?.[0] === 'left'),
      question,
    );
    const first = table.page(question);
    expect(first.rows.map(({ id }) => id)).toEqual(expected.slice(0, 3).map(({ id }) => id));
    const after = first.rows[2];
    table.apply([{ id: after?.id ?? '', gone: true }]);
    const second = table.page({ ...question, after });
    expect(second.rows.map(({ id }) => id)).toEqual(expected.slice(3, 6).map(({ id }) => id));
    const back = table.page({ ...question, direction: -1, after: second.rows[0] });
    expect(back.rows.map(({ id }) => id)).toEqual([expected[1]?.id, expected[0]?.id]);
  });
  it('refuse an id that has no room', () =>
    expect(() => createTable(schema).apply([{ id: 'x'.repeat(33), gone: true }])).toThrow(RangeError));
});

describe('counts', () => {
  it('are made row by row where a column has many words', () => {
    const countries = (n: number) => [`C${n % 50}`, ...(n % 3 === 0 ? ['NL'] : [])];
    const rows = Array.from(
      { length: 300 },
      (_, n): Row => ({ id: `prf_${n}`, tags: { feet: ['left'], countries: countries(n) }, numbers: {}, text: '' }),
    );
    const table = filled([rows, rows.slice(0, 10).map(({ id }) => ({ id, gone: true as const }))]);
    const counted = Object.fromEntries(
      table.count({ limits: [], groups: { countries: { tag: 'countries' } } }).groups['countries'] ?? [],
    );
    const expected: Record<string, number> = {};
    for (const word of rows.slice(10).flatMap((row) => row.tags['countries'] ?? []))
      expected[word] = (expected[word] ?? 0) + 1;
    expect(counted).toEqual(expected);
  });
  const ranges = [{ to: 163 }, { from: 164, to: 166 }, { from: 167 }];
  it('leave out their own limit, and only that', () =>
    fc.assert(
      fc.property(
        anyBatches,
        anyBatches,
        fc.array(anyLimit, { maxLength: 2 }),
        fc.subarray(['left', 'right'], { minLength: 1 }),
        fc.option(anyRange, { nil: undefined }),
        (before, later, limits, among, within) => {
          const own = {
            feet: { tag: 'feet', among } as Limit,
            height: within && ({ number: 'height', within } as Limit),
          };
          const question: CountQuestion = {
            limits,
            groups: {
              feet: { tag: 'feet', own: own.feet },
              countries: { tag: 'countries' },
              height: { number: 'height', ranges, own: own.height },
            },
          };
          const table = filled(before);
          // The ranges are counted once before more comes: they have to follow.
          table.count(question);
          for (const batch of later) table.apply(batch);
          const rows = rowsAfter([...before, ...later]);
          const left = (...kept: readonly (Limit | undefined)[]) =>
            rows.filter((row) => [...limits, ...kept].every((limit) => limit === undefined || meets(row, limit)));
          const counted = (of: readonly Row[], values: (row: Row) => readonly string[]) => {
            const counts: Record<string, number> = {};
            for (const value of of.flatMap(values)) counts[value] = (counts[value] ?? 0) + 1;
            return counts;
          };
          const { total, groups } = table.count(question);
          expect(total).toBe(left(own.feet, own.height).length);
          expect(Object.fromEntries(groups['feet'] ?? [])).toEqual(
            counted(left(own.height), (row) => row.tags['feet'] ?? []),
          );
          expect(Object.fromEntries(groups['countries'] ?? [])).toEqual(
            counted(left(own.feet, own.height), (row) => row.tags['countries'] ?? []),
          );
          expect(Object.fromEntries(groups['height'] ?? [])).toEqual(
            counted(left(own.feet), (row) =>
              ranges.flatMap((range, at) => (meets(row, { number: 'height', within: range }) ? [String(at)] : [])),
            ),
          );
        },
      ),
      { numRuns: 200 },
    ));
});

describe('what is written down', () => {
  it('is the same table, which goes on as if nothing had happened', () =>
    fc.assert(
      fc.property(anyBatches, anyBatches, anyQuestion, (before, later, question) => {
        const table = filled(before);
        const other = createTable(schema);
        other.restore(structuredClone(table.dump()));
        for (const each of [table, other]) for (const batch of later) each.apply(batch);
        expect(walked(other, question)).toEqual(walked(table, question));
        expect(other.size()).toBe(rowsAfter([...before, ...later]).length);
      }),
      { numRuns: 100 },
    ));
  it('keeps its texts through thousands of changes', () => {
    const table = createTable(schema);
    const row = (n: number, text: string): Row => ({ id: `prf_${n}`, tags: {}, numbers: {}, text });
    for (let round = 0; round < 40; round += 1)
      table.apply(Array.from({ length: 100 }, (_, n) => row(n, `keeper ${round} of ${n}`)));
    const { bytes: kept } = Object.fromEntries(
      Object.entries(table.dump().parts).flatMap(([name, part]) =>
        name === 'text:bytes' ? [['bytes', part.length]] : [],
      ),
    );
    expect(kept).toBeLessThan(100 * 20 * 20);
    const page = table.page({ limits: [{ beginnings: ['39', 'keep'] }], order: 'name', direction: 1, limit: 200 });
    expect(page.rows.map(({ key }) => key).sort()).toEqual(
      Array.from({ length: 100 }, (_, n) => `keeper 39 of ${n}`).sort(),
    );
    expect(table.page({ limits: [{ beginnings: ['38'] }], order: 'name', direction: 1, limit: 2 }).rows).toEqual(
      table.page({ limits: [{ beginnings: ['38', 'of'] }], order: 'name', direction: 1, limit: 2 }).rows,
    );
  });
  it('has nothing in its dump of who left or has another name, and says how many those are', () => {
    const table = createTable(schema);
    const row = (id: string, text: string): Row => ({
      ...{ id, text },
      tags: { feet: ['left'], countries: ['PT'] },
      numbers: { height: 171, listed: 1_763_539_200_007 },
    });
    const all = () =>
      Buffer.concat(Object.values(table.dump().parts).map((part) => new Uint8Array(part.slice().buffer)));
    expect(table.apply([row('prf_a', 'quillon marrowfat'), row('prf_b', 'zephyr wort')])).toBe(0);
    expect(table.apply([row('prf_b', 'zephyr wort')])).toBe(0);
    expect(['quillon', 'zephyr', 'prf_a'].map((trace) => all().includes(trace))).toEqual([true, true, true]);
    expect(table.apply([{ id: 'prf_a', gone: true }, { id: 'prf_never', gone: true }, row('prf_b', 'ada')])).toBe(2);
    expect(['quillon', 'marrow', 'zephyr', 'prf_a'].map((trace) => all().includes(trace))).toEqual(
      Array(4).fill(false),
    );
    const numbers = (name: string) => [...(table.dump().parts[`number:${name}`] ?? [])].sort();
    expect([numbers('height'), numbers('listed')]).toEqual([
      [0, 171],
      [0, 1_763_539_200_007],
    ]);
  });
});
