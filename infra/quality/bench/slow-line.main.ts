/**
 * `node infra/quality/bench/slow-line.main.ts`: pages as a phone of the middle class sees them first, with an empty cache, at
 * 1.6 Mbit/s, 150 ms there and back, and a quarter of this machine's speed (the line and the processor that Lighthouse takes for
 * a phone). Against the product with its demo world, in Debian's Chromium. Prints one row per page: medians of the rounds.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { demoPassword, players, representatives } from '../../apps/all-in-one/demo/people.ts';
import { freePort } from '../../platform/runtime/free-port.mjs';
import { findChromium } from '../testkit/chromium.ts';
import { median } from './measure.ts';
import { cpuMs, startProgram, until } from './program.ts';

const rounds = 3;
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slower = 4;

/** What is measured of one look at a page; times in ms from the click on. */
interface Look {
  /** Nothing but the background until then. */
  readonly painted: number;
  /** The largest thing in sight is there. */
  readonly largest: number;
  /** The page's own heading is there, and nothing waits any more. */
  readonly whole: number;
  /** How long the page answered to nothing, beyond 50 ms at a time. */
  readonly blocked: number;
  /** How much moved by itself, as browsers count it. */
  readonly moved: number;
  /** Icons without a drawing when the page was whole. */
  readonly emptyIcons: number;
  /** What came over the line, in kB. */
  readonly kilobytes: number;
}

type Seen = Pick<Look, 'painted' | 'largest' | 'blocked' | 'moved' | 'emptyIcons'>;
type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };

/** In the page, before anything else of it. */
const watch = (): void => {
  const seen = { largest: 0, blocked: 0, moved: 0 };
  (globalThis as unknown as { seen: typeof seen }).seen = seen;
  const on = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime;
  });
  on('longtask', ({ duration }) => {
    seen.blocked += duration - 50;
  });
  on('layout-shift', (entry) => {
    if (!(entry as Shift).hadRecentInput) seen.moved += (entry as Shift).value;
  });
};

const read = (page: Page): Promise<Seen> =>
  page.evaluate(() => ({
    ...(globalThis as unknown as { seen: Omit<Seen, 'painted' | 'emptyIcons'> }).seen,
    painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
    emptyIcons: document.querySelectorAll('.tl-icon:not(:has(svg)):not(.tl-flag .tl-icon)').length,
  }));

const phone = { viewport: { width: 390, height: 844 }, locale: 'en-GB', isMobile: true, hasTouch: true } as const;

const look = async (
  browser: Browser,
  address: string,
  { path, session, whole }: { path: string; session: Session; whole: (page: Page) => Promise<unknown> },
): Promise<Look> => {
  const context = await browser.newContext({
    ...phone,
    baseURL: address,
    ...(session ? { storageState: session } : {}),
  });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const began = performance.now();
  await page.goto(path, { waitUntil: 'commit', timeout: 60_000 });
  await whole(page);
  const took = performance.now() - began;
  const seen = await read(page);
  await context.close();
  return { ...seen, whole: took, kilobytes: bytes / 1000 };
};

type Session = Awaited<ReturnType<BrowserContext['storageState']>> | undefined;

const signIn = async (browser: Browser, address: string, email: string) => {
  const context = await browser.newContext({ baseURL: address, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  const first = async (list: string): Promise<string> => {
    const { data } = (await (await page.request.get(list)).json()) as { data: readonly { readonly id: string }[] };
    if (!data[0]) throw new Error(`nothing stands at ${list}`);
    return data[0].id;
  };
  return { session: await context.storageState(), first, close: () => context.close() };
};

/** Its heading is there, and no grey bar holds a place any more. */
const hasCome = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 60_000 });
  await page.locator('.outline, .tl-skeleton').first().waitFor({ state: 'detached', timeout: 60_000 });
};

/** Read without scripts: its words are there in their letters, and all that it asked for has come. */
const isRead = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 60_000 });
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};
/** Its form is there, and can be sent. */
const isTaken = async (page: Page): Promise<void> => {
  const first = page.locator('[data-first-page]');
  await first.waitFor({ timeout: 60_000 });
  await first.waitFor({ state: 'detached', timeout: 60_000 });
};

const directory = await mkdtemp(join(tmpdir(), 'touchline-slow-line-'));
const port = await freePort();
const address = `http://localhost:${port}`;
const product = await startProgram({
  main: 'infra/apps/all-in-one/main.ts',
  env: { DATA_DIR: directory, PORT: String(port), LOG_LEVEL: 'warn' },
  readyAt: `${address}/readyz`,
});
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
try {
  const club = representatives[0]?.email ?? '';
  const player = players(new Date().toISOString().slice(0, 10)).find((one) => one.first_name === 'Davi')?.email ?? '';
  await until(async () => {
    const reply = await fetch(`${address}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auth-mode': 'token' },
      body: JSON.stringify({ email: player, password: demoPassword }),
    });
    return reply.ok;
  }, 'the demo world is there');
  // The rest of the world is made while the first people look around: here nobody waits for a processor that makes it.
  await until(async () => {
    const before = cpuMs(product.pid);
    await wait(2_000);
    return cpuMs(product.pid) - before < 200;
  }, 'the demo world is complete');
  const saskia = await signIn(browser, address, club);
  const davi = await signIn(browser, address, player);
  const [offer, contract] = [await davi.first('/api/offers?limit=1'), await saskia.first('/api/documents?limit=1')];
  const pages = [
    { name: 'Landing', path: '/', session: undefined, whole: isRead },
    { name: 'Sign in', path: '/login', session: undefined, whole: isTaken },
    { name: 'Home', path: '/', session: davi.session, whole: hasCome },
    { name: 'Scouting', path: '/club-representative/scout-players', session: saskia.session, whole: hasCome },
    { name: 'Offer', path: `/player/offers/${offer}`, session: davi.session, whole: hasCome },
    { name: 'Contract', path: `/documents/${contract}`, session: saskia.session, whole: hasCome },
  ];
  console.log('| Page | painted, ms | largest, ms | whole, ms | blocked, ms | moved | empty icons | kB |');
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|');
  for (const { name, ...asked } of pages) {
    const looks: Look[] = [];
    for (let round = 0; round < rounds; round += 1) looks.push(await look(browser, address, asked));
    const of = (what: keyof Look): number => median(looks.map((one) => one[what]));
    const whole = (['painted', 'largest', 'whole', 'blocked'] as const).map((what) => of(what).toFixed(0));
    console.log(
      `| ${name} | ${whole.join(' | ')} | ${of('moved').toFixed(3)} | ${of('emptyIcons')} | ${of('kilobytes').toFixed(0)} |`,
    );
  }
  await saskia.close();
  await davi.close();
} finally {
  await browser.close();
  await product.end();
  await rm(directory, { recursive: true, force: true });
}
