import { createPrivateKey, createPublicKey } from 'node:crypto';
import { identityOperations } from '@touchline/contracts/http/identity';
import { composeService, createCheckpoints, type Service } from '@touchline/platform/aggregate';
import { type Audit, type AuditLog, createAuditLog } from '@touchline/platform/audit';
import type { Bus, DeadLetters } from '@touchline/platform/bus';
import type { Cache } from '@touchline/platform/cache';
import { createCaseHolds } from '@touchline/platform/case-holds';
import type { FormerMember } from '@touchline/platform/domain';
import { createErasure } from '@touchline/platform/erasure';
import type { Files } from '@touchline/platform/files';
import {
  type Authenticate,
  createApi,
  createLinkReader,
  createRepeats,
  createSignedLinks,
} from '@touchline/platform/http';
import type { Mail } from '@touchline/platform/mail';
import { createDataParts, createOwnData } from '@touchline/platform/own-data';
import { createRepresentations } from '@touchline/platform/representations';
import type { Logger, Metrics } from '@touchline/platform/telemetry';
import { createIntake, type Scan } from '@touchline/platform/uploads';
import type { Connection } from 'mongoose';
import { auditLogRoutes } from './audit-log/audit-log.routes.ts';
import { createClubNames } from './club-names/club-names.ts';
import { deadLetterRoutes } from './dead-letters/dead-letters.routes.ts';
import { createGuardianConsents, guardianConsentIdOf } from './guardian-consent/guardian-consent.repository.ts';
import { guardianConsentRoutes } from './guardian-consent/guardian-consent.routes.ts';
import { guardianMailConsumer } from './guardian-consent/guardian-mail.consumer.ts';
import { createConsentSecrets } from './guardian-consent/secrets.ts';
import { guardianNamedConsumer } from './guardian-named/guardian-named.consumer.ts';
import { identificationFile } from './identification/identification-file.ts';
import { servedIdentifications } from './identification/served.ts';
import { inboxConsumer } from './inbox/inbox.consumer.ts';
import { inboxRoutes } from './inbox/inbox.routes.ts';
import { createInbox } from './inbox/inbox.ts';
import { createNotices } from './inbox/notices.dealings.ts';
import type { Limits } from './limits.ts';
import { mailConsumer } from './mail/mail.consumer.ts';
import { createMeView } from './me/me.ts';
import { createOwnDataArchives } from './own-data/own-data.ts';
import { ownDataFiles, ownDataSections } from './own-data/own-part.ts';
import { createConfirm } from './password/confirm.ts';
import { createEvenOut } from './password/even-out.ts';
import { createPasswords, type Passwords } from './password/password.ts';
import { createLikenesses } from './people/likeness.ts';
import { peopleRoutes } from './people/people.routes.ts';
import { createPeople } from './people/people.ts';
import { createFactorCheck } from './second-factor/factor-check.ts';
import { createFactorCodes } from './second-factor/factor-codes.ts';
import { createPasskeys } from './second-factor/passkeys.ts';
import { endedSessions } from './session/ended-sessions.ts';
import { createKnownNetworks } from './session/known-networks.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { createSessions } from './session/sessions.ts';
import { documentSigners } from './signing-invitation/document-signers.consumer.ts';
import { createSigningCodes } from './signing-invitation/signing-code.ts';
import { createSigningInvitations } from './signing-invitation/signing-invitation.repository.ts';
import { signingInvitationRoutes } from './signing-invitation/signing-invitation.routes.ts';
import { signingMail } from './signing-invitation/signing-mail.consumer.ts';
import { accountRoutes } from './user/account.routes.ts';
import { createBackground } from './user/background.ts';
import { leftAddresses } from './user/left-addresses.ts';
import { createMakeAdmin, type MakeAdmin } from './user/make-admin.ts';
import { createSecrets } from './user/secrets.ts';
import { staffRoutes } from './user/staff.routes.ts';
import type { Registered } from './user/state.ts';
import { createUsers } from './user/user.repository.ts';

export { identificationKeptDays } from './identification/kept.ts';
export { identityRates, type Limits } from './limits.ts';

