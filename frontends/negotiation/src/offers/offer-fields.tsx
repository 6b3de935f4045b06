import { Button, type ButtonProps, DateField, Field, Section, TextArea, TextField } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../text.ts';
import type { TermsDraft } from './terms-draft.ts';
import { TermsForm, type TermsFormProps } from './terms-form.tsx';
import { text as words } from './text.ts';
import type { OfferForm } from './use-offer-form.ts';

/** What one writes to put terms on the table, whether they open a negotiation or answer in it. */
export type OfferDraft = {
  readonly terms: TermsDraft;
  readonly message: string;
  /** Until when the other side can answer: a day and a time of day, where the reader is. */
  readonly day: string;
  readonly time: string;
};

export type OfferFieldsProps<Draft extends OfferDraft> = Pick<
  TermsFormProps,
  'maxYears' | 'earliestStart' | 'startHelp' | 'before'
> & {
  readonly form: Pick<OfferForm<Draft>, 'draft' | 'errors' | 'change' | 'onReadable' | 'unreadable' | 'beginnings'>;
  readonly wordsTitle: string;
  readonly messageHelp: string;
  /** What this side may decide besides: whether the terms are final, what it confirms. */
  readonly children?: ReactNode;
};

/** The terms as fields, then what goes with them: a message, and until when it can be answered. */
export const OfferFields = <Draft extends OfferDraft>({
  form: { draft, errors, change, onReadable, unreadable, beginnings },
  wordsTitle,
  messageHelp,
  children,
  ...limits
}: OfferFieldsProps<Draft>): ReactNode => {
  const answerBy = (until: Pick<OfferDraft, 'day' | 'time'>): void => change({ ...draft, ...until });
  return (
    <>
      <TermsForm
        key={beginnings}
        draft={draft.terms}
        unreadable={unreadable}
        errors={errors}
        onReadable={onReadable}
        onChange={(terms) => change({ ...draft, terms })}
        {...limits}
      />
      <Section title={wordsTitle}>
        <div className="grid gap-5 pt-4">
          <TextArea
            label={text('message')}
            optional
            help={messageHelp}
            rows={3}
            maxLength={1000}
            value={draft.message}
            error={errors.message}
            onChange={(event) => change({ ...draft, message: event.target.value })}
          />
          <Field label={text('answerUntil')} error={errors.expires_at} group>
            {() => (
              <div className="grid max-w-100 grid-cols-[minmax(0,1fr)_8rem] gap-2">
                <DateField
                  label={text('answerUntilDay')}
                  hideLabel
                  id="expires_at"
                  value={draft.day}
                  onChange={(event) => answerBy({ day: event.target.value, time: draft.time })}
                />
                <TextField
                  label={text('answerUntilTime')}
                  hideLabel
                  type="time"
                  value={draft.time}
                  onChange={(event) => answerBy({ day: draft.day, time: event.target.value })}
                />
              </div>
            )}
          </Field>
          {children}
        </div>
      </Section>
    </>
  );
};

/** The foot of the form, always in reach: above the bottom bar on a phone, with the total where no column beside the form has it. */
export const OfferFormFoot = ({
  sum,
  onDiscard,
  className,
  ...send
}: ButtonProps & { readonly sum: ReactNode; readonly onDiscard?: () => void }): ReactNode => (
  <div
    className={`sticky bottom-0 z-5 flex items-center gap-3 border-t border-line-strong bg-raised px-10 py-3 max-sm:bottom-[calc(var(--bottom-height)+env(safe-area-inset-bottom))] max-sm:px-4 max-sm:py-2.5 ${className ?? ''}`}
  >
    <div className="mr-auto min-w-0 md:hidden">{sum}</div>
    {onDiscard ? (
      <Button size="lg" variant="ghost" className="max-sm:hidden md:ml-auto" onClick={onDiscard}>
        {words('discard')}
      </Button>
    ) : null}
    <Button type="submit" variant="primary" size="lg" className="flex-none" {...send} />
  </div>
);
