import { toast } from '@touchline/ui';
import { log } from '../log.ts';
import { readCurrentProfile } from '../session/current-profile.ts';
import { createCommandKeys } from './command-keys.ts';
import { createKnownTokens } from './consistency-token.ts';
import { createClient } from './create-client.ts';
import { createDownload, createFileReader } from './download.ts';
import { canReach as reach } from './reach.ts';
import type { ClientEnvironment } from './requests.ts';
import { readSettings } from './settings.ts';
import { createTokenStore } from './token-store.ts';
import { createUpload } from './upload.ts';

/** Signs out what is left of a session that is over, and says where one was. */
const logoutHref = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  `/logout?redirect=${encodeURIComponent(`${pathname}${search}`)}`;

const reactions = {
  unauthenticated: (href: string): void => location.assign(href),
};

/** The shell's router goes to /logout without a page load; until it says so, the browser does. */
export const onUnauthenticated = (react: (logoutHref: string) => void): void => {
  reactions.unauthenticated = react;
};

/** The session's token, in token mode. */
export const token = createTokenStore(readSettings, { local: () => localStorage, session: () => sessionStorage });

const environment: ClientEnvironment = {
  get settings() {
    return readSettings();
  },
  token,
  fetch: (input, init) => globalThis.fetch(input, init),
  cookies: () => document.cookie,
  profile: readCurrentProfile,
  consistency: createKnownTokens(
    () => sessionStorage,
    () => new BroadcastChannel('touchline-after'),
  ),
  keys: createCommandKeys(() => crypto.randomUUID()),
  online: () => navigator.onLine,
  onUnauthenticated: () => {
    if (location.pathname !== '/logout') reactions.unauthenticated(logoutHref(location));
  },
  onFailure: ({ message }) => {
    toast({ kind: 'error', title: message });
  },
  warn: (message) => log.warn(message),
};

export const { onOtherTabs } = environment.consistency;
export const api = createClient(environment);
export const upload = createUpload(environment);
export const readFile = createFileReader(environment);
export const download = createDownload(environment);
/** Where a browser itself asks for a file or a stream. @param address behind the base of the API */
export const hrefOf = (address: string): string => `${readSettings().base_url}${address}`;
export const canReach = (): Promise<boolean> => reach(environment);
