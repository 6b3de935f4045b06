import { areFilledBy, readPlaces } from '../policies/signing-places.ts';
import { type EvidenceFile, evidenceFiles } from './archive.ts';
import { firstBreak, type TrailEntry } from './audit-trail.ts';
import { type Bytes, digestOf, sameBytes } from './bytes.ts';
import { type Certificate, certificatesOfPem, chainFrom, hasSigned } from './certificates.ts';
import { type ListsSay, listsSay } from './kept-lists.ts';
import { rootOf, sealsIn } from './seal.ts';
import type { ConfirmedTime } from './timestamp.ts';

/** What the audit trail of an archive says of a document, beside its entries. */
export interface EvidenceTrail {
  readonly format: 'touchline-evidence-1';
  readonly document: { readonly id: string; readonly title: string };
  readonly signers: readonly {
    readonly order: number;
    /** The place in the order, where several stand at one: `2 (2 of 3)`. */
    readonly number?: string;
    readonly name: string;
    readonly address: string;
    readonly signed_as: string;
    readonly signed_at: string;
    /**
     * What was entered on the pages, field by field, as it is read. The entry of the signature holds the same as it was entered, by the
     * fields' ids; archives from before 2026-11-27 don't name these here.
     */
    readonly filled_in?: readonly { readonly field?: string; readonly name: string; readonly value: string }[];
  }[];
  /** Who was asked as well; enough others had signed at the place. */
  readonly not_needed?: readonly { readonly number: string; readonly name: string; readonly asked_as: string }[];
  readonly entries: readonly TrailEntry[];
}

export interface Finding {
  readonly holds: boolean;
  readonly says: string;
}

export interface Judgement {
  readonly holds: boolean;
  readonly findings: readonly Finding[];
  /** Null where the trail can't be read. */
  readonly trail: EvidenceTrail | null;
  /** SHA-256 of the root that the seal leads to, to be compared with the one that is published; null where there is none. */
  readonly root: string | null;
  /** When the seal was there, as an authority outside confirms it; null where none does. */
  readonly time: ConfirmedTime | null;
}

/** By which hash and key the audit trail is signed: as `openssl dgst -sha256 -verify` reads it. */
export const trailAlgorithm = '1.2.840.113549.1.1.11';

/** An instant as everybody reads it, whatever the machine's language. */
export const spoken = (at: string): string => `${at.slice(0, 10)}, ${at.slice(11, 19)} UTC`;

type Files = ReadonlyMap<string, Bytes>;
const needed = ['original', 'sealed', 'certificate', 'trail', 'trailSignature', 'certificates'] as const;

const finding = (holds: boolean, good: string, bad: string): Finding => ({ holds, says: holds ? good : bad });

/** A finding, or that it could not be made: what a stranger's file may hold ends no check. */
const tried = async (what: string, judge: () => Promise<Finding> | Finding): Promise<Finding> => {
  try {
    return await judge();
  } catch {
    return { holds: false, says: `${what} can’t be read.` };
  }
};

const trailIn = (bytes: Bytes): EvidenceTrail => {
  const trail = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as EvidenceTrail;
  if (trail.format !== 'touchline-evidence-1') throw new Error('another format');
  return trail;
};

const entryOf = (trail: EvidenceTrail | null, what: string): TrailEntry | undefined =>
  trail?.entries.find((entry) => entry.what === what);

interface SealFinding {
  readonly finding: Finding;
  readonly root: string | null;
  readonly time: ConfirmedTime | null;
  readonly said: ListsSay;
}

const sealFinding = async (name: string, bytes: Bytes, roots: readonly string[]): Promise<SealFinding> => {
  const broken = (says: string, root: string | null): SealFinding => ({
    ...{ finding: { holds: false, says }, root, time: null, said: 'nothing' },
  });
  const seal = (await sealsIn(bytes)).at(-1);
  if (!seal) return broken(`${name} carries no seal.`, null);
  const root = await rootOf(seal);
  const says = {
    whole: `${name}: the seal holds, not one byte differs. Sealed by ${seal.by}, ${spoken(seal.at ?? '')}.`,
    continued: `${name}: something was put behind what was sealed.`,
    changed: `${name} was changed after it was sealed.`,
    damaged:
      seal.chain.length > 0
        ? `${name}: the confirmed time of the seal is damaged or was changed.`
        : `${name}: the seal is damaged or was changed.`,
  }[seal.state];
  const isKnown = root !== null && roots.includes(root);
  // Of a file that was changed the time of its seal says nothing.
  if (seal.state !== 'whole') return broken(says, root);
  if (!isKnown) return broken(`${name}: the seal leads to another root than certificates.pem.`, root);
  const said = await listsSay(bytes, seal);
  if (said === 'revoked') return broken(`${name}: a certificate of the seal was revoked before.`, root);
  return { finding: { holds: true, says }, root, time: seal.time, said };
};

