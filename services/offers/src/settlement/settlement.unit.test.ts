import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { advance, initialState, type News, type Settlement } from './settlement.ts';

const at = '2026-11-20T10:00:00.000Z';
const about = { document_id: 'doc_1', at, expires_at: null };
const accepted: News = { type: 'accepted', at };
const drafted: News = { type: 'drafted', ...about };
const signing: News = { type: 'signing', ...about, expires_at: '2026-12-04T10:00:00.000Z' };
const fullySigned: News = { type: 'fully-signed', ...about };
const completed: News = { type: 'completed', ...about };
const failed: News = { type: 'failed', ...about };

const after = (...news: readonly News[]): Settlement => news.reduce(advance, initialState);

describe('a settlement', () => {
  it.each([
    ['drafting, for ten minutes', [accepted], { step: 'drafting', deadline: '2026-11-20T10:10:00.000Z' }],
    ['signing, first without an end', [accepted, drafted], { step: 'signing', deadline: '2026-11-20T10:10:00.000Z' }],
    [
      'signing until its end is told',
      [accepted, drafted, signing],
      { step: 'signing', deadline: '2026-12-04T10:10:00.000Z' },
    ],
    [
      'sealing, for a quarter of an hour',
      [accepted, drafted, signing, fullySigned],
      { step: 'sealing', deadline: '2026-11-20T10:15:00.000Z' },
    ],
    ['settled', [accepted, drafted, signing, fullySigned, completed], { step: 'settled', deadline: null }],
    ['failed', [accepted, drafted, signing, failed], { step: 'failed', deadline: null }],
  ] as const)('is %s', (_, news, expected) => expect(after(...news)).toMatchObject(expected));

  it('stays as it is, the same object, where the news is old', () => {
    const state = after(accepted, drafted, signing);
    for (const old of [accepted, drafted, signing]) expect(advance(state, old)).toBe(state);
  });

  it('stays over when it is over', () => {
    for (const end of [completed, failed])
      for (const more of [accepted, drafted, signing, fullySigned, completed, failed])
        expect(after(end, more)).toEqual(after(end));
  });

  it('comes to the same end in any order and however often each is told', () => {
    const all = [accepted, drafted, signing, fullySigned, completed];
    fc.assert(
      fc.property(fc.shuffledSubarray([...all, ...all], { minLength: 10, maxLength: 10 }), (told) =>
        expect(after(...told)).toEqual(after(...all)),
      ),
    );
  });
});
