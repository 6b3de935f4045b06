/** What `npm start` and `npm test` do first. Plain JavaScript for any Node from 18 on: nothing is installed yet. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');
const modules = join(repository, 'node_modules');
const neededNode = 24;

/** Ends the process with one sentence for the person who typed the command. */
export const giveUp = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

/**
 * Installs the dependencies when there are none, or others than the lock file names. `everything`: with what only tests
 * and checks need; without it, what is there already stays.
 */
export const install = ({ everything = true } = {}) => {
  const lock = join(repository, 'package-lock.json');
  const stamp = join(modules, '.installed');
  const digest = createHash('sha256').update(readFileSync(lock)).digest('hex');
  const known = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (known === `${digest} everything` || (known === `${digest} product` && !everything)) return;
  // Somebody ran npm by hand after the lock file was written.
  const record = join(modules, '.package-lock.json');
  const current = known === '' && existsSync(record) && statSync(record).mtimeMs >= statSync(lock).mtimeMs;
  if (!current) {
    console.log('Installing dependencies …');
    const started = Date.now();
    const npm = process.env.npm_execpath?.endsWith('.js')
      ? [process.execPath, [process.env.npm_execpath]]
      : ['npm', []];
    const quiet = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
    const { status } = spawnSync(npm[0], [...npm[1], ...quiet, ...(everything ? [] : ['--omit=dev'])], {
      cwd: repository,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (status !== 0) giveUp('The dependencies could not be installed: npm ci failed; its message is above.');
    console.log(`Dependencies installed in ${((Date.now() - started) / 1_000).toFixed(1)} s.`);
  }
  writeFileSync(stamp, `${digest} ${everything || current ? 'everything' : 'product'}`);
};

/** The Node to run the product with: the one among the dependencies, else this one if it is new enough. */
export const findNode = () => {
  const ours = join(modules, '.bin', 'node');
  const node = existsSync(ours) ? ours : process.execPath;
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
  if (Number(/^v(\d+)/.exec(version)?.[1] ?? 0) >= neededNode) return node;
  return giveUp(
    `Touchline needs Node ${neededNode} or newer and found ${version || 'none'}: ` +
      `install it, or run "npm ci" without "--omit=optional" on Linux.`,
  );
};

export const environment = (more = {}) => ({
  ...process.env,
  PATH: `${join(modules, '.bin')}${delimiter}${process.env.PATH ?? ''}`,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(repository, '.cache', 'compiled'),
  ...more,
});

/** Runs a program to its end and answers its exit code; what it says goes to the terminal. */
export const run = (program, args, more = {}) =>
  new Promise((settle) => {
    const child = spawn(program, args, {
      cwd: repository,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: environment(more),
    });
    child.once('error', (error) => {
      console.error(`${program} cannot be started: ${error.message}`);
      settle(1);
    });
    child.once('exit', (code) => settle(code ?? 1));
  });

/** Builds the pages; the build itself leaves alone what has not changed. */
export const buildPages = async (node) => {
  const build = join(repository, 'frontends', 'build.mjs');
  return existsSync(build) ? run(node, [build]) : 0;
};
