/**
 * The MongoDB engine needs glibc 2.38. Debian 12 has 2.36, so its successor's libraries are put into a cache folder and
 * the engine's process is started through their loader. Nothing of the system is changed.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const needed = [2, 38] as const;

const machines: Readonly<Record<string, { readonly triple: string; readonly loader: string }>> = {
  x64: { triple: 'x86_64-linux-gnu', loader: 'ld-linux-x86-64.so.2' },
  arm64: { triple: 'aarch64-linux-gnu', loader: 'ld-linux-aarch64.so.1' },
};

export interface Launcher {
  readonly command: string;
  readonly args: readonly string[];
}

const systemGlibc = (): string | undefined => {
  const report = process.report.getReport() as unknown as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime;
};

const isEnough = (version: string): boolean => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > needed[0] || (major === needed[0] && minor >= needed[1]);
};

const exists = async (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Fetches the libraries once; two processes doing so at the same time both end with the same folder. */
const fetchLibraries = async (target: string, triple: string, loader: string): Promise<void> => {
  await mkdir(join(target, '..'), { recursive: true });
  const work = await mkdtemp(`${target}.`);
  try {
    await mkdir(join(work, 'lists', 'partial'), { recursive: true });
    await mkdir(join(work, 'cache', 'archives', 'partial'), { recursive: true });
    const sources = join(work, 'sources.list');
    const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg';
    await writeFile(sources, `deb [signed-by=${keyring}] http://deb.debian.org/debian trixie main\n`);
    const options = [
      `Dir::Etc::sourcelist=${sources}`,
      'Dir::Etc::sourceparts=/dev/null',
      `Dir::State::Lists=${join(work, 'lists')}`,
      `Dir::Cache=${join(work, 'cache')}`,
      'APT::Sandbox::User=',
      'Acquire::Languages=none',
      'Acquire::IndexTargets::deb::DEP-11::DefaultEnabled=false',
    ].flatMap((option) => ['-o', option]);
    await run('apt-get', [...options, 'update'], { cwd: work });
    await run('apt-get', [...options, 'download', 'libc6', 'libstdc++6', 'libgcc-s1'], { cwd: work });
    const root = join(work, 'root');
    for (const file of (await readdir(work)).filter((name) => name.endsWith('.deb'))) {
      await run('dpkg', ['-x', join(work, file), root]);
    }
    const libraries = join(work, 'lib');
    await cp(join(root, 'usr', 'lib', triple), libraries, { recursive: true, verbatimSymlinks: true });
    if (!(await exists(join(libraries, loader)))) throw new Error(`the package libc6 brought no ${loader}`);
    await rename(libraries, target).catch(async (error: unknown) => {
      if (!(await exists(join(target, loader)))) throw error;
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
};

/**
 * How a Node process must be started so that the engine can load in it.
 * @param cache folder that keeps the libraries between starts.
 * @throws when the system's glibc is too old and the libraries can't be fetched.
 */
export const engineLauncher = async (cache: string): Promise<Launcher> => {
  const plain = { command: process.execPath, args: [] };
  if (process.platform !== 'linux') return plain;
  const version = systemGlibc();
  if (version !== undefined && isEnough(version)) return plain;
  const machine = machines[process.arch];
  if (version === undefined || machine === undefined) {
    throw new Error(`the engine has no build for ${process.arch} without glibc`);
  }
  const libraries = join(cache, `glibc-trixie-${process.arch}`);
  if (!(await exists(join(libraries, machine.loader)))) {
    await fetchLibraries(libraries, machine.triple, machine.loader).catch((error: unknown) => {
      const cause = error as Error & { stderr?: string };
      const reason = (cause.stderr?.trim() || cause.message).split('\n').at(-1);
      throw new Error(
        `glibc ${version} is older than ${needed.join('.')} and Debian's newer one can't be fetched (${reason})`,
      );
    });
  }
  return {
    command: join(libraries, machine.loader),
    args: ['--library-path', `${libraries}:/lib/${machine.triple}:/usr/lib/${machine.triple}`, process.execPath],
  };
};
