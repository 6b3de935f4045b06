/**
 * `npm run bench [-- name …] [-- --quick|--write]`: ours beside something bare, in one run, as ratios. Each benchmark is a script
 * `<name>.bench.ts` with a process of its own; a run of all of them writes what it found into README.md beside it, good or bad,
 * and the few figures that a user asks for into the README of the product.
 * `--quick`: tiny sizes, only to see that they run, never written. `--write`: those that are named are written as well, in their own
 * places in the README beside this, with their day.
 */
import { fork } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { asMarkdown, asText, type Finding, keyFigures, written, writtenInPlace } from './figures.ts';
import { load, machine } from './machine.ts';

const order = [
  'home',
  'journey',
  'login',
  'accept',
  'webhooks',
  'visible',
  'drain',
  'scouting',
  'columns',
  'staff',
  'recruiting',
  'start-up',
  'recovery',
  'neighbour',
  'idle',
];
const there = readdirSync(import.meta.dirname)
  .flatMap((file) => /^(.+)\.bench\.ts$/.exec(file)?.[1] ?? [])
  .sort((a, b) => order.indexOf(a) - order.indexOf(b));

const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const known = ['--quick', '--write'];
const unknown = [...asked.filter((name) => !there.includes(name)), ...flags.filter((flag) => !known.includes(flag))];
if (unknown.length > 0) {
  console.error(`Not known: ${unknown.join(', ')}. There are ${there.join(', ')}, --quick and --write.`);
  process.exit(1);
}

const run = (name: string): Promise<Finding | undefined> =>
  new Promise((settle) => {
    let finding: Finding | undefined;
    const child = fork(join(import.meta.dirname, `${name}.bench.ts`), flags, {
      execArgv: ['--disable-warning=ExperimentalWarning', '--disable-warning=TimeoutNegativeWarning'],
    });
    child.once('message', (found) => {
      finding = found as Finding;
    });
    child.once('exit', (code) => settle(code === 0 ? finding : undefined));
  });

console.log(`${machine()}.`);
const started = new Date();
const loadBefore = load();
const findings: Finding[] = [];
const failed: string[] = [];
for (const name of asked.length > 0 ? asked : there) {
  const finding = await run(name);
  if (finding) {
    findings.push(finding);
    console.log(`\n${asText(finding)}`);
  } else failed.push(name);
}
const minutes = ((Date.now() - started.getTime()) / 60_000).toFixed(0);
const missing = failed.length > 0 ? `Not measured in this run: ${failed.join(', ')}.` : '';
if (missing) console.error(`\n${missing}`);
const page = join(import.meta.dirname, 'README.md');
if (asked.length > 0 && flags.join() === '--write') {
  const day = `Measured on ${started.toISOString().slice(0, 10)} in a run without the others, on ${machine()}; processes that wanted a core in the minute before: ${loadBefore}.`;
  const dated = findings.map((finding) => ({ ...finding, notes: [day, ...finding.notes] }));
  writeFileSync(page, writtenInPlace(readFileSync(page, 'utf8'), dated));
  console.log('\nWritten into the README of the benchmarks.');
}
if (asked.length === 0 && !flags.includes('--quick')) {
  const about =
    `Measured on ${started.toISOString().slice(0, 10)} in one run of ${minutes} minutes, on ${machine()}; ` +
    `processes that wanted a core: ${loadBefore} in the minute before, ${load()} in the last. ` +
    'Medians of rounds taken in turns, in brackets the lowest and the highest; ratios are taken round by round.';
  const write = (into: string, found: string): void => writeFileSync(into, written(readFileSync(into, 'utf8'), found));
  write(page, [about, missing, asMarkdown(findings)].filter(Boolean).join('\n\n'));
  const when = `Measured on ${started.toISOString().slice(0, 10)} on ${cpus().length} cores; medians of rounds.`;
  write(resolve(import.meta.dirname, '..', '..', '..', 'README.md'), `${when}\n\n${keyFigures(findings)}`);
  console.log('\nWritten into the READMEs of the benchmarks and of the product.');
}
process.exitCode = failed.length > 0 ? 1 : 0;
