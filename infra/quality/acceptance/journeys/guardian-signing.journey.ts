import type { Page } from '@playwright/test';
import { createArrivals } from '../../../apps/api-client/arrivals.ts';
import { type Caller, createCaller, programClient } from '../../../apps/api-client/caller.ts';
import { offerTerms } from '../../testkit/offer-terms.ts';
import { expect, expectAccessible, messageTo, password, signIn, test } from './harness.ts';
import { sign } from './people.ts';

/** One world may see several runs. */
const run = Date.now().toString(36);
const today = new Date();
const seventeen = `${today.getUTCFullYear() - 17}-01-01`;
const guardian = { name: 'Adaeze Mensah', email: `adaeze.${run}@demo.example` };
const minor = { name: `Kofi Mensah ${run}`, email: `kofi.minor.${run}@demo.example` };
const agent = { name: `Beatriz Lopes ${run}`, email: `beatriz.${run}@demo.example` };
const saskia = 'saskia.verhulst@demo.example';

const tokenIn = (text: string): string => /#([\w.-]+)/.exec(text)?.[1] ?? '';
const pageIn = (text: string): string => /https?:\/\/[^/\s]+(\/\S+)/.exec(text)?.[1] ?? '';

/** What other journeys click through: a verified player of 17 with a guardian's consent, his agent, and an offer that he has accepted. */
const acceptedOffer = async (page: Page, address: string): Promise<void> => {
  const open = (): Caller => createCaller({ client: programClient({ address }), patienceMs: 60_000 });
  const as = async (email: string): Promise<Caller> => {
    const caller = open();
    const { profiles } = await caller.signIn(email, password);
    caller.as(profiles[0] ?? null);
    return caller;
  };
  const [petra, club] = [await as('petra.lindgren@demo.example'), await as(saskia)];
  const arrivals = createArrivals({ password, open, staff: () => petra });
  const kofi = await arrivals.player({
    ...{ email: minor.email, first_name: 'Kofi', last_name: `Mensah ${run}`, nickname: `kofi-minor-${run}` },
    ...{ gender: 'male', date_of_birth: seventeen, nationalities: ['NL'], positions: ['LW'], preferred_foot: 'left' },
    ...{ height_cm: 178, weight_kg: 70, club: null, contract_ends_on: null, bio: '', highlights: [], guardian },
  });
  const { text } = await messageTo(page, guardian.email, `${minor.name} needs your consent`);
  const answer = { answer: 'give', name: guardian.name, date_of_birth: '1980-05-05', reason: '' };
  const link = { 'touchline-link': tokenIn(text) };
  expect((await open().client.send('POST', '/guardian-consent/answer', answer, link)).status).toBe(200);
  const beatriz = await arrivals.agent({
    ...{ email: agent.email, first_name: 'Beatriz', last_name: `Lopes ${run}` },
    ...{ agency: 'Linha Alta', licence_number: '202406-1188', licensed_countries: ['NL'] },
  });
  for (const person of [kofi, beatriz]) await arrivals.admit(person, person === kofi ? 'B' : null);
  for (const person of [kofi, beatriz]) await arrivals.subscribe(person);
  const day = (years: number) => `${today.getUTCFullYear() + years}${today.toISOString().slice(4, 10)}`;
  const term = { exclusive: true, starts_on: day(0), ends_on: day(1), message: 'Let’s find a club.' };
  for (const { client } of [kofi, beatriz]) await client.until('/mandates', () => true);
  const mandate = await beatriz.client.send('POST', '/mandates', { ...term, player_id: kofi.profile_id });
  await kofi.client.send('POST', `/mandates/${mandate.id}/confirm`, {});
  const { teams } = await club.until(`/prospects/${kofi.profile_id}`, () => true);
  const offer = await club.send('POST', '/offers', {
    ...{
      player_id: kofi.profile_id,
      team_id: teams[0].club_team.team_id,
      terms: offerTerms,
      message: '',
      club_informed: true,
    },
    expires_at: new Date(today.getTime() + 5 * 86_400_000).toISOString(),
  });
  await kofi.client.until(`/offers/${offer.id}`, () => true);
  await kofi.client.send('POST', `/offers/${offer.id}/accept`, { round: 1 });
};

