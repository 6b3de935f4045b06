import { randomBytes } from 'node:crypto';
import type { TimestampAuthority } from '@libpdf/core';
import { type Bytes, sameBytes } from '@touchline/contracts/evidence/bytes';
import { type Certificate, certificatesOfPem, chainFrom } from '@touchline/contracts/evidence/certificates';
import { contentOf, type DerElement, elementsIn, partsOf, tags } from '@touchline/contracts/evidence/der';
import { readTimestamp, readToken, type Timestamp, tokenIn } from '@touchline/contracts/evidence/timestamp';
import * as asn1 from 'asn1js';
import * as pki from 'pkijs';
import { boundedAnswer, type Refused } from './bounded-answer.ts';

/** Where an authority answers, and whom its certificates may lead to. */
export interface AuthorityAddress {
  readonly url: string;
  /** PEM; none: a root that the token brings along is taken as it is. */
  readonly roots: readonly string[];
}

/** How long the whole answer may take, in ms, and how long it may be, in bytes. */
const limits = { answerMs: 10_000, answerBytes: 64 * 1024 } as const;

/** Confirms the time of a seal (RFC 3161). */
export interface SealTimes extends TimestampAuthority {
  /**
   * Asks for a token over a SHA-256. It is answered with the certificates that lead to its root, and with nothing else that isn't
   * needed, so that whoever reads the seal later needs neither us nor the authority.
   * @throws with a sentence for staff, where no token comes that confirms exactly this
   */
  readonly timestamp: TimestampAuthority['timestamp'];
  /** What a token that came before confirms, where it still leads to a root that is trusted; else null. */
  readonly read: (token: Uint8Array) => Promise<Timestamp | null>;
  /**
   * The certificates that its tokens lead along: those of the last one. Only a token tells them, so that one is asked for where
   * none has come yet.
   */
  readonly chain: () => Promise<readonly Certificate[]>;
}

/** Why there is no token. */
const refused: Refused = (why, cause) => new Error(`The time-stamp authority ${why}.`, { cause });

/** What came is a token, and is none that everybody would take. */
const unusable = (error: unknown): never => {
  throw refused(`answered a token that can’t be used: ${error instanceof Error ? error.message : error}`, error);
};

const requestOf = (digest: Bytes, nonce: Bytes): Bytes =>
  new Uint8Array(
    new pki.TimeStampReq({
      version: 1,
      messageImprint: new pki.MessageImprint({
        hashAlgorithm: new pki.AlgorithmIdentifier({
          algorithmId: pki.id_sha256,
          algorithmParams: new asn1.Null(),
        }),
        hashedMessage: new asn1.OctetString({ valueHex: digest.buffer }),
      }),
      nonce: new asn1.Integer({ valueHex: nonce.buffer }),
      certReq: true,
    })
      .toSchema()
      .toBER(),
  );

const ask = (url: string, request: Bytes, answerMs: number): Promise<Bytes> =>
  boundedAnswer({
    url,
    request: {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
      body: request,
    },
    answerMs,
    answerBytes: limits.answerBytes,
    wanted: { type: 'application/timestamp-reply', name: 'a time stamp' },
    refused,
  });

/** The token of an answer (TimeStampResp), where it was granted. */
const tokenOf = (reply: Bytes): DerElement => {
  let status: Bytes;
  let token: DerElement | undefined;
  try {
    const [answer, ...behind] = elementsIn(reply);
    const [said, given] = partsOf(answer);
    status = contentOf(partsOf(said)[0], tags.integer);
    token = behind.length === 0 ? given : undefined;
  } catch (error) {
    throw refused('answered what is no time stamp', error);
  }
  // 0 is granted, 1 granted with changes, which have to confirm the same.
  const [number] = status;
  if (status.length !== 1 || number === undefined || number > 1) throw refused(`refused (status ${number})`);
  if (!token) throw refused('answered without a token');
  return token;
};

/** One element of DER from its parts. */
const derOf = (tag: number, ...parts: readonly Uint8Array[]): Bytes => {
  const content = Buffer.concat(parts);
  const digits = content.length < 0x80 ? [] : [...Buffer.from(content.length.toString(16).padStart(8, '0'), 'hex')];
  while (digits[0] === 0) digits.shift();
  const length = digits.length === 0 ? [content.length] : [0x80 | digits.length, ...digits];
  return new Uint8Array(Buffer.concat([Buffer.of(tag, ...length), content]));
};

