import { Agent, get } from 'node:http';

/** What a round of a work measured: numbers by name. */
export type Measured<Name extends string> = Readonly<Record<Name, number>>;

/** A round of one work. */
export type Round<Name extends string> = () => Promise<Measured<Name>>;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
};

/** Runs a work and answers how long it took, in ms. */
export const msOf = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

/**
 * Rounds of the works in turns (A B C, A B C …), so that whatever else the machine does disturbs all alike. Answers what
 * each measured, round by round. The warm-up rounds before them count for nothing.
 */
export const inTurns = async <Work extends string, Name extends string>(
  works: Readonly<Record<Work, Round<Name>>>,
  { rounds, warmUp = 1 }: { readonly rounds: number; readonly warmUp?: number },
): Promise<Readonly<Record<Work, readonly Measured<Name>[]>>> => {
  const names = Object.keys(works) as Work[];
  const measured = Object.fromEntries(names.map((name) => [name, [] as Measured<Name>[]])) as Record<
    Work,
    Measured<Name>[]
  >;
  for (let round = -warmUp; round < rounds; round += 1)
    for (const name of names) {
      const found = await works[name]();
      if (round >= 0) measured[name].push(found);
    }
  return measured;
};

/** So many at a time until all are done; answers how long each took, in ms. */
export const concurrently = async (
  count: number,
  workers: number,
  work: (index: number) => Promise<unknown>,
): Promise<readonly number[]> => {
  const took: number[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (next < count) {
        const index = next;
        next += 1;
        took.push(await msOf(() => work(index)));
      }
    }),
  );
  return took;
};

/** Of a hundred, the slowest but one. */
export const p99 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.max(0, Math.ceil(times.length * 0.99) - 1)] ?? Number.NaN;

/** Asks over so many connections, each as soon as it has its answer; answers requests per second and the p99 in ms. */
export const underLoad = async ({
  url,
  headers,
  connections,
  seconds,
}: {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
}): Promise<Measured<'rate' | 'p99'>> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = (): Promise<void> =>
    new Promise((settle, fail) => {
      const asked = get(url, { agent, headers }, (answer) => {
        answer.resume();
        answer.once('end', () =>
          answer.statusCode === 200 ? settle() : fail(new Error(`${url} answers ${answer.statusCode}`)),
        );
      });
      asked.once('error', fail);
    });
  const took: number[] = [];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() - started < seconds * 1_000) took.push(await msOf(ask));
    }),
  );
  agent.destroy();
  return { rate: (took.length * 1_000) / (performance.now() - started), p99: p99(took) };
};
