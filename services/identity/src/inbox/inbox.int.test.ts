import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createMemoryCache } from '@touchline/platform/cache';
import { claimAlone } from '@touchline/platform/database';
import { type TestDatabase, testDatabase } from '@touchline/quality/testkit';
import fc from 'fast-check';
import { inboxRoutes } from './inbox.routes.ts';
import { createInbox, type Inbox, type Notice } from './inbox.ts';

let database: TestDatabase;
let inbox: Inbox;
beforeAll(async () => {
  database = await testDatabase();
  inbox = createInbox(await database.connect(), createMemoryCache());
  await inbox.start();
});
afterAll(() => database?.close());

let people = 0;
const somebody = () => {
  people += 1;
  const user_id = `usr_${people}`;
  return { user_id, profile_id: `prf_${people}` };
};
const asks = (to: ReturnType<typeof somebody>, kind: string): Notice => ({
  ...to,
  kind,
  title: kind,
  text: '',
  href: '/',
  needs_answer: true,
  mail: false,
});
const cause = (subject: string, sequence: number) => ({
  id: `evt_${subject}_${sequence}`,
  subject,
  sequence,
  time: new Date(Date.UTC(2026, 10, 20, 10, sequence)).toISOString(),
});
/** What the bell does with an event. */
const told = async (
  event: ReturnType<typeof cause>,
  notices: readonly Notice[],
  waitedFor: readonly string[],
): Promise<void> => {
  for (const notice of notices) await inbox.keep(event, notice, []);
  await inbox.settle(event, waitedFor, notices);
};
const waiting = async ({ user_id }: { user_id: string }): Promise<readonly string[]> =>
  (await inbox.list(user_id, { limit: 50, turn: 'mine' })).rows.map(({ kind }) => kind);

