import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { buildsPath } from '@touchline/contracts/protocol/builds';
import axe from 'axe-core';

import { appCode, type SetUpFactor } from '../../../apps/api-client/authenticator.ts';
import { taken } from '../../testkit/taken.ts';
import { lostInContrastTheme } from './contrast-theme.ts';
import { lostWhenSpaced } from './letters.ts';
import { beyondNarrow } from './narrow.ts';
import { expect } from './soon.ts';
import { tellCovered, tellLostFocus, tellMoves } from './watched.ts';

export { expect };

/** The password of everybody in the demo world, and of those whom journeys bring in. */
export const password = 'floodlights at dusk';

const phone = { width: 390, height: 844 };

/** Somebody with a browser of their own. */
export interface Someone {
  readonly context: BrowserContext;
  readonly page: Page;
}

interface Stage {
  /** A fresh browser; what the content security policy stops in it fails the journey. */
  readonly someone: (options?: {
    readonly dark?: boolean;
    readonly phone?: boolean;
    /** Where the person is, an IANA time zone; where it is another day than at UTC without it. */
    readonly zone?: string;
    /** Where the product is; the one of all journeys without it. */
    readonly baseURL?: string;
  }) => Promise<Someone>;
  /** Takes what had the focus when it was lost, so far: a journey that plants it. */
  readonly lost: () => readonly string[];
  /** The same of what a toast lies on. */
  readonly covered: () => readonly string[];
}

/** All that was told so far, once. */
const soFar = (told: Set<string>) => (): readonly string[] => {
  const found = [...told];
  told.clear();
  return found;
};

/**
 * Pages are worked with once their scripts have taken over (`first-page.journey.ts` is about the time before): a program presses and lets
 * go within the moment in which one takes the other's place. Who waits for less than a loaded page gets it as it is.
 */
const goOnceTaken = (page: Page): void => {
  const goto = page.goto.bind(page);
  // A page that finds its session over goes to the sign-in by itself, and may do so while another one is asked for: either may come first.
  const arrive = async (address: string, options: Parameters<Page['goto']>[1], again = 3): ReturnType<Page['goto']> => {
    try {
      return await goto(address, options);
    } catch (reason) {
      const said = String(reason);
      if (again === 0 || !/ERR_ABORTED|interrupted by another navigation/.test(said)) throw reason;
      const to = /interrupted by another navigation to "([^"]+)"/.exec(said)?.[1];
      const signIn = to && new URL(to).pathname === '/login' ? new URL(to) : null;
      // What was on its way goes on: the next one is asked for when all has come.
      await page.waitForLoadState(signIn ? 'networkidle' : 'load');
      // Then it was the one that was asked for, and the sign-in is where it leads.
      return signIn?.searchParams.get('redirect') === address ? null : await arrive(address, options, again - 1);
    }
  };
  page.goto = async (address, options) => {
    const reply = await arrive(address, options);
    if (options?.waitUntil === undefined) await taken(page);
    return reply;
  };
};

/**
 * Whoever reads is where it is another day than at UTC, whose date the rules of the market go by: a page that mixes the two up is found
 * out, at whatever hour journeys run.
 */
const whereItIsAnotherDay = (now = new Date()): string =>
  now.getUTCHours() < 10 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';

export const test = base.extend<{ harness: Stage }>({
  harness: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    const stopped: string[] = [];
    const moved = new Set<string>();
    const lost = new Set<string>();
    const covered = new Set<string>();
    const ofDevelopment: string[] = [];
    await use({
      lost: soFar(lost),
      covered: soFar(covered),
      someone: async ({ dark = false, phone: isPhone = false, zone = whereItIsAnotherDay(), baseURL } = {}) => {
        const context = await browser.newContext({
          locale: 'en-GB',
          timezoneId: zone,
          colorScheme: dark ? 'dark' : 'light',
          viewport: isPhone ? phone : { width: 1440, height: 1000 },
          reducedMotion: 'reduce',
          ...(baseURL ? { baseURL } : {}),
        });
        contexts.push(context);
        context.on('page', goOnceTaken);
        await context.exposeFunction('touchlineMoved', (what: string) => moved.add(what));
        await context.addInitScript(tellMoves);
        await context.exposeFunction('touchlineLost', (what: string) => lost.add(what));
        await context.addInitScript(tellLostFocus);
        await context.exposeFunction('touchlineCovered', (what: string) => covered.add(what));
        await context.addInitScript(tellCovered);
        context.on('request', (request) => {
          if (request.url().endsWith('/api/csp-reports')) stopped.push(request.postData() ?? request.url());
          if (request.url().endsWith(buildsPath)) ofDevelopment.push(request.url());
        });
        return { context, page: await context.newPage() };
      },
    });
    for (const context of contexts) await context.close();
    expect([...moved], 'what moves for somebody who asked for less motion').toEqual([]);
    expect([...covered], 'what a toast lies on').toEqual([]);
    expect([...lost], 'where nothing has the focus any more').toEqual([]);
    expect(stopped, 'reports of the content security policy').toEqual([]);
    expect(ofDevelopment, 'what only pages built for development ask for').toEqual([]);
  },
});

