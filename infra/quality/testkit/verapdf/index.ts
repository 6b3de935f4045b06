import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bringJars, jarsIn, javaMissing } from '../maven.ts';

const run = promisify(execFile);
const jars = { name: 'verapdf-1.28.2', pom: join(import.meta.dirname, 'pom.xml'), what: 'veraPDF' };

/** What this machine lacks to run veraPDF, as one sentence; brings its jar by Maven where it isn't there. */
export const veraPdfMissing = async (): Promise<string | undefined> =>
  (await javaMissing(jars)) ??
  (await bringJars(jars).then(
    () => undefined,
    (error: Error) => `${error.message}.`,
  ));

/** The standards that files are judged by: PDF/A-2 with all its structure (ISO 19005-2), and PDF/UA-1 (ISO 14289-1). */
export type Standard = '2a' | 'ua1';

/** What of a standard each of these files breaks, by its name: rules as veraPDF numbers them, none where it keeps all of them. */
export const broken = async (
  standard: Standard,
  files: Readonly<Record<string, Uint8Array>>,
): Promise<Readonly<Record<string, readonly string[]>>> => {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-verapdf-'));
  try {
    const paths = new Map<string, string>();
    for (const [at, [name, bytes]] of Object.entries(files).entries()) {
      const path = join(folder, `${at}.pdf`);
      paths.set(path, name);
      await writeFile(path, bytes);
    }
    const options = ['-cp', (await jarsIn(jars)).join(':'), 'org.verapdf.apps.GreenfieldCliWrapper'];
    // All of them in one run: it starts for longer than it judges. Its exit code says whether one of them breaks a rule.
    const judged = await run('java', [...options, '-f', standard, '--format', 'text', '-v', ...paths.keys()], {
      maxBuffer: 16_000_000,
    }).catch((error: { stdout?: string }) => error as { stdout: string });
    const found = new Map<string, string[]>();
    let at: string[] = [];
    for (const line of judged.stdout.split('\n')) {
      const [, verdict, path = ''] = /^(PASS|FAIL) (\S+\.pdf)/.exec(line) ?? [];
      const [, rule] = /^\s+FAIL (\S+)/.exec(line) ?? [];
      if (verdict) {
        at = [];
        found.set(paths.get(path) ?? path, at);
      } else if (rule) at.push(rule);
    }
    const unjudged = Object.keys(files).filter((name) => !found.has(name));
    if (unjudged.length > 0) throw new Error(`veraPDF says nothing of ${unjudged.join(', ')}: ${judged.stdout}`);
    return Object.fromEntries(found);
  } finally {
    await rm(folder, { recursive: true });
  }
};
