import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Finding } from './figures.ts';

/** What a benchmark has at hand. */
export interface Bench {
  /** The second is for a quick try: smaller by far, for nobody's README. */
  readonly pick: <T>(full: T, quick: T) => T;
  readonly quick: boolean;
  /** A directory that is gone afterwards. */
  readonly directory: string;
  /** What is to be ended afterwards, the last first. */
  readonly ends: (end: () => Promise<unknown>) => void;
}

/** Runs one benchmark in this process and hands what it found to the one that started it, or prints it. */
export const bench = async (title: string, run: (given: Bench) => Promise<Omit<Finding, 'title'>>): Promise<void> => {
  const directory = await mkdtemp(join(tmpdir(), 'touchline-bench-'));
  const quick = process.argv.includes('--quick');
  const open: (() => Promise<unknown>)[] = [() => rm(directory, { recursive: true, force: true })];
  const end = async (): Promise<void> => {
    for (let last = open.pop(); last; last = open.pop()) await last().catch((error: unknown) => console.error(error));
  };
  let code = 0;
  try {
    const found = await run({
      pick: (full, small) => (quick ? small : full),
      quick,
      directory,
      ends: (one) => open.push(one),
    });
    const finding: Finding = { title, ...found };
    if (process.send) await new Promise<void>((sent) => process.send?.(finding, () => sent()));
    else console.log(JSON.stringify(finding, null, 2));
  } catch (error) {
    console.error(error);
    code = 1;
  } finally {
    await end();
  }
  process.exit(code);
};
