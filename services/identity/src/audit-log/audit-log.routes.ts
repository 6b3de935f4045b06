import { type auditOperations, type identityOperations, mostAuditExported } from '@touchline/contracts/http/identity';
import type { AuditEntry, AuditLog, AuditQuery } from '@touchline/platform/audit';
import type { Handlers } from '@touchline/platform/http';
import { stringify } from 'csv-stringify/sync';
import type { z } from 'zod';
import type { ClubNames } from '../club-names/club-names.ts';
import type { MeView } from '../me/me.ts';
import type { Users } from '../user/user.repository.ts';

type Routes = Pick<Handlers<typeof identityOperations>, keyof typeof auditOperations>;
type Shown = z.input<typeof auditOperations.listAuditEntries.reply>[number];
type Filters = z.output<typeof auditOperations.exportAuditEntries.query>;

/** Whoever looks for more people at once looks for somebody else. */
const mostPeople = 50;
/** Rows of a file that are read at once. */
const atOnce = 500;
const dayMs = 86_400_000;

const dayAfter = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString();

const csvHeaders = [
  'When (UTC)',
  'What',
  'Who',
  'Who, id',
  'As, id',
  'About',
  'About, id',
  'Details',
  'Network',
  'Request',
];
const csvCells = ({ at, what, by, as, about, facts, network, request }: Shown): readonly string[] => [
  ...[at, what, by?.name ?? '', by?.id ?? '', as?.id ?? '', about?.name ?? '', about?.id ?? ''],
  facts.map(({ name, value, of }) => `${name}: ${of ? `${of.name} (${value})` : value}`).join('; '),
  ...[network ?? '', request ?? ''],
];

/** The audit as staff read it: entries hold ids alone, and get the names that these have now. */
export const auditLogRoutes = ({
  log,
  users,
  me,
  clubs,
}: {
  readonly log: AuditLog;
  readonly users: Pick<Users, 'namesOf' | 'idsLike'>;
  readonly me: Pick<MeView, 'namesOf' | 'idsOf'>;
  readonly clubs: Pick<ClubNames, 'namesOf'>;
}): Routes => {
  const queryOf = async ({ q, about, what, from, until }: Filters): Promise<Omit<AuditQuery, 'limit'>> => {
    const people = q ? await users.idsLike(q, mostPeople) : undefined;
    const who = about ? [about] : people && [...people, ...(await me.idsOf(people))];
    return { what, who, from, until: until && dayAfter(until) };
  };

  const shown = async (entries: readonly AuditEntry[]): Promise<Shown[]> => {
    const ids = [
      ...new Set(entries.flatMap(({ by, profile, about, facts }) => [by, profile, about, ...Object.values(facts)])),
    ].filter((id) => typeof id === 'string');
    const [people, profiles, called] = await Promise.all([
      users.namesOf(ids.filter((id) => id.startsWith('usr_'))),
      me.namesOf(ids.filter((id) => id.startsWith('prf_'))),
      clubs.namesOf(ids.filter((id) => id.startsWith('clb_'))),
    ]);
    const named = (id: string | null) => {
      if (id === null) return null;
      const profile = profiles.get(id);
      return {
        id,
        name: people.get(id) ?? profile?.name ?? called.get(id) ?? null,
        profile_type: profile?.profile_type ?? null,
      };
    };
    const ofFact = (value: unknown) => {
      const found = typeof value === 'string' ? named(value) : null;
      return found?.name ? found : null;
    };
    return entries.map(({ chain, number, at, what, by, profile, about, facts, from, request }) => ({
      id: `${chain}:${number}`,
      at,
      what,
      by: named(by),
      as: named(profile),
      about: named(about),
      facts: Object.entries(facts).map(([name, value]) => ({ name, value: String(value), of: ofFact(value) })),
      network: from,
      request,
    }));
  };

  return {
    listAuditEntries: async ({ query: { cursor, limit, ...filters } }) => {
      const [{ entries, next_cursor }, kinds] = await Promise.all([
        log.list({ ...(await queryOf(filters)), cursor, limit }),
        cursor ? undefined : log.kinds(),
      ]);
      return { data: await shown(entries), meta: { next_cursor, ...(kinds ? { kinds: [...kinds] } : {}) } };
    },
    exportAuditEntries: async ({ query, now }) => {
      const asked = await queryOf(query);
      const rows: Shown[] = [];
      let cursor: string | undefined;
      do {
        const page = await log.list({ ...asked, cursor, limit: Math.min(atOnce, mostAuditExported - rows.length) });
        rows.push(...(await shown(page.entries)));
        cursor = page.next_cursor ?? undefined;
      } while (cursor && rows.length < mostAuditExported);
      const table = stringify([csvHeaders, ...rows.map(csvCells)], {
        ...{ bom: true, record_delimiter: 'windows', escape_formulas: true },
      });
      const name = `audit-${now.toISOString().slice(0, 10)}.csv`;
      return { data: null, file: { bytes: Buffer.from(table), content_type: 'text/csv; charset=utf-8', name } };
    },
  };
};