/** The same token with exactly these certificates, which its signature isn't over, and nothing else that it isn't over. */
const withChain = (token: DerElement, chain: readonly Certificate[]): Bytes => {
  const [kind, wrapped] = partsOf(token);
  const [version, digests, statement, , signers] = partsOf(partsOf(wrapped, tags.context(0))[0]);
  const signer = partsOf(partsOf(signers, tags.set)[0]).filter(({ tag }) => tag !== tags.context(1));
  const certificates = chain.map(({ der }) => der).sort((one, other) => Buffer.compare(one, other));
  const parts = [version, digests, statement].map((part) => part?.whole ?? new Uint8Array());
  const signed = derOf(tags.set, derOf(tags.sequence, ...signer.map(({ whole }) => whole)));
  const data = derOf(tags.sequence, ...parts, derOf(tags.context(0), ...certificates), signed);
  return derOf(tags.sequence, kind?.whole ?? new Uint8Array(), derOf(tags.context(0), data));
};

const isAmong = (one: Certificate | undefined, all: readonly Certificate[]): boolean =>
  all.some(({ der }) => one !== undefined && sameBytes(one.der, der));

/** The digits of a number without the zeros before them, hex. */
const digitsOf = (number: Uint8Array): string =>
  Buffer.from(number)
    .toString('hex')
    .replace(/^(00)+(?=.)/, '');

/**
 * An authority by RFC 3161 over HTTP. An answer is bounded in time and length; it counts where it was granted, answers this very
 * question, confirms this very digest, and is signed by a certificate for time stamps alone that leads to a trusted root.
 */
export const createTimestampAuthority = (
  { url, roots: trusted }: AuthorityAddress,
  { answerMs = limits.answerMs }: { readonly answerMs?: number } = {},
): SealTimes => {
  const roots = certificatesOfPem(trusted.join('\n'));

  const chainOf = async ({ signer, certificates, at }: Awaited<ReturnType<typeof readToken>>) => {
    if (at < signer.from || at > signer.until) throw refused('signs with a certificate that is not in force');
    // Roots first: where an authority brings one that another root has signed as well, ours ends the way.
    const chain = await chainFrom(signer, [...roots, ...certificates], at).catch(unusable);
    if (roots.length > 0 && !isAmong(chain?.at(-1), roots))
      throw refused('leads to none of the roots in TIMESTAMP_AUTHORITY_ROOTS');
    if (!chain) throw refused('brings no root along: name it in TIMESTAMP_AUTHORITY_ROOTS');
    return chain;
  };

  let last: readonly Certificate[] | undefined;
  const timestamp: SealTimes['timestamp'] = async (digest, algorithm) => {
    if (algorithm !== 'SHA-256') throw new Error(`seals are made with SHA-256, not with ${algorithm}`);
    const imprint = Buffer.from(digest).toString('hex');
    const nonce = new Uint8Array(randomBytes(16));
    // Positive: a number whose first bit is set would be read as a negative one.
    nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 0x40;
    const token = tokenOf(await ask(url, requestOf(new Uint8Array(digest), nonce), answerMs));
    const read = await readToken(token).catch(unusable);
    if (read.nonce !== digitsOf(nonce)) throw refused('answered another question');
    if (read.imprint !== imprint) throw refused('confirmed something else');
    const whole = withChain(token, await chainOf(read));
    // What is kept is read as everybody will read it.
    last = (await readTimestamp(tokenIn(whole))).chain;
    return whole;
  };

  return {
    timestamp,
    read: async (token) => {
      try {
        const read = await readTimestamp(tokenIn(new Uint8Array(token)));
        return roots.length === 0 || isAmong(read.chain.at(-1), roots) ? read : null;
      } catch {
        // Whatever it is, another one is asked for.
        return null;
      }
    },
    chain: async () => {
      if (!last) await timestamp(randomBytes(32), 'SHA-256');
      return last ?? [];
    },
  };
};