/** A confirmation that doesn't hold breaks the seal: what is left here holds. */
const timeFinding = (time: ConfirmedTime | null): Finding | null =>
  time && { holds: true, says: `Time confirmed by ${time.by}, ${spoken(time.at)}.` };

/** Said where all of them speak; a certificate that one of them names breaks the seal. */
const listsFinding = (said: ListsSay): Finding | null =>
  said === 'unrevoked'
    ? { holds: true, says: 'No certificate of the seal was revoked: the lists of that time are in the file.' }
    : null;

const hasSignedTrail = async (
  certificates: readonly Certificate[],
  trail: Bytes,
  signature: Bytes,
): Promise<boolean> => {
  // A certificate that has run out since has still signed it: what counts is the day on which it began.
  for (const one of certificates.filter(({ isAuthority }) => !isAuthority))
    if ((await chainFrom(one, certificates, one.from)) && (await hasSigned(one, trailAlgorithm, trail, signature)))
      return true;
  return false;
};

const rootsAmong = (certificates: readonly Certificate[]): Promise<readonly string[]> =>
  Promise.all(certificates.filter((one) => sameBytes(one.subject, one.issuer)).map(({ der }) => digestOf(der)));

const fileFinding = async (name: EvidenceFile, bytes: Bytes, expected: string | number | undefined) =>
  finding(
    (await digestOf(bytes)) === expected,
    `${evidenceFiles[name]} is the file that the audit trail names.`,
    `${evidenceFiles[name]} is not the file that the audit trail names: at least one byte differs.`,
  );

/** Whether everybody has signed exactly this original. */
const signersFinding = async (trail: EvidenceTrail, original: Bytes): Promise<Finding> => {
  const signed = trail.entries.filter(({ what }) => what === 'DocumentSigned');
  const digest = await digestOf(original);
  const all = trail.signers.length;
  const same = signed.filter(({ facts }) => facts['sha256'] === digest).length;
  return finding(
    all > 0 && same === all && signed.length === all,
    `All ${all} signers have signed exactly this original.`,
    `Only ${same} of ${all} signers have signed exactly this original.`,
  );
};

/** Whether the signatures are those that the sending asked for: in its order, and at each place as many as are needed. */
const orderFinding = (trail: EvidenceTrail): Finding | null => {
  const said = entryOf(trail, 'DocumentMadeAvailable')?.facts['places'];
  if (said === undefined) return null;
  const places = readPlaces(String(said));
  const signed = trail.entries.filter(({ what }) => what === 'DocumentSigned').map(({ by }) => by);
  return finding(
    places !== undefined && areFilledBy(places, signed),
    'At each place of the order as many have signed as were needed, and no place before its turn.',
    'At a place of the order others have signed than were needed.',
  );
};

/** What is entered into a box that is ticked: `checked` of the policy on fields, which the page doesn't bring along. */
const ticked = 'yes';

/** How what was entered may be read: a box says whether it is ticked, and nothing is said to be that. */
const readsAs = (entered: string): readonly string[] => {
  if (entered === '') return ['Left empty', 'Not checked'];
  return entered === ticked ? [entered, 'Checked'] : [entered];
};

/** What somebody has signed with, by the ids of the fields; what isn't that has nothing. */
const enteredIn = (signed: TrailEntry | undefined): ReadonlyMap<string, unknown> => {
  try {
    return new Map(Object.entries(JSON.parse(String(signed?.facts['values'] ?? '{}')) as object));
  } catch {
    return new Map();
  }
};

