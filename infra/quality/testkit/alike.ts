import { performance } from 'node:perf_hooks';

type Work = () => Promise<unknown>;

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

const timeOf = async (work: Work): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

export interface Comparison {
  readonly alike: boolean;
  /** Median of the first by median of the second, try by try. */
  readonly ratios: readonly number[];
}

/**
 * Whether two works take as long as each other. They take turns, so that whatever else the machine does slows both; their
 * medians may differ by a factor of two. A machine that stumbles gets another try; works that differ differ in each.
 * `settle` runs after each work, outside of what is measured: nothing that one left behind is paid by the other.
 */
export const takeAsLong = async (
  first: Work,
  second: Work,
  { settle = async () => {}, samples = 15, tries = 4 }: { settle?: Work; samples?: number; tries?: number } = {},
): Promise<Comparison> => {
  const ratios: number[] = [];
  for (const work of [first, second]) {
    await work();
    await settle();
  }
  while (ratios.length < tries) {
    const times: [number[], number[]] = [[], []];
    for (let n = 0; n < samples; n += 1)
      for (const which of n % 2 ? ([1, 0] as const) : ([0, 1] as const)) {
        times[which].push(await timeOf(which === 0 ? first : second));
        await settle();
      }
    const ratio = median(times[0]) / median(times[1]);
    ratios.push(ratio);
    if (ratio > 0.5 && ratio < 2) return { alike: true, ratios };
  }
  return { alike: false, ratios };
};
