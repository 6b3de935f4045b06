import { expect, it } from '@jest/globals';
import { trialRequestEvents } from '@touchline/contracts/events';
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

it('shows the second way in full, as text and as HTML', () => {
  const { text, html } = renderEmail({
    ...{ to: 'davi@demo.example', subject: 'A trial', greeting: 'Hello Davi,', lines: ['Come & see.'] },
    action: { label: 'Answer now', url: 'https://touchline.example/player/trial-requests?trial=tri_1' },
    beside: { sentence: 'Is this trial real?', url: 'https://touchline.example/trial-check/7QK492MX' },
    idempotencyKey: 'a-click',
  });
  expect(text).toContain('\n\nIs this trial real? https://touchline.example/trial-check/7QK492MX\n');
  expect(html).toContain('<a href="https://touchline.example/trial-check/7QK492MX"');
  expect(html).toContain('>https://touchline.example/trial-check/7QK492MX</a>');
});
