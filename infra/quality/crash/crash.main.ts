/**
 * `npm run crash -- --rounds 1000 --shape cluster|embedded [--seed n] [--points a,b]`: kills processes at named points, under
 * load, and compares what is there with what was acknowledged. Ends with 1 on any fault.
 */
import { cpus, release } from 'node:os';
import { parseArgs } from 'node:util';
import { type Point, pointNames } from './points.ts';
import { runRounds } from './rounds.ts';
import { startShape } from './shapes.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1000' },
    shape: { type: 'string', default: 'embedded' },
    seed: { type: 'string' },
    points: { type: 'string' },
    compare: { type: 'string', default: '200' },
  },
});
const only = values.points?.split(',') as Point[] | undefined;
const unknown = only?.filter((point) => !pointNames.includes(point)) ?? [];
if (!['embedded', 'cluster'].includes(values.shape) || unknown.length > 0) {
  console.error(`--shape embedded|cluster, --points of ${pointNames.join(', ')}`);
  process.exit(2);
}
const seed = Number(values.seed ?? Date.now() % 1_000_000);
console.log(
  `${values.shape}, ${values.rounds} rounds, seed ${seed}; ${cpus().length} cores, Linux ${release()}, Node ${process.version}`,
);

// SIGTERM: enough rounds, the table is printed; Ctrl-C: at once.
let enough = false;
process.once('SIGTERM', () => {
  enough = true;
});
process.once('SIGINT', () => process.exit(130));

const began = Date.now();
const harness = await startShape(values.shape as 'embedded' | 'cluster');
try {
  const summary = await runRounds({
    harness,
    rounds: Number(values.rounds),
    seed,
    compareEvery: Number(values.compare),
    ...(only ? { only } : {}),
    enough: () => enough,
    log: (line) => console.log(line),
  });
  console.log(`\n${'point'.padEnd(18)} rounds   lost doubled`);
  for (const point of pointNames) {
    const tally = summary.byPoint.get(point);
    if (!tally) continue;
    const figures = [tally.rounds, tally.lost, tally.doubled].map((n) => String(n).padStart(7));
    console.log(`${point.padEnd(17)}${figures.join(' ')}`);
  }
  console.log(
    `\n${summary.rounds} rounds in ${Math.round((Date.now() - began) / 1_000)} s, seed ${seed}: ${summary.commands} commands ` +
      `acknowledged, ${summary.repeats} repeats; of trials that nobody asked for again ${summary.left.reclaimed} reclaimed, ` +
      `${summary.left.came} made, ${summary.left.nothing} never begun; read models rebuilt ${summary.rebuilds} times (${summary.rows} rows at last); ` +
      `${summary.faults.length === 0 ? '0 lost, 0 doubled, read models equal' : `${summary.faults.length} FAULTS`}`,
  );
  process.exitCode = summary.faults.length > 0 ? 1 : 0;
} finally {
  await harness.close();
}
process.exit();
