import { useQueryClient } from '@tanstack/react-query';
import { useFreshPassword } from '@touchline/app-core/account/fresh-password.tsx';
import { type ApiFailure, failureOf, isApiFailure } from '@touchline/app-core/client/failure.ts';
import { useCallback, useState } from 'react';
import type { Despite } from '../../api/holds-api.ts';
import { useAskIfHeld } from './components/ask-if-held.tsx';

export type Decision<Name extends string> = {
  /** The one under way. */
  readonly busy: Name | null;
  /** Why the last one was refused; it stands at the decision until the next try. */
  readonly failure: ApiFailure | null;
  /**
   * Resolves to the answer, or to undefined where it was refused. What answers a case is done `despite` the colleague who has it,
   * once that was asked.
   */
  readonly decide: <T>(name: Name, act: (despite?: Despite) => Promise<T>) => Promise<T | undefined>;
};

/**
 * One decision at a time, with a fresh password where it needs one. Where something changed since it was looked at, what is
 * current is asked for, so that the page shows what to decide on.
 */
export const useDecision = <Name extends string>(): Decision<Name> => {
  const client = useQueryClient();
  const fresh = useFreshPassword();
  const askIfHeld = useAskIfHeld();
  const [busy, setBusy] = useState<Name | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const decide = useCallback(
    async <T>(name: Name, act: (despite?: Despite) => Promise<T>): Promise<T | undefined> => {
      setBusy(name);
      setFailure(null);
      try {
        return await askIfHeld((despite) => fresh(() => act(despite)));
      } catch (reason) {
        const failure = isApiFailure(reason) ? reason : failureOf(0, undefined);
        setFailure(failure);
        if (failure.code === 'StaleVersion') void client.invalidateQueries();
        return undefined;
      } finally {
        setBusy(null);
      }
    },
    [client, fresh, askIfHeld],
  );
  return { busy, failure, decide };
};
