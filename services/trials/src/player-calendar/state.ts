import type { PublicPlayerCalendar, TrialDates } from '@touchline/contracts/events';

/** Days that a request wants (`held`: of its own team's alone no other may want them) or has (`booked`: nobody else can). */
interface EntryOf extends TrialDates {
  readonly trial_request_id: string;
  readonly team_id: string;
}
export type CalendarEntry =
  | (EntryOf & { readonly state: 'held' })
  /** `booking_id`: the answer that booked it, so that whoever carries it on is known by it. */
  | (EntryOf & { readonly state: 'booked'; readonly booking_id: string });

/** Days on which the player takes part in no trial. */
export interface BlockedSpan extends TrialDates {
  readonly block_id: string;
  /** For the player alone. */
  readonly reason: string;
}

export interface KeptCalendar {
  readonly status: 'kept';
  readonly calendar_id: string;
  readonly player_id: string;
  readonly entries: readonly CalendarEntry[];
  readonly blocked: readonly BlockedSpan[];
}

export type PlayerCalendar = { readonly status: 'none' } | KeptCalendar;

interface OfRequest {
  readonly trial_request_id: string;
  readonly dates: TrialDates;
  readonly now: string;
}

export type PlayerCalendarCommand =
  | ({
      readonly type: 'Hold';
      readonly calendar_id: string;
      readonly player_id: string;
      readonly team_id: string;
    } & OfRequest)
  | ({ readonly type: 'Move' } & OfRequest)
  | ({ readonly type: 'Book'; readonly booking_id: string } & OfRequest)
  /** Takes back a booking of these dates that came to nothing: held are the request's own dates again. */
  | ({ readonly type: 'Unbook'; readonly current: TrialDates } & OfRequest)
  | { readonly type: 'Release'; readonly trial_request_id: string; readonly now: string }
  | ({
      readonly type: 'Block';
      readonly calendar_id: string;
      readonly player_id: string;
      /** The player's calendar date where it is behind all others. */
      readonly today: string;
      readonly now: string;
    } & BlockedSpan)
  | { readonly type: 'Unblock'; readonly block_id: string; readonly now: string };

export type PlayerCalendarEvent =
  | {
      readonly type: 'DaysHeld';
      readonly calendar_id: string;
      readonly player_id: string;
      readonly team_id: string;
      readonly trial_request_id: string;
      readonly dates: TrialDates;
      readonly at: string;
    }
  | {
      readonly type: 'DaysBooked';
      readonly booking_id: string;
      readonly trial_request_id: string;
      readonly dates: TrialDates;
      readonly at: string;
    }
  | {
      readonly type: 'DaysReleased';
      readonly trial_request_id: string;
      readonly dates: TrialDates;
      readonly at: string;
    }
  | {
      readonly type: 'DaysBlocked';
      readonly calendar_id: string;
      readonly player_id: string;
      readonly block_id: string;
      readonly dates: TrialDates;
      readonly reason: string;
      readonly at: string;
    }
  | {
      readonly type: 'DaysUnblocked';
      readonly block_id: string;
      readonly dates: TrialDates;
      readonly at: string;
    };

export const entryOf = (state: PlayerCalendar, trialRequestId: string): CalendarEntry | undefined =>
  state.status === 'none' ? undefined : state.entries.find((one) => one.trial_request_id === trialRequestId);

export const publicPlayerCalendarOf = (state: KeptCalendar): PublicPlayerCalendar => ({
  calendar_id: state.calendar_id,
  player_id: state.player_id,
  entries: state.entries.map(({ trial_request_id, starts_on, ends_on, state }) => ({
    trial_request_id,
    starts_on,
    ends_on,
    state,
  })),
  blocked: state.blocked.map(({ block_id, starts_on, ends_on }) => ({ block_id, starts_on, ends_on })),
});
