import type { ContractSource, DocumentCommand, DocumentEvent, Evidence, Signatory } from './state.ts';

/** One contract, told once: Davi Adeyinka joins Sparta Rotterdam. Used by every test of this service. */
export const day = (n: number, time = '10:00:00.000'): string => `2026-11-${String(n).padStart(2, '0')}T${time}Z`;
export const documentId = 'doc_sparta00000000000000';
export const fingerprint = 'a1'.repeat(32);

export const davi: Signatory = {
  profile_id: 'prf_davi0000000000000000',
  user_id: 'usr_davi0000000000000000',
  name: 'Davi Adeyinka',
  email: 'davi@example.org',
  role: 'player',
};
/** The guardian of a Davi who is not yet 18. */
export const adaeze: Signatory = {
  profile_id: 'grd_davi0000000000000000',
  user_id: 'grd_davi0000000000000000',
  name: 'Adaeze Adeyinka',
  email: 'adaeze@example.org',
  role: 'guardian',
  guest: { email: 'adaeze@example.org', consented_at: '2026-11-20T10:00:00.000Z' },
};
export const beatriz: Signatory = {
  profile_id: 'prf_beatriz000000000000',
  user_id: 'usr_beatriz000000000000',
  name: 'Beatriz Falcão',
  email: 'beatriz@example.org',
  role: 'agent',
};
export const saskia: Signatory = {
  profile_id: 'prf_saskia00000000000000',
  user_id: 'usr_saskia00000000000000',
  name: 'Saskia Verhulst',
  email: 'saskia@example.org',
  role: 'club-representative',
};

export const source: ContractSource = {
  offer_id: 'off_sparta00000000000000',
  round: 3,
  club_team: {
    team_id: 'tea_sparta1000000000000',
    club_id: 'clb_sparta00000000000000',
    club_name: 'Sparta Rotterdam',
    club_short_name: 'SPA',
    team_name: 'First team',
    country: 'NL',
  },
  player: { ...davi, nickname: 'davi-adeyinka', date_of_birth: '2004-03-14' },
  terms: {
    contract_start_date: '2027-07-01',
    contract_expiry_date: '2029-06-30',
    salary: { amount: 620_000, currency: 'EUR', per: 'week', basis: 'gross' },
    signing_bonus: 6_000_000,
    bonuses: [
      { kind: 'appearance', amount: 150_000 },
      { kind: 'goal', amount: 50_000 },
      { kind: 'promotion', amount: 2_500_000 },
    ],
    release_clause: 275_000_000,
    extension_option: { by: 'club', months: 12 },
    housing: { amount: 100_000, per: 'month' },
    squad_role: 'first team',
    other_terms: 'Dutch lessons of two hours a week, and two return flights between Rotterdam and Porto per season.',
  },
  terms_digest: '4f1c09ab77d0a9e2'.repeat(4),
};

/** Seventeen until the day after the acceptance. */
export const sourceOfMinor: ContractSource = { ...source, player: { ...source.player, date_of_birth: '2008-11-25' } };

export const draft = (over: Partial<Extract<DocumentCommand, { type: 'DraftContract' }>> = {}): DocumentCommand => ({
  type: 'DraftContract',
  document_id: documentId,
  title: 'Contract of Davi Adeyinka with Sparta Rotterdam',
  author: { profile_id: saskia.profile_id, user_id: saskia.user_id, name: saskia.name },
  contract: source,
  wording: { language: 'en', version: '2026-11' },
  signers: [davi, beatriz, saskia],
  now: day(24),
  ...over,
});

export const file = { key: `documents/${documentId}/original.pdf`, sha256: fingerprint, size: 48_213 };
export const sealed = { key: `documents/${documentId}/signed.pdf`, sha256: 'b2'.repeat(32) };
export const certificate = { key: `documents/${documentId}/certificate.pdf`, sha256: 'c3'.repeat(32) };

type Proven = Extract<DocumentCommand, { type: 'Sign' }> & Evidence;

export const sign = (by: Signatory, at: string, over: Partial<Proven> = {}): Proven => ({
  type: 'Sign',
  by: { profile_id: by.profile_id, user_id: by.user_id },
  signature: { kind: 'typed', text: by.name },
  proof: { jti: `proof-of-${by.profile_id}`, at },
  sha256: fingerprint,
  ip: '193.136.20.7',
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141',
  now: at,
  ...over,
});

export const drafted: DocumentEvent = {
  type: 'DocumentDrafted',
  document_id: documentId,
  kind: 'contract',
  title: 'Contract of Davi Adeyinka with Sparta Rotterdam',
  author: { profile_id: saskia.profile_id, user_id: saskia.user_id, name: saskia.name },
  contract: source,
  signers: [davi, beatriz, saskia],
  at: day(24),
};
/** As one is drafted now: it keeps the words that it is made in. */
export const withWording = (event: DocumentEvent): DocumentEvent =>
  ({ ...event, wording: { language: 'en', version: '2026-11' } }) as DocumentEvent;
export const fileAttached: DocumentEvent = { type: 'DocumentFileAttached', file, at: day(24) };
export const madeAvailable: DocumentEvent = {
  type: 'DocumentMadeAvailable',
  expires_at: '2026-12-08T10:00:00.000Z',
  at: day(24),
};
export const signedBy = (order: number, by: Signatory, at: string): DocumentEvent => {
  const { signature, proof, sha256, ip, user_agent } = sign(by, at);
  return { type: 'DocumentSigned', order, evidence: { signature, proof, sha256, ip, user_agent }, at };
};
export const fullySigned: DocumentEvent = { type: 'DocumentFullySigned', at: day(27) };
export const completed: DocumentEvent = { type: 'DocumentCompleted', sealed, certificate, at: day(27) };

export const available = [drafted, fileAttached, madeAvailable] as const;
export const signedByTwo = [...available, signedBy(1, davi, day(24)), signedBy(2, beatriz, day(25))] as const;
export const signedByAll = [...signedByTwo, signedBy(3, saskia, day(27)), fullySigned] as const;
export const done = [...signedByAll, completed] as const;

/** A minor's contract, up to the guardian's signature. */
export const draftedOfMinor: DocumentEvent = {
  ...(drafted as Extract<DocumentEvent, { type: 'DocumentDrafted' }>),
  contract: sourceOfMinor,
  signers: [davi, adaeze, saskia],
};
export const availableOfMinor = [draftedOfMinor, fileAttached, madeAvailable] as const;
export const signAsGuest = (at: string) =>
  sign(adaeze, at, { proof: { jti: `proof-of-${adaeze.profile_id}`, at, method: 'mailed-code' } });
export const signedByGuest = (at: string): DocumentEvent => {
  const { signature, proof, sha256, ip, user_agent } = signAsGuest(at);
  return { type: 'DocumentSigned', order: 2, evidence: { signature, proof, sha256, ip, user_agent }, at };
};
export const signedByAllOfMinor = [
  ...availableOfMinor,
  signedBy(1, davi, day(24)),
  signedByGuest(day(25)),
  signedBy(3, saskia, day(27)),
  fullySigned,
] as const;
