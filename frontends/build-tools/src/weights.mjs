import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { firstLoadFile } from './first-load.mjs';

/**
 * What pages may bring before anything of them can be used: scripts, compressed as they are sent, in kB. Who makes one heavier
 * says so here; who makes one lighter, too.
 */
const most = { landing: 32, begin: 296, home: 18, 'sign in': 23, register: 33, area: 36 };

/** As it is sent to a browser that takes brotli. */
const weightOf = (directory, file) => {
  const at = path.join(directory, file);
  return statSync(existsSync(`${at}.br`) ? `${at}.br` : at).size;
};

const isScript = (file) => file.endsWith('.js');

/**
 * What a shell's build weighs.
 * @param directory the shell's, with its `dist`
 * @returns bytes by what is loaded: the landing page alone; all that a page begins with; and beside that what three of them bring
 */
export const shellWeights = (directory) => {
  const dist = path.join(directory, 'dist');
  const { begins, pages } = JSON.parse(readFileSync(firstLoadFile(directory), 'utf8'));
  const sum = (files) => files.filter(isScript).reduce((bytes, file) => bytes + weightOf(dist, file), 0);
  const entry = readdirSync(path.join(dist, 'assets'))
    .filter((file) => /^main\..+\.js$/.test(file))
    .map((file) => `assets/${file}`);
  return {
    landing: sum(entry),
    begin: sum([...entry, ...begins]),
    home: sum(pages['pages/home/home-page.tsx']),
    'sign in': sum(pages['pages/entry/login-page.tsx']),
    register: sum(pages['pages/entry/register-page.tsx']),
  };
};

/** What an area brings before the first of its pages: its entry and the module of its routes. */
export const areaWeights = (directory) => {
  const dist = path.join(directory, 'dist');
  const { metaData, exposes } = JSON.parse(readFileSync(path.join(dist, 'mf-manifest.json'), 'utf8'));
  const files = [metaData.remoteEntry.name, ...exposes.flatMap(({ assets }) => assets.js.sync)];
  return { area: files.reduce((bytes, file) => bytes + weightOf(dist, file), 0) };
};

/** @returns a sentence for each that weighs more than it may */
export const tooHeavy = (weights) =>
  Object.entries(weights)
    .filter(([name, bytes]) => bytes > most[name] * 1_000)
    .map(
      ([name, bytes]) =>
        `${name}: ${(bytes / 1_000).toFixed(1)} kB of scripts where ${most[name]} kB are allowed (frontends/build-tools/src/weights.mjs)`,
    );
