import type { ContractForm } from '@touchline/app-core/form/contract-form.ts';
import { useSession } from '@touchline/app-core/session/session.tsx';
import { mostSigningDays, signingDays } from '@touchline/contracts/policies/own-documents';
import { TextArea, TextField } from '@touchline/ui';
import { Checkbox } from '@touchline/ui/forms';
import type { ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { kinds } from '../../../kinds/kinds.ts';
import { text } from '../templates-text.ts';

/** What is typed of a template’s words; the days as they stand in their field. */
export type TypedWords = {
  title: string;
  message: string;
  signing_days: string;
  shared: boolean;
};

export const wordsOf = ({ signing_days, ...words }: TypedWords) => ({
  ...words,
  signing_days: signing_days.trim() === '' ? undefined : Number(signing_days),
});

export const typedWords = (words: {
  readonly title: string;
  readonly message: string;
  readonly signing_days?: number;
  readonly shared?: boolean;
}): TypedWords => ({
  ...{ title: words.title, message: words.message, shared: words.shared ?? false },
  signing_days: String(words.signing_days ?? signingDays),
});

/** Title, days and message of a template, and whether the club shares it. */
export const WordsFields = <Typed extends FieldValues & TypedWords, Body>({
  entry: { form, error, put },
}: {
  readonly entry: Pick<ContractForm<Typed, Body>, 'form' | 'error' | 'put'>;
}): ReactNode => {
  const { current } = useSession();
  const field = (name: keyof TypedWords) => form.register(name as Path<Typed>);
  const shared: boolean = form.watch('shared' as Path<Typed>);
  return (
    <>
      <TextField
        label={text('title')}
        help={text('titleHelp')}
        maxLength={80}
        error={error('title')}
        {...field('title')}
      />
      <TextField
        label={text('days')}
        help={text('daysHelp')}
        type="number"
        inputMode="numeric"
        min={1}
        max={mostSigningDays}
        error={error('signing_days')}
        {...field('signing_days')}
      />
      <TextArea
        label={text('message')}
        optional
        rows={3}
        maxLength={1000}
        error={error('message')}
        {...field('message')}
      />
      {/* Who acts for no club has nobody to share it with. */}
      {shared || (current && kinds[current.profile_type].side === 'club') ? (
        <Checkbox
          label={text('share')}
          detail={text('shareText')}
          checked={shared}
          onChange={(next) => put({ shared: next } as Partial<Typed>)}
          error={error('shared')}
        />
      ) : null}
    </>
  );
};
