import { beatriz, davi, documentId, saskia, source } from '../document/document.fixtures.ts';
import type { ContractInput } from './contract-input.ts';

export const contractOfDavi: ContractInput = {
  documentId,
  at: '2026-11-24T10:00:00.000Z',
  club: { name: 'Sparta Rotterdam', teamName: 'First team', country: 'NL', city: 'Rotterdam' },
  player: { name: davi.name, dateOfBirth: '2004-03-14' },
  signers: [
    { name: davi.name, role: 'player' },
    { name: beatriz.name, role: 'agent', capacity: 'Linha Alta' },
    { name: saskia.name, role: 'club-representative', capacity: 'Head of Recruitment' },
  ],
  offer: { id: source.offer_id, round: source.round },
  terms: source.terms,
  termsDigest: source.terms_digest,
};
