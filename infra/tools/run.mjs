/**
 * How a command of package.json runs on a bare clone: `node infra/tools/run.mjs [--everything] [--pages] <file> [arguments]` brings
 * what is missing, as `npm start` does, and runs the file with the product's own Node. `--everything`: what only tests need
 * too; `--pages`: the pages are built.
 */
import { spawn } from 'node:child_process';
import { buildPages, environment, findNode, giveUp, install, repository } from './prepare.mjs';

const given = process.argv.slice(2);
const flags = [];
while (given[0]?.startsWith('--')) flags.push(given.shift());
install({ everything: flags.includes('--everything') });
const node = findNode();
if (flags.includes('--pages') && (await buildPages(node)) !== 0)
  giveUp('The pages could not be built; the reason is above.');

const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...given], {
  cwd: repository,
  stdio: 'inherit',
  env: environment(),
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    // A terminal sends Ctrl-C to the child as well; twice would mean "at once".
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  });
child.once('error', (error) => giveUp(`The command cannot be started: ${error.message}`));
child.once('exit', (code) => process.exit(code ?? 1));
