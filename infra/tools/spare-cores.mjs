/** How much of this machine is left for us. Plain JavaScript for any Node from 18 on. */
import { spawn } from 'node:child_process';
import { cpus } from 'node:os';

/** Long enough for the scheduler to share out, short enough for nobody to wait for. */
const measuredMs = 600;
const counts = 4;

/** Counts for a while and tells which share of that time it had a core. */
const program = `
  const began = performance.now();
  const before = process.cpuUsage();
  while (performance.now() - began < ${measuredMs});
  const { user, system } = process.cpuUsage(before);
  console.log((user + system) / 1000 / (performance.now() - began));
`;

const shareOfOne = () =>
  new Promise((settle) => {
    const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'ignore'] });
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
    });
    child.once('error', () => settle(0));
    child.once('close', () => settle(Math.min(1, Number(said) || 0)));
  });

/** As many programs as there are cores count at the same time: 2 where two cores are ours alone, 1 where a neighbour has half of them. */
const countedOnce = async (cores) => {
  const shares = await Promise.all(Array.from({ length: cores }, shareOfOne));
  return shares.reduce((sum, share) => sum + share, 0);
};

/** The best of some counts: what was just installed may still be on its way to the disk, a neighbour is there each time. */
export const spareCores = async (cores = cpus().length) => {
  let best = 0;
  for (let count = 0; count < counts; count += 1) best = Math.max(best, await countedOnce(cores));
  return best;
};