const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What can differ where only the colours do. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];
/** Pages here have no frames of strangers: axe runs in the page itself, not in a second one made for each look. */
export const look = async (page: Page, colorScheme: 'light' | 'dark'): Promise<readonly string[]> => {
  // Brought once per document: reading it takes as long as looking does.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const runOnly: axe.RunOnly =
    colorScheme === 'light' ? { type: 'tag', values: allRules } : { type: 'rule', values: rulesOfColour };
  return await page.evaluate(async (only) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    // What passes isn't read: the names of its places needn't be found.
    const { violations } = await run({ runOnly: only, resultTypes: ['violations'] });
    return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(' | ')}`);
  }, runOnly);
};

/**
 * WCAG 2.2 AA: axe finds nothing on this page, in the light and in the dark; on a phone it fits the narrowest window as well, and loses
 * nothing with more room between letters or in colours of somebody's own.
 */
export const expectAccessible = async (page: Page, what: string): Promise<void> => {
  await expect(page.getByRole('heading').first(), what).toBeVisible();
  // The same pages over other processes look the same: they were looked at in the one process.
  if (process.env.TOUCHLINE_JOURNEY_LOOKS === 'seen') return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // Colours on their way from one mode to the other are no colours of either.
    await page.evaluate(async () => {
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      await Promise.allSettled(
        document
          .getAnimations()
          .filter((a) => a.playState === 'running' && a.effect?.getTiming().iterations !== Infinity)
          .map((a) => a.finished),
      );
    });
    // On a busy machine a text may still be painted in the mode before: what is wrong stays wrong and is found all the same.
    await expect(async () => {
      expect(await look(page, colorScheme), `${what}, ${colorScheme}`).toEqual([]);
    }).toPass();
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  // From a phone's it is a step that changes no layout: what is open stays so.
  if ((page.viewportSize()?.width ?? 0) > phone.width) return;
  expect(await beyondNarrow(page), `${what}, out of a narrow window`).toEqual([]);
  expect(await lostWhenSpaced(page), `${what}, with more room between letters`).toEqual([]);
  expect(await lostInContrastTheme(page), `${what}, in colours of somebody’s own`).toEqual([]);
};

/** Sets two-step sign-in up on the account page that is open. */
export const setUpFactor = async (page: Page): Promise<SetUpFactor> => {
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  const setup = page.getByRole('dialog', { name: 'Set up two-step sign-in' });
  const secret = ((await setup.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await setup.getByLabel('Code from the app').fill(appCode(secret, Date.now()));
  await setup.getByRole('button', { name: 'Switch it on' }).click();
  const codes = page.getByRole('dialog', { name: 'Keep your recovery codes' });
  await expect(codes.locator('code')).toHaveCount(10);
  const recovery = await codes.locator('code').allTextContents();
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 of 10 left')).toBeVisible();
  return { secret, recovery };
};

export const signIn = async (page: Page, email: string): Promise<void> => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  // Beyond the demo of one machine staff are led to their own page until they have a second factor.
  if (new URL(page.url()).pathname !== '/admin/profile') return;
  await setUpFactor(page);
  await page.goto('/admin');
};

interface MailMessage {
  readonly subject: string;
  readonly text: string;
}

/** Where mail is found: the demo's own mailbox, or what catches the mail of separate processes. */
const mailbox = process.env.TOUCHLINE_JOURNEY_MAILBOX ?? '/api/dev/mailbox';

/** The newest message with this subject. */
export const messageTo = async (page: Page, email: string, subject: string): Promise<MailMessage> => {
  let message: MailMessage | undefined;
  await expect(async () => {
    const reply = await page.request.get(mailbox, mailbox.endsWith('/email') ? {} : { params: { to: email } });
    const said = (await reply.json()) as { data: MailMessage[] } | (MailMessage & { to: { address: string }[] })[];
    // MailDev lists everybody's, the oldest first.
    const messages = Array.isArray(said)
      ? said.filter(({ to }) => to.some(({ address }) => address === email)).reverse()
      : said.data;
    message = messages.find((l) => l.subject === subject);
    expect(message, `a mail "${subject}" to ${email}`).toBeDefined();
  }).toPass();
  return message as MailMessage;
};

/** Follows the link of the confirmation mail and presses the button behind it. */
export const confirmAddress = async (page: Page, email: string): Promise<void> => {
  const { text } = await messageTo(page, email, 'Confirm your email address');
  const link = new URL(/https?:\S+/.exec(text)?.[0] ?? '');
  await page.goto(`${link.pathname}${link.search}`);
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
};

/** A player to whom this representative's team may make an offer. */
export const openPlayer = async (page: Page): Promise<{ readonly id: string }> => {
  const data = async <T>(path: string): Promise<T> => {
    const reply = await page.request.get(`/api${path}`);
    return ((await reply.json()) as { data: T }).data;
  };
  for (const { profile_id: id } of await data<{ profile_id: string }[]>('/scouting/players?limit=50')) {
    const { teams } = await data<{ teams: { refusal: unknown }[] }>(`/prospects/${id}`);
    // None at all: no team of theirs plays this player's football.
    if (teams.length > 0 && !teams.some(({ refusal }) => refusal)) return { id };
  }
  throw new Error('no player is open for an offer');
};

/** A player of the demo by name, whom this representative can scout; the later ones come while somebody looks around. */
export const demoPlayer = async (
  page: Page,
  wanted: string,
): Promise<{ readonly profile_id: string; readonly nickname: string }> => {
  let found: { readonly profile_id: string; readonly nickname: string } | undefined;
  await expect(async () => {
    const reply = await page.request.get('/api/scouting/players?limit=100');
    const { data } = (await reply.json()) as { data: { profile_id: string; nickname: string; name: string }[] };
    found = data.find(({ name }) => name === wanted);
    expect(found, wanted).toBeDefined();
  }).toPass();
  return found as { readonly profile_id: string; readonly nickname: string };
};

/** In the open form of an offer: who is under contract elsewhere is written to with his club's knowledge; the form asks, once it knows. */
export const confirmInformed = async (page: Page): Promise<void> => {
  const player = new URL(page.url()).searchParams.get('player');
  const reply = await page.request.get(`/api/prospects/${player}`);
  const { data } = (await reply.json()) as { data: { approach: { approach: string } } };
  if (data.approach.approach === 'club-informed') await page.getByRole('checkbox', { name: /have informed/ }).click();
};

/** Opens the form of an offer to such a player. */
export const openOfferForm = async (page: Page): Promise<void> => {
  const { id } = await openPlayer(page);
  await page.goto(`/club-representative/offers/new?player=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Make an offer' })).toBeVisible();
  await confirmInformed(page);
};