export interface IdentityDependencies {
  readonly connection: Connection;
  /** Where what all services share lies; by default this service's own database. */
  readonly operations?: Connection;
  readonly bus: Bus;
  readonly cache: Cache;
  readonly files: Files;
  /** Looks at each file that people upload. */
  readonly scan?: Scan;
  readonly mail: Mail;
  readonly authenticate: Authenticate;
  readonly logger: Logger;
  readonly metrics?: Metrics;
  readonly clock: () => Date;
  readonly limits: Limits;
  /** At least 32 random bytes, hex: what mail secrets are made from. */
  readonly secretKey: string;
  /** At least 32 random bytes, hex: what the secrets of people's apps follow from. With another one nobody's codes count. */
  readonly factorKey: string;
  /** Staff may do without a second factor: in the demo of one machine alone. By default they can't. */
  readonly staffFactorOffered?: (() => boolean) | undefined;
  /** Ed25519, PKCS #8 PEM: signs proofs of a password and of a guest's code, and the links of guests. */
  readonly proofKey: string;
  /** How long after the decision on a person the document is kept, in days; default 90. */
  readonly identificationKeptDays?: number | undefined;
  /** The address of the site, for links in mails. */
  readonly origin: string;
  /** How passwords are kept and checked; a test plants its own. */
  readonly passwords?: Passwords;
  /** Where all services keep what they could make nothing of; staff see how much lies there. */
  readonly deadLetters: Pick<DeadLetters, 'blocked'>;
  /** What all services have kept in the audit; staff read it. By default what lies in identity's own database. */
  readonly auditLog?: AuditLog;
  /** Where the audit entries go of what happens without a request; those of requests are made around the API. */
  readonly audit?: Pick<Audit, 'record'>;
}

export interface Identity extends Service {
  readonly makeAdmin: MakeAdmin;
}

