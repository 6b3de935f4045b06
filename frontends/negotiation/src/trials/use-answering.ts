import { fieldDetails } from '@touchline/app-core/client/failure.ts';
import { useActionKey } from '@touchline/app-core/page/use-action-key.ts';
import { toast } from '@touchline/ui';
import { useState } from 'react';
import { type Trial, type TrialAnswer, useAnswerTrial } from './trials-api.ts';

/** One answer to a trial: what is wrong at a field, what is refused as a whole, and the way to send it. */
export const useAnswering = (trial: Trial) => {
  const answer = useAnswerTrial(trial.id);
  const keyOf = useActionKey();
  const [attempt, setAttempt] = useState(0);
  const details = fieldDetails(answer.error);
  return {
    attempt,
    busy: answer.isPending,
    /** What is wrong at a field; nothing of the whole stands beside it. */
    error: (path: string) => details.find((detail) => detail.path === path)?.message,
    problem: answer.error && details.length === 0 ? answer.error.message : undefined,
    send: (given: TrialAnswer, done: string, then: () => void = () => undefined): void => {
      setAttempt((before) => before + 1);
      answer.mutate(
        { ...given, key: keyOf(given) },
        {
          onSuccess: () => {
            then();
            toast({ kind: 'success', title: done });
          },
        },
      );
    },
  };
};
