import { randomBytes } from 'node:crypto';
import { type ServiceName, serviceNames, services } from '@touchline/contracts/topology';
import { newSealingIdentity } from '../../../services/documents/src/service.ts';
import { newKeyPair } from '../../platform/runtime/keys.ts';
import { type Part, parts } from './parts.ts';

/** Every secret and public key of the product. PEM, or 32 random bytes in hex. */
export interface Keys {
  /** The BFF signs with it who acts; services know its public half. */
  readonly ACTOR_PRIVATE_KEY: string;
  readonly ACTOR_PUBLIC_KEY: string;
  /** Identity signs proofs of a password with it; documents knows its public half. */
  readonly PROOF_PRIVATE_KEY: string;
  readonly PROOF_PUBLIC_KEY: string;
  readonly MAIL_SECRET_KEY: string;
  /** What the secrets of people’s apps follow from: with another one nobody’s codes count any more. */
  readonly SECOND_FACTOR_KEY: string;
  readonly CSRF_KEY: string;
  readonly SEALING_PRIVATE_KEY: string;
  /** The sealing certificate first, the root last. */
  readonly SEALING_CERTIFICATE_CHAIN: string;
  readonly SEALING_ROOT_CERTIFICATE: string;
}

/** What each part is told, and nothing beyond: no two parts share a secret. */
export const keysOf: Readonly<Record<Part, readonly (keyof Keys)[]>> = {
  ...(Object.fromEntries(
    serviceNames.map((name) => [name, ['ACTOR_PUBLIC_KEY', ...services[name].keys]]),
  ) as unknown as Record<ServiceName, readonly (keyof Keys)[]>),
  frontends: [],
  bff: ['ACTOR_PRIVATE_KEY', 'CSRF_KEY'],
};

const hex = (): string => randomBytes(32).toString('hex');

export const makeKeys = async (now: Date): Promise<Keys> => {
  const [actor, proof, sealing] = [newKeyPair(), newKeyPair(), await newSealingIdentity(now)];
  return {
    ACTOR_PRIVATE_KEY: actor.privateKey,
    ACTOR_PUBLIC_KEY: actor.publicKey,
    PROOF_PRIVATE_KEY: proof.privateKey,
    PROOF_PUBLIC_KEY: proof.publicKey,
    MAIL_SECRET_KEY: hex(),
    SECOND_FACTOR_KEY: hex(),
    CSRF_KEY: hex(),
    SEALING_PRIVATE_KEY: sealing.privateKey,
    SEALING_CERTIFICATE_CHAIN: sealing.certificateChain.join('\n'),
    SEALING_ROOT_CERTIFICATE: sealing.rootCertificate,
  };
};

/**
 * The part's own keys as an environment file, line ends written out and without quotes: Compose and Node would take quotes
 * away, `kubectl create secret --from-env-file` keeps them.
 */
export const environmentFile = (keys: Keys, part: Part): string =>
  keysOf[part].map((name) => `${name}=${keys[name].trim().replaceAll('\n', '\\n')}\n`).join('');

/** File name → content, one for each part that has keys. */
export const environmentFiles = (keys: Keys): ReadonlyMap<string, string> =>
  new Map(parts.filter((part) => keysOf[part].length > 0).map((part) => [`${part}.env`, environmentFile(keys, part)]));
