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
    default:
      return unreachable(type);
  }
};

export const stateData = (state: PlayerCalendar) => ({
  player_calendar: state.status === 'none' ? undefined : publicPlayerCalendarOf(state),
});

/** An event as neighbours read it: which days of which request, beside the calendar after it. */
export const published = (event: PlayerCalendarEvent, after: PlayerCalendar) => {
  const { trial_request_id, dates } = event;
  return { type: contractOf(event).type, data: { ...stateData(after), happened: { trial_request_id, dates } } };
};
