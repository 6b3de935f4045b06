import type { ConnectionOptions } from 'node:tls';
import type { SASLOptions } from 'kafkajs';

/** How brokers know us, and we them. Without it they are spoken to openly, as within one machine. */
export interface KafkaSecurity {
  readonly tls?: ConnectionOptions | undefined;
  readonly sasl?: SASLOptions | undefined;
}

/** What of the environment says so. */
export interface KafkaSecurityEnvironment {
  readonly KAFKA_TLS?: boolean | undefined;
  readonly KAFKA_CA?: string | undefined;
  readonly KAFKA_CERTIFICATE?: string | undefined;
  readonly KAFKA_KEY?: string | undefined;
  readonly KAFKA_SASL_MECHANISM?: 'plain' | 'scram-sha-256' | 'scram-sha-512' | undefined;
  readonly KAFKA_USERNAME?: string | undefined;
  readonly KAFKA_PASSWORD?: string | undefined;
}

/**
 * Half of a secret is a mistake that would show as a broker that is away, so it is refused where it can be named.
 * @throws an error that names the variables
 */
export const kafkaSecurity = (env: KafkaSecurityEnvironment): KafkaSecurity => {
  const { KAFKA_TLS: tls, KAFKA_CA: ca, KAFKA_CERTIFICATE: cert, KAFKA_KEY: key } = env;
  const { KAFKA_SASL_MECHANISM: mechanism, KAFKA_USERNAME: username, KAFKA_PASSWORD: password } = env;
  if (!tls && (ca || cert || key)) throw new Error('KAFKA_CA, KAFKA_CERTIFICATE and KAFKA_KEY need KAFKA_TLS=true.');
  if ((cert === undefined) !== (key === undefined))
    throw new Error('KAFKA_CERTIFICATE and KAFKA_KEY belong together: one is missing.');
  const named = [mechanism, username, password].filter((value) => value !== undefined).length;
  if (named % 3 !== 0)
    throw new Error('KAFKA_SASL_MECHANISM, KAFKA_USERNAME and KAFKA_PASSWORD belong together: one is missing.');
  return {
    ...(tls ? { tls: { ...(ca ? { ca } : {}), ...(cert && key ? { cert, key } : {}) } } : {}),
    ...(mechanism && username && password ? { sasl: { mechanism, username, password } as SASLOptions } : {}),
  };
};
