import { z } from 'zod';
import { id } from '../values.ts';
import { event, eventOf, type TopicContract } from './event.ts';
import { exampleTrialRequest, trialDates } from './trial-request.ts';

/** Days of a player that a trial request wants (`held`) or has (`booked`). */
const calendarEntry = trialDates.extend({ trial_request_id: id, state: z.enum(['held', 'booked']) });

/** Days that the player has blocked; why is nobody else's business. */
const blockedSpan = trialDates.extend({ block_id: id });

export const publicPlayerCalendar = z
  .object({
    calendar_id: id,
    player_id: id,
    entries: z.array(calendarEntry),
    blocked: z.array(blockedSpan).optional(),
  })
  .meta({ id: 'PublicPlayerCalendar' });
export type PublicPlayerCalendar = z.infer<typeof publicPlayerCalendar>;

const { trial_request_id, starts_on, ends_on } = exampleTrialRequest;
const entry = { trial_request_id, starts_on, ends_on };
const example: PublicPlayerCalendar = {
  calendar_id: 'cal_davi0000000000000000',
  player_id: exampleTrialRequest.player.profile_id,
  entries: [{ ...entry, state: 'held' }],
};
const withCalendar = z.object({ player_calendar: publicPlayerCalendar });
const calendar = <const What extends string>(what: What, entries: PublicPlayerCalendar['entries']) =>
  eventOf(
    `touchline.player-calendar.${what}.v1`,
    withCalendar,
    { trial_request_id: id, dates: trialDates },
    {
      player_calendar: { ...example, entries },
      happened: { trial_request_id, dates: { starts_on, ends_on } },
    },
  );

const christmas = { starts_on: '2026-12-23', ends_on: '2027-01-02' };
const block_id = 'blk_davi0000000000000000';
const blocking = <const What extends string>(what: What, blocked: PublicPlayerCalendar['blocked']) =>
  eventOf(
    `touchline.player-calendar.${what}.v1`,
    withCalendar,
    { block_id: id, dates: trialDates },
    { player_calendar: { ...example, blocked }, happened: { block_id, dates: christmas } },
  );

export const playerCalendarEvents = {
  held: calendar('held', [{ ...entry, state: 'held' }]),
  booked: calendar('booked', [{ ...entry, state: 'booked' }]),
  released: calendar('released', []),
  blocked: blocking('blocked', [{ block_id, ...christmas }]),
  unblocked: blocking('unblocked', []),
  restated: event('touchline.player-calendar.restated.v1', withCalendar, { player_calendar: example }),
} as const;

export const playerCalendarTopic = {
  topic: 'touchline.player-calendar',
  key: 'subject',
  prefix: 'cal',
  events: Object.values(playerCalendarEvents),
} satisfies TopicContract;
