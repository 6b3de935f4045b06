import { playerCalendarEvents } from '@touchline/contracts/events';
import { unreachable } from '@touchline/platform/domain';
import { type PlayerCalendar, type PlayerCalendarEvent, publicPlayerCalendarOf } from './state.ts';

const contractOf = ({ type }: PlayerCalendarEvent) => {
  switch (type) {
    case 'DaysHeld':
      return playerCalendarEvents.held;
    case 'DaysBooked':
      return playerCalendarEvents.booked;
    case 'DaysReleased':
      return playerCalendarEvents.released;
    case 'DaysBlocked':
      return playerCalendarEvents.blocked;
    case 'DaysUnblocked':
      return playerCalendarEvents.unblocked;
    default:
      return unreachable(type);
  }
};

export const stateData = (state: PlayerCalendar) => ({
  player_calendar: state.status === 'none' ? undefined : publicPlayerCalendarOf(state),
});

/** An event as neighbours read it: which days, of which request or block, beside the calendar after it. */
export const published = (event: PlayerCalendarEvent, after: PlayerCalendar) => {
  const { dates } = event;
  const of = 'block_id' in event ? { block_id: event.block_id } : { trial_request_id: event.trial_request_id };
  return { type: contractOf(event).type, data: { ...stateData(after), happened: { ...of, dates } } };
};
