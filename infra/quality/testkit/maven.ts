import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const repository = resolve(import.meta.dirname, '..', '..', '..');
const cached = join(repository, '.cache');

/** Programs in Java that serve tests, brought by Maven once. */
export interface Jars {
  /** Of their folder in the cache, with their version. */
  readonly name: string;
  /** The file that pins them. */
  readonly pom: string;
  /** What they are called in a sentence. */
  readonly what: string;
}

export const hasProgram = async (program: string, argument: string): Promise<boolean> =>
  run(program, [argument]).then(
    () => true,
    () => false,
  );

/** The first of Java, Maven that is missing, as a sentence; nothing when these can run here. */
export const javaMissing = async ({ name }: Pick<Jars, 'name'>): Promise<string | undefined> => {
  if (!(await hasProgram('java', '-version'))) return 'Java is missing: install default-jre-headless.';
  const jars = await readdir(join(cached, name)).catch(() => []);
  if (jars.length === 0 && !(await hasProgram('mvn', '-version'))) return 'Maven is missing: install maven.';
  return undefined;
};

/** Brings them where they aren't there; answers their folder. Throws with a sentence where Maven can't. */
export const bringJars = async ({ name, pom, what }: Jars, cache = cached): Promise<string> => {
  const target = join(cache, name);
  const there = await stat(target).catch(() => undefined);
  if (there !== undefined) return target;
  await mkdir(cache, { recursive: true });
  const work = await mkdtemp(`${target}.`);
  try {
    const copy = ['dependency:copy-dependencies', `-DoutputDirectory=${work}`];
    await run('mvn', ['-q', '-B', '-f', pom, ...copy]).catch((error: Error & { stdout?: string }) => {
      throw new Error(`Maven cannot bring ${what}: ${(error.stdout ?? error.message).split('\n')[0]}`);
    });
    // Another process may have been faster; its folder is as good.
    await rename(work, target).catch(() => {});
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return target;
};

export const jarsIn = async (jars: Jars): Promise<readonly string[]> => {
  const folder = await bringJars(jars);
  return (await readdir(folder)).filter((file) => file.endsWith('.jar')).map((file) => join(folder, file));
};
