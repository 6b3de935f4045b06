import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { bffOperations, services } from '../../contracts/http/bff.ts';
import type { Operation } from '../../contracts/http/index.ts';
import { fileLimits } from '../../contracts/policies/file-limits.ts';

/** What a file may be is said by one table: `contracts/policies/file-limits.ts`. */

const root = join(import.meta.dirname, '..', '..');
const table = 'contracts/policies/file-limits.ts';
/** Of files that nobody sends to the product: the design system's own specimen, and a page that is read offline. */
const apart = /^(frontends\/shell\/src\/pages\/gallery|services\/documents\/src\/evidence)\//;

/** Numbers, endings and sentences that a limit would be written by. */
const written: readonly RegExp[] = [
  /\bmax(File)?(Bytes|Size|Pages|Pixels)\b\s*[:=]\s*\{?\s*\d/i,
  /\bMAX_\w*BYTES\s*=\s*\d/,
  /\baccept="/,
  /['"`][^'"`]*\b\d+ ?[MG]B\b/,
  /['"`][^'"`]*\bat most \d+ pages\b/,
];
const limitsIn = (source: string): readonly string[] =>
  source.split('\n').filter((line) => !/^\s*(\/?\*|\/\/)/.test(line) && written.some((pattern) => pattern.test(line)));

const files = globSync('{contracts,bff,services/*,frontends/*,infra/platform}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) =>
    !/node_modules|\/gen\/|\.(test|fixtures|journey|harness|contract|gen)\./.test(file) &&
    file !== table &&
    !apart.test(file),
);

describe('what a file may be', () => {
  it('is said nowhere else', () => {
    const elsewhere = files.flatMap((file) =>
      limitsIn(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
    );
    expect(elsewhere).toEqual([]);
  });
  it('would be found, were it', () => {
    for (const line of [
      'const maxBytes = 2_000_000;',
      'maxSize={10_000_000}',
      'accept=".pdf"',
      "help: 'PDF, at most 10 MB.'",
      'const MAX_PHOTO_BYTES = 5_000_000;',
    ])
      expect(limitsIn(line)).toEqual([line]);
  });
  it('stands in each operation that takes one', () => {
    const known: readonly number[] = Object.values(fileLimits).map(({ maxBytes }) => maxBytes);
    const uploads = [bffOperations, ...Object.values(services)]
      .flatMap((operations) => Object.values(operations) as readonly Operation[])
      .filter(({ upload }) => upload);
    expect(uploads.length).toBeGreaterThan(5);
    for (const { id, maxBytes } of uploads)
      expect([id, maxBytes !== null && known.includes(maxBytes)]).toEqual([id, true]);
  });
});
