import { describe, expect, it } from '@jest/globals';
import { exampleOpportunity } from '@touchline/contracts/events/job-opportunity';
import { Rejected, type Side, spec } from '@touchline/platform/domain';
import * as fc from 'fast-check';
import { decide, evolve, initialState, mostAnsweredLately } from './job-opportunity.ts';
import { publicOpportunityOf } from './published.ts';
import { isOpenAt, type JobOpportunityCommand, type JobOpportunityEvent, type OpportunityTerms } from './state.ts';

const given = spec({ decide, evolve, initialState });
/** In the far west it is the evening of the 18th, and nowhere the 20th. */
const now = '2026-11-19T08:00:00.000Z';
const { club_team, representative } = exampleOpportunity;
const club: Side = { party: 'club', team_ids: [club_team.team_id], representative };
const joost = { profile_id: 'prf_joost', user_id: 'usr_joost', name: 'Joost Maas', position: 'Scout' };
const colleague: Side = { ...club, representative: joost };
const rival: Side = { ...club, team_ids: ['tea_rival'] };
const player: Side = { party: 'player', profile_id: 'prf_davi' };
const davi = { profile_id: 'prf_davi', name: 'Davi Adeyinka' };

const terms: OpportunityTerms = {
  title: 'Left winger',
  position: 'LW',
  age: { min: 18, max: 23 },
  foot: 'left',
  contract_from: '2027-07-01',
  contract_until: null,
  pay: { currency: 'EUR', from: 400_000, to: 600_000 },
  pay_shown: true,
  description: 'We look for a winger.',
  closes_on: '2026-12-12',
};
const publish = (change: Partial<OpportunityTerms> = {}): JobOpportunityCommand => ({
  type: 'Publish',
  opportunity_id: 'opp_1',
  club_team,
  representative,
  terms: { ...terms, ...change },
  now,
});
const edit = (change: Partial<OpportunityTerms> = {}, by: Side = club, at = now): JobOpportunityCommand => ({
  type: 'Edit',
  by,
  terms: { ...terms, ...change },
  now: at,
});
const answer = (at = now, player_id = 'prf_davi'): JobOpportunityCommand => ({ type: 'Answer', player_id, now: at });
const close = (by: Side = club, at = now): JobOpportunityCommand => ({ type: 'Close', by, now: at });
const expire = (at: string): JobOpportunityCommand => ({ type: 'Expire', now: at });
const fill = (by: Side = club, who = davi, has = true): JobOpportunityCommand => ({
  ...{ type: 'Fill', by, player: who, answered: has, now },
});
const fillByContract: JobOpportunityCommand = { type: 'FillByContract', player: davi, now };

const published: JobOpportunityEvent = {
  type: 'OpportunityPublished',
  opportunity_id: 'opp_1',
  club_team,
  representative,
  terms,
  at: now,
};
const answered: JobOpportunityEvent = { type: 'OpportunityAnswered', player_id: 'prf_davi', at: now };
const closed: JobOpportunityEvent = { type: 'OpportunityClosed', reason: 'by-club', acting: representative, at: now };
const filled: JobOpportunityEvent = {
  type: 'OpportunityFilled',
  player: davi,
  how: 'contract',
  acting: null,
  at: now,
};
/** The field that is to blame. */
const fieldOf = (decided: () => unknown): unknown => {
  try {
    decided();
  } catch (error) {
    if (error instanceof Rejected && error.code === 'ValidationFailed')
      return (error.facts.details as readonly { readonly path: string }[])[0]?.path;
    throw error;
  }
  return undefined;
};
const [lastDay, dayAfter] = ['2026-12-12T23:59:59.999Z', '2026-12-13T00:00:00.000Z'];

describe('publishing a position', () => {
  it('puts it on the board', () => given().when(publish()).then(published));
  it('is one position for the same click', () => given(published).when(publish()).thenNothing());
  it.each([
    ['closes_on', { closes_on: '2026-11-18' }, false],
    ['closes_on', { closes_on: '2026-11-19' }, true],
    ['closes_on', { closes_on: '2027-11-19' }, true],
    ['closes_on', { closes_on: '2027-11-20' }, false],
    ['contract_from', { contract_from: '2026-11-17' }, false],
    ['contract_from', { contract_from: '2026-11-18' }, true],
    ['contract_until', { contract_until: '2032-07-01' }, true],
    ['contract_until', { contract_until: '2032-07-02' }, false],
  ] as const)('%s of %j: %s', (path, change, isFine) => {
    const command = given().when(publish(change));
    if (isFine) expect(command.events()).toHaveLength(1);
    else expect(fieldOf(command.events)).toBe(path);
  });
});

