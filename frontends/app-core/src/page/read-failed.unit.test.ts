import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@jest/globals';

const frontends = join(import.meta.dirname, '..', '..', '..');

const sources = globSync(join(frontends, '*', 'src', '**', '*.tsx')).map((file) => ({
  source: readFileSync(file, 'utf8'),
  file: relative(frontends, file),
}));

test('what can’t be read says why: no panel of an error is without words of its own', () => {
  const panels = sources.flatMap(({ source, file }) =>
    [...source.matchAll(/<ErrorPanel\b(?:[^>]|(?<==)>)*>/g)].map(([panel]) => ({
      panel: panel.replace(/\s+/g, ' '),
      file,
    })),
  );
  expect(panels.length).toBeGreaterThan(5);
  expect(panels.filter(({ panel }) => panel.endsWith('/>') && !panel.includes('title='))).toEqual([]);
});

test('what can’t be read says why in one way: what isn’t there is not asked again', () => {
  const own = sources.filter(({ source }) =>
    /<ErrorPanel\b(?:(?!<\/ErrorPanel>).)*(?:message|Refusal\()/s.test(source),
  );
  expect(own.map(({ file }) => file)).toEqual([]);
});
