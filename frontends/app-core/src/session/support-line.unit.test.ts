import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

/** Whoever is sent to support is given its address, where there is one: by `SupportLine`, which leaves the sentence out where there is none. */

const frontends = join(import.meta.dirname, '..', '..', '..');
const sources = globSync('*/src/**/*.{ts,tsx}', { cwd: frontends }).filter((file) => !/\.(test|gen)\./.test(file));

/** Sentences that name support, or leave a place for its address. */
const sentencesIn = (source: string): readonly string[] =>
  [...source.matchAll(/(?<=[:\s(])(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)]
    .map(([, , sentence = '']) => sentence)
    .filter((sentence) => / /.test(sentence) && /\bsupport\b/i.test(sentence));

/** What names support without the place where its address belongs. */
const without = (source: string): readonly string[] =>
  sentencesIn(source).filter((sentence) => !sentence.includes('{email}'));

describe('a sentence that sends people to support', () => {
  it('has the address in it', () => {
    expect(sources.length).toBeGreaterThan(400);
    expect(sources.flatMap((file) => without(readFileSync(join(frontends, file), 'utf8')))).toEqual([]);
  });
  it('is shown by the one component that knows the address', () => {
    const users = sources.filter((file) => readFileSync(join(frontends, file), 'utf8').includes('<SupportLine'));
    expect(users.length).toBeGreaterThan(5);
    // Elsewhere the address is asked for in one place: a report that is sent by mail.
    const asking = sources.filter((file) => readFileSync(join(frontends, file), 'utf8').includes('support_email'));
    expect(asking.sort()).toEqual([
      'app-core/src/session/boot.ts',
      'app-core/src/session/support-line.tsx',
      'negotiation/src/trials/report-outcome.tsx',
    ]);
  });
  it('is found out without it', () =>
    expect(without("  sorry: 'Contact support, please.',\n  ask: 'Write to support at {email}.',")).toEqual([
      'Contact support, please.',
    ]));
});
