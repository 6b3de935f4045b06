import { expect, it } from '@jest/globals';
import { type LiveMessage, parseLiveMessage } from './live.ts';

const news: LiveMessage = {
  kind: 'notification',
  id: 'ntf_1',
  title: 'Offer from Sparta Rotterdam',
  text: 'Terms are on the table.',
  href: '/player/offers/off_1',
  needs_answer: true,
};

it.each<[string, LiveMessage]>([
  ['news', news],
  ['that something is settled', { kind: 'settled' }],
])('reads %s', (_, message) => expect(parseLiveMessage(JSON.stringify(message))).toEqual(message));

it.each([
  '',
  'null',
  '{}',
  '[]',
  JSON.stringify({ ...news, href: 'https://evil.example' }),
  JSON.stringify({ ...news, href: '//evil.example' }),
  JSON.stringify({ ...news, kind: 'else' }),
])('leaves %p alone', (data) => {
  expect(parseLiveMessage(data)).toBeUndefined();
});
