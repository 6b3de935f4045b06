import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';

/** What is projected into a read model is waited for by reads: by whoever consumes the events for it. */
const sources = new Map(
  globSync('{services/*/src,infra/platform}/**/*.ts', { exclude: ['**/*.test.ts', '**/*.fixtures.ts'] }).map((path) => [
    path,
    readFileSync(path, 'utf8'),
  ]),
);

const projects = (text: string): boolean => /\bproject,?\b[^;]*from '[^']*aggregate/.test(text);
const importsOf = (path: string, text: string): readonly string[] =>
  [...text.matchAll(/from '(\.[^']+)'/g)].map(([, to]) => join(dirname(path), to ?? ''));
const consumes = (text: string): boolean => /\bconsumer\(/.test(text);

/** The files that project where no consumer of theirs has checkpoints. */
const unwaited = (files: ReadonlyMap<string, string>): readonly string[] =>
  [...files]
    .filter(([, text]) => projects(text))
    .filter(([path, text]) => {
      const feeding = consumes(text)
        ? [text]
        : [...files]
            .filter((other) => consumes(other[1]) && importsOf(...other).includes(path))
            .map(([, other]) => other);
      return feeding.length === 0 || feeding.some((consumer) => /checkpoints: null/.test(consumer));
    })
    .map(([path]) => path);

it('every projection is followed by checkpoints', () => {
  expect([...sources].filter(([, text]) => projects(text)).length).toBeGreaterThan(4);
  expect(unwaited(sources)).toEqual([]);
});

it.each([
  [
    'itself',
    "import { consumer, project } from '@touchline/platform/aggregate';\nconsumer(deps, { checkpoints: null });",
  ],
  ['through nobody', "import { project } from '@touchline/platform/aggregate';"],
])('sees one that feeds a read model %s without', (_, text) => {
  const path = 'services/trials/src/trial/trials-seen.ts';
  expect(unwaited(new Map([...sources, [path, text]]))).toEqual([path]);
});
