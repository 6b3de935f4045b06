import { z } from 'zod';
import { beatPeriods, periods } from '../policies/spans.ts';
import { calendarDate, id, instant } from '../values.ts';
import { list } from './operation.ts';

/** Shapes of what staff count and look at across the services. */

export const period = z.enum(periods).default('weeks');
/** Of what happens in the market: also the 14 days of a small line. */
export const beatPeriod = z.enum(beatPeriods).default('weeks');

/** How many wait, by how long: under a day, one to two days, longer. */
export const queueAges = z
  .object({ fresh: z.int(), day: z.int(), old: z.int(), oldest: instant.nullable() })
  .meta({ id: 'QueueAges' });

/** What staff decided on in a span, and how long it had waited, in seconds; null: nothing was. */
export const decisionTimes = { decided: z.int(), median: z.int().nullable(), p90: z.int().nullable() };

/** How often something happened in each span, the current one last, named by its first day. */
export const pulse = z.array(z.object({ from: calendarDate, count: z.int() })).meta({ id: 'Pulse' });

/** Whose dealings are looked at: the profiles of one person. */
export const ofProfiles = z.strictObject({ profile_ids: list(id) });

/** Something that a person is a side of, as far as staff may know: with whom and how it stands, never its terms. */
export const dealing = z
  .object({
    id,
    kind: z.enum(['interest', 'offer', 'trial']),
    profile_id: id,
    /** The other side. */
    with: z.string(),
    status: z.string(),
    /** Whose answer it waits for; null: nobody's. */
    turn: z.enum(['club', 'player']).nullable(),
    /** The round of an offer. */
    round: z.int().nullable(),
    /** The first day of a trial. */
    starts_on: calendarDate.nullable(),
    updated_at: instant,
  })
  .meta({ id: 'Dealing' });

/** A document that a person signs, as far as staff may know. */
export const signedDocument = z
  .object({
    id,
    kind: z.string(),
    title: z.string(),
    status: z.string(),
    /** Who signs next, by role; null: nobody. */
    turn: z.enum(['player', 'guardian', 'agent', 'club-representative', 'coach']).nullable(),
    updated_at: instant,
  })
  .meta({ id: 'SignedDocument' });
