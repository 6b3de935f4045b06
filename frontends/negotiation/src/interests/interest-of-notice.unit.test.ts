import { expect, it } from '@jest/globals';
import { interestOfNotice } from './interest-of-notice.ts';

const notice = {
  kind: 'interest.declared',
  href: '/player/club-interest?interest=int_1',
  profile_id: 'prf_1',
  needs_answer: true,
};

it('is the interest that waits for an answer of this profile', () =>
  expect(interestOfNotice(notice, 'prf_1')).toBe('int_1'));

it.each([
  ['what was answered meanwhile', { needs_answer: false }],
  ['what is about something else', { kind: 'offer.made', href: '/player/offers/off_1' }],
  ['what another profile of the person is asked', { profile_id: 'prf_2' }],
  ['what the person is told', { profile_id: null }],
])('is not %s', (_, more) => expect(interestOfNotice({ ...notice, ...more }, 'prf_1')).toBeNull());

it('is nothing for who has no profile', () =>
  expect(interestOfNotice({ ...notice, profile_id: null }, undefined)).toBeNull());
