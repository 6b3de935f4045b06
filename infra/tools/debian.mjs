/** Brings Debian's packages that the tests want. Plain JavaScript for any Node from 18 on: nothing is installed yet. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { repository } from './prepare.mjs';

/** Program → package. */
const wanted = {
  'redis-server': 'redis-server',
  pdfsig: 'poppler-utils',
  openssl: 'openssl',
  javac: 'default-jdk-headless',
  mvn: 'maven',
};

/** A browser without windows, or the whole of it; programs and packages have the same names. */
const browsers = ['chromium-headless-shell', 'chromium'];

/** Letters such as every desktop has: what pages show until their own are there is as wide as those. */
const letters = { name: 'fonts-liberation', folder: '/usr/share/fonts/truetype/liberation' };

/** Out of a package that isn't installed, for it would bring a server: program → package. */
const unpacked = { promtool: 'prometheus' };
/** Where such programs lie, below the repository. */
export const unpackedPrograms = join(repository, '.cache', 'debian', 'usr', 'bin');

const isThere = (program) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => folder !== '' && existsSync(join(folder, program)));

export const missingPackages = () => {
  const missing = Object.entries(wanted).flatMap(([program, name]) => (isThere(program) ? [] : [name]));
  if (!browsers.some(isThere)) missing.push(browsers[0]);
  if (process.platform === 'linux' && !existsSync(letters.folder)) missing.push(letters.name);
  // The wires of the fault tests are built with Go, where they aren't there.
  const wires =
    isThere('toxiproxy-server') || existsSync(join(repository, '.cache', 'toxiproxy-2.5.0', 'toxiproxy-server'));
  return wires || isThere('go') ? missing : [...missing, 'golang-go'];
};

const runs = (program, args) => spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/** Any account may; where there are no lists of packages yet, root's `apt-get update` has to come first. */
const unpack = (aptUpdate) => {
  const missing = Object.entries(unpacked).filter(
    ([program]) => !isThere(program) && !existsSync(join(unpackedPrograms, program)),
  );
  if (missing.length === 0) return;
  const folder = join(repository, '.cache', 'debian');
  mkdirSync(folder, { recursive: true });
  for (const [, name] of missing) {
    const download = () => spawnSync('apt-get', ['download', name], { cwd: folder, stdio: 'ignore' }).status === 0;
    if (!isThere('apt-get') || !(download() || (aptUpdate() && download()))) continue;
    for (const file of readdirSync(folder).filter((one) => one.startsWith(`${name}_`) && one.endsWith('.deb'))) {
      runs('dpkg-deb', ['-x', join(folder, file), folder]);
      rmSync(join(folder, file));
    }
  }
};

/** As root, or by a sudo that asks for nothing; else it says in one line what to run. The tests skip what stays missing. */
const bringPackages = () => {
  const names = missingPackages();
  const isRoot = process.getuid?.() === 0;
  const asRoot = isRoot ? ['env'] : ['sudo', '-n', 'env'];
  const apt = (args) => runs(asRoot[0], [...asRoot.slice(1), 'DEBIAN_FRONTEND=noninteractive', ...args]);
  const mayInstall = () => isThere('apt-get') && (isRoot || (isThere('sudo') && runs('sudo', ['-n', 'true'])));
  unpack(() => mayInstall() && apt(['apt-get', 'update', '-qq']));
  if (names.length === 0) return;
  const install = ['apt-get', 'install', '-y', '--no-install-recommends', ...names];
  const byHand = `Some tests are skipped without them: sudo ${install.join(' ')}`;
  if (!mayInstall()) {
    console.log(byHand);
    return;
  }
  console.log(`Installing ${names.join(', ')} …`);
  // A release that has no such shell has the browser.
  const instead = install.map((name) => (name === browsers[0] ? browsers[1] : name));
  if (!(apt(['apt-get', 'update', '-qq']) && (apt([...install, '-qq']) || apt([...instead, '-qq']))))
    console.log(byHand);
};

/** Run by itself, beside what npm installs: the one waits for a network and a disk while the other does. */
export const packagesProgram = fileURLToPath(import.meta.url);
if (resolve(process.argv[1] ?? '') === packagesProgram) bringPackages();
