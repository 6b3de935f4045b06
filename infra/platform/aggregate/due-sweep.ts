import type { Repository } from './definition.ts';
import { restTurns } from './rest.ts';
import type { Sweep } from './service.ts';

interface DueSweepGiven<Command> {
  readonly name: string;
  readonly everyMs: number;
  readonly clock: () => Date;
  readonly aggregates: Pick<Repository<Command, unknown, unknown>, 'written'>;
  /** Ids of those whose time has come. */
  readonly due: (now: string) => Promise<readonly string[]>;
  /** The instant from which the next one is due, ISO; undefined where none waits. Without it nothing comes due by time alone. */
  readonly next?: () => Promise<string | undefined>;
  /** Safe to do twice. */
  readonly act: (id: string, now: string) => Promise<unknown>;
}

/** No instant comes after it. */
const never = '~';

/**
 * A sweep over aggregates whose time comes. Where a turn has found none, turns are left out until the next one is due or this process
 * has written to any of them.
 */
export const createDueSweep = <Command>(given: DueSweepGiven<Command>): Sweep => {
  const { name, everyMs, clock, aggregates, due, next, act } = given;
  let restsUntil: string | undefined;
  let writtenThen = 0;
  const rests = (): boolean =>
    restsUntil !== undefined && aggregates.written() === writtenThen && clock().toISOString() < restsUntil;
  return {
    ...{ name, everyMs },
    leaveOut: () => (rests() ? restTurns(everyMs) : 0),
    run: async () => {
      restsUntil = undefined;
      writtenThen = aggregates.written();
      const now = clock().toISOString();
      const ids = await due(now);
      for (const id of ids) await act(id, now);
      if (ids.length === 0) restsUntil = (await next?.()) ?? never;
      return ids.length;
    },
  };
};
