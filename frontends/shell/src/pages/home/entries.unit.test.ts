import { describe, expect, it } from '@jest/globals';
import { answersOf, clubsWaiting, greetingOf, type Home, isFresh, underwayOf } from './entries.ts';

const offer = (id: string, more: object = {}) => ({
  id,
  status: 'pending',
  expires_at: '2026-11-24T09:00:00.000Z',
  contract: null,
  club_team: { club_id: 'clb_1' },
  ...more,
});
const document = (id: string, more: object = {}) => ({
  id,
  status: 'available',
  expires_at: '2026-11-22T09:00:00.000Z',
  club_team: { club_id: 'clb_2' },
  ...more,
});
const home = (parts: object): Home =>
  ({
    answers: { offers: [], documents: [] },
    underway: { offers: [], documents: [] },
    changes: [],
    player: null,
    ...parts,
  }) as unknown as Home;

describe('needs your answer', () => {
  it('has the nearest deadline first, whatever it is', () => {
    const answers = answersOf(
      home({
        answers: {
          offers: [offer('off_1'), offer('off_2', { expires_at: '2026-11-21T09:00:00.000Z' })],
          documents: [document('doc_1')],
        },
      }),
    );
    expect(answers.map(({ id }) => id)).toEqual(['off_2', 'doc_1', 'off_1']);
    expect(clubsWaiting(answers)).toBe(2);
  });
  it('shows what there is while a part is away', () => {
    expect(answersOf(home({ answers: { offers: null, documents: [document('doc_1')] } }))).toHaveLength(1);
  });
});

describe('under way', () => {
  const accepted = (document_id: string | null) =>
    offer('off_3', { status: 'accepted', contract: { status: 'signing', document_id, reason: null } });
  it('tells an agreed offer by its contract alone', () => {
    expect(
      underwayOf(home({ underway: { offers: [accepted('doc_1')], documents: [document('doc_1')] } })).map(
        ({ id }) => id,
      ),
    ).toEqual(['doc_1']);
    expect(
      underwayOf(
        home({
          answers: { offers: [], documents: [document('doc_1')] },
          underway: { offers: [accepted('doc_1')], documents: [] },
        }),
      ),
    ).toEqual([]);
  });
  it('has the interests that wait for the other side, after what has a deadline', () => {
    const interest = { id: 'int_1', status: 'pending' };
    const entries = underwayOf(home({ underway: { offers: [offer('off_1')], documents: [], interests: [interest] } }));
    expect(entries.map(({ kind, id, until }) => [kind, id, until])).toEqual([
      ['offer', 'off_1', '2026-11-24T09:00:00.000Z'],
      ['interest', 'int_1', null],
    ]);
  });
  it('puts what has no deadline last', () => {
    const entries = underwayOf(home({ underway: { offers: [accepted(null), offer('off_1')], documents: [] } }));
    expect(entries.map(({ id, until }) => [id, until])).toEqual([
      ['off_1', '2026-11-24T09:00:00.000Z'],
      ['off_3', null],
    ]);
  });
});

describe('somebody new', () => {
  const news = (kind: string) => home({ changes: [{ kind }] });
  it('has nothing on the table and no news of the market', () => {
    expect(isFresh(news('profile.verified'))).toBe(true);
    expect(isFresh(news('offer.declined'))).toBe(false);
    expect(isFresh(home({ answers: { offers: [offer('off_1')], documents: [] } }))).toBe(false);
  });
});

describe('the greeting', () => {
  it.each([
    [0, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [18, 'evening'],
  ] as const)('at %i is %s', (hour, wanted) => expect(greetingOf(hour)).toBe(wanted));
});