type Shift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
};

/** How much of the page has moved by itself so far, as browsers count it, and what moved from where to where. */
export const shifts = (page: Page): Promise<{ readonly sum: number; readonly told: string }> =>
  page.evaluate(
    () =>
      new Promise((settle) => {
        let sum = 0;
        const told: string[] = [];
        const isToast = (node: Node | null) =>
          node instanceof Element && node.closest('.tl-toast, .tl-toasts') !== null;
        const nameOf = (node: Node | null) =>
          node instanceof Element ? `${node.localName}.${node.className}` : (node?.textContent ?? '?').slice(0, 20);
        const observer = new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, startTime, sources } of list.getEntries() as Shift[]) {
            // Live news may come meanwhile: toasts make room for each other.
            if (hadRecentInput || sources.every(({ node }) => isToast(node))) continue;
            sum += value;
            const moved = sources.map(
              ({ node, previousRect: from, currentRect: to }) =>
                `${nameOf(node)} ${[from.x, from.y, from.height].map(Math.round)} → ${[to.x, to.y, to.height].map(Math.round)}`,
            );
            told.push(`${value.toFixed(3)} after ${Math.round(startTime)} ms: ${moved.join('; ')}`);
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // What is buffered is handed over before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => settle({ sum, told: told.join('\n') })));
      }),
  );

/** Less than that share of the page has moved by itself; else it is told what did. */
export const expectStill = async (page: Page, below: number, what = new URL(page.url()).pathname): Promise<void> => {
  const { sum, told } = await shifts(page);
  expect(sum, `${what} moves by itself\n${told}`).toBeLessThan(below);
};
