import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { areaWeights, shellWeights, tooHeavy } from './weights.mjs';

let directory: string;
const write = (file: string, kilobytes: number): void =>
  writeFileSync(join(directory, 'dist', file), Buffer.alloc(kilobytes * 1_000, 'x'));

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'touchline-weights-'));
  await mkdir(join(directory, 'dist', 'assets'), { recursive: true });
  await mkdir(join(directory, '.cache'));
  write('assets/main.0123456789.js', 400);
  write('assets/main.0123456789.js.br', 30);
  for (const name of ['begin', 'own']) write(`assets/${name}.js`, 10);
  write('assets/begin.css', 900);
  write('entry.js', 20);
  write('routes.js', 17);
  const own = ['assets/own.js'];
  writeFileSync(
    join(directory, '.cache', 'first-load.json'),
    JSON.stringify({
      begins: ['assets/begin.js', 'assets/begin.css'],
      pages: {
        'pages/home/home-page.tsx': own,
        'pages/entry/login-page.tsx': own,
        'pages/entry/register-page.tsx': own,
      },
    }),
  );
  writeFileSync(
    join(directory, 'dist', 'mf-manifest.json'),
    JSON.stringify({
      metaData: { remoteEntry: { name: 'entry.js' } },
      exposes: [{ assets: { js: { sync: ['routes.js'] } } }],
    }),
  );
});
afterAll(() => rmSync(directory, { recursive: true }));

it('counts scripts as they are sent, each beside what all begin with', () => {
  expect(shellWeights(directory)).toEqual({
    landing: 30_000,
    begin: 40_000,
    home: 10_000,
    'sign in': 10_000,
    register: 10_000,
  });
  expect(tooHeavy(shellWeights(directory))).toEqual([]);
});

it('names what is heavier than it may be', () => {
  expect(tooHeavy(areaWeights(directory))).toEqual([
    expect.stringMatching(/^area: 37\.0 kB of scripts where 36 kB are allowed/),
  ]);
  expect(tooHeavy({ ...shellWeights(directory), landing: 70_000 })).toEqual([
    expect.stringMatching(/^landing: 70\.0 kB/),
  ]);
});
