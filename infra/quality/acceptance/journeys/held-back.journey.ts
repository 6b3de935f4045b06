import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { specimen } from '../../../apps/api-client/specimen.ts';
import { lostInContrastTheme } from './contrast-theme.ts';
import { demoPlayer, expect, expectAccessible, shifts, signIn, test } from './harness.ts';
import { lostWhenLarge, lostWhenSpaced } from './letters.ts';
import { beyondNarrow } from './narrow.ts';
import { painted } from './painted.ts';
import { bringPaper, nameSigner, register } from './people.ts';

/** Every address of the product, while its answers don't come: no page is blank, and none jumps when they do. */

const root = join(import.meta.dirname, '..', '..', '..', '..', 'frontends');
const areas = { shell: '', admin: 'admin', club: 'club-representative', player: 'player' } as const;
/** As the frontends' own tables have them: a new page is looked at by itself. */
const routes: readonly string[] = Object.entries(areas).flatMap(([frontend, under]) => {
  const source = readFileSync(join(root, frontend, 'src', 'routes.tsx'), 'utf8').replace(
    /path: 'dev\/[^']*'|path: 'gallery'|path: '\*'/g,
    '',
  );
  const paths = [...source.matchAll(/path: '([^']+)'|index: true/g)].map(([, path = '']) => path);
  return paths.map((path) => `/${[under, path].filter(Boolean).join('/')}`);
});

type Ids = Readonly<Record<string, string>>;
interface Visitor {
  readonly email?: string;
  /** A page of this visitor that asks for nothing: what is asked there is the frame's. */
  readonly quiet: string;
  readonly ids?: (page: Page) => Promise<Ids>;
  readonly pages: readonly string[];
}

interface Found {
  readonly id: string;
  readonly nickname?: string;
}
const listed = async (page: Page, path: string): Promise<Found> => {
  const reply = await page.request.get(`/api${path}`);
  const { data } = (await reply.json()) as { data: readonly Found[] };
  // A page of what isn't there is looked at as well.
  return data[0] ?? { id: 'nothing' };
};
/** As `listed`, of what the demo brings while it fills its world. */
const filled = async (page: Page, path: string): Promise<Found> => {
  let found: Found = { id: 'nothing' };
  await expect(async () => {
    found = await listed(page, path);
    expect(found.id, path).not.toBe('nothing');
  }).toPass();
  return found;
};

