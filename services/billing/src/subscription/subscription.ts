import { ImpossibleEvent, Rejected, unreachable } from '@touchline/platform/domain';
import type { Subscription, SubscriptionCommand, SubscriptionEvent } from './state.ts';

type CommandOf<Type extends SubscriptionCommand['type']> = Extract<SubscriptionCommand, { type: Type }>;

export const initialState: Subscription = { status: 'none' };

export const takeFreePlan = (command: CommandOf<'TakeFreePlan'>, state: Subscription): readonly SubscriptionEvent[] => {
  if (state.status === 'active') throw new Rejected('FreeSubscriptionAlreadyExists', { plan: state.plan.name });
  const { type: _, now, ...taken } = command;
  return [{ type: 'SubscriptionStarted', ...taken, started_at: now }];
};

export const cancel = ({ now }: CommandOf<'Cancel'>, state: Subscription): readonly SubscriptionEvent[] =>
  state.status === 'active' ? [{ type: 'SubscriptionCanceled', at: now }] : [];

export const decide = (command: SubscriptionCommand, state: Subscription): readonly SubscriptionEvent[] => {
  switch (command.type) {
    case 'TakeFreePlan':
      return takeFreePlan(command, state);
    case 'Cancel':
      return cancel(command, state);
    default:
      return unreachable(command);
  }
};

export const evolve = (state: Subscription, event: SubscriptionEvent): Subscription => {
  switch (event.type) {
    case 'SubscriptionStarted': {
      if (state.status === 'active') throw new ImpossibleEvent(event, state);
      const { type: _, ...taken } = event;
      return { status: 'active', ...taken };
    }
    case 'SubscriptionCanceled':
      if (state.status !== 'active') throw new ImpossibleEvent(event, state);
      return { ...state, status: 'canceled', canceled_at: event.at };
    default:
      return unreachable(event);
  }
};
