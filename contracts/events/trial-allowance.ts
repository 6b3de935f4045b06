import { z } from 'zod';
import { id } from '../values.ts';
import { event, eventOf, type TopicContract } from './event.ts';
import { exampleTrialRequest } from './trial-request.ts';

export const publicTrialAllowance = z
  .object({
    allowance_id: id,
    /** Whose plan it is. */
    profile_id: id,
    /** The newest period that something was reserved in: a month (`2026-11`), or the instant at which a month of a paid period began. */
    period: z.string(),
    /** Requests of that period that were neither declined, withdrawn nor closed. */
    used: z.int().min(0),
  })
  .meta({ id: 'PublicTrialAllowance' });
export type PublicTrialAllowance = z.infer<typeof publicTrialAllowance>;

const example: PublicTrialAllowance = {
  allowance_id: 'tal_saskia00000000000000',
  profile_id: exampleTrialRequest.representative.profile_id,
  period: '2026-11',
  used: 1,
};
const withAllowance = z.object({ trial_allowance: publicTrialAllowance });
const allowance = <const What extends string>(what: What, used: number) =>
  eventOf(
    `touchline.trial-allowance.${what}.v1`,
    withAllowance,
    { trial_request_id: id, period: z.string() },
    {
      trial_allowance: { ...example, used },
      happened: { trial_request_id: exampleTrialRequest.trial_request_id, period: '2026-11' },
    },
  );

export const trialAllowanceEvents = {
  reserved: allowance('reserved', 1),
  committed: allowance('committed', 1),
  released: allowance('released', 0),
  restated: event('touchline.trial-allowance.restated.v1', withAllowance, { trial_allowance: example }),
} as const;

export const trialAllowanceTopic = {
  topic: 'touchline.trial-allowance',
  key: 'subject',
  prefix: 'tal',
  events: Object.values(trialAllowanceEvents),
} satisfies TopicContract;
