import { z } from 'zod';
import { clubTeam, id, instant } from '../../values.ts';
import { operation, operations } from '../operation.ts';
import { inMarket } from '../preconditions.ts';
import { shownPlayer } from '../shared-shapes.ts';

/** Each step as it stands now, of the kind that it is: what it is called follows from kind and status. */
export const storyStep = z
  .object({
    kind: z.enum(['interest', 'trial', 'offer', 'contract']),
    /** Of the interest, the trial request, the offer or the document. */
    id,
    status: z.string(),
    /** It waits for the viewer's side; of a contract, for the player's own signature. */
    your_turn: z.boolean(),
    /** When it began; of a contract the last signature, null where nobody has signed yet. */
    at: instant.nullable(),
    /** Of a trial: its days, `YYYY-MM-DD`. */
    dates: z.object({ starts_on: z.string(), ends_on: z.string() }).nullable(),
    /** Of a trial: whether there is a report that the viewer may read. */
    has_report: z.boolean(),
    /** Of an offer: how many rounds there were. */
    rounds: z.int().nullable(),
    /** Of an offer and its contract. */
    offer_id: id.nullable(),
  })
  .meta({ id: 'StoryStep' });

/** What there was between a team and a player, from the first look to the signature, oldest first. */
export const story = z
  .object({ club_team: clubTeam, player: shownPlayer, steps: z.array(storyStep) })
  .meta({ id: 'Story' });

export const storyOperations = operations({
  listStories: operation({
    summary: 'What there was between clubs and players: of a player with each team, or of own teams with one player',
    method: 'GET',
    path: '/stories',
    access: 'member',
    /** `player_id`: whose stories a club reads. A player reads his own. */
    query: z.strictObject({ player_id: id.optional() }),
    reply: z.array(story),
    errors: [...inMarket],
  }),
});
