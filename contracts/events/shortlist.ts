import { z } from 'zod';
import { id } from '../values.ts';
import { event, eventOf, type TopicContract } from './event.ts';

/** A club's list of players as other services may know it: what it says of the players stays with the club. */
export const publicShortlist = z
  .object({
    shortlist_id: id,
    club_id: id,
    name: z.string(),
    status: z.enum(['open', 'deleted']),
    /** How many players are on it. */
    players: z.int(),
  })
  .meta({ id: 'PublicShortlist' });
export type PublicShortlist = z.infer<typeof publicShortlist>;

const example: PublicShortlist = {
  shortlist_id: 'lst_leftside000000000000',
  club_id: 'clb_sparta00000000000000',
  name: 'Left side, winter',
  status: 'open',
  players: 7,
};

const withShortlist = z.object({ shortlist: publicShortlist });
const shortlist = <const What extends string, Happened extends z.ZodRawShape>(
  what: What,
  happened: Happened,
  told: z.input<z.ZodObject<Happened>>,
  after: Partial<PublicShortlist> = {},
) =>
  eventOf(`touchline.shortlist.${what}.v1`, withShortlist, happened, {
    shortlist: { ...example, ...after },
    happened: told,
  });

/** The representative's profile. */
const byMember = { by: id };
const by = 'prf_saskia00000000000000';
const onPlayer = { ...byMember, player_id: id };
const player_id = 'prf_davi0000000000000000';

export const shortlistEvents = {
  created: shortlist('created', byMember, { by }, { players: 0 }),
  renamed: shortlist('renamed', { ...byMember, before: z.string() }, { by, before: 'Left side' }),
  deleted: shortlist('deleted', byMember, { by }, { status: 'deleted' }),
  restored: shortlist('restored', byMember, { by }),
  playerAdded: shortlist('player-added', onPlayer, { by, player_id }),
  /** The fields that differ from before. */
  playerChanged: shortlist(
    'player-changed',
    { ...onPlayer, fields: z.array(z.string()) },
    { by, player_id, fields: ['note', 'priority'] },
  ),
  playerRemoved: shortlist('player-removed', onPlayer, { by, player_id }, { players: 6 }),
  playerRestored: shortlist('player-restored', onPlayer, { by, player_id }),
  /** Its club was found to be another one, which has it since; the club it was of before. */
  moved: shortlist('moved', { before: id }, { before: 'clb_spartar0000000000000' }),
  restated: event('touchline.shortlist.restated.v1', withShortlist, { shortlist: example }),
} as const;

export const shortlistTopic = {
  topic: 'touchline.shortlist',
  key: 'subject',
  prefix: 'lst',
  events: Object.values(shortlistEvents),
} satisfies TopicContract;
