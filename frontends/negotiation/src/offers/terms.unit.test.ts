import { describe, expect, it } from '@jest/globals';
import type { Terms } from '@touchline/contracts/values';
import { changesOf, differenceOfTotal } from './counter-so-far.tsx';
import { sameTerms, termBeside, termDifferences, termLines, totalParts } from './terms.ts';
import { draftOf, draftProblems, emptyDraft, type TermsDraft, termsOf } from './terms-draft.ts';

const opening: Terms = {
  contract_start_date: '2027-07-01',
  contract_expiry_date: '2030-06-30',
  salary: { amount: 450_000, currency: 'EUR', per: 'week', basis: 'gross' },
  signing_bonus: 4_000_000,
  bonuses: [{ kind: 'goal', amount: 50_000 }],
  release_clause: 350_000_000,
  extension_option: { by: 'club', months: 12 },
  housing: null,
  squad_role: 'rotation',
  other_terms: 'Dutch lessons',
};
const given = (change: Partial<Terms>): Terms => ({ ...opening, ...change });
const only = (now: Terms) => termDifferences(opening, now);

describe('what a round changed', () => {
  it('is nothing where the terms are the same', () => {
    expect(sameTerms(opening, given({}))).toBe(true);
    expect(sameTerms(opening, given({ other_terms: ' Dutch lessons ' }))).toBe(true);
  });

  it('tells old, new and the difference of a sum', () => {
    expect(only(given({ salary: { ...opening.salary, amount: 390_000 } }))).toEqual([
      { key: 'salary', label: 'Salary per week', before: '€4,500', now: '€3,900', difference: '−€600' },
    ]);
  });

  it('writes the salary in full where it is paid another way', () => {
    const [change] = only(given({ salary: { amount: 2_000_000, currency: 'EUR', per: 'month', basis: 'net' } }));
    expect(change).toEqual({
      key: 'salary',
      label: 'Salary',
      before: '€4,500 per week gross',
      now: '€20,000 per month net',
      difference: '',
    });
  });

  it('counts seasons where the contract gets shorter', () => {
    expect(only(given({ contract_expiry_date: '2029-06-30' }))[0]?.difference).toBe('−1 season');
  });

  it('measures what comes new from nothing, but no release clause against one', () => {
    expect(only(given({ housing: { amount: 120_000, per: 'month' } }))[0]).toMatchObject({
      before: 'None',
      label: 'Housing per month',
      now: '€1,200',
      difference: '+€1,200',
    });
    expect(only(given({ release_clause: null }))[0]).toMatchObject({ now: 'None', difference: '' });
  });

  it('names each kind of bonus by itself', () => {
    const changes = only(given({ bonuses: [{ kind: 'assist', amount: 30_000 }] }));
    expect(changes.map(({ key, before, now }) => [key, before, now])).toEqual([
      ['bonus goal', '€500', 'None'],
      ['bonus assist', 'None', '€300'],
    ]);
  });

  it('tells another currency for every sum, without a difference', () => {
    const changes = only(given({ salary: { ...opening.salary, currency: 'GBP' } }));
    expect(changes.map(({ key }) => key)).toEqual(['salary', 'signing_bonus', 'bonus goal', 'release_clause']);
    expect(changes.every(({ difference }) => difference === '')).toBe(true);
  });
});

it('reads all terms in order, with the bonuses there are', () => {
  expect(termLines(opening).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'From: 1 Jul 2027',
    'Until: 30 Jun 2030',
    'Salary: €4,500 per week',
    'Signing bonus: €40,000',
    'Per goal: €500',
    'Release clause: €3,500,000',
    'Extension option: Club, 12 months',
    'Housing: None',
    'Squad role: Rotation',
    'Other terms: Dutch lessons',
  ]);
});

it('shows the parts of the total that there are', () => {
  expect(totalParts(opening)).toEqual([
    { label: 'Salary, 52 weeks', amount: 23_400_000 },
    { label: 'Signing bonus over 3 seasons', amount: 1_333_333 },
  ]);
});