/** The demo has no template: one is kept, and sent to somebody. */
const sentTemplate = async (page: Page): Promise<Ids> => {
  const run = Date.now().toString(36);
  const buffer = Buffer.from(specimen(`House rules ${run}`, '2026-11-24'));
  await bringPaper(page, { name: `House rules ${run}.pdf`, mimeType: 'application/pdf', buffer });
  await nameSigner(page, 'davi.adeyinka@demo.example', 'Davi Adeyinka');
  await page.getByRole('button', { name: 'Keep as template' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  await expect(page).toHaveURL(/\/documents\/templates\/tpl_/);
  const template_id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const csv = Buffer.from(`Player name,Player email\nGuest A,guest.${run}@example.org`);
  await page.getByLabel('CSV file').setInputFiles({ name: 'guests.csv', mimeType: 'text/csv', buffer: csv });
  await page.getByRole('button', { name: 'Send 1 document' }).click();
  await expect(page.getByText('1 of 1 sent')).toBeVisible();
  return { template_id, sending_id: new URL(page.url()).pathname.split('/').at(-1) ?? '' };
};

const visitors: Readonly<Record<string, Visitor>> = {
  guest: {
    quiet: '/login',
    pages: [
      ...['/login', '/register', '/forgot-password', '/verify-email', '/undo-email-change'],
      ...['/guardian-signing', '/guest-signing'],
      ...['/privacy', '/terms-and-conditions', '/guardian-consent', '/verify-document', '/trial-check'],
      '/trial-check/:code',
    ],
    ids: async () => ({ code: 'TL-AAAA-AAAA' }),
  },
  newcomer: { quiet: '/documents/new', pages: ['/onboarding/player'] },
  player: {
    email: 'davi.adeyinka@demo.example',
    quiet: '/documents/new',
    ids: async (page) => {
      const me = (await (await page.request.get('/api/profile')).json()) as {
        data: { id: string; player: { nickname: string } };
      };
      return {
        ...{ offer_id: (await filled(page, '/offers')).id },
        ...{
          id: me.data.id,
          nickname: me.data.player.nickname,
          trial_request_id: (await listed(page, '/trial-requests')).id,
        },
        club_id: 'clb_nothing',
      };
    },
    pages: [
      ...['/', '/documents', '/documents/new', '/club-requests', '/inbox', '/clubs/:club_id'],
      ...['/profile/user', '/profile/management', '/profile/billing', '/plans', '/player/offers'],
      ...['/player/offers/:offer_id', '/player/club-interest', '/player/trial-requests', '/player/representation'],
      ...['/player/trial-requests/:trial_request_id/report', '/player/:nickname/:id'],
    ],
  },
  agent: {
    email: 'beatriz.falcao@demo.example',
    quiet: '/documents/new',
    ids: async (page) => {
      const reply = await page.request.get('/api/mandates');
      const { data } = (await reply.json()) as {
        data: readonly { player: { profile_id: string; nickname: string } }[];
      };
      return {
        ...{ offer_id: (await filled(page, '/offers')).id },
        ...{ id: data[0]?.player.profile_id ?? '', nickname: data[0]?.player.nickname ?? '' },
      };
    },
    pages: [
      ...['/agent/players', '/agent/players/:nickname/:id', '/agent/mandates', '/agent/offers'],
      ...['/agent/offers/:offer_id', '/agent/club-interest', '/agent/trial-requests'],
    ],
  },
  club: {
    email: 'saskia.verhulst@demo.example',
    quiet: '/documents/new',
    ids: async (page) => {
      const { nickname, profile_id } = await demoPlayer(page, 'Davi Adeyinka');
      return {
        ...{
          offer_id: (await filled(page, '/offers')).id,
          trial_request_id: (await listed(page, '/trial-requests')).id,
        },
        ...{ id: profile_id, nickname },
        document_id: (await filled(page, '/documents')).id,
        shortlist_id: (await listed(page, '/shortlists')).id,
        ...(await sentTemplate(page)),
      };
    },
    pages: [
      ...['scout-players', 'scout-players/:nickname/:id', 'shortlists', 'shortlists/:shortlist_id', 'compare'].map(
        (path) => `/club-representative/${path}`,
      ),
      ...['club-interest', 'trial-requests', 'trial-requests/:trial_request_id/report', 'requests', 'offers'].map(
        (path) => `/club-representative/${path}`,
      ),
      ...['offers/new', 'offers/:offer_id'].map((path) => `/club-representative/${path}`),
      ...['/documents/:document_id', '/documents/templates', '/documents/templates/:template_id'],
      '/documents/sendings/:sending_id',
    ],
  },
  staff: {
    email: 'petra.lindgren@demo.example',
    quiet: '/terms-and-conditions',
    ids: async () => ({ queue: 'players' }),
    pages: [
      ...['', '/users', '/clubs', '/plans-management', '/subscriptions', '/contracts', '/audit', '/profile'],
      '/:queue',
    ].map((path) => `/admin${path}`),
  },
};

/** What is no page of its own to wait in. */
const besides: Readonly<Record<string, string>> = {
  '/logout': 'leaves at once',
  '/stripe/success': 'goes on to where it began',
  '/onboarding': 'goes on to the profile that was begun',
  '/onboarding/agent': 'the frame and the reads of a player’s',
  '/onboarding/coach': 'the frame and the reads of a player’s',
  '/onboarding/club-representative': 'the frame and the reads of a player’s',
  '/pending-verification': 'for whoever waits; reads what the account page reads',
  '/pending-verification-pre-launch': 'the same page',
  '/pending-verification-post-launch': 'the same page',
  '/access-blocked': 'for whoever is refused; reads what the account page reads',
};

/** What only a menu of a page waits for. */
const menus: Readonly<Record<string, readonly string[]>> = {
  '/club-representative/compare': ['/api/shortlists'],
};

/**
 * Holds every answer to a read back until it is let go: all that are held and all that come after them, or one after
 * another, the last that was asked first. A crest is drawn until it comes.
 */
const holdBack = async (context: BrowserContext) => {
  const held = new Map<Request, () => void>();
  const asked = new Set<string>();
  let holds = false;
  await context.route(/\/api\/(?!live|csrf|crests)/, async (route) => {
    const request = route.request();
    if (request.method() !== 'GET') return route.continue();
    const { pathname, search } = new URL(request.url());
    asked.add(pathname + search);
    if (holds) await new Promise<void>((go) => held.set(request, go));
    // A page that was left takes its questions along.
    await route.continue().catch(() => undefined);
  });
  return {
    asked,
    hold: (): void => {
      asked.clear();
      holds = true;
    },
    letGo: (): void => {
      holds = false;
      for (const go of held.values()) go();
      held.clear();
    },
    /** Each answer is there and drawn before the next comes: in whatever turn they came, a page would stand still. */
    letGoInTurn: async (page: Page): Promise<void> => {
      for (let last = [...held].at(-1); last; last = [...held].at(-1)) {
        const [request, go] = last;
        held.delete(request);
        go();
        await (await request.response().catch(() => null))?.finished().catch(() => undefined);
        await painted(page);
      }
      holds = false;
    },
  };
};

const standsIn = (page: Page): Promise<{ readonly bars: number; readonly words: number }> =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const isSeen = (element: Element): boolean => element.getClientRects().length > 0;
    return {
      bars: [...(main?.querySelectorAll('.tl-skeleton, [aria-busy="true"]') ?? [])].filter(isSeen).length,
      words: main?.textContent.trim().length ?? 0,
    };
  });

