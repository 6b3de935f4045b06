import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@jest/globals';

const frontends = join(import.meta.dirname, '..', '..', '..');

test('what can’t be read says why: no panel of an error is without words of its own', () => {
  const panels = globSync(join(frontends, '*', 'src', '**', '*.tsx')).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<ErrorPanel\b(?:[^>]|(?<==)>)*>/g)].map(([panel]) => ({
      panel: panel.replace(/\s+/g, ' '),
      file: relative(frontends, file),
    })),
  );
  expect(panels.length).toBeGreaterThan(20);
  expect(panels.filter(({ panel }) => panel.endsWith('/>') && !panel.includes('title='))).toEqual([]);
});
