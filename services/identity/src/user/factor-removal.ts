import { Rejected, verification } from '@touchline/platform/domain';
import type { Registered, SecondFactor, UserEvent } from './state.ts';

/** The rules of a second factor that was lost: one member of staff asks, another one takes it away, and nobody their own. */

export type FactorRemovalCommand =
  | { readonly type: 'AskFactorRemoval'; readonly by: string; readonly reason: string; readonly now: string }
  | { readonly type: 'ConfirmFactorRemoval'; readonly by: string; readonly now: string }
  | { readonly type: 'DropFactorRemoval'; readonly by: string; readonly now: string };

type CommandOf<Type extends FactorRemovalCommand['type']> = Extract<FactorRemovalCommand, { type: Type }>;
type Events = readonly UserEvent[];

/** What was asked longer ago than this has to be asked anew. */
export const removalMs = 7 * 86_400_000;

/** The request that can still be confirmed. */
export const pendingRemoval = (
  { second_factor }: Pick<Registered, 'second_factor'>,
  now: string,
): SecondFactor['removal'] => {
  const removal = second_factor?.removal ?? null;
  return removal && Date.parse(now) - Date.parse(removal.at) < removalMs ? removal : null;
};

const refuseOwn = ({ user_id }: Registered, by: string): void =>
  verification.refuseOwn({ noun: 'account', user_id }, by);

export const askFactorRemoval = ({ by, reason, now }: CommandOf<'AskFactorRemoval'>, user: Registered): Events => {
  refuseOwn(user, by);
  if (!user.second_factor) throw new Rejected('NotFound');
  return pendingRemoval(user, now) ? [] : [{ type: 'FactorRemovalAsked', by, reason, at: now }];
};

export const confirmFactorRemoval = ({ by, now }: CommandOf<'ConfirmFactorRemoval'>, user: Registered): Events => {
  refuseOwn(user, by);
  const removal = pendingRemoval(user, now);
  if (!removal) throw new Rejected('NotFound');
  if (removal.by === by) throw new Rejected('AccessDeniedException');
  return [{ type: 'SecondFactorRemoved', by, asked_by: removal.by, reason: removal.reason, at: now }];
};

export const dropFactorRemoval = ({ by, now }: CommandOf<'DropFactorRemoval'>, user: Registered): Events => {
  refuseOwn(user, by);
  return pendingRemoval(user, now) ? [{ type: 'FactorRemovalDropped', by, at: now }] : [];
};
