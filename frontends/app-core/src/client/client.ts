import { toast } from '@touchline/ui';
import { log } from '../log.ts';
import { readCurrentProfile } from '../session/current-profile.ts';
import { createCommandKeys } from './command-keys.ts';
import { createKnownTokens } from './consistency-token.ts';
import { createClient } from './create-client.ts';
import { createDownload } from './download.ts';
import { canReach as reach } from './reach.ts';
import type { ClientEnvironment } from './requests.ts';
import { createUpload } from './upload.ts';

const reactions = {
  unauthenticated: (): void => location.assign('/logout'),
};

/** The shell's router goes to /logout without a page load; until it says so, the browser does. */
export const onUnauthenticated = (react: () => void): void => {
  reactions.unauthenticated = react;
};

const environment: ClientEnvironment = {
  base: '/api',
  fetch: (input, init) => globalThis.fetch(input, init),
  cookies: () => document.cookie,
  profile: readCurrentProfile,
  consistency: createKnownTokens(() => sessionStorage),
  keys: createCommandKeys(() => crypto.randomUUID()),
  online: () => navigator.onLine,
  onUnauthenticated: () => reactions.unauthenticated(),
  onFailure: ({ message }) => {
    toast({ kind: 'error', title: message });
  },
  warn: (message) => log.warn(message),
};

export const api = createClient(environment);
export const upload = createUpload(environment);
export const download = createDownload(environment);
export const canReach = (): Promise<boolean> => reach(environment);
