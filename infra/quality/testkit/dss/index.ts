import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bringJars, hasProgram, jarsIn, javaMissing } from '../maven.ts';

const run = promisify(execFile);
const jars = { name: 'dss-6.2', pom: join(import.meta.dirname, 'pom.xml'), what: 'EU DSS' };

/** What this machine lacks to run the Commission's Digital Signature Service, as one sentence; brings its jars where they aren't there. */
export const dssMissing = async (): Promise<string | undefined> => {
  const java = await javaMissing(jars);
  if (java !== undefined) return java;
  // It is asked by a program of ours in one file, which Java compiles as it runs it.
  if (!(await hasProgram('javac', '-version'))) return 'Java’s compiler is missing: install default-jdk-headless.';
  return bringJars(jars).then(
    () => undefined,
    (error: Error) => `${error.message}.`,
  );
};

/** What is said of a seal (ETSI EN 319 102-1): `TOTAL_PASSED`, or `INDETERMINATE` or `TOTAL_FAILED` and why. */
export interface Judgement {
  readonly indication: string;
  /** Of the time that is confirmed of it; `-` where none is. */
  readonly time: string;
  readonly why: string;
  /** What it calls the seal (ETSI EN 319 142-1): `PAdES-BASELINE-T`; `PAdES-BES` where it isn't even that. */
  readonly level: string;
}

/**
 * What it says of the last seal of each of these files at an instant, by their names, with these roots (PEM) to trust: from the files
 * alone, without a network.
 */
export const judgedByDss = async (
  files: Readonly<Record<string, Uint8Array>>,
  { at, roots }: { readonly at: Date; readonly roots: readonly string[] },
): Promise<Readonly<Record<string, Judgement>>> => {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-dss-'));
  try {
    const written = async (all: readonly (readonly [string, string | Uint8Array])[]) => {
      for (const [path, content] of all) await writeFile(path, content);
      return all.map(([path]) => path);
    };
    const names = Object.keys(files);
    const trusted = await written(roots.map((pem, index) => [join(folder, `${index}.pem`), pem]));
    const papers = await written(Object.values(files).map((bytes, index) => [join(folder, `${index}.pdf`), bytes]));
    const judge = ['-cp', (await jarsIn(jars)).join(':'), join(import.meta.dirname, 'Judge.java')];
    const { stdout } = await run('java', [...judge, at.toISOString(), ...trusted, '--', ...papers]);
    const found = stdout.split('\n').flatMap((line): [string, Judgement][] => {
      const [path = '', indication, time, why, level] = line.split(' ');
      const name = names[papers.indexOf(path)];
      return name && indication && time && why && level ? [[name, { indication, time, why, level }]] : [];
    });
    return Object.fromEntries(found);
  } finally {
    await rm(folder, { recursive: true });
  }
};
