import { type Bytes, digestOf, fromHex } from './bytes.ts';
import { type Certificate, chainFrom } from './certificates.ts';
import { type DerElement, firstElement, instantOf, partsOf, tags } from './der.ts';
import { attributesOf, attributeTypes, mustBe, readSignedData } from './signed-data.ts';
import { type ConfirmedTime, confirmedTimeOf, readTimestamp, type Timestamp } from './timestamp.ts';

/**
 * What a seal says of the file it is in. `whole`: not one byte differs. `continued`: what was sealed is whole, and more was
 * put behind it. `changed`: the seal is genuine and its file another one. `damaged`: there is a seal, and it can't be trusted, or the
 * confirmation of its time can't.
 */
export type SealState = 'whole' | 'continued' | 'changed' | 'damaged';

export interface SealReading {
  readonly state: SealState;
  /** How many bytes from the beginning it speaks for; null where it can't be read. */
  readonly length: number | null;
  /** The instant that it claims; null where it can't be trusted. */
  readonly at: string | null;
  /** The time at which the seal was there, as an authority outside confirms it; null where none does. */
  readonly time: ConfirmedTime | null;
  /** The certificate of who confirms it, and all from there to the root; empty where nobody does. */
  readonly timeChain: readonly Certificate[];
  /** The name of its certificate, and all from there to the root; empty where the seal itself can't be trusted. */
  readonly by: string;
  readonly chain: readonly Certificate[];
}

const dataType = '1.2.840.113549.1.7.1';

type Range = readonly [length: number, next: number, end: number];

/** One hexadecimal text between angle brackets, in one spelling. */
const contents = /^<(?:(?:[0-9a-f]{2})+|(?:[0-9A-F]{2})+)>$/;

const textOf = (bytes: Bytes): string => new TextDecoder('latin1').decode(bytes);

/** Dates of a PDF (ISO 32000-2, 7.9.4), down to the second. */
const pdfDate = /D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:([+-]\d\d)'(\d\d))?/;

