import { jwtVerify, SignJWT } from 'jose';
import { Rejected } from '../domain/index.ts';

const issuer = 'touchline-links';
const alg = 'HS256';

/** Tokens of links that are sent to somebody who has no session: each is for one purpose, about one thing, until an instant. */
export interface LinkTokens {
  readonly make: (given: {
    /** What may be done with it: `sign-document`. A token for something else is worth nothing. */
    readonly purpose: string;
    /** The id of what it is about. */
    readonly subject: string;
    readonly expires_at: Date;
  }) => Promise<string>;
  /** Answers what it is about. @throws Rejected `Unauthenticated` for a token of another purpose or key, or one that is over. */
  readonly read: (token: string, purpose: string, now: Date) => Promise<string>;
}

/** `secretKey`: at least 32 bytes, hex; the owning service's alone. */
export const createLinkTokens = (secretKey: string): LinkTokens => {
  const key = Buffer.from(secretKey, 'hex');
  return {
    make: ({ purpose, subject, expires_at }) =>
      new SignJWT({})
        .setProtectedHeader({ alg, typ: 'touchline-link+jwt' })
        .setIssuer(issuer)
        .setAudience(purpose)
        .setSubject(subject)
        .setExpirationTime(expires_at)
        .sign(key),
    read: async (token, purpose, now) => {
      const expected = { issuer, audience: purpose, algorithms: [alg], typ: 'touchline-link+jwt', currentDate: now };
      const read = await jwtVerify(token, key, { ...expected, requiredClaims: ['sub', 'exp'] }).catch(() => undefined);
      if (read?.payload.sub === undefined) throw new Rejected('Unauthenticated');
      return read.payload.sub;
    },
  };
};