describe('terms as a form holds them', () => {
  it('come back as they went in', () => {
    const full = given({ housing: { amount: 100_000, per: 'month' }, extension_option: null });
    expect(termsOf(draftOf(opening))).toEqual(opening);
    expect(termsOf(draftOf(full))).toEqual(full);
  });

  it('leave out bonuses and sums of nothing', () => {
    const draft = {
      ...draftOf(opening),
      housing: 0,
      signing_bonus: 0,
      bonuses: [{ kind: 'goal' as const, amount: null }],
    };
    expect(termsOf(draft)).toMatchObject({ housing: null, signing_bonus: null, bonuses: [] });
  });

  const limits = { maxYears: 5, earliestStart: '2027-01-01', today: '2026-11-22' };
  const problems = (change: Partial<TermsDraft>) =>
    draftProblems({ ...draftOf(opening), ...change }, limits).map(({ field, why }) => `${field} ${why}`);

  it('say all that is wrong at once', () => {
    expect(draftProblems(emptyDraft, limits)).toEqual([
      { field: 'start', why: 'missing' },
      { field: 'until', why: 'missing' },
      { field: 'salary', why: 'missing' },
    ]);
    expect(problems({ start: '2026-12-01', until: '2026-11-30', salary: null, extension_months: '30' })).toEqual([
      'start early',
      'until order',
      'salary missing',
      'extension_months range',
    ]);
    expect(problems({ extension: 'none', extension_months: '' })).toEqual([]);
  });

  it('begin on the earliest day or today, and last as long as the rules allow', () => {
    expect(problems({ start: '2027-01-01', until: '2032-01-01' })).toEqual([]);
    expect(problems({ start: '2026-12-31', until: '2030-01-01' })).toEqual(['start early']);
    expect(problems({ start: '2027-01-01', until: '2032-01-02' })).toEqual(['until long']);
  });
});

describe('what stands beside a field of the counter', () => {
  const beside = (part: Parameters<typeof termBeside>[0], change: Partial<Terms> = {}) =>
    termBeside(part, opening, given(change));

  it('is what is on the table, and nothing else while nothing is changed', () => {
    for (const part of ['salary', 'per', 'basis', 'currency', 'housing', 'bonus goal', 'squad_role'] as const)
      expect(beside(part)).toMatchObject({ difference: '', changed: false });
    expect(beside('salary').before).toBe('€4,500');
    expect(beside('per').before).toBe('Week');
    expect(beside('basis').before).toBe('Gross');
    expect(beside('housing').before).toBe('None');
    expect(beside('extension_option').before).toBe('Club, 12 months');
  });

  it('measures a sum, and says of the rest that it is changed', () => {
    expect(beside('salary', { salary: { ...opening.salary, amount: 480_000 } })).toEqual({
      before: '€4,500',
      difference: '+€300',
      changed: true,
    });
    expect(beside('contract_expiry_date', { contract_expiry_date: '2029-06-30' }).difference).toBe('−1 season');
    expect(beside('squad_role', { squad_role: null })).toMatchObject({ before: 'Rotation', difference: 'changed' });
  });

  it('blames the field that was changed: who is paid by the month keeps the amount', () => {
    const monthly = { salary: { ...opening.salary, per: 'month' as const } };
    expect(beside('per', monthly)).toEqual({ before: 'Week', difference: 'changed', changed: true });
    expect(beside('salary', monthly)).toMatchObject({ changed: false });
  });
});

describe('a counter so far', () => {
  const none: ReadonlySet<string> = new Set();
  const more = given({ salary: { ...opening.salary, amount: 480_000 } });

  it('tells how far its total is from the table', () => {
    expect(differenceOfTotal(opening, more, none)).toBe('+€15,600');
    expect(differenceOfTotal(opening, given({}), none)).toBeNull();
  });

  it('tells no difference that can’t be measured', () => {
    expect(differenceOfTotal(opening, given({ salary: { ...opening.salary, currency: 'GBP' } }), none)).toBeNull();
    expect(differenceOfTotal(opening, given({ contract_expiry_date: '2027-01-01' }), none)).toBeNull();
    expect(differenceOfTotal(opening, given({ signing_bonus: null }), new Set(['signing_bonus']))).toBeNull();
  });

  it('takes no typing error for a change', () => {
    const cleared = given({ signing_bonus: null, squad_role: null });
    expect(changesOf(opening, cleared, none).map(({ key }) => key)).toEqual(['signing_bonus', 'squad_role']);
    expect(changesOf(opening, cleared, new Set(['signing_bonus'])).map(({ key }) => key)).toEqual(['squad_role']);
  });
});
