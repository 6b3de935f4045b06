import { z } from 'zod';
import { gender, id, sport } from '../values.ts';
import { event, type TopicContract } from './kit.ts';

export const team = z.object({ team_id: id, name: z.string(), sport, gender, level: z.string() });

export const publicClub = z.object({
  club_id: id,
  name: z.string(),
  short_name: z.string(),
  country: z.string(),
  city: z.string().nullable(),
  verified: z.boolean(),
  teams: z.array(team),
});
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
const club = <const What extends string>(what: What) => event(`touchline.club.${what}.v1`, withClub, { club: example });

export const clubEvents = {
  entered: club('entered'),
  imported: club('imported'),
  changed: club('changed'),
  teamAdded: club('team-added'),
  verified: club('verified'),
  restated: club('restated'),
} as const;

export const clubTopic = {
  topic: 'touchline.club',
  key: 'subject',
  prefix: 'clb',
  events: Object.values(clubEvents),
} satisfies TopicContract;