/** Users, their sessions, their inbox and all mail. */
export const createIdentity = (given: IdentityDependencies): Identity => {
  const { connection, bus, cache, files, mail, authenticate, logger, metrics, clock, limits, origin } = given;
  const common = { logger, clock, metrics };
  const users = createUsers(connection, { bus, ...common });
  const consents = createGuardianConsents(connection, { bus, ...common });
  const sessions = createSessions(connection);
  const networks = createKnownNetworks(connection, given.secretKey);
  const passwords = given.passwords ?? createPasswords();
  const secrets = createSecrets(given.secretKey);
  const consentSecrets = createConsentSecrets(given.secretKey);
  const me = createMeView(connection, { ...common, changed: (userId) => people.refresh(userId) });
  const likenesses = createLikenesses(given.secretKey);
  const clubNames = createClubNames(connection, common);
  const people = createPeople(connection, { users, me, likenesses }, common);
  const holds = createCaseHolds(connection, users.namesOf);
  const inbox = createInbox(connection, cache);
  const representations = createRepresentations(connection, 'identity', common);
  const noticesOf = createNotices(representations, me);
  const intake = createIntake({
    ...{ connection, files, limits, accepting: identificationFile, under: 'identification' },
    inUse: async (userId, key) => (await users.find(userId))?.identification?.file === key,
    scan: given.scan,
  });
  const proofKey = createPrivateKey(given.proofKey);
  const invitations = createSigningInvitations(connection, { bus, ...common });
  const codes = createSigningCodes(given.secretKey);
  const signedLinks = createSignedLinks(given.proofKey);
  const linkReader = createLinkReader(createPublicKey(proofKey).export({ type: 'spki', format: 'pem' }) as string);
  const evenOut = createEvenOut(connection);
  const auditLog = given.auditLog ?? createAuditLog(connection);
  const audit = given.audit ?? { record: async () => {} };
  const background = createBackground(logger);

  const keptDays = given.identificationKeptDays ?? 90;
  const factorCodes = createFactorCodes(given.factorKey);
  const passkeys = createPasskeys(connection, origin);
  const factorRequired = (user: Registered) => user.is_admin && !(given.staffFactorOffered?.() ?? false);
  const guarded = {
    users,
    sessions,
    networks,
    passwords,
    secrets,
    limits,
    me,
    files,
    factorCodes,
    factorRequired,
    passkeys,
    keptDays,
  };
  const account = { ...guarded, checkFactor: createFactorCheck(guarded) };
  const confirm = createConfirm(account);
  const parts = createDataParts(given.operations ?? connection);
  const archives = createOwnDataArchives({ users, parts, files, limits, confirm, clock });
  const ownData = createOwnData(
    {
      ...{ name: 'identity', parts, clock, profilesOf: (userId: string) => me.idsOf([userId]) },
      sections: ownDataSections({ users, sessions, inbox, consents, clock }),
      files: ownDataFiles({ users }),
    },
    common,
  );
  const repeats = createRepeats(connection, { secret: given.secretKey });
  const inboxCheckpoints = createCheckpoints(connection, ['usr', 'grd', 'prf', 'off', 'doc', 'tri', 'man'], 'inbox');
  const api = createApi(
    identityOperations,
    {
      ...sessionRoutes(account),
      ...accountRoutes({
        ...account,
        confirm,
        audit,
        inbox,
        evenOut,
        intake,
        proofKey,
        background: background.run,
      }),
      ...signingInvitationRoutes({
        ...{ invitations, codes, limits, proofKey, evenOut },
        links: { read: async (...link) => (await linkReader).read(...link) },
      }),
      ...guardianConsentRoutes({ consents, users, secrets: consentSecrets, limits }),
      ...archives.routes,
      ...inboxRoutes(inbox),
      ...staffRoutes({ ...account, holds, people, likenesses }),
      ...peopleRoutes({ people, users, sessions, me, holds }),
      ...deadLetterRoutes(given.deadLetters),
      ...auditLogRoutes({ log: auditLog, users, me, clubs: clubNames }),
    },
    {
      authenticate,
      logger,
      clock,
      repeats,
      checkpoints: [
        me.checkpoints,
        people.checkpoints,
        clubNames.checkpoints,
        inboxCheckpoints,
        representations.checkpoints,
      ],
      observe: metrics?.requests('identity'),
    },
  );

  const forgetFarewell = ({ user_id }: FormerMember) => {
    const now = clock().toISOString();
    return users.handle(user_id, { type: 'ForgetFarewell', sent: false, now });
  };
  /** The guardians of players are known by the player's profile. */
  const forgetGuests = ({ user_id, profile_ids }: FormerMember) =>
    invitations.forget({ user_id, profile_ids: profile_ids.map(guardianConsentIdOf) });
  const erasure = createErasure(
    connection,
    {
      name: 'identity',
      profilesOf: (userId) => me.idsOf([userId]),
      close: ({ user_id }) => sessions.endAll(user_id),
      holders: [
        ...[users, consents, people, holds, inbox, intake, repeats, archives],
        ...[{ forget: forgetGuests }, { forget: forgetFarewell }],
      ],
      clock,
    },
    common,
  );

  const service = composeService({
    name: 'identity',
    api,
    subscriptions: [
      me.subscription,
      people.subscription,
      clubNames.subscription,
      representations.subscription,
      inboxConsumer({ inbox, noticesOf, erasure, checkpoints: inboxCheckpoints, deps: common }),
      guardianNamedConsumer({ ...common, consents, users, secrets: consentSecrets }),
      guardianMailConsumer({ ...common, consents, secrets: consentSecrets, mail, origin }),
      mailConsumer({ users, secrets, noticesOf, mail, origin, deps: common }),
      erasure.subscription,
      ownData,
      documentSigners(invitations, common),
      signingMail({
        ...{ invitations, codes, mail, origin, deps: common },
        links: { make: async (link) => (await signedLinks).make(link) },
      }),
    ],
    sweeps: [
      erasure.sweep,
      ...archives.sweeps,
      endedSessions({ sessions, passkeys, audit, clock }),
      { name: 'uploads that nobody refers to', everyMs: 60_000, run: () => intake.sweep(clock()) },
      leftAddresses(users, clock),
      servedIdentifications({ users, people, intake, audit, keptDays, clock }),
      { name: 'people without a row in staff’s tables', everyMs: 60_000, run: () => people.fill() },
      { name: 'networks of long ago', everyMs: 60 * 60_000, run: () => networks.purge(clock()) },
    ],
    parts: [
      passkeys,
      users,
      consents,
      invitations,
      sessions,
      networks,
      me,
      people,
      clubNames,
      holds,
      inbox,
      representations,
      intake,
      repeats,
      erasure,
      parts,
      auditLog,
    ],
    logger,
  });

  return {
    ...service,
    stop: async () => {
      await background.done();
      await service.stop();
    },
    makeAdmin: createMakeAdmin({ users, passwords, audit, clock }),
  };
};
