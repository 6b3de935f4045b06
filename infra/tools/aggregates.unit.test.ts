import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { aggregates, impurities } from './aggregates.mjs';

const found: readonly { readonly model: string; readonly rules: readonly string[] }[] = aggregates();

describe('an aggregate’s rules', () => {
  it('are found for every folder that keeps documents', () => {
    expect(found.length).toBeGreaterThan(5);
    for (const { model, rules } of found) expect([model, rules.length > 0]).toEqual([model, true]);
  });
  it.each([...new Set(found.flatMap(({ rules }) => rules))])('%s asks no clock, no chance and no environment', (file) =>
    expect(impurities(readFileSync(file, 'utf8'))).toEqual([]),
  );
  it.each(['const at = new Date();', 'const id = randomUUID();', 'if (process.env.DEMO) return;', 'Math.random() < 1'])(
    'would be seen with %s',
    (planted) => expect(impurities(planted)).toHaveLength(1),
  );
});
