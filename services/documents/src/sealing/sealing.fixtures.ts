import type { TimestampAuthority } from '@libpdf/core';
import { sha256 } from '@touchline/platform/domain';
import { type Authority, createAuthority, pemOf, startTimestampAuthority } from '@touchline/quality/testkit';
import { contractOfDavi } from '../contract-pdf/contract.fixtures.ts';
import { renderContract } from '../contract-pdf/render-contract.ts';
import { en202611 } from '../contract-pdf/wordings/en/2026-11.ts';
import { createSealer, type SealInput } from './sealer.ts';
import { createSigningIdentity, type SigningIdentity } from './signing-identity.ts';
import { createTimestampAuthority } from './timestamp-authority.ts';

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

/** When an authority outside confirms that it was sealed. */
export const confirmedAt = new Date('2026-11-27T12:00:05.000Z');

/** A contract that all have signed, an identity to seal it with, and the sealed file. */
export const sealedContract = async (
  timestampAuthority?: TimestampAuthority,
  { lists, identity: given }: { readonly identity?: SigningIdentity; readonly lists?: readonly Uint8Array[] } = {},
) => {
  const identity = given ?? (await createSigningIdentity({ organisation: 'Touchline', now }));
  const sealer = createSealer({ ...identity, ...(timestampAuthority && { timestampAuthority }), lists });
  const pdf = await renderContract(contractOfDavi, en202611);
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

/** What seals made here are confirmed by: gone with `stop`. */
export const testTimes = async () => {
  const authority = await startTimestampAuthority({ clock: () => confirmedAt });
  const { url, root } = authority;
  return { authority, root, times: createTimestampAuthority({ url, roots: [root] }), stop: authority.stop };
};

/** The same contract, its time confirmed by an authority until `stop`, and where its token stands in the file. */
export const confirmedContract = async () => {
  const { times, root: timeRoot, stop } = await testTimes();
  const tokens: Uint8Array[] = [];
  const made = await sealedContract({
    timestamp: async (digest, algorithm) => {
      const token = await times.timestamp(digest, algorithm);
      tokens.push(token);
      return token;
    },
  });
  const token = tokens[0] ?? new Uint8Array();
  const hex = Buffer.from(token).toString('hex');
  const begin = Buffer.from(made.sealed.bytes).toString('latin1').toLowerCase().indexOf(hex);
  return {
    ...made,
    timeRoot,
    stop,
    check: { ...made.check, time: { trustedRoots: [timeRoot] } },
    token: { bytes: token, begin, end: begin + hex.length },
  };
};

const documentSigning = '1.3.6.1.5.5.7.3.36';

/** An identity whose certificate leads over an issuer to a root, and both of them, which can sign lists. */
export const listedIdentity = () => {
  const root = createAuthority('Touchline', 'Touchline Root');
  const issuer = root.below('Touchline Issuer');
  const own = issuer.issue({ name: 'Touchline Document Seal', purposes: [documentSigning], isRsa: true });
  const identity: SigningIdentity = {
    privateKey: own.pair.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    certificateChain: [own, issuer, root].map(({ certificate }) => pemOf(certificate)),
    rootCertificate: pemOf(root.certificate),
  };
  return { identity, own, issuer, root };
};

/** From a minute before the seal, for a day. */
export const listedFrom = new Date(now.getTime() - 60_000);

/** What its issuers publish, each with nobody in it: who has issued the seal's certificate, and its root. */
export const emptyLists = ({ issuer, root }: Record<'issuer' | 'root', Authority>): readonly Uint8Array[] =>
  [issuer, root].map((one) => one.list({ from: listedFrom }));
