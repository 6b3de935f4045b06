import { type Bytes, digestOf, hexOf, sameBytes } from './bytes.ts';
import { type Certificate, chainFrom } from './certificates.ts';
import { algorithmOf, contentOf, type DerElement, elementsIn, firstElement, instantOf, partsOf, tags } from './der.ts';
import { isNumber, mustBe, readSignedData, type SignedData } from './signed-data.ts';

/** What a time-stamp authority (RFC 3161) has confirmed. */
export interface Timestamp {
  readonly at: Date;
  /** SHA-256 of what was there at that time, hex. */
  readonly imprint: string;
  /** The number of the question that it answers, hex without leading zeros; null where it answers none. */
  readonly nonce: string | null;
  /** From the authority's certificate to the root. */
  readonly chain: readonly Certificate[];
}

/** What people are told of it: when, whose authority, and the root that it leads to (SHA-256, hex). */
export interface ConfirmedTime {
  readonly at: string;
  readonly by: string;
  readonly root: string;
}

const tstInfoType = '1.2.840.113549.1.9.16.1.4';
const timeStamping = '1.3.6.1.5.5.7.3.8';
const imprintHash = '2.16.840.1.101.3.4.2.1';

/** The digits of a number, without the zeros before them. */
const digitsOf = (element: DerElement): string => hexOf(contentOf(element, tags.integer)).replace(/^(00)+(?=.)/, '');

/** Reads the statement itself (TSTInfo). The signature is over all of it. */
const readStatement = (content: Bytes): Pick<Timestamp, 'at' | 'imprint' | 'nonce'> => {
  const [statement, ...behind] = elementsIn(content);
  const [version, policy, imprint, serial, at, ...optional] = partsOf(statement);
  mustBe(isNumber(version, 1) && behind.length === 0, 'another version');
  mustBe(policy?.tag === tags.objectIdentifier && serial?.tag === tags.integer, 'no time stamp');
  const [algorithm, digest, ...more] = partsOf(imprint);
  mustBe(algorithmOf(algorithm) === imprintHash && more.length === 0, 'another hash');
  mustBe(at?.tag === tags.generalizedTime, 'no time');
  const nonce = optional.find(({ tag }) => tag === tags.integer);
  return {
    at: instantOf(at),
    imprint: hexOf(contentOf(digest, tags.octetString)),
    nonce: nonce ? digitsOf(nonce) : null,
  };
};

/** The signed data of a token, its statement and the signer's right to make it: all but the way to a root. */
export const readToken = async (
  token: DerElement,
): Promise<SignedData & Pick<Timestamp, 'at' | 'imprint' | 'nonce'>> => {
  const data = await readSignedData(token, { type: tstInfoType, version: 3 });
  if (!data.content) throw new Error('it does not bring its statement along');
  const digest = hexOf(new Uint8Array(await crypto.subtle.digest(data.hash, data.content)));
  mustBe(digest === data.digest, 'the statement was changed');
  const { purposes } = data.signer;
  const isForTime = purposes?.critical === true && purposes.types.join() === timeStamping;
  mustBe(isForTime, 'the certificate is not one for time stamps alone');
  return { ...data, ...readStatement(data.content) };
};

/**
 * Reads a time-stamp token and checks all of it: its signature over its statement, that its certificate is for time stamps alone
 * and leads to a root that it brings along, each in force at the time that it confirms. It may hold nothing beside what is checked,
 * so that no byte of it can differ. Throws where anything doesn't hold.
 */
export const readTimestamp = async (token: DerElement): Promise<Timestamp> => {
  const { signer, certificates, at, imprint, nonce, unsigned } = await readToken(token);
  const chain = await chainFrom(signer, certificates, at);
  if (!chain) throw new Error('its certificate leads to no root');
  const isNeeded = (one: Certificate): boolean => chain.some(({ der }) => sameBytes(der, one.der));
  mustBe(certificates.length === chain.length && certificates.every(isNeeded) && !unsigned, 'more than is checked');
  return { at, imprint, nonce, chain };
};

/** What people are told of it. */
export const confirmedTimeOf = async ({ at, chain }: Timestamp): Promise<ConfirmedTime> => ({
  at: at.toISOString(),
  by: chain[0]?.organisation ?? '',
  root: await digestOf(chain.at(-1)?.der ?? new Uint8Array()),
});

/** The token of a file's bytes alone, and nothing behind it. */
export const tokenIn = (bytes: Bytes): DerElement => {
  const token = firstElement(bytes);
  mustBe(token.whole.length === bytes.length, 'something behind the token');
  return token;
};
