/**
 * Start-up and memory of the embedded product and of one service, against a Node that imports the same packages and does
 * nothing. Which packages that are is asked of the product itself, by a hook on its imports.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startEngine } from '../../platform/database/index.ts';
import { freePort } from '../../platform/runtime/free-port.mjs';
import { newKeyPair } from '../../platform/runtime/keys.ts';
import { bench } from './bench.ts';
import type { Figure } from './figures.ts';
import { inTurns } from './measure.ts';
import { startProgram } from './program.ts';

const here = import.meta.dirname;
const hook = pathToFileURL(join(here, 'imported.ts')).href;

await bench('Start-up and memory', async ({ pick, directory, ends }) => {
  const engine = await startEngine({ directory: join(directory, 'database') });
  ends(engine.close);
  const figures: Figure[] = [];

  const shapes = [
    {
      name: 'The whole product in one process',
      main: 'infra/apps/all-in-one/main.ts',
      env: { DEMO: 'false', DATA_DIR: join(directory, 'product') },
      ready: (port: number, _operations: number) => `http://127.0.0.1:${port}/readyz`,
    },
    {
      name: 'One service (offers)',
      main: 'services/offers/src/main.ts',
      env: { MONGODB_URI: engine.uri, ACTOR_PUBLIC_KEY: newKeyPair().publicKey, DATA_DIR: join(directory, 'offers') },
      ready: (_port: number, operations: number) => `http://127.0.0.1:${operations}/readyz`,
    },
  ];
  for (const { name, main, env, ready } of shapes) {
    const list = join(directory, `${main.replaceAll('/', '-')}.json`);
    const start = async (more: NodeJS.ProcessEnv = {}) => {
      const [port, operations] = [await freePort(), await freePort()];
      return startProgram({
        main,
        env: { ...env, PORT: String(port), OPERATIONS_PORT: String(operations), LOG_LEVEL: 'silent', ...more },
        readyAt: ready(port, operations),
      });
    };
    const asked = await start({ NODE_OPTIONS: `--import=${hook}`, IMPORTED_TO: list });
    await asked.end();

    let engineMb = 0;
    const ours = async () => {
      const program = await start();
      const { own, children } = program.residentMb();
      engineMb = Math.max(engineMb, children);
      await program.end();
      return { seconds: program.readyAfterMs / 1000, mb: own };
    };
    const bare = async () => {
      const port = await freePort();
      const program = await startProgram({
        main: join(here, 'start-up.bare.ts'),
        args: [list, String(port)],
        readyAt: `http://127.0.0.1:${port}/`,
      });
      const { own } = program.residentMb();
      await program.end();
      return { seconds: program.readyAfterMs / 1000, mb: own };
    };
    const rounds = await inTurns({ ours, bare }, { rounds: pick(3, 1), warmUp: pick(1, 0) });
    const against = 'Node with the same packages imported';
    const of = (measure: 'seconds' | 'mb') => ({
      against,
      ours: rounds.ours.map((round) => round[measure]),
      bare: rounds.bare.map((round) => round[measure]),
    });
    figures.push(
      { what: `${name}, until ready`, unit: 's', ...of('seconds') },
      { what: `${name}, resident memory`, unit: 'MB', ...of('mb') },
    );
    if (engineMb > 0)
      figures.push({
        what: `${name}, with its database engine`,
        unit: 'MB',
        against,
        ours: rounds.ours.map((round) => round.mb + engineMb),
        bare: rounds.bare.map((round) => round.mb),
      });
  }
  return {
    figures,
    notes: [
      'Without the demo world, on a directory that was used before. Ready is a 200 of /readyz; memory is what the process holds right after. The bare Node imports one after the other what the product’s files were seen to import.',
      'The embedded product also starts its database engine, makes sure of every index and reads what waits.',
    ],
  };
});
