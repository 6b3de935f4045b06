import { describe, expect, it } from '@jest/globals';
import {
  documentEvents,
  interestEvents,
  offerEvents,
  profileEvents,
  subscriptionEvents,
  trialRequestEvents,
  userEvents,
} from '@touchline/contracts/events';
import { waitingAfter } from './answers.ts';
import { notices } from './notices.ts';

const types = [...[offerEvents, interestEvents, trialRequestEvents, documentEvents, userEvents, profileEvents]].flatMap(
  (events) => Object.values(events).map(({ type }) => type),
);
const after = (type: string, data: unknown) => waitingAfter[type]?.(data as never);
const noticesOf = ({ type, example }: { readonly type: string; readonly example: unknown }) =>
  notices[type]?.(example as never) ?? [];

describe('what waits for an answer', () => {
  it.each(types)('is looked at after %s', (type) => {
    expect(waitingAfter[type]).toBeDefined();
  });

  it('is known wherever somebody is asked', () => {
    for (const type of Object.keys(notices)) expect(Object.keys(waitingAfter)).toContain(type);
  });

  const { offer } = offerEvents.made.example;
  const offered = (change: object) => after('touchline.offer.accepted.v1', { offer: { ...offer, ...change } });

  it('is an open offer, for its recipient', () => {
    const { player, acting_representative } = offer;
    expect(offered({ recipient: 'player' })).toEqual([player.profile_id]);
    expect(offered({ recipient: 'club' })).toEqual([acting_representative.profile_id]);
    for (const status of ['accepted', 'declined', 'withdrawn', 'expired', 'closed'])
      expect(offered({ status })).toEqual([]);
  });

  const { interest } = interestEvents.declared.example;
  const declared = (change: object) =>
    after('touchline.interest.restated.v1', { interest: { ...interest, ...change } });

  it('is a pending interest, for the side that did not begin', () => {
    expect(declared({ initiated_by: 'club' })).toEqual([interest.player.profile_id]);
    expect(declared({ initiated_by: 'player' })).toEqual([interest.representative.profile_id]);
    for (const status of ['accepted', 'declined', 'withdrawn', 'closed']) expect(declared({ status })).toEqual([]);
  });

  const { trial_request } = trialRequestEvents.requested.example;
  const asked = (change: object) =>
    after('touchline.trial-request.restated.v1', { trial_request: { ...trial_request, ...change } });

  it('is a pending trial request, for the player', () => {
    expect(asked({})).toEqual([trial_request.player.profile_id]);
    for (const status of ['accepted', 'declined', 'withdrawn', 'cancelled', 'completed', 'closed'])
      expect(asked({ status })).toEqual([]);
  });

  it('is a payment that is late, or that another plan waits for', () => {
    const paid = subscriptionEvents.renewed.example;
    const { type } = subscriptionEvents.renewed;
    const { profile_id } = paid.subscription;
    const now = (change: object) => after(type, { ...paid, subscription: { ...paid.subscription, ...change } });
    expect(now({ status: 'past_due' })).toEqual([profile_id]);
    expect(now({ change_waits_until: '2026-11-21T05:00:00.000Z' })).toEqual([profile_id]);
    for (const status of ['incomplete', 'active', 'canceled'])
      expect(now({ status, change_waits_until: null })).toEqual([]);
  });

  it('is one whose player suggests other dates, for the club', () =>
    expect(asked({ proposal: { starts_on: '2027-01-11', ends_on: '2027-01-15' } })).toEqual([
      trial_request.representative.profile_id,
    ]));

  it('tells of each step of a trial whom it concerns: the one who didn’t take it, with the days', () => {
    const { restated: _, ...steps } = trialRequestEvents;
    const told = Object.values(steps).map((step) => [
      step.type.split('.')[2],
      noticesOf(step).map(({ profile_id, needs_answer }) => [
        profile_id === trial_request.player.profile_id ? 'player' : 'club',
        needs_answer,
      ]),
    ]);
    expect(told).toEqual([
      ['requested', [['player', true]]],
      ['dates-changed', [['player', true]]],
      ['dates-proposed', [['club', true]]],
      ['accepted', [['club', false]]],
      ['declined', [['club', false]]],
      ['withdrawn', [['player', false]]],
      ['cancelled', [['player', false]]],
      [
        'reminded',
        [
          ['player', false],
          ['club', false],
        ],
      ],
      ['completed', [['club', false]]],
      [
        'closed',
        [
          ['player', false],
          ['club', false],
        ],
      ],
      ...['consent-ended', 'member-left'].map((what) => [
        what,
        [
          ['player', false],
          ['club', false],
        ],
      ]),
      ['reported', [['player', false]]],
    ]);
    const [changed] = noticesOf(trialRequestEvents.datesChanged);
    expect(changed?.text).toBe('It is now 4 to 8 January 2027, no longer 14 to 18 December 2026. Please answer.');
  });

  it('tells the player of a report what is shown anew, by mail once, and nothing of what the club keeps', () => {
    const { type, example } = trialRequestEvents.reported;
    const told = (happened: object) =>
      noticesOf({ type, example: { ...example, happened: { ...example.happened, ...happened } } }).map(
        ({ title, mail }) => [title, mail],
      );
    expect(told({})).toEqual([['Sparta Rotterdam wrote about your trial', true]]);
    expect(told({ shown_before: true })).toEqual([['Sparta Rotterdam changed the report of your trial', false]]);
    expect(told({ anew: [] })).toEqual([]);
    expect(told({ shared: [], anew: [] })).toEqual([]);
  });

  it('leads to the report whoever writes or reads it', () => {
    const { completed, reported } = trialRequestEvents;
    const hrefs = [completed, reported].flatMap((step) => noticesOf(step).map(({ href }) => href));
    const page = `trial-requests/${trial_request.trial_request_id}/report`;
    expect(hrefs).toEqual([`/club-representative/${page}`, `/player/${page}`]);
  });

  const { document } = documentEvents.signed.example;
  const { signers } = document;
  const drawn = (change: object) => after('touchline.document.restated.v1', { document: { ...document, ...change } });

  it('is a contract in signing, for whoever is next', () => {
    const next = signers.map((signer, at) => ({ ...signer, status: at === 1 ? 'current' : 'signed' }));
    expect(drawn({ status: 'available', signers: next })).toEqual([signers[1]?.profile_id]);
    for (const status of ['draft', 'fully-signed', 'completed', 'declined', 'voided', 'expired'])
      expect(drawn({ status, signers: next })).toEqual([]);
  });

  it('is a rejection that can be mended, until it is handed in again', () => {
    const { user } = userEvents.rejected.example;
    const judged = (verification_status: string, kind: string) =>
      after('touchline.user.rejected.v1', {
        user: {
          ...user,
          verification_status,
          rejection: { reason: 'Not readable', kind, at: '2026-11-20T10:00:00.000Z' },
        },
      });
    expect(judged('rejected', 'fixable')).toHaveLength(1);
    expect(judged('rejected', 'final')).toEqual([]);
    expect(judged('pending', 'fixable')).toEqual([]);
  });
});