/** How high each part of the page is, by its heading. */
const heights = (page: Page): Promise<Readonly<Record<string, number>>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('main section')].map((part, at) => [
        `${at} ${part.querySelector('h2, h3')?.textContent ?? ''}`,
        Math.round(part.getBoundingClientRect().height),
      ]),
    ),
  );

const addressOf = (pattern: string, ids: Ids): string =>
  pattern.replace(/:([a-z_]+)/g, (_, name: string) => ids[name] ?? 'nothing');

test('each page of the tables is somebody’s to look at', () => {
  expect(routes.length).toBeGreaterThan(60);
  const looked = [...Object.values(visitors).flatMap(({ pages }) => pages), ...Object.keys(besides)];
  expect(routes.filter((route) => !looked.includes(route))).toEqual([]);
  expect(looked.filter((route) => !routes.includes(route))).toEqual([]);
});

for (const [who, { email, quiet, ids, pages }] of Object.entries(visitors))
  test(`no page of a ${who} is blank while its answers are held back, jumps when they come, or loses something in a narrow window, with larger letters or more room between them, or in colours of one’s own`, async ({
    harness,
  }) => {
    const { page, context } = await harness.someone();
    const run = Date.now().toString(36);
    if (email) await signIn(page, email);
    else if (who === 'newcomer') await register(page, `Noor New ${run}`, `noor.${run}@demo.example`, 'Player');
    const known = (await ids?.(page)) ?? {};
    const { hold, letGo, letGoInTurn, asked } = await holdBack(context);
    const wrong: string[] = [];

    hold();
    await page.goto(quiet);
    await expect(page.locator('main')).toBeVisible();
    const frame = new Set(asked);
    letGo();

    for (const pattern of pages) {
      const address = addressOf(pattern, known);
      hold();
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.locator('main'), pattern).toBeVisible();
      const own = (): readonly string[] =>
        [...asked].filter((path) => !frame.has(path) && !menus[pattern]?.includes(path));
      // Nothing comes: what stands there once it has been asked stays.
      await expect
        .poll(async () => {
          const { bars, words } = await standsIn(page);
          return bars > 0 || (words > 0 && own().length === 0);
        })
        .toBe(true)
        .catch(async () =>
          wrong.push(`${pattern}: nothing stands for ${own().join(', ')} (${JSON.stringify(await standsIn(page))})`),
        );
      const before = await heights(page);
      await letGoInTurn(page);
      await expect
        .poll(async () => (await standsIn(page)).words)
        .toBeGreaterThan(0)
        .catch(() => wrong.push(`${pattern}: no words came`));
      await expect
        .poll(async () => (await standsIn(page)).bars, { timeout: 15_000 })
        .toBe(0)
        .catch(() => wrong.push(`${pattern}: its bars stay`));
      const { sum: moved } = await shifts(page);
      if (moved >= 0.1) {
        const after = await heights(page);
        const grown = Object.entries(after).filter(([part, height]) => before[part] !== height);
        const told = grown.map(([part, height]) => `${part} ${before[part] ?? '–'} → ${height}`).join(', ');
        wrong.push(`${pattern}: moves by ${moved.toFixed(3)} (${told})`);
      }
      for (const part of await beyondNarrow(page)) wrong.push(`${pattern}: in a narrow window out of it: ${part}`);
      for (const part of await lostWhenSpaced(page)) wrong.push(`${pattern}: with more room between letters: ${part}`);
      for (const part of await lostWhenLarge(page)) wrong.push(`${pattern}: with large letters: ${part}`);
      for (const part of await lostInContrastTheme(page))
        wrong.push(`${pattern}: in colours of somebody’s own: ${part}`);
    }
    expect(wrong).toEqual([]);
  });

test('a read that is late says so, and is asked again when that is pressed', async ({ harness }) => {
  const { page, context } = await harness.someone();
  await signIn(page, 'davi.adeyinka@demo.example');
  let asked = 0;
  let away = true;
  await context.route(/\/api\/inbox\b/, async (route) => {
    asked += 1;
    if (away) return;
    await route.continue();
  });
  await page.goto('/inbox');
  const bar = page.getByText('This takes longer than usual.');
  await expect(page.locator('main .tl-skeleton').first()).toBeVisible();
  await expect(bar).toBeVisible();
  await expectAccessible(page, 'a page that waits');
  const before = asked;
  away = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(bar).toBeHidden();
  await expect(page.locator('main .tl-skeleton')).toHaveCount(0);
  expect(asked).toBeGreaterThan(before);
});
