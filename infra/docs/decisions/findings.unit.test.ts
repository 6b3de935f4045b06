import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

/** The page of findings names tests that are there: a test that is renamed takes its row along. */

const root = join(import.meta.dirname, '..', '..', '..');
const page = readFileSync(join(import.meta.dirname, '0020-what-a-hard-look-found.md'), 'utf8');
const rows = page.split('\n').flatMap((line) => {
  const [, id = ''] = /^\| ([A-Z]\d*) \| ([^|]+) \| (.+) \|$/.exec(line) ?? [];
  return id ? [{ id }] : [];
});
/** Wherever a decision says by what test it is held. */
const named = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) => readFileSync(join(import.meta.dirname, file), 'utf8').split('\n'))
  .flatMap((line) => {
    const [, id = '', file = '', name = ''] = /^\| ([A-Z]?\d+) \| [^|]+ \| `([^`]+)` › (.+) \|$/.exec(line) ?? [];
    return file ? [{ id, file, name }] : [];
  });

/** What a row says after the test's name is a sentence of its own. */
const isIn = (text: string, name: string): boolean =>
  text.includes(name) ||
  name.split('. ').some((_, at, parts) => at > 0 && text.includes(parts.slice(0, at).join('. ')));

describe('each finding', () => {
  it('has its row', () => expect(rows).toHaveLength(30 + 12 + 10 + 14));
  it.each(named.map(({ id, file, name }) => [id, file, name] as const))('%s is found by %s › %s', (_, file, name) => {
    expect(existsSync(join(root, file))).toBe(true);
    expect(isIn(readFileSync(join(root, file), 'utf8'), name)).toBe(true);
  });
  it('would be missed here, were its test gone', () => {
    expect(isIn("it('is there', () => {})", 'is not there')).toBe(false);
    expect(isIn("it('is there', () => {})", 'is there. More is open.')).toBe(true);
  });
});
