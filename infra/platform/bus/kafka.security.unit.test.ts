import { describe, expect, it } from '@jest/globals';
import { kafkaSecurity } from './kafka.security.ts';

describe('how the brokers are spoken to', () => {
  it('is openly where nothing is said', () => {
    expect(kafkaSecurity({ KAFKA_TLS: false })).toEqual({});
  });

  it('is by TLS, with who vouches for them and who we are', () => {
    expect(kafkaSecurity({ KAFKA_TLS: true })).toEqual({ tls: {} });
    expect(kafkaSecurity({ KAFKA_TLS: true, KAFKA_CA: 'ca', KAFKA_CERTIFICATE: 'cert', KAFKA_KEY: 'key' })).toEqual({
      tls: { ca: 'ca', cert: 'cert', key: 'key' },
    });
  });

  it('is with a name and a password', () => {
    const sasl = { KAFKA_SASL_MECHANISM: 'scram-sha-512', KAFKA_USERNAME: 'offers', KAFKA_PASSWORD: 'secret' } as const;
    expect(kafkaSecurity({ KAFKA_TLS: true, ...sasl })).toEqual({
      tls: {},
      sasl: { mechanism: 'scram-sha-512', username: 'offers', password: 'secret' },
    });
  });

  it.each([
    ['a certificate without TLS', { KAFKA_CA: 'ca' }, 'KAFKA_TLS=true'],
    ['a certificate without its key', { KAFKA_TLS: true, KAFKA_CERTIFICATE: 'cert' }, 'belong together'],
    ['a key without its certificate', { KAFKA_TLS: true, KAFKA_KEY: 'key' }, 'belong together'],
    ['a name without a password', { KAFKA_SASL_MECHANISM: 'plain', KAFKA_USERNAME: 'offers' }, 'belong together'],
    ['a password without a mechanism', { KAFKA_USERNAME: 'offers', KAFKA_PASSWORD: 'secret' }, 'belong together'],
  ] as const)('is not by %s', (_what, env, words) => {
    expect(() => kafkaSecurity(env)).toThrow(words);
  });
});