describe('what needs an answer', () => {
  it('is the newest question alone, and none once it is answered', async () => {
    const davi = somebody();
    const saskia = somebody();
    const step = async (sequence: number, to: typeof davi | null): Promise<void> => {
      await told(cause('off_1', sequence), to ? [asks(to, `round ${sequence}`)] : [], to ? [to.profile_id] : []);
    };
    await step(1, davi);
    await step(2, saskia);
    expect([await waiting(davi), await waiting(saskia)]).toEqual([[], ['round 2']]);
    await step(3, davi);
    await step(4, saskia);
    expect([await waiting(davi), await waiting(saskia)]).toEqual([[], ['round 4']]);
    expect((await inbox.counts(saskia.user_id)).answers).toBe(1);
    // Reading it answers nothing.
    await inbox.readAll(saskia.user_id, '2026-11-21T08:00:00.000Z');
    expect(await waiting(saskia)).toEqual(['round 4']);
    await step(5, null);
    expect([await waiting(davi), await waiting(saskia)]).toEqual([[], []]);
    expect((await inbox.counts(saskia.user_id)).answers).toBe(0);
  });

  it('ends for whoever was asked when a colleague of the club answers, who is the one asked from then on', async () => {
    const [davi, saskia, joris] = [somebody(), somebody(), somebody()];
    await told(cause('off_club', 1), [asks(saskia, 'round 2')], [saskia.profile_id]);
    expect((await inbox.counts(saskia.user_id)).answers).toBe(1);
    // Joris counters for the same club: Davi's turn.
    await told(cause('off_club', 2), [asks(davi, 'round 3')], [davi.profile_id]);
    expect([await waiting(saskia), await waiting(davi)]).toEqual([[], ['round 3']]);
    await told(cause('off_club', 3), [asks(joris, 'round 4')], [joris.profile_id]);
    expect([await waiting(saskia), await waiting(davi), await waiting(joris)]).toEqual([[], [], ['round 4']]);
  });

  it('is told apart by what it is about', async () => {
    const davi = somebody();
    for (const subject of ['off_2', 'off_3']) await told(cause(subject, 1), [asks(davi, subject)], [davi.profile_id]);
    await told(cause('off_2', 2), [], []);
    expect(await waiting(davi)).toEqual(['off_3']);
  });

  it('is of the first event as well only what is waited for, and of one owner the newest alone', async () => {
    const [davi, saskia] = [somebody(), somebody()];
    await told(cause('off_first', 1), [asks(davi, 'asked'), asks(saskia, 'not waited for')], [davi.profile_id]);
    expect([await waiting(davi), await waiting(saskia)]).toEqual([['asked'], []]);
    const [one, other] = [asks(davi, 'one'), asks(davi, 'other')];
    await told(cause('off_both', 1), [one, other], [davi.profile_id]);
    expect((await waiting(davi)).filter((kind) => kind !== 'asked')).toHaveLength(1);
  });

  it('ends up the same in whatever order events come, however often, and where one was cut off first', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([1, 2, 3, 4, 5], { minLength: 5 }),
        fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 4 }),
        fc.subarray([1, 2, 3, 4, 5]),
        async (order, again, cutOff) => {
          run += 1;
          const subject = `off_any${run}`;
          const davi = somebody();
          const saskia = somebody();
          // Rounds 1, 3 and 5 ask Davi, 2 and 4 ask Saskia: after all of it round 5 alone waits.
          const step = (sequence: number) => {
            const to = sequence % 2 ? davi : saskia;
            return { event: cause(subject, sequence), notice: asks(to, `round ${sequence}`), owner: to.profile_id };
          };
          const comeFirst = order.filter((sequence) => !cutOff.includes(sequence));
          for (const sequence of cutOff) await inbox.keep(step(sequence).event, step(sequence).notice, []);
          for (const sequence of [...comeFirst, ...cutOff, ...again]) {
            const { event, notice, owner } = step(sequence);
            await told(event, [notice], [owner]);
          }
          expect([await waiting(davi), await waiting(saskia)]).toEqual([['round 5'], []]);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('how many are unread, and wait for an answer', () => {
  /** Of all that is there, however often it was asked before. */
  const counted = async ({ user_id }: { user_id: string }, kept: Inbox) => {
    const { rows } = await kept.list(user_id, { limit: 50 });
    const expected = {
      unread: rows.filter(({ read_at, needs_answer }) => !read_at && !needs_answer).length,
      answers: rows.filter(({ needs_answer }) => needs_answer).length,
    };
    expect([await kept.counts(user_id), await kept.counts(user_id)]).toEqual([expected, expected]);
    return expected;
  };

  it.each([
    ['where others write as well', false],
    ['where this process alone writes', true],
  ])('is as the last write left it, %s', async (_, isAlone) => {
    const connection = await database.connect(isAlone ? 'alone' : 'shared');
    if (isAlone) claimAlone(connection.getClient());
    const kept = createInbox(connection, createMemoryCache());
    const [davi, saskia] = [somebody(), somebody()];
    const both = async () => [await counted(davi, kept), await counted(saskia, kept)];
    expect(await both()).toEqual([
      { unread: 0, answers: 0 },
      { unread: 0, answers: 0 },
    ]);
    const news = { ...asks(davi, 'account.verified'), needs_answer: false };
    for (const n of [1, 2, 3]) await kept.keep(cause(`usr_${isAlone}`, n), news, [saskia.user_id]);
    await kept.keep(cause(`off_${isAlone}`, 1), asks(davi, 'round 1'), []);
    await kept.keep(cause(`off_${isAlone}`, 1), asks(saskia, 'round 1'), []);
    expect(await both()).toEqual([
      { unread: 3, answers: 1 },
      { unread: 0, answers: 1 },
    ]);
    const [first] = (await kept.list(davi.user_id, { limit: 50 })).rows.filter(({ needs_answer }) => !needs_answer);
    await kept.read(davi.user_id, first?._id ?? '', '2026-11-21T08:00:00.000Z');
    expect(await counted(davi, kept)).toEqual({ unread: 2, answers: 1 });
    await kept.settle(cause(`off_${isAlone}`, 2), [davi.profile_id], []);
    expect(await both()).toEqual([
      { unread: 2, answers: 1 },
      { unread: 1, answers: 0 },
    ]);
    await kept.readAll(saskia.user_id, '2026-11-21T08:00:00.000Z');
    expect((await counted(saskia, kept)).unread).toBe(0);
    await kept.forget({ user_id: davi.user_id, profile_ids: [davi.profile_id] });
    expect(await counted(davi, kept)).toEqual({ unread: 0, answers: 0 });
  });
});

describe('whom it is about', () => {
  const sparta = { kind: 'club', club_id: 'clb_1', name: 'Sparta Rotterdam', short_name: 'SPA' } as const;
  const until = '2026-11-27T18:00:00.000Z';

  it('is kept with until when it can be answered, and gone when somebody named in it has left', async () => {
    const [davi, saskia] = [somebody(), somebody()];
    const notice = { ...asks(davi, 'offer.made'), shows: sparta, mailed: { deadline: { until, after: 'It ends.' } } };
    await inbox.keep(cause('off_about', 1), notice, [saskia.profile_id]);
    const kept = async () => (await inbox.list(davi.user_id, { limit: 5 })).rows[0];
    expect(await kept()).toMatchObject({ shows: sparta, answer_by: until });
    expect(await kept()).not.toHaveProperty('mailed');
    await inbox.forget({ user_id: saskia.user_id, profile_ids: [saskia.profile_id] });
    expect(await kept()).toMatchObject({ title: 'News of a former member', shows: null });
  });

  it('is told by the list, the deadline as long as it waits for an answer', async () => {
    const davi = somebody();
    const notice = { ...asks(davi, 'offer.made'), shows: sparta, mailed: { deadline: { until, after: 'It ends.' } } };
    await inbox.keep(cause('off_told', 1), notice, []);
    await inbox.keep(cause('usr_told', 1), { ...asks(davi, 'account.verified'), needs_answer: false }, []);
    const { listNotifications } = inboxRoutes(inbox);
    const listed = async () => {
      const request = { actor: { user_id: davi.user_id }, query: { limit: 5 } };
      const { data } = await listNotifications(request as Parameters<typeof listNotifications>[0]);
      return data.map(({ kind, subject, answer_by }) => [kind, subject, answer_by]);
    };
    expect(await listed()).toEqual(
      expect.arrayContaining([
        ['offer.made', sparta, until],
        ['account.verified', null, null],
      ]),
    );
    await inbox.settle(cause('off_told', 2), [], []);
    expect(await listed()).toContainEqual(['offer.made', sparta, null]);
  });
});
