/**
 * `npm start`: dependencies, pages, then the product in one process, which is started again when it ends unexpectedly.
 * `npm run dev` does the same and follows changes of the sources on both sides.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildPages, environment, findNode, giveUp, install, repository } from './prepare.mjs';

const started = Date.now();
const development = process.argv.includes('--dev');
install({ everything: development });
const node = findNode();
if ((await buildPages(node)) !== 0) giveUp('The pages could not be built; the reason is above.');

/** The product's own word that starting it again as it is would not help. */
const refusedCode = 78;
/** So often in a row it may end before it was ready, or right after. */
const badEndsAtMost = 5;
const longEnoughMs = 10_000;
const firstPauseMs = 250;

const main = join('infra', 'apps', 'all-in-one', 'main.ts');
const own = ['--disable-warning=ExperimentalWarning'];
const children = new Set();
const launch = (args, stdio, more = {}) => {
  const child = spawn(node, args, { cwd: repository, stdio, env: environment(more) });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
};

let asked = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    asked = true;
    if (children.size === 0) process.exit(0);
    // A terminal sends Ctrl-C to the children as well; twice would mean "at once".
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    for (const child of children) child.kill(signal);
  });
}

/** Runs the product once; tells how it ended, and how long it had been ready by then. */
const runOnce = (since) =>
  new Promise((settle) => {
    const given = { STARTED_AT: String(since), FOLLOW_BUILDS: String(development) };
    // In development Node itself starts the product anew; else the product ends when this process does, however it ends.
    const product = development
      ? launch([...own, '--watch', '--watch-preserve-output', main], 'inherit', given)
      : launch(
          [...own, '--import', './infra/tools/end-with-parent.mjs', main],
          ['inherit', 'inherit', 'inherit', 'ipc'],
          given,
        );
    let ready;
    product.on('message', (message) => {
      if (message === 'ready') ready = Date.now();
    });
    product.once('error', (error) => giveUp(`The product cannot be started: ${error.message}`));
    product.once('exit', (code, signal) => settle({ code, signal, readyMs: ready ? Date.now() - ready : 0 }));
  });

const end = (code) => {
  for (const child of children) child.kill('SIGTERM');
  process.exit(code);
};

if (development) launch([join('frontends', 'build.mjs'), '--watch'], ['ignore', 'inherit', 'inherit']);
let badEnds = 0;
for (let since = started; ; since = Date.now()) {
  const { code, signal, readyMs } = await runOnce(since);
  if (asked) end(code ?? 0);
  if (development || code === 0 || code === refusedCode) end(code ?? 1);
  badEnds = readyMs >= longEnoughMs ? 1 : badEnds + 1;
  const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
  if (badEnds >= badEndsAtMost) {
    console.error(`The product ${how}, ${badEnds} times in a row right after its start: it is not started again.`);
    end(1);
  }
  console.error(`The product ${how} unexpectedly and is started again.`);
  await wait(firstPauseMs * 2 ** (badEnds - 1));
  if (asked) end(0);
}
