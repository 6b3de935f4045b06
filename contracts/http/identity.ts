import { accountOperations } from './identity/account.ts';
import { auditOperations } from './identity/audit.ts';
import { guardianConsentOperations } from './identity/guardian-consent.ts';
import { inboxOperations } from './identity/inbox.ts';
import { peopleOperations } from './identity/people.ts';
import { secondFactorOperations } from './identity/second-factor.ts';
import { sessionOperations } from './identity/session.ts';
import { signingOperations } from './identity/signing.ts';
import { identityStaffOperations } from './identity/staff.ts';

export * from './identity/account.ts';
export * from './identity/audit.ts';
export * from './identity/guardian-consent.ts';
export * from './identity/inbox.ts';
export * from './identity/people.ts';
export * from './identity/second-factor.ts';
export * from './identity/session.ts';
export * from './identity/signing.ts';
export * from './identity/staff.ts';

/** What identity answers, room by room. */
export const identityOperations = {
  ...sessionOperations,
  ...accountOperations,
  ...secondFactorOperations,
  ...guardianConsentOperations,
  ...inboxOperations,
  ...signingOperations,
  ...identityStaffOperations,
  ...peopleOperations,
  ...auditOperations,
};
