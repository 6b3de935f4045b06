import { z } from 'zod';
import { instant } from '../../values.ts';
import { operation, operations } from '../operation.ts';
import { inMarket } from '../preconditions.ts';

/** 256 random bits: whoever holds it reads the feed. */
const token = z.string().regex(/^[\w-]{43}$/);

export const trialFeed = z
  .object({
    /** When the link was made; null: there is none. */
    made_at: instant.nullable(),
  })
  .meta({ id: 'TrialFeed' });

/** A private link by which a calendar follows the own trials. */
export const trialFeedOperations = operations({
  getTrialFeed: operation({
    summary: 'Whether the current profile’s trials can be followed by a calendar',
    method: 'GET',
    path: '/trial-feed',
    access: 'member',
    reply: trialFeed,
    errors: [...inMarket],
  }),
  makeTrialFeed: operation({
    summary:
      'Makes the link: of the secret in it, which its owner chose by chance, a hash is kept; the link before ends',
    method: 'PUT',
    path: '/trial-feed',
    access: 'member',
    body: z.strictObject({ token }),
    reply: trialFeed,
    errors: [...inMarket],
  }),
  endTrialFeed: operation({
    summary: 'Ends the link at once',
    method: 'DELETE',
    path: '/trial-feed',
    access: 'member',
    reply: trialFeed,
    errors: [...inMarket],
  }),
  readTrialFeed: operation({
    summary: 'The trials of the profile whose link this is, for calendars (RFC 5545)',
    method: 'GET',
    path: '/trial-feeds/:feed',
    access: 'guest',
    /** The secret, and `.ics`: calendars ask for it. */
    params: z.strictObject({ feed: z.string().regex(/^[\w-]{43}\.ics$/) }),
    download: ['text/calendar'],
    errors: ['NotFound', 'TooManyRequests'],
  }),
});
