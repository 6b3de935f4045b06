import { useMutation } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import { fieldDetails, isApiFailure } from '@touchline/app-core/client/failure.ts';
import type { FieldProblem } from '@touchline/app-core/form/contract-form.ts';
import { useNavigate } from '@touchline/app-core/page/router.ts';
import { useSession } from '@touchline/app-core/session/session.tsx';
import { toast } from '@touchline/ui';
import { text } from './text.ts';

export interface Submit {
  readonly busy: boolean;
  /** The catalogue's code and sentence, where it was refused. */
  readonly refusal: { readonly code: string; readonly message: string } | null;
  /** The refused fields of the whole profile (`person.first_name`). */
  readonly missing: readonly FieldProblem[];
  /** Hands in; `before` saves the last step and says whether it may go on. */
  readonly submit: (before?: () => Promise<boolean>) => void;
}

/** Hands the profile in to staff; after it the guards know where the person belongs. */
export const useSubmit = (): Submit => {
  const { refresh } = useSession();
  const navigate = useNavigate();
  const act = useMutation({
    mutationFn: async (before?: () => Promise<boolean>): Promise<boolean> => {
      if (before && !(await before())) return false;
      await api.post('/profile/submit');
      return true;
    },
    onSuccess: async (done) => {
      if (!done) return;
      await refresh();
      toast({ kind: 'success', title: text('submitted') });
      await navigate('/pending-verification');
    },
  });
  const failure = isApiFailure(act.error) ? act.error : null;
  return {
    busy: act.isPending,
    refusal: failure && { code: failure.code, message: failure.message },
    missing: fieldDetails(act.error),
    submit: (before) => act.mutate(before),
  };
};
