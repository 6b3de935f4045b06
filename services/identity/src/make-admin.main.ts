import { randomBytes } from 'node:crypto';
import { personName } from '@touchline/contracts/names';
import { createAuditLog, openAudit } from '@touchline/platform/audit';
import { withoutThrottles } from '@touchline/platform/cache';
import { createAuthenticator } from '@touchline/platform/http';
import { adaptersEnvironment, newKeyPair, openAdapters, parseEnvironment } from '@touchline/platform/runtime';
import { silentLogger } from '@touchline/platform/telemetry';
import { z } from 'zod';
import { createIdentity, identityRates } from './service.ts';

/**
 * `ADMIN_EMAIL=… ADMIN_NAME=… ADMIN_PASSWORD=… npm run make-admin`: makes a member of staff on this machine's database
 * (`MONGODB_URI`, or the embedded one while the product is stopped). The same address again changes nothing.
 */
const environment = adaptersEnvironment.extend({
  ADMIN_EMAIL: z.email(),
  ADMIN_NAME: personName,
  ADMIN_PASSWORD: z.string().min(8),
});

const keys = newKeyPair();

try {
  const env = parseEnvironment(environment, process.env);
  const logger = silentLogger();
  const adapters = await openAdapters(env, 'make-admin', logger);
  const clock = () => new Date();
  const audit = await openAudit({
    connection: await adapters.connect('operations'),
    process: 'make-admin',
    logger,
    clock,
  });
  const identity = createIdentity({
    audit,
    connection: await adapters.connect('identity'),
    bus: adapters.bus,
    cache: adapters.cache,
    files: adapters.files,
    mail: adapters.mail,
    deadLetters: adapters.deadLetters,
    auditLog: createAuditLog(await adapters.connect('operations')),
    authenticate: await createAuthenticator(keys.publicKey),
    logger,
    clock,
    limits: withoutThrottles(identityRates),
    secretKey: randomBytes(32).toString('hex'),
    factorKey: randomBytes(32).toString('hex'),
    proofKey: keys.privateKey,
    origin: '',
  });
  // The bus stays still: nobody listens here, so the event waits in its outbox for the running service.
  await identity.start();
  const id = await identity.makeAdmin({ email: env.ADMIN_EMAIL, name: env.ADMIN_NAME, password: env.ADMIN_PASSWORD });
  await identity.stop();
  await audit.stop();
  await adapters.close();
  console.log(`${env.ADMIN_EMAIL} is staff (${id}).`);
} catch (error) {
  const facts = (error as { facts?: { details?: { message: string }[] } }).facts;
  console.error(facts?.details?.map((d) => d.message).join(' ') ?? (error as Error).message);
  process.exit(1);
}
