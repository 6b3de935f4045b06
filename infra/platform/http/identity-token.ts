import { currentProfile } from '@touchline/contracts/values';
import { type CryptoKey, importPKCS8, importSPKI, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { Rejected } from '../domain/index.ts';
import { createBounded } from '../runtime/bounded.ts';
import type { Principal } from './request.ts';

const issuer = 'touchline-bff';
const audience = 'touchline-services';
const lifetimeSeconds = 30;
/** A screen asks several services as the same person: a token serves for so long, and for no more than its life. */
const sameForMs = 5_000;
const keptAtMost = 1_000;

/** Signs who makes a request, for the services: EdDSA, 30 s. `privateKey` is PKCS #8 PEM; `now` in ms. */
export const createActorSigner = async (
  privateKey: string,
  now: () => number = Date.now,
): Promise<(actor: Principal | null) => Promise<string>> => {
  const key = await importPKCS8(privateKey, 'EdDSA');
  const signed = createBounded<{ readonly at: number; readonly token: Promise<string> }>(keptAtMost);
  return (actor) => {
    const at = now();
    const who = JSON.stringify(actor);
    const earlier = signed.get(who);
    if (earlier && at >= earlier.at && at < earlier.at + sameForMs) return earlier.token;
    const seconds = Math.floor(at / 1_000);
    const token = new SignJWT(actor ? { act: actor } : {})
      .setProtectedHeader({ alg: 'EdDSA', typ: 'touchline-actor+jwt' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + lifetimeSeconds)
      .sign(key);
    signed.set(who, { at, token });
    token.catch(() => signed.delete(who));
    return token;
  };
};

/** Who acts, as the BFF's token says; nobody where it is a guest or the BFF itself. */
const claims = z.object({
  act: z
    .object({
      user_id: z.string(),
      session_id: z.string(),
      is_admin: z.boolean(),
      lacks_second_factor: z.boolean().optional(),
      authenticated_at: z.string(),
      profile: currentProfile.nullable(),
    } satisfies Record<keyof Principal, z.ZodType>)
    .optional(),
});

export type Authenticate = (headers: Readonly<Record<string, string | undefined>>) => Promise<Principal | null>;

const clockTolerance = 5;

/**
 * Checks the BFF's signature on a request (algorithm, type, issuer, audience, time) and tells who makes it.
 * A request without one is refused: nobody but the BFF may call a service. `publicKeys` is SPKI PEM, one key or several one
 * after the other: while a key is changed for another, both are taken. A token whose signature was checked is known until
 * it expires.
 */
export const createAuthenticator = async (publicKeys: string, now: () => number = Date.now): Promise<Authenticate> => {
  const blocks = publicKeys.match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? [publicKeys];
  const keys: readonly CryptoKey[] = await Promise.all(blocks.map((block) => importSPKI(block, 'EdDSA')));
  const checked = createBounded<{ readonly actor: Principal | null; readonly until: number }>(keptAtMost);
  return async (headers) => {
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
    if (!token) throw new Rejected('Unauthenticated');
    const known = checked.get(token);
    if (known && now() < known.until) return known.actor;
    const verify = (key: CryptoKey) =>
      jwtVerify(token, key, {
        algorithms: ['EdDSA'],
        issuer,
        audience,
        typ: 'touchline-actor+jwt',
        // By the service's clock: a token from a future is as wrong as one from long ago.
        maxTokenAge: lifetimeSeconds,
        clockTolerance,
        currentDate: new Date(now()),
        requiredClaims: ['exp'],
      });
    try {
      const { payload } = await Promise.any(keys.map(verify));
      const actor = claims.parse(payload).act ?? null;
      checked.set(token, { actor, until: ((payload.exp ?? 0) + clockTolerance) * 1_000 });
      return actor;
    } catch (cause) {
      throw Object.assign(new Rejected('Unauthenticated'), { cause });
    }
  };
};
