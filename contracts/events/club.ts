import { z } from 'zod';
import { gender, id, rejection, sport } from '../values.ts';
import { event, eventOf, type TopicContract } from './event.ts';

export const team = z
  .object({ team_id: id, name: z.string(), sport, gender, level: z.string() })
  .meta({ id: 'PublicTeam' });

export const publicClub = z
  .object({
    club_id: id,
    name: z.string(),
    short_name: z.string(),
    country: z.string(),
    city: z.string().nullable(),
    verified: z.boolean(),
    teams: z.array(team),
    /** The club that it was found to be the same as; since then that one has its teams. */
    merged_into: id.optional(),
    /** Staff have rejected it. */
    rejection: rejection.nullable().optional(),
    /** The profile that entered it, and that may mend what staff rejected. */
    entered_by: id.nullable().optional(),
    /** SHA-256 of the crest that it has set; null: it is drawn. */
    crest: z.string().nullable().optional(),
  })
  .meta({ id: 'PublicClub' });
export type PublicClub = z.infer<typeof publicClub>;

const example: PublicClub = {
  club_id: 'clb_sparta00000000000000',
  name: 'Sparta Rotterdam',
  short_name: 'SPA',
  country: 'NL',
  city: 'Rotterdam',
  verified: true,
  teams: [
    { team_id: 'tea_sparta1000000000000', name: 'First team', sport: 'football', gender: 'male', level: 'first team' },
  ],
};

const withClub = z.object({ club: publicClub });
const club = <const What extends string, Happened extends z.ZodRawShape>(
  what: What,
  happened: Happened,
  told: z.input<z.ZodObject<Happened>>,
  after: Partial<PublicClub> = {},
) => eventOf(`touchline.club.${what}.v1`, withClub, happened, { club: { ...example, ...after }, happened: told });

/** Whose word it is: a profile; null where an import or staff made it so. */
const byMember = { by: id.nullable() };
const by = 'prf_saskia00000000000000';
const byStaff = { by: id };
const staff = 'usr_petra000000000000000';
const rejected = {
  reason: 'We found no club of this name. Write the name as the association has it.',
  kind: 'fixable',
  at: '2026-11-19T09:00:00.000Z',
} as const;
const unverified = { verified: false, entered_by: by } as const;
const crest = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

export const clubEvents = {
  entered: club('entered', byMember, { by }, { verified: false }),
  imported: club('imported', {}, {}),
  /** By staff. */
  added: club('added', {}, {}),
  /** The facts that differ from before. */
  changed: club('changed', { fields: z.array(z.string()) }, { fields: ['city'] }),
  teamAdded: club('team-added', { ...byMember, team_id: id }, { by, team_id: 'tea_sparta1000000000000' }),
  verified: club('verified', {}, {}),
  rejected: club(
    'rejected',
    { ...byStaff, reason: z.string(), kind: rejection.shape.kind },
    { by: staff, reason: rejected.reason, kind: rejected.kind },
    { ...unverified, rejection: rejected },
  ),
  /** Staff took a decision back. */
  reopened: club('reopened', byStaff, { by: staff }, { ...unverified, rejection: null }),
  /** Whoever entered it has mended it. */
  resubmitted: club('resubmitted', byMember, { by }, { ...unverified, rejection: null }),
  /** `by`: null where staff set it. */
  crestSet: club('crest-set', { ...byMember, crest: z.string() }, { by, crest }, { crest }),
  crestRemoved: club('crest-removed', byMember, { by: null }, { crest: null }),
  /** Staff found it to be the same club as another one. */
  merged: club(
    'merged',
    /** What the one that stays is called; what was written before it was kept doesn't say. */
    { into: id, into_name: z.string().optional() },
    { into: 'clb_sparta00000000000000', into_name: 'Sparta Rotterdam' },
    { merged_into: 'clb_sparta00000000000000' },
  ),
  /** Two were merged into each other at the same moment: this one stays. */
  mergeUndone: club('merge-undone', {}, {}),
  /** It has the teams and names of one that was the same. */
  tookIn: club('took-in', { from: id }, { from: 'clb_spartar0000000000000' }),
  restated: event('touchline.club.restated.v1', withClub, { club: example }),
} as const;

export const clubTopic = {
  topic: 'touchline.club',
  key: 'subject',
  prefix: 'clb',
  events: Object.values(clubEvents),
} satisfies TopicContract;