/** The instant of a PDF's date; null where it is none. */
export const claimedInstantIn = (text: string): Date | null => {
  const [, year, month, day, hour, minute, second, aside = '+00', more = '00'] = pdfDate.exec(text) ?? [];
  const instant = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${aside}:${more}`);
  return Number.isNaN(instant.getTime()) ? null : instant;
};

/**
 * When a seal was made, as its dictionary says, where PAdES wants it (ETSI EN 319 142-1, 6.3). Ours has it right behind the seal, so that
 * no text of a document can be taken for it; of others' it may stand on either side.
 */
const claimedIn = (text: string, [length, next]: Range): Date | null => {
  const behind = text.slice(next, text.indexOf('endobj', next));
  const before = text.slice(text.lastIndexOf(' obj', length), length);
  const [said] = /\/M\s*\([^)]{0,30}\)/.exec(`${behind}${before}`) ?? [''];
  return claimedInstantIn(said);
};

/** The ranges of all seals: each leaves out nothing but the seal itself. */
const rangesIn = (bytes: Bytes, text: string): readonly Range[] =>
  [...text.matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)].flatMap((match): Range[] => {
    const [start = -1, length = 0, next = 0, rest = 0] = match.slice(1).map(Number);
    if (start !== 0 || length <= 0 || next <= length || next > bytes.length) return [];
    return contents.test(text.slice(length, next)) ? [[length, next, next + rest]] : [];
  });

/** Where the seals of a file stand: the first byte of each, and the first behind it. */
export const sealPlacesIn = (bytes: Bytes): readonly (readonly [begin: number, end: number])[] =>
  rangesIn(bytes, textOf(bytes)).map(([length, next]) => [length, next]);

interface Trusted {
  readonly digest: string;
  /** The instant among what is signed: seals of before have it there as well. */
  readonly at: Date | null;
  readonly chain: readonly Certificate[];
  readonly time: Timestamp | null;
  /** Whether there is a confirmation of its time that doesn't hold. */
  readonly isTimeBroken: boolean;
}

/** The time that an authority confirms of this signature (RFC 3161, appendix A). Throws where anything doesn't hold. */
const timeIn = async (unsigned: DerElement, signature: Bytes): Promise<Timestamp> => {
  const values = attributesOf(partsOf(unsigned, tags.context(1)));
  const token = values.get(attributeTypes.timeStampToken);
  if (!token || values.size > 1) throw new Error('something else beside the signature');
  const time = await readTimestamp(token);
  mustBe(time.imprint === (await digestOf(signature)), 'the time of another signature');
  return time;
};

/** Reads the seal itself (CMS, RFC 5652) and checks all of it but the file's own bytes. Throws where anything doesn't hold. */
const trusted = async (text: string, claimed: Date | null): Promise<Trusted> => {
  const bytes = fromHex(text.slice(1, -1));
  const cms = firstElement(bytes);
  mustBe(
    bytes.subarray(cms.whole.length).every((byte) => byte === 0),
    'something behind the seal',
  );
  const { content, hash, digest, attributes, signer, certificates, signature, unsigned } = await readSignedData(cms, {
    type: dataType,
    version: 1,
  });
  mustBe(content === null, 'it brings its content along');
  mustBe(hash === 'SHA-256', 'another hash');
  const signingTime = attributes.get(attributeTypes.signingTime);
  const at = signingTime ? instantOf(signingTime) : null;
  const time = unsigned ? await timeIn(unsigned, signature).catch(() => null) : null;
  // What it claims is its own word: where somebody else confirms a time, the certificate has to be in force at that one.
  const chain = await chainFrom(signer, certificates, time?.at ?? at ?? claimed ?? new Date());
  if (!chain) throw new Error('its certificate leads to no root');
  return { digest, at, chain, time, isTimeBroken: unsigned !== undefined && time === null };
};

const damaged = (length: number | null): SealReading => ({
  ...{ state: 'damaged', length, at: null, time: null, timeChain: [], by: '', chain: [] },
});

const read = async (bytes: Bytes, text: string, range: Range): Promise<SealReading> => {
  const [length, next, end] = range;
  const claimed = claimedIn(text, range);
  let seal: Trusted;
  try {
    seal = await trusted(text.slice(length, next), claimed);
  } catch {
    // Whatever stands there, it is no seal that holds: which of its parts is broken tells a person nothing.
    return damaged(end);
  }
  // Whose it is stays known.
  if (seal.isTimeBroken) return { ...damaged(end), by: seal.chain[0]?.name ?? '', chain: seal.chain };
  const covered = new Uint8Array(length + Math.max(0, Math.min(end, bytes.length) - next));
  covered.set(bytes.subarray(0, length));
  covered.set(bytes.subarray(next, end), length);
  const isSame = end <= bytes.length && (await digestOf(covered)) === seal.digest;
  const state = !isSame ? 'changed' : end < bytes.length ? 'continued' : 'whole';
  const time = seal.time && (await confirmedTimeOf(seal.time));
  return {
    ...{ state, length: end, at: (seal.at ?? (isSame ? claimed : null))?.toISOString() ?? null },
    ...{ time, timeChain: seal.time?.chain ?? [] },
    ...{ by: seal.chain[0]?.name ?? '', chain: seal.chain },
  };
};

/**
 * Reads every PAdES seal of a file, in their order, with the browser's own cryptography and without a network. Whether a
 * chain's root is one to be trusted is for the caller to say. Never throws for what a file may hold.
 */
export const sealsIn = async (bytes: Bytes): Promise<readonly SealReading[]> => {
  const text = textOf(bytes);
  const ranges = rangesIn(bytes, text);
  const found: SealReading[] = [];
  for (const range of ranges) found.push(await read(bytes, text, range));
  const hasTraces = text.includes('/ByteRange') || text.includes('ETSI.CAdES.detached');
  return found.length === 0 && hasTraces ? [damaged(null)] : found;
};

/** The root that a seal leads to, by the SHA-256 of its certificate; null where there is none. */
export const rootOf = async ({ chain }: SealReading): Promise<string | null> => {
  const root = chain.at(-1);
  return root ? digestOf(root.der) : null;
};
