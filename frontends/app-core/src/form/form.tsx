import { FormProblems, type FormVerdict } from '@touchline/ui';
import type { ComponentProps, FormEvent, ReactNode } from 'react';

export type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  readonly verdict: FormVerdict;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  readonly children: ReactNode;
} & Pick<ComponentProps<typeof FormProblems>, 'keepsFocus' | 'ownSummary'>;

/** The form of every page: what it was refused for stands at its fields and, with their names, above them. */
export const Form = ({ verdict, onSubmit, keepsFocus, ownSummary, children, ...form }: FormProps): ReactNode => (
  <form
    {...form}
    noValidate
    onSubmit={(event) => {
      // It may stand within another one, on the page or through a layer; that one isn't sent.
      event.stopPropagation();
      onSubmit(event);
    }}
  >
    <FormProblems verdict={verdict} {...(keepsFocus ? { keepsFocus } : {})} {...(ownSummary ? { ownSummary } : {})}>
      {children}
    </FormProblems>
  </form>
);
