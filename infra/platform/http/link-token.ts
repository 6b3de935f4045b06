import { errors, importPKCS8, importSPKI, jwtVerify, SignJWT } from 'jose';
import { Rejected } from '../domain/index.ts';

const issuer = 'touchline-links';
const typ = 'touchline-link+jwt';

/** Tokens of links that are sent to somebody who has no session: each is for one purpose, about one thing, until an instant. */
export interface LinkTokens extends LinkReader {
  /** The same link is the same token, however often it is made: a message that is sent again says the same. */
  readonly make: (given: {
    /** What may be done with it: `sign-document`. A token for something else is worth nothing. */
    readonly purpose: string;
    /** The id of what it is about. */
    readonly subject: string;
    readonly expires_at: Date;
  }) => Promise<string>;
}

/** Who answers a link without being able to make one. */
export interface LinkReader {
  /**
   * Answers what it is about. @throws Rejected `Unauthenticated` for a token of another purpose or key, or one that is over: of that
   * one, which is ours otherwise, the facts say `over` with its purpose.
   */
  readonly read: (token: string, purpose: string, now: Date) => Promise<string>;
}

type Algorithm = 'HS256' | 'EdDSA';
type Key = Parameters<SignJWT['sign']>[0];

const maker =
  (alg: Algorithm, key: Key): LinkTokens['make'] =>
  async ({ purpose, subject, expires_at }) =>
    new SignJWT({})
      .setProtectedHeader({ alg, typ })
      .setIssuer(issuer)
      .setAudience(purpose)
      .setSubject(subject)
      .setExpirationTime(expires_at)
      .sign(key);

const reader =
  (alg: Algorithm, key: Key): LinkReader['read'] =>
  async (token, purpose, now) => {
    const expected = { issuer, audience: purpose, algorithms: [alg], typ, currentDate: now };
    const read = await jwtVerify(token, key, { ...expected, requiredClaims: ['sub', 'exp'] }).catch(
      (error: unknown) => {
        if (error instanceof errors.JWTExpired) throw new Rejected('Unauthenticated', { over: purpose });
      },
    );
    if (read?.payload.sub === undefined) throw new Rejected('Unauthenticated');
    return read.payload.sub;
  };

/** `secretKey`: at least 32 bytes, hex; the owning service's alone. */
export const createLinkTokens = (secretKey: string): LinkTokens => {
  const key = Buffer.from(secretKey, 'hex');
  return { make: maker('HS256', key), read: reader('HS256', key) };
};

/**
 * Links that more than one service answers: whoever has the private key (Ed25519, PKCS #8 PEM) makes them, the others read them
 * with its public half and hold no secret.
 */
export const createSignedLinks = async (privateKey: string): Promise<Pick<LinkTokens, 'make'>> => {
  const key = await importPKCS8(privateKey, 'EdDSA');
  return { make: maker('EdDSA', key) };
};

/** Reads links that another service has signed. `publicKey` is SPKI PEM. */
export const createLinkReader = async (publicKey: string): Promise<LinkReader> => {
  const key = await importSPKI(publicKey, 'EdDSA');
  return { read: reader('EdDSA', key) };
};
