import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { topics } from './events/index.ts';
import { aggregates, frontendNames, serviceNames } from './topology.ts';

const repository = join(import.meta.dirname, '..');
const foldersIn = (path: string) =>
  readdirSync(join(repository, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(repository, path, entry.name, 'package.json')))
    .map((entry) => entry.name);

it('names every service that has a folder, each with its page and its process', () => {
  expect([...serviceNames].sort()).toEqual(foldersIn('services').sort());
  for (const name of serviceNames)
    for (const file of ['README.md', 'src/main.ts', 'src/service.ts'])
      expect([name, file, existsSync(join(repository, 'services', name, file))]).toEqual([name, file, true]);
});

it('names every frontend that is built', () => {
  const built = foldersIn('frontends').filter((name) =>
    existsSync(join(repository, 'frontends', name, 'webpack.config.mjs')),
  );
  expect([...frontendNames].sort()).toEqual(built.sort());
});

it('names every topic, once', () => {
  const named = [...aggregates.values()].map(({ topic }) => topic);
  expect(named.toSorted()).toEqual(topics.map(({ topic }) => topic).toSorted());
});
