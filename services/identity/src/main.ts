import { createAuditLog } from '@touchline/platform/audit';
import { openThrottles } from '@touchline/platform/cache';
import { pem, runService } from '@touchline/platform/runtime';
import { z } from 'zod';
import { staffSecondFactor } from './second-factor/staff-factor.environment.ts';
import { createIdentity, identificationKeptDays, identityRates } from './service.ts';

const own = z.object({
  /** What mail secrets are made from. */
  MAIL_SECRET_KEY: z.string().regex(/^[0-9a-f]{64,}$/, 'At least 32 random bytes, hex'),
  /** What the secrets of people's apps follow from. */
  SECOND_FACTOR_KEY: z.string().regex(/^[0-9a-f]{64,}$/, 'At least 32 random bytes, hex'),
  /** Named so that nobody believes to have switched it off: beyond the demo of one machine staff can't do without. */
  STAFF_SECOND_FACTOR: staffSecondFactor,
  PROOF_PRIVATE_KEY: pem,
  IDENTIFICATION_KEPT_DAYS: identificationKeptDays,
  ORIGIN: z.url().transform((url) => url.replace(/\/$/, '')),
});

await runService(
  'identity',
  own,
  async ({ adapters, common, env }) => {
    if (adapters.mailbox)
      common.logger.warn('SMTP_URL is not set: no message leaves this process, neither confirmations nor PINs.');
    return createIdentity({
      ...common,
      connection: await adapters.connect('identity'),
      cache: adapters.cache,
      files: adapters.files,
      scan: adapters.scan,
      mail: adapters.mail,
      deadLetters: adapters.deadLetters,
      auditLog: createAuditLog(await adapters.connect('operations')),
      limits: await openThrottles(adapters.limiter, identityRates),
      secretKey: env.MAIL_SECRET_KEY,
      factorKey: env.SECOND_FACTOR_KEY,
      proofKey: env.PROOF_PRIVATE_KEY,
      identificationKeptDays: env.IDENTIFICATION_KEPT_DAYS,
      origin: env.ORIGIN,
    });
  },
  { keepsFiles: true },
);