/** Whether what is told of the signers' fields is what each of them has signed with; null where it isn't told which fields they are. */
const filledFinding = ({ signers, entries }: EvidenceTrail): Finding | null => {
  const told = signers.flatMap(({ order, filled_in = [] }) =>
    filled_in.some(({ field }) => field !== undefined) ? [{ order, filled_in }] : [],
  );
  if (told.length === 0) return null;
  const isSame = told.every(({ order, filled_in }) => {
    const entered = enteredIn(entries.find(({ what, facts }) => what === 'DocumentSigned' && facts['order'] === order));
    const fields = new Set(filled_in.map(({ field }) => field));
    return (
      [...entered.keys()].every((field) => fields.has(field)) &&
      filled_in.every(({ field = '', value }) => readsAs(String(entered.get(field) ?? '')).includes(value))
    );
  });
  return finding(
    isSame,
    'What is said to be filled in is what was signed with.',
    'What is said to be filled in differs from what was signed with.',
  );
};

/**
 * Judges an archive of evidence as a stranger would, who has nothing but its files: without a network, and without trusting
 * the archive in more than the root that it ends in.
 */
export const judgeEvidence = async (files: Files): Promise<Judgement> => {
  const missing = needed.filter((name) => !files.has(evidenceFiles[name]));
  if (missing.length > 0) {
    const findings = missing.map((name) => ({ holds: false, says: `${evidenceFiles[name]} is missing.` }));
    return { holds: false, findings, trail: null, root: null, time: null };
  }
  const of = (name: EvidenceFile): Bytes => files.get(evidenceFiles[name]) ?? new Uint8Array();
  const findings: Finding[] = [];
  const add = async (name: EvidenceFile, judge: () => Promise<Finding> | Finding): Promise<void> => {
    findings.push(await tried(evidenceFiles[name], judge));
  };

  let certificates: readonly Certificate[] = [];
  let roots: readonly string[] = [];
  await add('certificates', async () => {
    certificates = certificatesOfPem(new TextDecoder().decode(of('certificates')));
    roots = await rootsAmong(certificates);
    return finding(
      roots.length > 0,
      `The certificates lead to ${roots.length === 1 ? 'one root' : `${roots.length} roots`}.`,
      'The certificates lead to no root.',
    );
  });

  let root: string | null = null;
  let time: ConfirmedTime | null = null;
  let said: ListsSay = 'nothing';
  await add('sealed', async () => {
    const judged = await sealFinding(evidenceFiles.sealed, of('sealed'), roots);
    ({ root, time, said } = judged);
    return judged.finding;
  });
  findings.push(...[timeFinding(time), listsFinding(said)].filter((one) => one !== null));
  await add(
    'certificate',
    async () => (await sealFinding(evidenceFiles.certificate, of('certificate'), roots)).finding,
  );
  await add('sealed', () =>
    finding(
      sameBytes(of('sealed').subarray(0, of('original').length), of('original')),
      'The sealed file begins with the original, byte by byte.',
      'The sealed file does not begin with this original.',
    ),
  );

  let trail: EvidenceTrail | null = null;
  await add('trail', async () => {
    const read = trailIn(of('trail'));
    const broken = await firstBreak(read.document.id, read.entries);
    trail = read;
    return finding(
      broken === null && read.entries.length > 0,
      `All ${read.entries.length} entries of the audit trail hold together.`,
      `Entry ${broken ?? 1} of the audit trail was changed, removed or put in later.`,
    );
  });
  await add('trailSignature', async () =>
    finding(
      await hasSignedTrail(certificates, of('trail'), of('trailSignature')),
      'The audit trail is signed with a certificate of certificates.pem.',
      'The signature of the audit trail does not hold: at least one byte differs.',
    ),
  );
  const completed = entryOf(trail, 'DocumentCompleted');
  await add('original', () =>
    fileFinding('original', of('original'), entryOf(trail, 'DocumentFileAttached')?.facts['sha256']),
  );
  await add('sealed', () => fileFinding('sealed', of('sealed'), completed?.facts['sealed_sha256']));
  await add('certificate', () => fileFinding('certificate', of('certificate'), completed?.facts['certificate_sha256']));
  await add('trail', () => {
    if (!trail) throw new Error('no trail');
    return signersFinding(trail, of('original'));
  });
  const ordered = trail && orderFinding(trail);
  if (ordered) findings.push(ordered);
  const filled = trail && filledFinding(trail);
  if (filled) findings.push(filled);
  return { holds: findings.every(({ holds }) => holds), findings, trail, root, time };
};
