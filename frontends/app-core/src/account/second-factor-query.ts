import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Reply } from '../client/create-client.ts';

export type SecondFactor = Reply<'/me/second-factor', 'get'>['data'];
export type Setup = Reply<'/me/second-factor', 'post'>['data'];

export const secondFactorKey = ['second-factor'] as const;

export const secondFactorQuery = () =>
  queryOptions({
    queryKey: secondFactorKey,
    queryFn: async ({ signal }): Promise<SecondFactor> =>
      (await api.get('/me/second-factor', { signal, quiet: true })).data,
  });

export const beginSecondFactor = () => api.post('/me/second-factor');
export const confirmSecondFactor = (code: string) => api.post('/me/second-factor/confirm', { body: { code } });
export const renewRecoveryCodes = (body: { readonly password: string; readonly code: string }) =>
  api.post('/me/second-factor/recovery-codes', { body });
export const switchOffSecondFactor = (body: { readonly password: string; readonly code: string }) =>
  api.post('/me/second-factor/off', { body });

/** Has this device make a passkey, and keeps it. Throws what the browser says where it makes none. */
export const addPasskey = async (name: string): Promise<void> => {
  const { data } = await api.post('/me/passkeys/options');
  const made = await startRegistration({ optionsJSON: JSON.parse(data.options) });
  await api.post('/me/passkeys', { body: { name, response: JSON.stringify(made) } });
};
export const removePasskey = (id: string) => api.delete('/me/passkeys/{passkey_id}', { params: { passkey_id: id } });

/** Signs in with a passkey of this device. Throws what the browser says where none is shown. */
export const signInWithPasskey = async (): Promise<void> => {
  const { data } = await api.post('/login/passkey/options');
  const shown = await startAuthentication({ optionsJSON: JSON.parse(data.options) });
  await api.post('/login/passkey', { body: { response: JSON.stringify(shown) } });
};
