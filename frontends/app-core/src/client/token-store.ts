import type { ClientSettings } from '@touchline/contracts/protocol/client';

const KEY = 'touchline-token';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;
export type TokenStore = {
  readonly read: () => string | null;
  readonly write: (token: string | null) => void;
};

/** The session's token, in token mode: kept where the settings say, and for this page alone where that is forbidden. */
export const createTokenStore = (
  settings: () => Pick<ClientSettings, 'token_storage'>,
  storages: Readonly<Record<NonNullable<ClientSettings['token_storage']>, () => Storage>>,
): TokenStore => {
  let known: string | null | undefined;
  const storage = (): Storage => storages[settings().token_storage ?? 'session']();
  return {
    read: () => {
      if (known === undefined) {
        try {
          known = storage().getItem(KEY);
        } catch {
          known = null; // storage is forbidden in this browser
        }
      }
      return known;
    },
    write: (token) => {
      known = token;
      try {
        if (token === null) storage().removeItem(KEY);
        else storage().setItem(KEY, token);
      } catch {
        // as above: this page still knows it
      }
    },
  };
};
