import type { Terms } from '@touchline/contracts/values';

/** Terms of an offer that anybody of age may be made whose contract ends before July 2027. */
export const offerTerms: Terms = {
  contract_start_date: '2027-07-01',
  contract_expiry_date: '2030-06-30',
  salary: { amount: 450_000, currency: 'EUR', per: 'week', basis: 'gross' },
  signing_bonus: null,
  bonuses: [],
  release_clause: null,
  extension_option: null,
  housing: null,
  squad_role: null,
  other_terms: '',
};
