import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { unpackedPrograms } from '../../tools/debian.mjs';

const run = promisify(execFile);

const find = async (): Promise<string | undefined> => {
  for (const folder of [...(process.env['PATH'] ?? '').split(delimiter), unpackedPrograms]) {
    const path = join(folder, 'promtool');
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (folder !== '' && isThere) return path;
  }
  return undefined;
};

/** What this machine lacks to try rules of Prometheus, as a sentence; nothing when it can. */
export const promtoolMissing = async (): Promise<string | undefined> =>
  (await find()) ? undefined : 'promtool is missing: install prometheus; that alarms ring is not tested.';

/** Runs promtool to its end; answers what it said and whether it was content. */
export const promtool = async (
  ...args: readonly string[]
): Promise<{ readonly ok: boolean; readonly said: string }> => {
  const program = await find();
  if (program === undefined) throw new Error('promtool is missing.');
  return run(program, args).then(
    ({ stdout, stderr }) => ({ ok: true, said: stdout + stderr }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ ok: false, said: stdout + stderr }),
  );
};
