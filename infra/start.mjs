/**
 * `npm start`: dependencies, pages, then the product in one process. `npm run dev` does the same and follows changes of
 * the sources on both sides.
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

const main = join('infra', 'embedded', 'main.ts');
const own = ['--disable-warning=ExperimentalWarning'];
const children = [];
const launch = (args, stdio) => {
  const child = spawn(node, args, { cwd: repository, stdio, env: environment() });
  children.push(child);
  return child;
};

// In development Node itself starts the product anew; else the product ends when this process does, however it ends.
const product = development
  ? launch([...own, '--watch', '--watch-preserve-output', main], 'inherit')
  : launch([...own, '--import', './infra/end-with-parent.mjs', main], ['inherit', 'inherit', 'inherit', 'ipc']);
if (development) launch([join('frontends', 'build.mjs'), '--watch'], ['ignore', 'inherit', 'inherit']);

let asked = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    asked = true;
    // A terminal sends Ctrl-C to the children as well; twice would mean "at once".
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    for (const child of children) child.kill(signal);
  });
}
product.once('error', (error) => giveUp(`The product cannot be started: ${error.message}`));
product.once('exit', (code, signal) => {
  for (const child of children) child.kill('SIGTERM');
  process.exit(code ?? (asked || signal === null ? 0 : 1));
});

/** Tells when a person can use it. */
const announce = async () => {
  const { HOST: host = '127.0.0.1', PORT: port = '3000' } = process.env;
  const address = `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`;
  while (product.exitCode === null) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.status === 200) {
      console.log(`Touchline is ready at ${address} after ${((Date.now() - started) / 1_000).toFixed(1)} s.`);
      return;
    }
    await wait(25);
  }
};
if (process.env.PORT !== '0') await announce();
