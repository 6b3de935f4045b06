import { playerCalendarEvents } from '@touchline/contracts/events';
import {
  aggregateSchema,
  createRepository,
  type Repository,
  type RepositoryDependencies,
} from '@touchline/platform/aggregate';
import { derivedId } from '@touchline/platform/domain';
import type { Connection } from 'mongoose';
import { decide, evolve, initialState } from './player-calendar.ts';
import { published, stateData } from './published.ts';
import type { PlayerCalendar, PlayerCalendarCommand, PlayerCalendarEvent } from './state.ts';

export interface PlayerCalendarRepository
  extends Repository<PlayerCalendarCommand, PlayerCalendar, PlayerCalendarEvent> {
  readonly of: (playerProfileId: string) => Promise<PlayerCalendar>;
}

/** One calendar per player: two trials on the same days meet in one document. */
export const calendarIdOf = (playerProfileId: string): string => derivedId('cal', playerProfileId);

/** Reads a stored calendar, also one of before days could be blocked. */
const fromStored = (stored: unknown): PlayerCalendar => {
  const state = stored as PlayerCalendar;
  if (state.status === 'none') return state;
  const { blocked = [], ...kept } = state;
  return { ...kept, blocked };
};

/** Of who has left, no day is blocked any more, and nobody reads why one was. */
const withoutReasons = (state: PlayerCalendar): PlayerCalendar =>
  state.status === 'none' ? state : { ...state, blocked: [] };

export const createPlayerCalendarRepository = (
  connection: Connection,
  dependencies: RepositoryDependencies,
): PlayerCalendarRepository => {
  const schema = aggregateSchema();
  schema.index({ 'state.player_id': 1 }, { name: 'by_player' });
  const model = connection.model('PlayerCalendar', schema, 'player_calendars');
  const repository = createRepository(
    {
      name: 'player-calendar',
      topic: 'touchline.player-calendar',
      decider: { decide, evolve, initialState },
      model,
      fromStored,
      publish: published,
      personal: { named: { profile: ['state.player_id'] }, without: withoutReasons },
      snapshot: (state) => ({ type: playerCalendarEvents.restated.type, data: stateData(state) }),
    },
    dependencies,
  );
  return {
    ...repository,
    of: async (playerProfileId) => (await repository.load(calendarIdOf(playerProfileId)))?.state ?? initialState,
  };
};
