#!/usr/bin/env node
/**
 * Builds the frontends: at most two at a time, and only those whose sources changed since their last build.
 *   node frontends/build.mjs [--only <name>]… [--force] [--watch]
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { frontendNames } from '../contracts/topology.ts';
import { areaWeights, drawFirstPages, shellWeights, tooHeavy } from './build-tools/index.mjs';

const root = path.dirname(fileURLToPath(import.meta.url));
const cli = createRequire(path.join(root, 'build-tools/package.json')).resolve('webpack-cli/bin/cli.js');
const frontends = frontendNames;
const PARALLEL = 2;

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, force: { type: 'boolean' }, watch: { type: 'boolean' } },
});
const chosen = values.only ?? frontends;
for (const name of chosen)
  if (!frontends.includes(name)) throw new Error(`There is no frontend "${name}": ${frontends.join(', ')}`);

const filesBelow = async (directory) => {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/](node_modules|dist|\.cache)[\\/]/.test(file) && !/\.test\.tsx?$/.test(file))
    .sort();
};

/** Everything a build reads besides node_modules, whose state the lockfile tells. */
const sourcesOf = async (name) => {
  const folders = [`${name}/src`, 'ui/src', 'app-core/src', 'negotiation/src', 'build-tools', '../contracts'].map(
    (folder) => path.join(root, folder),
  );
  const files = (await Promise.all(folders.map(filesBelow))).flat();
  return [
    ...files,
    path.join(root, name, 'webpack.config.mjs'),
    path.join(root, name, 'package.json'),
    path.join(root, '../package-lock.json'),
  ];
};

const hashOf = async (name) => {
  const hash = createHash('sha256').update(process.version);
  for (const file of await sourcesOf(name)) hash.update(path.relative(root, file)).update(await readFile(file));
  return hash.digest('hex');
};

const recordOf = (name) => path.join(root, name, '.cache/built.json');
const built = async (name) => {
  try {
    return JSON.parse(await readFile(recordOf(name), 'utf8')).hash;
  } catch {
    return undefined; // never built here
  }
};

const running = new Set();
// Somebody may end this process alone, and not all that a terminal began with it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    for (const child of running) child.kill('SIGTERM');
    process.kill(process.pid, signal);
  });

const run = (name, args) =>
  new Promise((resolve, reject) => {
    const config = path.join(root, name, 'webpack.config.mjs');
    const child = spawn(process.execPath, [cli, ...args, '--config', config], {
      stdio: 'inherit',
      cwd: path.join(root, name),
    });
    running.add(child);
    child.on('error', reject);
    child.on('exit', (code) => {
      running.delete(child);
      if (code === 0) resolve();
      else reject(new Error(`${name} did not build (exit ${code})`));
    });
  });

const build = async (name) => {
  const hash = await hashOf(name);
  const marker = path.join(root, name, 'dist', name === 'shell' ? 'index.html' : 'mf-manifest.json');
  if (!values.force && existsSync(marker) && (await built(name)) === hash) {
    console.log(`${name}: unchanged`);
    return;
  }
  const started = performance.now();
  await run(name, ['build']);
  const directory = path.join(root, name);
  if (name === 'shell') await drawFirstPages(directory);
  const heavy = tooHeavy((name === 'shell' ? shellWeights : areaWeights)(directory));
  if (heavy.length > 0) throw new Error(`${name} is too heavy.\n${heavy.join('\n')}`);
  await mkdir(path.dirname(recordOf(name)), { recursive: true });
  await writeFile(recordOf(name), JSON.stringify({ hash }));
  console.log(`${name}: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
};

if (values.watch) {
  // What watching leaves behind is made for development: the next build begins anew.
  await Promise.all(chosen.map((name) => rm(recordOf(name), { force: true })));
  await Promise.all(chosen.map((name) => run(name, ['watch'])));
} else {
  const waiting = [...chosen];
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) await build(name);
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
}