const openContract = async (page: Page): Promise<void> => {
  await page.goto('/documents');
  await page
    .getByRole('link', { name: new RegExp(minor.name) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(minor.name);
};

test('the guardian of a minor signs second, by a link and a code, and the sealed contract names him', async ({
  harness,
  baseURL,
}) => {
  test.setTimeout(480_000);
  const { page: kofi } = await harness.someone();
  await acceptedOffer(kofi, baseURL ?? '');
  await signIn(kofi, minor.email);
  await openContract(kofi);
  await expect(kofi.getByText(`Guardian of ${minor.name}`)).toBeVisible();
  await sign(kofi, minor.name);
  await expect(kofi.getByText(/Signs with a code sent by mail/)).toBeVisible();
  await expectAccessible(kofi, 'the contract that waits for the guardian');

  // The guardian has no account: a phone, a mail and its link.
  const invited = await messageTo(kofi, guardian.email, `Please sign the contract of ${minor.name}`);
  const { page: adaeze } = await harness.someone({ phone: true });
  await adaeze.goto(pageIn(invited.text));
  await expect(adaeze.getByRole('heading', { level: 1, name: `Contract of ${minor.name}` })).toBeVisible();
  await expect(adaeze).toHaveURL('/guardian-signing');
  await expect(adaeze.getByText(/The Player is under 18 on the day of this contract/)).toBeVisible();
  await expectAccessible(adaeze, 'the page of the guardian');
  await adaeze.getByRole('button', { name: 'Sign', exact: true }).click();
  await adaeze.getByRole('button', { name: 'Send me a code' }).click();
  await expect(adaeze.getByText(/We have sent a code to a….@demo\.example/)).toBeVisible();
  const { text } = await messageTo(adaeze, guardian.email, 'Your code to sign the contract');
  const code = /^(\d{6})$/m.exec(text)?.[1] ?? '';
  await adaeze.getByRole('radio', { name: 'Type', exact: true }).click();
  await adaeze.getByLabel('Your name as signature').fill(guardian.name);
  await adaeze.getByRole('checkbox', { name: /I have read the contract/ }).click();
  await adaeze.getByLabel('Code from the mail').fill(code === '000000' ? '000001' : '000000');
  await adaeze.getByRole('button', { name: 'Sign the contract' }).click();
  await expect(
    adaeze.getByText('This code is wrong, used or over. Check it, or ask for another one.').first(),
  ).toBeVisible();
  await expectAccessible(adaeze, 'the page of the guardian, with a wrong code');
  await adaeze.getByLabel('Code from the mail').fill(code);
  await adaeze.getByRole('button', { name: 'Sign the contract' }).click();
  await expect(adaeze.getByText(new RegExp(`You have signed. Now ${agent.name} signs`))).toBeVisible();
  await expectAccessible(adaeze, 'the page of the guardian who has signed');

  const { page: beatriz } = await harness.someone();
  await signIn(beatriz, agent.email);
  await openContract(beatriz);
  await sign(beatriz, agent.name);
  const { page: club } = await harness.someone();
  await signIn(club, saskia);
  await openContract(club);
  await sign(club, 'Saskia Verhulst');
  await expect(club.getByText('Sealed', { exact: true }).first()).toBeVisible();

  // The mail about the seal brings a link of its own; whoever is signed in on that browser has no say.
  const sealed = await messageTo(kofi, guardian.email, `The contract of ${minor.name} is signed by everyone`);
  await kofi.goto(pageIn(sealed.text));
  await expect(kofi.getByText(/Everyone has signed, and the contract is sealed/)).toBeVisible();
  await expect(kofi.getByText('The Player’s guardian').first()).toBeAttached();
  await expect(kofi.getByText(guardian.name).first()).toBeAttached();
  const download = kofi.waitForEvent('download');
  await kofi.getByRole('button', { name: 'Download: Signed contract' }).click();
  expect((await download).suggestedFilename()).toMatch(/signed\)\.pdf$/);
  await kofi.goto('/guardian-signing#nonsense');
  await expect(kofi.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await expect(kofi.getByText(/Open the newest mail from us once more/)).toBeVisible();
  await kofi.goto('/');
  await expect(kofi).toHaveURL('/');
  await expect(kofi.getByRole('link', { name: 'Documents' }).first()).toBeVisible();
});

test('a link that opens nothing says why, and what to do next', async ({ harness }) => {
  const { page } = await harness.someone({ phone: true });
  await page.goto('/guardian-signing');
  await expect(page.getByRole('heading', { name: 'A part of this link is missing' })).toBeVisible();
  await expect(page.getByText(/press its button once more/)).toBeVisible();
  const refusedAs = async (status: number, body: object, title: string, next: RegExp): Promise<void> => {
    await page.route('**/api/guest-signing', (route) => route.fulfill({ status, json: body }));
    await page.goto('about:blank');
    await page.goto(`/guardian-signing#link-${status}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText(next)).toBeVisible();
    await expectAccessible(page, title);
    await page.unroute('**/api/guest-signing');
  };
  const refused = { error: 'Unauthenticated', message: 'Please sign in.' };
  const over = (purpose: string) => ({ ...refused, details: { over: purpose } });
  await refusedAs(401, over('sign-document'), 'The time to sign is over', /we write to you with a new link/);
  await refusedAs(401, over('read-document'), 'This link is over', /Ask the player or the club/);
  await refusedAs(404, { error: 'NotFound', message: 'Not found.' }, 'This link was replaced', /Open the newest mail/);
});
