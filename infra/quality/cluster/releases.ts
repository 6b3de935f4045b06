import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import type { Build, Pins } from '@touchline/contracts/protocol/remotes';
import { buildFor } from '../../../bff/src/pages/releases.ts';
import { demoPassword } from '../../apps/all-in-one/demo/people.ts';
import type { People } from '../crash/people.ts';
import { findChromium } from '../testkit/chromium.ts';
import { eventually } from '../testkit/eventually.ts';
import { taken } from '../testkit/taken.ts';
import { kubectl, namespace, repository, run } from './command.ts';
import { address, allReady, overlay, rolledOut } from './deployment.ts';
import type { Load, Noticed } from './under-load.ts';

/** A remote that its team delivers alone: beside the old build, to a share of the people, to all, and back; while people work. */

const remote = 'club';
export const nextImage = `touchline/${remote}:next`;
const page = '/club-representative/scout-players';
/** A word of the page, by which a person sees which build it is. */
const word = { now: 'Scouting', next: 'Scouting anew' } as const;

/** The next version of the remote, built upon the image that is deployed: both builds lie in it. */
export const buildNext = async (): Promise<void> => {
  const directory = await mkdtemp(join(tmpdir(), 'touchline-next-'));
  try {
    await run('sh', ['-c', 'git ls-files -z | tar --null -T - -c | tar -x -C "$1"', 'sh', directory]);
    const file = join(directory, 'frontends', remote, 'src', 'text.ts');
    const texts = await readFile(file, 'utf8');
    const changed = texts.replace(`scouting: '${word.now}'`, `scouting: '${word.next}'`);
    if (changed === texts) throw new Error(`${file} has no word to be changed`);
    await writeFile(file, changed);
    await run('docker', [
      ...['build', '--quiet', '-f', join(directory, 'infra', 'deploy', 'Dockerfile'), '--target', 'frontends'],
      ...['--build-arg', `FRONTENDS=${remote}`, '--build-arg', `PREVIOUS=touchline/${remote}:local`],
      ...['-t', nextImage, directory],
    ]);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
};

type Pinned = Pick<Build, 'build' | 'integrity'>;

/** The builds that the running image has, the newest first. */
const builds = async (): Promise<readonly Pinned[]> => {
  const program =
    `import('/app/infra/apps/static-host/builds.ts').then(({ readBuilds }) => readBuilds('/builds/${remote}'))` +
    '.then((found) => console.log(JSON.stringify(found.map(({ build, integrity }) => ({ build, integrity })))))';
  return JSON.parse(await kubectl(['exec', `deploy/${remote}`, '--', 'node', '-e', program]));
};

/** As the remote's team does it: its own folder, an image and a pin. */
const release = async (image: 'local' | 'next', pins: Pins[string]): Promise<void> => {
  const directory = await mkdtemp(join(tmpdir(), 'touchline-release-'));
  try {
    await writeFile(join(directory, 'releases.json'), JSON.stringify({ [remote]: pins }));
    const kustomization = {
      apiVersion: 'kustomize.config.k8s.io/v1beta1',
      kind: 'Kustomization',
      namespace,
      resources: [relative(directory, join(repository, overlay, remote))],
      images: [{ name: `touchline/${remote}`, newTag: image }],
      configMapGenerator: [{ name: `${remote}-releases`, behavior: 'replace', files: ['releases.json'] }],
    };
    await writeFile(join(directory, 'kustomization.yaml'), JSON.stringify(kustomization));
    await run('kubectl', ['apply', '-k', directory]);
    await rolledOut(remote);
    await allReady();
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
};

interface Member {
  readonly email: string;
  readonly user_id: string;
}

const signedIn = async (browser: Browser, { email }: Member): Promise<BrowserContext> => {
  const context = await browser.newContext({ baseURL: address, locale: 'en-GB', reducedMotion: 'reduce' });
  const tab = await context.newPage();
  await tab.goto('/login');
  await taken(tab);
  await tab.getByLabel('Email').fill(email);
  await tab.getByLabel('Password', { exact: true }).fill(demoPassword);
  await tab.getByRole('button', { name: 'Sign in' }).click();
  await tab.waitForURL((url) => url.pathname !== '/login');
  await tab.close();
  return context;
};

const opened = async (context: BrowserContext): Promise<Page> => {
  const tab = await context.newPage();
  await tab.goto(page);
  await tab.getByRole('heading', { level: 1 }).waitFor();
  return tab;
};

/** What somebody reads at the top who opens the page now. */
const read = async (context: BrowserContext): Promise<string> => {
  const tab = await opened(context);
  try {
    return ((await tab.getByRole('heading', { level: 1 }).textContent()) ?? '').trim();
  } finally {
    await tab.close();
  }
};

/** @throws where somebody gets another build than is meant for him, or a tab that was open breaks */
export const releaseUnderLoad = async (
  load: Load,
  others: People,
  tell: (noticed: Noticed) => void,
  log: (line: string) => void,
): Promise<void> => {
  const [one, other] = others.clubs;
  if (!one || !other) throw new Error('two who act for clubs are needed');
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const contexts = [await signedIn(browser, one), await signedIn(browser, other)] as const;
    const see = async (what: string, ...meant: readonly string[]): Promise<void> => {
      // A replica of the BFF asks every two seconds what is released.
      await eventually(
        async () => JSON.stringify(await Promise.all(contexts.map(read))) === JSON.stringify(meant),
        `${what}: ${meant.join(', ')}`,
        { within: 30_000 },
      );
      log(`  ${what}: the two read ${meant.map((found) => `“${found}”`).join(' and ')}`);
    };
    const did = async (what: string, image: 'local' | 'next', pins: Pins[string]): Promise<void> =>
      tell(await load.during(what, () => release(image, pins)));

    // As it was deployed, whatever an earlier try has left.
    await run('kubectl', ['apply', '-k', `${overlay}/${remote}`]);
    await rolledOut(remote);
    const [now] = await builds();
    if (!now) throw new Error('no build is there');
    await did('the build that is out is pinned', 'local', { stable: now });
    const old = await opened(contexts[0]);
    await old.evaluate(() => document.documentElement.setAttribute('data-since', 'before'));
    await did('the next build lies beside it', 'next', { stable: now });
    await see('nobody is told of it', word.now, word.now);
    const next = (await builds()).find(({ build }) => build !== now.build);
    if (!next) throw new Error('the image has no other build');

    const whole = (pinned: Pinned): Build => ({ ...pinned, files: {} });
    const hasNext = (share: number, { user_id }: Member): boolean =>
      buildFor({ stable: whole(now), canary: { ...whole(next), share } }, user_id).build === next.build;
    const share = Array.from({ length: 999 }, (_, at) => (at + 1) / 1_000).find(
      (part) => hasNext(part, one) !== hasNext(part, other),
    );
    if (share === undefined) throw new Error('both stand at the same place');
    const meant = [one, other].map((member) => (hasNext(share, member) ? word.next : word.now));
    await did(`a canary for ${Math.round(share * 1_000) / 10} % of the people`, 'next', {
      stable: now,
      canary: { ...next, share },
    });
    await see('the canary', ...meant);
    await did('released to all', 'next', { stable: next });
    await see('everybody', word.next, word.next);

    // The tab of before goes to pages whose files it has not read yet.
    for (const name of ['Shortlists', 'Offers', 'Scouting']) {
      // The name may be followed by how much waits there.
      const link = old.getByRole('navigation').getByRole('link', { name: new RegExp(`^${name}`) });
      await link.first().click();
      await old.getByRole('heading', { level: 1, name, exact: true }).waitFor({ timeout: 30_000 });
    }
    if ((await old.evaluate(() => document.documentElement.getAttribute('data-since'))) !== 'before')
      throw new Error('the tab of before was loaded anew');
    log('  a tab of before went on to three pages of the old build');

    await did('taken back', 'next', { stable: now });
    await see('back', word.now, word.now);
  } finally {
    await browser.close();
  }
};
