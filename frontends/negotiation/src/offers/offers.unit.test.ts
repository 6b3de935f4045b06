import { describe, expect, it } from '@jest/globals';
import type { ApiFailure } from '@touchline/app-core/client/failure.ts';
import { instantOf } from '@touchline/ui';
import { withFresher } from './fresher.ts';
import { offerFieldErrors } from './offer-failures.ts';
import { groupOf, groupsOf, offerQueryOf, parseOfferFilters, printOfferFilters } from './offer-filters.ts';
import { seasonsEnd, seasonsOfDraft, suggestedStart } from './season-dates.ts';
import { distance, totalPoints } from './totals-line.ts';

describe('the address of the offers list', () => {
  const parse = (address: string) => parseOfferFilters(new URLSearchParams(address));

  it('means the same after it is printed', () => {
    for (const address of ['', '?tab=mine', '?tab=ended&q=davi', '?q=rio+ave', '?from=prf_saskia'])
      expect(printOfferFilters(parse(address))).toBe(address);
  });

  it('leaves out what is not known', () => {
    expect(parse('?tab=yours&q=%20&from=saskia')).toEqual({ tab: 'all', q: '', from: '' });
  });

  it('shows all groups, what needs an answer first, and of those that are over a glance', () => {
    expect(groupsOf('all')).toEqual(['mine', 'theirs', 'signing', 'ended']);
    expect(groupsOf('signing')).toEqual(['signing']);
    expect(offerQueryOf(parse(''), 'ended')).toEqual({ group: 'ended', sort: 'updated', limit: 5, q: undefined });
    expect(offerQueryOf(parse('?tab=ended'), 'ended').limit).toBe(25);
    expect(offerQueryOf(parse('?q=davi'), 'mine')).toEqual({ group: 'mine', sort: 'expires', limit: 25, q: 'davi' });
  });

  it('asks for the offers of a representative, or of a club', () => {
    expect(offerQueryOf(parse('?from=prf_saskia'), 'mine')).toMatchObject({ made_by: 'prf_saskia' });
    expect(offerQueryOf(parse('?from=clb_sparta'), 'mine')).toMatchObject({ club_id: 'clb_sparta' });
  });

  it('an offer is in the group that the server has it in', () => {
    const offer = { status: 'pending', your_turn: true, contract: null } as const;
    const signing = { status: 'signing', document_id: null, reason: null } as const;
    expect(groupOf(offer)).toBe('mine');
    expect(groupOf({ ...offer, your_turn: false })).toBe('theirs');
    expect(groupOf({ status: 'accepted', your_turn: false, contract: signing })).toBe('signing');
    expect(groupOf({ status: 'accepted', your_turn: false, contract: { ...signing, status: 'failed' } })).toBe('ended');
    expect(groupOf({ status: 'declined', your_turn: false, contract: null })).toBe('ended');
  });
});

describe('refusals', () => {
  const failure = (code: ApiFailure['code'], details?: unknown): ApiFailure => ({
    code,
    message: 'why',
    status: 422,
    ...(details ? { details } : {}),
  });

  it('stand at the date they are about', () => {
    expect(offerFieldErrors(failure('OfferContractExpiryDateInvalid'))).toEqual({ until: 'why' });
    expect(offerFieldErrors(failure('OfferContractTooLong'))).toEqual({ until: 'why' });
    expect(offerFieldErrors(failure('OfferContractStartDateMustBeAfterCurrentContract'))).toEqual({ start: 'why' });
  });

  it('stand at the field that the details name', () => {
    const details = [
      { path: 'terms.contract_start_date', message: 'a' },
      { path: 'terms.bonuses.0.amount', message: 'b' },
      { path: 'expires_at', message: 'c' },
    ];
    expect(offerFieldErrors(failure('ValidationFailed', details))).toEqual({
      start: 'a',
      bonuses: 'b',
      expires_at: 'c',
    });
  });

  it('concern no field otherwise', () => {
    expect(offerFieldErrors(failure('OfferPlayerNotEligible'))).toEqual({});
  });
});

it('keeps what was just done over a list that lags behind', () => {
  const rows = [
    { id: 'a', updated_at: '2026-01-01' },
    { id: 'b', updated_at: '2026-01-05' },
  ];
  const known = [
    { id: 'a', updated_at: '2026-01-02' },
    { id: 'b', updated_at: '2026-01-04' },
  ];
  expect(withFresher(rows, known).map((row) => row.updated_at)).toEqual(['2026-01-02', '2026-01-05']);
});

describe('dates', () => {
  it('end a season on the day before', () => {
    expect(seasonsEnd('2027-07-01', 2)).toBe('2029-06-30');
    expect(seasonsEnd('2028-02-29', 1)).toBe('2029-02-27');
    expect(seasonsEnd('', 1)).toBe('');
    expect(seasonsOfDraft({ start: '2027-07-01', until: '2030-06-30' }, 5)).toBe('3');
    expect(seasonsOfDraft({ start: '2027-07-01', until: '2030-06-29' }, 5)).toBeNull();
  });

  it('suggest the next July that is allowed', () => {
    expect(suggestedStart(null, '2026-11-19')).toBe('2027-07-01');
    expect(suggestedStart('2028-07-01', '2026-11-19')).toBe('2028-07-01');
    expect(suggestedStart('2028-08-01', '2026-11-19')).toBe('2029-07-01');
  });

  it('are no instant without a day', () => {
    expect(instantOf('', '18:00')).toBeNull();
    expect(instantOf('2026-11-21', '18:00')).toBe(new Date('2026-11-21T18:00:00').toISOString());
  });
});

describe('totals of the rounds', () => {
  const round = (number: number, by: 'club' | 'player', total: number, currency = 'EUR') => ({
    number,
    by,
    total: { total },
    terms: { salary: { currency } },
  });
  const story = [round(1, 'club', 247), round(2, 'player', 371), round(3, 'club', 330)];

  it('show the opening one and the latest of each side', () => {
    const long = [...story, round(4, 'player', 350), round(5, 'club', 340)];
    expect(totalPoints(long, 'player').map(({ value, mine, current }) => [value, mine, current])).toEqual([
      [247, false, false],
      [350, true, false],
      [340, false, true],
    ]);
  });

  it('tell how far apart the sides are, and were', () => {
    expect(distance(story)).toEqual({ now: 41, before: { round: 2, apart: 124 } });
    expect(distance(story.slice(0, 2))).toEqual({ now: 124, before: null });
    expect(distance(story.slice(0, 1))).toBeNull();
  });

  it('compare no two currencies', () => {
    expect(distance([round(1, 'club', 247, 'GBP'), round(2, 'player', 300)])).toBeNull();
    expect(totalPoints([round(1, 'club', 247, 'GBP'), round(2, 'player', 300)], 'club')).toHaveLength(1);
  });

  it('put equal totals on one point', () => {
    expect(totalPoints([round(1, 'club', 247), round(2, 'player', 247)], 'club')).toEqual([
      expect.objectContaining({ value: 247, mine: true, current: true }),
    ]);
  });
});
