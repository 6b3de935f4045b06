import type { UseMutationResult } from '@tanstack/react-query';
import { type ApiFailure, fieldDetails } from '@touchline/app-core/client/failure.ts';
import { useActionKey } from '@touchline/app-core/page/use-action-key.ts';
import { toast } from '@touchline/ui';
import { useState } from 'react';
import type { Keyed } from '../offers/offers-api.ts';

/** One answer to what the other side asked: what is wrong at a field, what is refused as a whole, and the way to send it. */
export const useAnswering = <Answer extends object>(answer: UseMutationResult<unknown, ApiFailure, Keyed<Answer>>) => {
  const keyOf = useActionKey();
  const [attempt, setAttempt] = useState(0);
  const details = fieldDetails(answer.error);
  return {
    attempt,
    busy: answer.isPending,
    /** What is wrong at a field; nothing of the whole stands beside it. */
    error: (path: string) => details.find((detail) => detail.path === path)?.message,
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
        },
      );
    },
  };
};

export type Answering<Answer extends object> = ReturnType<typeof useAnswering<Answer>>;
