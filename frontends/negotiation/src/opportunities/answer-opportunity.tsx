import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { Form } from '@touchline/app-core/form/form.tsx';
import { useActionKey } from '@touchline/app-core/page/use-action-key.ts';
import { opportunityOperations } from '@touchline/contracts/http/offers';
import { Button, Icon, Problem, TextArea, toast } from '@touchline/ui';
import { type ReactNode, useId } from 'react';
import { ContactFields, type Shared, shownAtFirst } from '../interests/contact-fields.tsx';
import { type Opportunity, useAnswerOpportunity } from './opportunities-api.ts';
import { text } from './text.ts';

interface Typed {
  readonly message: string;
  readonly contact: Shared;
}

/** A player's answer, beside the reasons for it: what the club will see stands below the button. */
export const AnswerOpportunity = ({ opportunity }: { readonly opportunity: Opportunity }): ReactNode => {
  const answer = useAnswerOpportunity(opportunity.id);
  const keyOf = useActionKey();
  const heading = useId();
  const name = opportunity.club_team.club_name;
  const { form, error, refusal, busy, put, submit, verdict } = useContractForm({
    schema: opportunityOperations.answerOpportunity.body,
    initial: { message: '', contact: shownAtFirst } as Typed,
  });
  return (
    <Form
      verdict={verdict}
      aria-labelledby={heading}
      className="grid gap-5"
      onSubmit={submit(async (body) => {
        await answer.mutateAsync({ body, key: keyOf({ ...body, id: opportunity.id }) });
        toast({ kind: 'success', title: text('answered', { name }) });
      })}
    >
      <TextArea
        label={text('message')}
        help={text('messageHelp')}
        rows={4}
        maxLength={1000}
        {...form.register('message')}
        error={error('message')}
      />
      <ContactFields
        legend={text('contact', { name })}
        value={form.watch('contact') as Shared}
        onChange={(contact) => put({ contact })}
        error={error('contact.phone')}
      />
      <Problem attempt={form.formState.submitCount}>
        {refusal && answer.error?.code === 'ClubInterestPlayerNotEligible' ? text('notNow', { name }) : refusal}
      </Problem>
      <div className="grid gap-2.5">
        <Button variant="primary" size="lg" block type="submit" busy={busy} id={heading}>
          {text('answer', { name })}
        </Button>
        <p className="tl-tiny flex items-start gap-1.5 text-ink-2">
          <Icon name="eye" size={16} />
          <span>{text('seen', { name })}</span>
        </p>
      </div>
    </Form>
  );
};
