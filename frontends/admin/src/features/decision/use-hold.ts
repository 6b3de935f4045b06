import { useQueryClient } from '@tanstack/react-query';
import { type ApiFailure, failureOf, isApiFailure } from '@touchline/app-core/client/failure.ts';
import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { type CaseHold, type CaseKind, holdCalls } from '../../api/holds-api.ts';

/** Who does something at a case stays with it; no more often than this is said, in ms. */
const SIGN_OF_LIFE_MS = 60_000;

const BeginContext = createContext<() => void>(() => {});
export const Begin = BeginContext.Provider;
/** For what is filled in to decide: whoever begins that has the case, where nobody else does. */
export const useBegin = (): (() => void) => useContext(BeginContext);

/** Whose a case is, and how that changes. */
export const useHold = (
  kind: CaseKind,
  id: string,
  held: CaseHold | null,
  me: string,
  waits: boolean,
): {
  readonly busy: 'take' | 'giveBack' | null;
  readonly failure: ApiFailure | null;
  readonly take: (over: string | null) => Promise<boolean>;
  readonly giveBack: () => Promise<boolean>;
  readonly begin: () => void;
} => {
  const client = useQueryClient();
  const [busy, setBusy] = useState<'take' | 'giveBack' | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const again = useCallback(async () => {
    void client.invalidateQueries({ queryKey: [`${kind}s`] });
    await client.invalidateQueries({ queryKey: [kind, id] });
  }, [client, kind, id]);
  const act = async (what: 'take' | 'giveBack', call: () => Promise<unknown>): Promise<boolean> => {
    setBusy(what);
    setFailure(null);
    try {
      await call();
      return true;
    } catch (reason) {
      setFailure(isApiFailure(reason) ? reason : failureOf(0, undefined));
      return false;
    } finally {
      await again();
      setBusy(null);
    }
  };

  /** By itself: where it can't be taken, the page shows by and by who has it. */
  const quietly = useCallback(() => holdCalls[kind].take(id, null, true), [kind, id]);
  const begun = useRef(false);
  const begin = useCallback(() => {
    if (!waits || held || begun.current) return;
    begun.current = true;
    void quietly()
      .catch(() => undefined)
      .then(again);
  }, [waits, held, quietly, again]);

  const mine = held?.by === me;
  useEffect(() => {
    if (!mine) return;
    let told = Date.now();
    const alive = (): void => {
      if (Date.now() - told < SIGN_OF_LIFE_MS) return;
      told = Date.now();
      void quietly().catch(again);
    };
    window.addEventListener('pointerdown', alive);
    window.addEventListener('keydown', alive);
    return () => {
      window.removeEventListener('pointerdown', alive);
      window.removeEventListener('keydown', alive);
    };
  }, [mine, quietly, again]);

  return {
    busy,
    failure,
    take: (over) => act('take', () => holdCalls[kind].take(id, over, false)),
    giveBack: () => act('giveBack', () => holdCalls[kind].giveBack(id)),
    begin,
  };
};
