import assert from 'node:assert/strict';
import type { ErrorCode } from '@touchline/contracts/errors';
import { Rejected } from './rejected.ts';

export interface Decider<Command, State, Event> {
  readonly decide: (command: Command, state: State) => readonly Event[];
  readonly evolve: (state: State, event: Event) => State;
  readonly initialState: State;
}

const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) freeze(inner);
  }
  return value;
};

/**
 * `given(...history).when(command).then(...events)`: tests of a decider without a store, a clock or a mock.
 * State and history are frozen, so that a rule which writes to its input fails.
 */
export const spec =
  <Command, State, Event>(decider: Decider<Command, State, Event>) =>
  (...history: readonly Event[]) => {
    const state = () =>
      history.reduce((s, event) => freeze(decider.evolve(s, freeze(event))), freeze(decider.initialState));
    return {
      state,
      /** A command, or one that names something of the state, as who sends it has seen it. */
      when: (given: Command | ((state: State) => Command)) => {
        const command = typeof given === 'function' ? (given as (state: State) => Command)(state()) : given;
        const decide = () => decider.decide(freeze(command), state());
        return {
          events: decide,
          // biome-ignore lint/suspicious/noThenProperty: given, when, then; nobody awaits this
          then: (...events: readonly Event[]) => assert.deepEqual(decide(), events),
          thenNothing: () => assert.deepEqual(decide(), []),
          thenRejects: (code: ErrorCode, facts?: Readonly<Record<string, unknown>>) => {
            let events: readonly Event[];
            try {
              events = decide();
            } catch (error) {
              assert.ok(error instanceof Rejected, `expected ${code}, got ${String(error)}`);
              assert.equal(error.code, code);
              if (facts)
                for (const [name, value] of Object.entries(facts)) assert.deepEqual(error.facts[name], value, name);
              return;
            }
            assert.fail(`expected ${code}, got ${JSON.stringify(events)}`);
          },
          thenState: (check: (after: State) => void) =>
            check(decide().reduce((s, event) => freeze(decider.evolve(s, freeze(event))), state())),
        };
      },
    };
  };
