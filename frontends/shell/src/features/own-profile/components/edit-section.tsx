import { Form } from '@touchline/app-core/form/form.tsx';
import { Button, Notice, Section, toast } from '@touchline/ui';
import { type ReactNode, useEffect } from 'react';
import { text } from '../sections-text.ts';
import type { StepForm } from '../use-step-form.ts';

/** Told by the title of the part. */
export type OnDirty = (section: string, dirty: boolean) => void;

/** One part of the profile with a save of its own: what is half typed is never shown to anybody. */
export const EditSection = <T,>({
  title,
  form,
  onDirty,
  children,
}: {
  readonly title: string;
  readonly form: StepForm<T>;
  readonly onDirty: OnDirty;
  readonly children: ReactNode;
}): ReactNode => {
  const { dirty, busy, refusal, complete, reset, verdict } = form;
  useEffect(() => {
    onDirty(title, dirty);
    return () => onDirty(title, false);
  }, [title, dirty, onDirty]);
  return (
    <Section title={title}>
      <Form
        verdict={verdict}
        className="grid max-w-195 gap-5 pt-5"
        onSubmit={(event) => {
          event.preventDefault();
          void complete().then((done) => done && toast({ kind: 'success', title: text('saved') }));
        }}
      >
        {refusal ? (
          <div role="alert">
            <Notice tone="no">{refusal}</Notice>
          </div>
        ) : null}
        {children}
        <div className="tl-actions">
          <Button type="submit" variant={dirty ? 'primary' : 'secondary'} busy={busy}>
            {text('save')}
          </Button>
          {dirty ? (
            <Button variant="ghost" onClick={reset}>
              {text('discard')}
            </Button>
          ) : null}
        </div>
      </Form>
    </Section>
  );
};
