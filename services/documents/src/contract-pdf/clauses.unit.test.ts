import { describe, expect, it } from '@jest/globals';
import { articlesOf, glance } from './clauses.ts';
import { contractOfDavi } from './contract.fixtures.ts';
import type { ContractInput } from './contract-input.ts';
import { en202611 } from './wordings/en/2026-11.ts';

const textOf = (input: ContractInput): string =>
  articlesOf(input, en202611)
    .flatMap(({ title, clauses }) => [title, ...clauses])
    .join('\n');
const withTerms = (terms: Partial<ContractInput['terms']>): ContractInput => ({
  ...contractOfDavi,
  terms: { ...contractOfDavi.terms, ...terms },
});
const bare = withTerms({
  signing_bonus: null,
  bonuses: [],
  release_clause: null,
  extension_option: null,
  housing: null,
  squad_role: null,
  other_terms: '',
});

describe('the articles', () => {
  it('say every term that was agreed', () => {
    const text = textOf(contractOfDavi);
    for (const words of [
      'begins on 1 July 2027 and ends on 30 June 2029',
      'extend the term once by 12 months, to 30 June 2030',
      'gross salary of €6,200 (six thousand two hundred euros) per week',
      'signing bonus of €60,000 (sixty thousand euros)',
      '€1,500 (one thousand five hundred euros) for each appearance in an official match',
      '€500 (five hundred euros) for each goal',
      '€25,000 (twenty-five thousand euros) for each promotion',
      '€1,000 (one thousand euros) per month towards the Player’s housing',
      'another club pays €2,750,000 (two million seven hundred and fifty thousand euros)',
      'Dutch lessons of two hours a week',
      'this role: first team',
      'round 3 of the offer off_sparta00000000000000',
      '(Netherlands) governs this contract',
    ])
      expect(text).toContain(words);
  });
  it('say nothing of what was not agreed', () => {
    expect(textOf(bare)).not.toMatch(/bonus|transfer during|housing|extend|Further|this role/i);
    expect(glance(bare, en202611).map(([label]) => label)).toEqual(['Term', 'Salary', 'Guaranteed per season']);
  });
  it('explain what net means', () =>
    expect(textOf(withTerms({ salary: { amount: 100, currency: 'EUR', per: 'month', basis: 'net' } }))).toContain(
      'Net means',
    ));
  it.each([
    ['2029-02-28', 12, '28 February 2030'],
    ['2027-02-28', 12, '29 February 2028'],
    ['2028-02-29', 12, '28 February 2029'],
    ['2027-06-30', 1, '31 July 2027'],
    ['2027-05-15', 6, '15 November 2027'],
  ])('extend %s by %d months to %s', (contract_expiry_date, months, until) =>
    expect(textOf(withTerms({ contract_expiry_date, extension_option: { by: 'both', months } }))).toContain(
      `to ${until},`,
    ),
  );
  it('bind a minor with the guardian, up to the eighteenth birthday', () => {
    const born = (dateOfBirth: string) => textOf({ ...contractOfDavi, player: { name: 'Davi', dateOfBirth } });
    expect(born('2008-11-25')).toContain('once the guardian has signed');
    expect(born('2008-11-24')).not.toContain('guardian');
  });
});
