import { expect, it } from '@jest/globals';
import { parseNews } from './news.ts';

const news = {
  id: 'ntf_1',
  title: 'Offer from Sparta Rotterdam',
  text: 'Terms are on the table.',
  href: '/player/offers/off_1',
};

it('reads what the stream tells', () => {
  expect(parseNews(JSON.stringify({ ...news, needs_answer: true }))).toEqual(news);
});
it.each([
  '',
  'null',
  '{}',
  '[]',
  JSON.stringify({ ...news, href: 'https://evil.example' }),
  JSON.stringify({ ...news, href: '//evil.example' }),
])('leaves %p alone', (data) => {
  expect(parseNews(data)).toBeUndefined();
});
