/**
 * `npm test`: Debian's packages, dependencies and servers, all Jest suites, then the browser journeys, in one process and in
 * many; ends with `N passed, N failed, N skipped`. `npm test -- <pattern>` runs only the Jest files that match. However it is
 * ended, it leaves no process behind; it runs beside a product, on ports of its own.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { cpus, freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../platform/runtime/free-port.mjs';
import { packagesProgram } from './debian.mjs';
import { commandOf, endDescendants, followDescendants } from './descendants.mjs';
import { faultOf, ofJourneys, told } from './failures.mjs';
import { buildPages, environment, findNode, install, repository, run } from './prepare.mjs';
import { spareCores } from './spare-cores.mjs';

const pattern = process.argv.slice(2);
const packages = pattern.length === 0 ? run(process.execPath, [packagesProgram]) : undefined;
install();
await packages;
const node = findNode();
const followed = followDescendants(process.pid);
const work = mkdtempSync(join(tmpdir(), 'touchline-test-'));
process.once('exit', () => rmSync(work, { recursive: true, force: true }));

/** Engines flush after every command: in memory, where there is plenty, that waits for no disk. */
const memory = '/dev/shm';
const enough = 4 * 2 ** 30;
const freeIn = (directory) => {
  try {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize;
  } catch {
    return 0; // not on this system
  }
};
if (freeIn(memory) > enough && freemem() > enough) {
  const fast = mkdtempSync(join(memory, 'tl-'));
  process.env.TOUCHLINE_FAST_DIR = fast;
  process.once('exit', () => rmSync(fast, { recursive: true, force: true }));
}

/** How long those that were started have to end what they started. */
const patienceMs = 15_000;
let ending = false;
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
])
  process.on(signal, async () => {
    if (ending) return;
    ending = true;
    await endDescendants(process.pid, patienceMs, await followed.left(0));
    console.log(`The tests were ended by ${signal}; nothing of them is left running.`);
    process.exit(code);
  });

const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const add = (counts) => {
  for (const kind of Object.keys(total)) total[kind] += counts[kind] ?? 0;
  failures.push(...(counts.failures ?? []));
};
/** What failed without a test that says so. */
const addFault = (where, words) => add({ failed: 1, failures: [{ where, what: 'the run itself', words }] });
const readCounts = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
const quiet = '--disable-warning=ExperimentalWarning';

const lacking = await run(node, [quiet, 'infra/quality/testkit/prerequisites.ts']);
const [noBrowser, noServers] = [lacking === 3, lacking === 3 || lacking === 4];

const jest = async (name, more) => {
  const file = join(work, `${name}.json`);
  const program = join('node_modules', 'jest', 'bin', 'jest.js');
  const args = [program, '--ci', ...more, ...pattern];
  // Workers are started with the same options, and say the same warning each.
  const code = await run(node, args, { TOUCHLINE_COUNTS: file, NODE_OPTIONS: quiet });
  const counts = readCounts(file);
  if (counts !== undefined) add(counts);
  const fault = faultOf(code, counts);
  if (fault !== undefined) addFault(`Jest (${name})`, fault);
};

const journeys = async (name, canRun) => {
  const config = join('infra', 'quality', 'acceptance', name);
  const program = join('node_modules', '@playwright', 'test', 'cli.js');
  if (!canRun) {
    const listed = spawnSync(node, [program, 'test', '-c', config, '--list'], {
      cwd: repository,
      env: environment(),
      encoding: 'utf8',
    });
    add({ skipped: Number(/Total: (\d+) test/.exec(listed.stdout)?.[1] ?? 1) });
    return;
  }
  const file = join(work, `${name}.json`);
  const args = [program, 'test', '-c', config, '--reporter=list,json'];
  const own = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CI: '1', TOUCHLINE_JOURNEY_PORT: String(await freePort(2)) };
  const code = await run(node, args, own);
  const report = readCounts(file);
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report?.stats ?? {};
  add({ passed: expected + flaky, failed: unexpected, skipped, failures: ofJourneys(report ?? {}) });
  const fault = faultOf(code, report && { failed: unexpected });
  if (fault !== undefined) addFault(name, fault);
};

/** Less than this share of the cores is left for us: a neighbour is busy. */
const oursFrom = 0.7;
const isShared = pattern.length === 0 && (await spareCores()) < cpus().length * oursFrom;
if (isShared) console.log('This machine is busy with something else: the tests go one after the other.');

// Pages first: the tests of the whole product ask for them too.
if ((await buildPages(node)) !== 0) addFault('pages', 'They could not be built.');
if (pattern.length > 0) await jest('jest', []);
else {
  const alone = () => jest('alone', ['--selectProjects', 'unit', 'integration', 'redis', '--maxWorkers=2']);
  const oneByOne = (...projects) => ['--selectProjects', ...projects, '--maxWorkers=1', '--forceExit'];
  const processes = () => jest('processes', oneByOne('kafka', 'faults'));
  const browsers = async () => {
    await journeys('playwright.processes.config.ts', !noServers);
    await journeys('playwright.config.ts', !noBrowser);
    await jest('bus', oneByOne('bus'));
  };
  // Browsers take as long as all the rest, and wait for half of it: they go beside it, on servers and ports of their own. What goes
  // over brokers and wires comes after the rest: more at once would keep two cores no busier, and thirty processes waiting for each
  // other, past their time limits; where a neighbour has the cores, already these two would. The bus alone takes little but time:
  // it comes where the browsers are done, for both to end together.
  if (isShared) {
    await alone();
    await processes();
    await browsers();
  } else await Promise.all([alone().then(processes), browsers()]);
}

/** What tests have started and not ended, in a setup that failed for example: it is ended here, and is a fault. */
const left = await followed.left(patienceMs);
if (left.size > 0) {
  addFault('Left running by the tests', [...left.keys()].map(commandOf).join('\n'));
  await endDescendants(process.pid, patienceMs, left);
}
if (failures.length > 0) console.log(told(failures));
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;