describe('while it is open', () => {
  it('is changed by anybody of the team, and names what changed; the same again changes nothing', () => {
    given(published)
      .when(edit({ foot: null, title: 'Winger' }, colleague))
      .then({
        type: 'OpportunityEdited',
        representative: joost,
        terms: { ...terms, foot: null, title: 'Winger' },
        fields: ['title', 'foot'],
        at: now,
      });
    given(published).when(edit()).thenNothing();
  });
  it('keeps who answered, each once', () => {
    given(published).when(answer()).then(answered);
    given(published, answered).when(answer()).thenNothing();
    given(published, answered)
      .when(answer(now, 'prf_other'))
      .then({ ...answered, player_id: 'prf_other' });
  });
  it('remembers the last who answered, however many there are', () => {
    const many = Array.from({ length: mostAnsweredLately + 9 }, (_, n) => `prf_${n}`);
    const state = given(published, ...many.map((player_id) => ({ ...answered, player_id }))).state();
    expect(state.status === 'none' ? [] : state.answered_by).toEqual(many.slice(-mostAnsweredLately));
  });
  it('is open through the whole of its last day, whether the sweep has come by or not', () => {
    given(published)
      .when(answer(lastDay))
      .then({ ...answered, at: lastDay });
    given(published).when(expire(lastDay)).thenNothing();
    given(published)
      .when(expire(dayAfter))
      .then({ type: 'OpportunityClosed', reason: 'deadline', acting: null, at: dayAfter });
    for (const command of [answer(dayAfter), edit({ title: 'Other' }, club, dayAfter), close(club, dayAfter)])
      given(published).when(command).thenRejects('JobOpportunityNotOpen', { status: 'closed' });
  });
  it('is commanded by its own club alone: to others there is nothing', () => {
    for (const by of [rival, player])
      for (const command of [edit({ title: 'Other' }, by), close(by), fill(by)])
        given(published, answered).when(command).thenRejects('NotFound');
    for (const command of [edit(), close(), fill(), answer()]) given().when(command).thenRejects('NotFound');
  });
});

describe('its end', () => {
  it('is by hand', () =>
    given(published)
      .when(close(colleague))
      .then({ ...closed, acting: joost }));
  it('is a player who answered, also after the last day', () => {
    const byHand = { ...filled, how: 'by-club', acting: representative };
    for (const history of [
      [published, answered],
      [published, answered, closed],
    ])
      given(...history)
        .when(fill())
        .then(byHand as JobOpportunityEvent);
    const other = given(published, answered).when(fill(club, { profile_id: 'prf_other', name: 'Another' }, false));
    expect(fieldOf(other.events)).toBe('player_id');
  });
  it('is a contract that grew from an answer, once', () => {
    for (const history of [[published], [published, closed]])
      given(...history)
        .when(fillByContract)
        .then(filled);
    given(published, filled).when(fillByContract).thenNothing();
    given().when(fillByContract).thenNothing();
  });
  it('JobOpportunityNotOpen: nothing more when it is closed', () => {
    for (const command of [edit({ title: 'Other' }), answer(), close()])
      given(published, closed).when(command).thenRejects('JobOpportunityNotOpen', { status: 'closed' });
    given(published, closed).when(expire(dayAfter)).thenNothing();
  });
  it('JobOpportunityNotOpen: nothing more when it is filled', () => {
    for (const command of [edit({ title: 'Other' }), answer(), close(), fill()])
      given(published, answered, filled).when(command).thenRejects('JobOpportunityNotOpen', { status: 'filled' });
  });
});

it.each([published, answered, closed, filled])('$type can’t happen to what isn’t there, or is filled', (event) => {
  const after = evolve(evolve(initialState, published), filled);
  expect(() => evolve(event.type === 'OpportunityPublished' ? after : initialState, event)).toThrow(/can't happen/);
  expect(() => evolve(after, event)).toThrow(/can't happen/);
});

it('tells others no pay that is not shown, and forgets why it was closed once it is filled', () => {
  const hidden = evolve(initialState, { ...published, terms: { ...terms, pay_shown: false } } as JobOpportunityEvent);
  const after = evolve(evolve(hidden, closed), filled);
  if (hidden.status === 'none' || after.status === 'none') throw new Error('nothing was published');
  expect(publicOpportunityOf(hidden).pay).toBeNull();
  expect(publicOpportunityOf(after)).toMatchObject({ status: 'filled', close_reason: null, filled_by: davi });
  expect(after).not.toHaveProperty('close_reason');
});

it('is filled once and answered only while it is open, whatever is commanded in whatever order', () => {
  const commands = [edit({ title: 'A' }), answer(), answer(now, 'prf_b'), close(), fill(), fillByContract];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...commands, expire(dayAfter)), { maxLength: 12 }), (sent) => {
      let state = evolve(initialState, published);
      let fillings = 0;
      for (const command of sent) {
        const wasOpen = state.status !== 'none' && isOpenAt(state, now);
        let events: readonly JobOpportunityEvent[] = [];
        try {
          events = decide(command, state);
        } catch {
          // A refusal changes nothing.
        }
        state = events.reduce(evolve, state);
        fillings += events.filter(({ type }) => type === 'OpportunityFilled').length;
        if (events.some(({ type }) => type === 'OpportunityAnswered')) expect(wasOpen).toBe(true);
      }
      expect(fillings).toBeLessThanOrEqual(1);
    }),
  );
});
