import { expect, it } from '@jest/globals';
import { trialRequestEvents } from '@touchline/contracts/events';
import jsqr from 'jsqr';
import sharp from 'sharp';
import { notices } from '../inbox/notices.ts';
import { renderEmail } from './rendered-email.ts';

const { requested, datesChanged, reminded, accepted } = trialRequestEvents;
const besideOf = ({ type }: { readonly type: string }, data: unknown) =>
  (notices[type]?.(data as never) ?? []).map(({ profile_id, beside }) => [profile_id, beside?.href]);

it('tells a player in every mail about a trial to come where it can be checked, and nobody else', () => {
  const { player, representative } = requested.example.trial_request;
  const there = [player.profile_id, '/trial-check/7QK492MX'];
  expect(besideOf(requested, requested.example)).toEqual([there]);
  expect(besideOf(datesChanged, datesChanged.example)).toEqual([there]);
  expect(besideOf(reminded, reminded.example)).toEqual([there, [representative.profile_id, undefined]]);
  expect(besideOf(accepted, accepted.example)).toEqual([[representative.profile_id, undefined]]);
  // Events of before the code was told.
  const { code: _, ...before } = requested.example.trial_request;
  expect(besideOf(requested, { ...requested.example, trial_request: before })).toEqual([
    [player.profile_id, undefined],
  ]);
});

const url = 'https://touchline.example/trial-check/7QK492MX';
const email = { to: 'davi@demo.example', subject: 'A trial', greeting: 'Hello Davi,', lines: ['Come & see.'] };
const rendered = renderEmail({
  ...email,
  action: { label: 'Answer now', url: 'https://touchline.example/player/trial-requests?trial=tri_1' },
  beside: { sentence: 'Is this trial real?', url, alt: 'QR code of "this" trial' },
  idempotencyKey: 'a-click',
});

it('shows the second way in full, as text and as HTML', () => {
  const { text, html } = rendered;
  expect(text).toContain(`\n\nIs this trial real? ${url}\n`);
  expect(html).toContain(`<a href="${url}"`);
  expect(html).toContain(`>${url}</a>`);
});

it('shows it as a QR code, too, which travels in the message: nothing is loaded from elsewhere', async () => {
  const { html, pictures } = rendered;
  expect(pictures).toEqual([{ cid: 'qr@touchline', alt: 'QR code of "this" trial', base64: expect.any(String) }]);
  const png = sharp(Buffer.from(pictures?.[0]?.base64 ?? '', 'base64'));
  const { data, info } = await png.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(url);
  expect(html).toContain('<img src="cid:qr@touchline"');
  expect(html).toContain('alt="QR code of &quot;this&quot; trial"');
  expect(html.match(/(src|srcset|background|poster)=|url\(|<link|@import/g)).toEqual(['src=']);
});

it('has no picture where there is no second way', () => {
  const { html, pictures } = renderEmail({ ...email, idempotencyKey: 'a-click' });
  expect([pictures, html.includes('<img')]).toEqual([[], false]);
});
