import { sha256 } from '@touchline/platform/domain';
import type { ContractInput } from './contract-input.ts';

/**
 * The contract that a wording is shown with: nobody's. It has in it all that terms can have and a player under 18, so that each
 * clause that can stand beside the others is seen.
 */
export const sampleContract: ContractInput = {
  documentId: 'doc_sample',
  at: '2026-11-01T12:00:00.000Z',
  club: { name: 'FC Example', teamName: 'First team', country: 'PT', city: null },
  player: { name: 'Alex Example', dateOfBirth: '2009-02-14' },
  signers: [
    { name: 'Alex Example', role: 'player' },
    { name: 'Maria Example', role: 'guardian' },
    { name: 'Sam Example', role: 'agent', capacity: 'Example Football' },
    { name: 'Robin Example', role: 'club-representative', capacity: 'Sporting director' },
  ],
  offer: { id: 'off_sample', round: 2 },
  terms: {
    contract_start_date: '2027-07-01',
    contract_expiry_date: '2029-06-30',
    salary: { amount: 250_000, currency: 'EUR', per: 'month', basis: 'gross' },
    signing_bonus: 1_000_000,
    bonuses: [
      { kind: 'appearance', amount: 20_000 },
      { kind: 'goal', amount: 30_000 },
      { kind: 'assist', amount: 15_000 },
      { kind: 'clean sheet', amount: 15_000 },
      { kind: 'promotion', amount: 500_000 },
      { kind: 'title', amount: 750_000 },
      { kind: 'international cap', amount: 100_000 },
    ],
    release_clause: 150_000_000,
    extension_option: { by: 'both', months: 12 },
    housing: { amount: 60_000, per: 'month' },
    squad_role: 'development',
    other_terms: 'FC Example 2027/28',
  },
  termsDigest: sha256('sample'),
};
