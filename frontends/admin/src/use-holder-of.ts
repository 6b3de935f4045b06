import { useIdentity } from '@touchline/app-core/session/session.tsx';
import type { CaseHold } from './api/holds-api.ts';
import { text } from './text.ts';

/** Says in a word who of staff has a case; null where nobody has. */
export const useHolderOf = (): ((of: { readonly held: CaseHold | null }) => string | null) => {
  const me = useIdentity().id;
  return ({ held }) => {
    if (!held) return null;
    return held.by === me ? text('heldByYou') : text('heldBy', { who: held.by_name ?? text('colleague') });
  };
};
