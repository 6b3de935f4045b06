import { invalid, Rejected } from '@touchline/platform/domain';
import type { Passkey, Registered, UserEvent } from './state.ts';

/** The rules of passkeys, which stand beside the app. Whether a device's answer is true is judged by the route. */

export type PasskeyCommand =
  | { readonly type: 'AddPasskey'; readonly passkey: Passkey; readonly now: string }
  | { readonly type: 'UsePasskey'; readonly id: string; readonly counter: number; readonly now: string }
  | { readonly type: 'RemovePasskey'; readonly id: string; readonly now: string };

type CommandOf<Type extends PasskeyCommand['type']> = Extract<PasskeyCommand, { type: Type }>;
type Events = readonly UserEvent[];

const maxPasskeys = 10;

export const addPasskey = ({ passkey, now }: CommandOf<'AddPasskey'>, { second_factor }: Registered): Events => {
  if (!second_factor) throw new Rejected('NotFound');
  const { passkeys } = second_factor;
  if (passkeys.some(({ credential_id }) => credential_id === passkey.credential_id)) return [];
  if (passkeys.length >= maxPasskeys)
    throw invalid({ path: 'name', message: `At most ${maxPasskeys} passkeys. Remove one first.` });
  return [{ type: 'PasskeyAdded', passkey, at: now }];
};

export const usePasskey = ({ id, counter, now }: CommandOf<'UsePasskey'>, { second_factor }: Registered): Events => {
  const passkey = second_factor?.passkeys.find((one) => one.id === id);
  // A device that counts has to have counted on: else there are two of it.
  if (!passkey || ((counter > 0 || passkey.counter > 0) && counter <= passkey.counter))
    throw new Rejected('InvalidPasskey');
  return [{ type: 'PasskeyUsed', id, counter, at: now }];
};

export const removePasskey = ({ id, now }: CommandOf<'RemovePasskey'>, { second_factor }: Registered): Events => {
  const passkey = second_factor?.passkeys.find((one) => one.id === id);
  if (!passkey) throw new Rejected('NotFound');
  return [{ type: 'PasskeyRemoved', id, name: passkey.name, at: now }];
};
