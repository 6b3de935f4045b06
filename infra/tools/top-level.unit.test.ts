import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const parts = ['bff', 'contracts', 'frontends', 'infra', 'k8s', 'services'];
/** What tools look for at the top, and nowhere else. */
const files = [
  '.dependency-cruiser.mjs',
  '.gitignore',
  '.npmrc',
  'README.md',
  'biome.json',
  'docker-compose.yml',
  'jest.config.mjs',
  'knip.json',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
];

it('nothing lies at the top but the parts and what tools look for there', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: join(import.meta.dirname, '..', '..'), encoding: 'utf8' });
  const top = new Set(
    tracked
      .trim()
      .split('\n')
      .map((path) => path.split('/')[0]),
  );
  expect([...top].filter((name) => ![...parts, ...files, '.ci'].includes(name ?? ''))).toEqual([]);
});
