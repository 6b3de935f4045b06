import type { Repository } from '@touchline/platform/aggregate';
import { Rejected } from '@touchline/platform/domain';
import type { ActingRequest } from '@touchline/platform/participants';

/** A person's request to change something. */
export interface Commanding extends ActingRequest {
  readonly idempotencyKey: string | undefined;
  readonly body: unknown;
  readonly now: Date;
}

/**
 * Commands an aggregate for a person, once per `Idempotency-Key`, and answers what `view` makes of the state after it.
 * `NotFound` where there is nothing to show.
 */
export const createCommanding =
  <Command extends { readonly type: string }, State, Event>({
    handle,
  }: Pick<Repository<Command, State, Event>, 'handle'>) =>
  async <View>(
    id: string,
    command: Command,
    { actor, idempotencyKey, body }: Commanding,
    view: (state: State) => View | null,
    { creates = false } = {},
  ) => {
    const { answer, sequence } = await handle<View | null>(id, command, {
      actor: actor.user_id,
      creates,
      idempotent: { person: actor.user_id, key: idempotencyKey, request: { type: command.type, body } },
      answer: view,
    });
    if (!answer) throw new Rejected('NotFound');
    return { data: answer, consistencyTokens: [{ id, sequence }] };
  };
