import { z } from 'zod';
import { gender, id, sport } from '../values.ts';
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

export const clubEvents = {
  entered: club('entered', byMember, { by }, { verified: false }),
  imported: club('imported', {}, {}),
  /** By staff. */
  added: club('added', {}, {}),
  /** The facts that differ from before. */
  changed: club('changed', { fields: z.array(z.string()) }, { fields: ['city'] }),
  teamAdded: club('team-added', { ...byMember, team_id: id }, { by, team_id: 'tea_sparta1000000000000' }),
  verified: club('verified', {}, {}),
  /** Staff found it to be the same club as another one. */
  merged: club(
    'merged',
    { into: id },
    { into: 'clb_sparta00000000000000' },
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
