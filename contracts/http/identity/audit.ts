import { z } from 'zod';
import { soughtText } from '../../names.ts';
import { enteredDate, id, instant, profileType } from '../../values.ts';
import { operation, operations, pageMeta, paging } from '../operation.ts';

/** So many entries a file of the audit log has at most. */
export const mostAuditExported = 5000;

/** Somebody or something that an entry names, as far as it is known what it is called. */
const named = z
  .object({ id, name: z.string().nullable(), /** Of a profile. */ profile_type: profileType.nullable() })
  .meta({ id: 'AuditNamed' });

export const auditEntry = z
  .object({
    id: z.string(),
    at: instant,
    /** In words with hyphens: `signed-in`, `verify-user`. */
    what: z.string(),
    /** Who did it; null where nobody was signed in, or the product itself did. */
    by: named.nullable(),
    /** As which profile. */
    as: named.nullable(),
    /** The user, profile, document … that it is about. */
    about: named.nullable(),
    /** Ids, codes and words of lists; what changed reads `pending → verified`. `of`: whom or what an id names. */
    facts: z.array(z.object({ name: z.string(), value: z.string(), of: named.nullable() })),
    /** The network that it came from, an address without its last part. */
    network: z.string().nullable(),
    /** The id of the request, as in the logs. */
    request: z.string().nullable(),
  })
  .meta({ id: 'AuditEntry' });

const filters = {
  what: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/, 'Choose what happened from the list.')
    .optional(),
  /** A name or an address: entries of what these people did, or what was done to them. */
  q: soughtText(100).optional(),
  /** The id of who did it or what it is about. */
  about: id.optional(),
  /** Days, UTC; both are counted. */
  from: enteredDate.optional(),
  until: enteredDate.optional(),
};

export const auditOperations = operations({
  listAuditEntries: operation({
    summary: 'Who did what to whom, newest first',
    method: 'GET',
    path: '/admin/audit',
    access: 'admin',
    query: z.strictObject({ ...paging, ...filters }),
    reply: z.array(auditEntry),
    /** `kinds`: all that an entry can say happened, of those there are; on the first page alone. */
    meta: pageMeta.extend({ kinds: z.array(z.string()).optional() }),
  }),
  exportAuditEntries: operation({
    summary: `The audit log as CSV: the newest ${mostAuditExported} entries of these filters`,
    method: 'GET',
    path: '/admin/audit.csv',
    access: 'admin',
    query: z.strictObject(filters),
    download: ['text/csv'],
  }),
});
