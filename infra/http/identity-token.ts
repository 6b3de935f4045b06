import { type CryptoKey, importPKCS8, importSPKI, jwtVerify, SignJWT } from 'jose';
import { Rejected } from '../domain/index.ts';
import type { Actor } from './request.ts';

const issuer = 'touchline-bff';
const audience = 'touchline-services';
const lifetimeSeconds = 30;

/** Signs who makes a request, for the services: EdDSA, 30 s. `privateKey` is PKCS #8 PEM. */
export const createActorSigner = async (privateKey: string): Promise<(actor: Actor | null) => Promise<string>> => {
  const key = await importPKCS8(privateKey, 'EdDSA');
  return (actor) =>
    new SignJWT(actor ? { act: actor } : {})
      .setProtectedHeader({ alg: 'EdDSA', typ: 'touchline-actor+jwt' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(`${lifetimeSeconds}s`)
      .sign(key);
};

export type Authenticate = (headers: Readonly<Record<string, string | undefined>>) => Promise<Actor | null>;

/**
 * Checks the BFF's signature on a request (algorithm, type, issuer, audience, time) and tells who makes it.
 * A request without one is refused: nobody but the BFF may call a service. `publicKey` is SPKI PEM.
 */
export const createAuthenticator = async (publicKey: string): Promise<Authenticate> => {
  const key: CryptoKey = await importSPKI(publicKey, 'EdDSA');
  return async (headers) => {
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
    if (!token) throw new Rejected('Unauthenticated');
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['EdDSA'],
        issuer,
        audience,
        typ: 'touchline-actor+jwt',
        // By the service's clock: a token from a future is as wrong as one from long ago.
        maxTokenAge: lifetimeSeconds,
        clockTolerance: 5,
      });
      return (payload.act as Actor | undefined) ?? null;
    } catch (cause) {
      throw Object.assign(new Rejected('Unauthenticated'), { cause });
    }
  };
};
