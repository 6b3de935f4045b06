import { sha256 } from '@touchline/platform/domain';
import { contractOfDavi } from '../contract-pdf/contract.fixtures.ts';
import { renderContract } from '../contract-pdf/render-contract.ts';
import { createSealer, type SealInput } from './sealer.ts';
import { createSigningIdentity } from './signing-identity.ts';

export const now = new Date('2026-11-27T12:00:00.000Z');

const drawn =
  'M 12 40 C 30 4 48 2 44 30 C 40 56 10 60 24 44 M 52 40 Q 60 20 66 38 Q 70 50 80 30 L 90 44 C 100 20 110 10 120 44 Q 140 60 190 22';

export const signatures: SealInput['signatures'] = [
  {
    order: 1,
    name: 'Davi Adeyinka',
    party: 'The Player',
    signature: { kind: 'drawn', path: drawn },
    signedAt: '2026-11-24T19:02:11.000Z',
  },
  {
    order: 2,
    name: 'Beatriz Falcão',
    party: 'Agent (witness)',
    signature: { kind: 'typed', text: 'Beatriz Falcão' },
    signedAt: '2026-11-25T08:47:30.000Z',
  },
  {
    order: 3,
    name: 'Saskia Verhulst',
    party: 'For Sparta Rotterdam',
    signature: { kind: 'typed', text: 'Saskia Verhulst' },
    signedAt: '2026-11-27T11:59:00.000Z',
  },
];

/** A contract that all have signed, an identity to seal it with, and the sealed file. */
export const sealedContract = async () => {
  const identity = await createSigningIdentity({ organisation: 'Touchline', now });
  const sealer = createSealer(identity);
  const pdf = await renderContract(contractOfDavi);
  const input: SealInput = {
    pdf,
    documentId: contractOfDavi.documentId,
    title: 'Contract of Davi Adeyinka with Sparta Rotterdam',
    at: now.toISOString(),
    hasPlaces: true,
    signatures,
  };
  const check = { original: { sha256: sha256(pdf), size: pdf.length }, trustedRoots: [identity.rootCertificate] };
  return { identity, sealer, pdf, input, check, sealed: await sealer.seal(input) };
};
