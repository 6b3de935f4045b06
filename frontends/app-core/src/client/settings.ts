import { type ClientSettings, clientSettingsOf } from '@touchline/contracts/protocol/client';
import { readBoot } from '../session/boot.ts';

let settings: ClientSettings | undefined;

/** How this page reaches the API, as the server told with it: parsed once. @throws ConfigurationError naming what is missing */
export const readSettings = (): ClientSettings => {
  settings ??= clientSettingsOf(readBoot().config.client);
  return settings;
};

/** Whether calls carry a token of ours instead of the browser's cookie. */
export const byToken = ({ mode }: Pick<ClientSettings, 'mode'>): boolean => mode === 'token';

type Endpoints = ClientSettings['endpoints'];
const paths: Readonly<Record<string, keyof Endpoints>> = {
  '/login': 'login',
  '/logout': 'logout',
  '/me': 'user',
  '/csrf': 'csrf',
};

/** `/offers/{offer_id}` with `{ offer_id: 'off_1' }` → `/offers/off_1`; the endpoints that are set stand at theirs. */
export const addressOf = (
  { endpoints }: Pick<ClientSettings, 'endpoints'>,
  path: string,
  params: Readonly<Record<string, unknown>> = {},
): string => {
  const endpoint = paths[path];
  if (endpoint !== undefined) return endpoints[endpoint];
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
};
