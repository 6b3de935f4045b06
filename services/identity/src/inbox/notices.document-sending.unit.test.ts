import { expect, it } from '@jest/globals';
import { type PublicSending, sendingEvents } from '@touchline/contracts/events';
import { sendingNotices } from './notices.document-sending.ts';

const { type, example } = sendingEvents.finished;
const tell = (change: Partial<PublicSending> = {}) =>
  sendingNotices[type]?.({ ...example, sending: { ...example.sending, ...change } } as never) ?? [];

it('tells the author which lines of the file were not sent, by mail as well, with the way to the list', () => {
  expect(tell()).toMatchObject([
    {
      user_id: 'usr_saskia00000000000000',
      profile_id: 'prf_saskia00000000000000',
      title: '19 of 20 documents are sent',
      text: '“Image rights”: 1 line of the file was not sent. Open the list to see why.',
      href: '/documents/sendings/snd_imagerights000000000',
      mail: true,
      needs_answer: false,
    },
  ]);
  expect(tell({ sent: 17, refused: 3 })[0]?.text).toContain('3 lines of the file were not sent');
});

it('says that all are out, in the bell alone', () => {
  expect(tell({ sent: 20, refused: 0 })).toMatchObject([
    {
      title: 'All 20 documents are sent',
      text: '“Image rights” is out for signing. The list shows who has signed.',
      mail: false,
    },
  ]);
  expect(tell({ lines: 1, sent: 1, refused: 0 })[0]?.title).toBe('Your document is sent');
});

it('is silent about each line', () => {
  expect(Object.keys(sendingNotices)).toEqual([type]);
});
