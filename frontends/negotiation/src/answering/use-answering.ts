import type { UseMutationResult } from '@tanstack/react-query';
import { type ApiFailure, fieldDetails } from '@touchline/app-core/client/failure.ts';
import { useActionKey } from '@touchline/app-core/page/use-action-key.ts';
import { type FormVerdict, toast } from '@touchline/ui';
import { useRef, useState } from 'react';
import type { Keyed } from '../offers/offers-api.ts';

/** One answer to what the other side asked: what is wrong at a field, what is refused as a whole, and the way to send it. */
export const useAnswering = <Answer extends object>(answer: UseMutationResult<unknown, ApiFailure, Keyed<Answer>>) => {
  const keyOf = useActionKey();
  const [attempt, setAttempt] = useState(0);
  const [refusals, setRefusals] = useState(0);
  const shown = useRef(new Set<string>());
  const details = fieldDetails(answer.error);
  const verdict: FormVerdict = {
    attempt: refusals,
    refused: details.length > 0,
    unplaced: () => details.filter(({ path }) => !shown.current.has(path)).map(({ message }) => message),
  };
  return {
    attempt,
    /** For the list of what is wrong. */
    verdict,
    busy: answer.isPending,
    /** What is wrong at a field; nothing of the whole stands beside it. */
    error: (path: string) => {
      shown.current.add(path);
      return details.find((detail) => detail.path === path)?.message;
    },
    problem: answer.error && details.length === 0 ? answer.error.message : undefined,
    /** `done`: what is said once it is done; null where the page shows it by itself. */
    send: (given: Answer, done: string | null, then: () => void = () => undefined): void => {
      setAttempt((before) => before + 1);
      answer.mutate(
        { ...given, key: keyOf(given) },
        {
          onSuccess: () => {
            then();
            if (done !== null) toast({ kind: 'success', title: done });
          },
          onError: () => setRefusals((before) => before + 1),
        },
      );
    },
  };
};

export type Answering<Answer extends object> = ReturnType<typeof useAnswering<Answer>>;
