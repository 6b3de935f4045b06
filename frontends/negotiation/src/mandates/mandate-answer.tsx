import { mandateMonths, mandateRegulations } from '@touchline/contracts/policies/mandates';
import { Button, DescriptionList, formatDay, Notice, Problem, Reason } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { ReasonDialog } from '../answering/reason-dialog.tsx';
import { useAnswering } from '../answering/use-answering.ts';
import { EndMandate } from './end-mandate.tsx';
import { type Mandate, useAnswerMandate } from './mandates-api.ts';
import { text } from './text.ts';

const firstName = (name: string): string => name.split(' ')[0] ?? name;

/** The player's yes or no; on a phone the same two stand at the foot of the page. */
const Answer = ({ mandate }: { readonly mandate: Mandate }): ReactNode => {
  const [declining, setDeclining] = useState(false);
  const { send, busy, problem, attempt } = useAnswering(useAnswerMandate(mandate.id));
  const declined = useAnswering(useAnswerMandate(mandate.id));
  const { name } = mandate.agent;
  const decline = (
    <Button variant="decline" block disabled={busy} onClick={() => setDeclining(true)}>
      {text('decline')}
    </Button>
  );
  const confirm = (label: string, size: 'lg' | 'md'): ReactNode => (
    <Button
      variant="primary"
      size={size}
      block
      busy={busy}
      disabled={mandate.blocked !== null}
      onClick={() => send({ kind: 'confirm' }, text('confirmed', { name }))}
    >
      {label}
    </Button>
  );
  return (
    <div className="grid gap-3">
      {mandate.blocked ? <Notice tone="pending">{mandate.blocked.message}</Notice> : null}
      <div className="grid gap-2.5 max-sm:hidden">
        {confirm(text('confirm', { name: firstName(name) }), 'lg')}
        {decline}
      </div>
      <section
        aria-label={text('answerBar')}
        className="fixed inset-x-0 bottom-[calc(var(--bottom-height)+env(safe-area-inset-bottom))] z-9 grid grid-cols-[1fr_1.4fr] gap-2 border-line-strong border-t bg-raised px-4 py-2.5 sm:hidden"
      >
        {decline}
        {confirm(text('confirmShort'), 'md')}
      </section>
      <Problem attempt={attempt}>{problem}</Problem>
      <ReasonDialog
        answering={declined}
        open={declining}
        onClose={() => setDeclining(false)}
        title={text('declineTitle', { name })}
        description={text('declineText', { name })}
        label={text('reason')}
        confirmLabel={text('decline')}
        answer={(reason) => ({ kind: 'decline' as const, body: { reason } })}
        done={text('declinedToast', { name })}
      />
    </div>
  );
};

/** Beside a mandate: what is agreed on, in numbers, and what the player does about it. */
export const MandateAnswer = ({ mandate }: { readonly mandate: Mandate }): ReactNode => {
  const { agent, exclusive, starts_on, ends_on, until } = mandate;
  return (
    <>
      <div>
        <h2 className="tl-heading">{text(exclusive ? 'exclusiveTitle' : 'notExclusiveTitle')}</h2>
        <p className="tl-shirt tl-num pt-2.5 text-[3.5rem] leading-13">
          {text('months', { count: mandateMonths({ starts_on, ends_on }) })}
        </p>
      </div>
      <DescriptionList
        facts={[
          { term: text('kind'), value: text(exclusive ? 'exclusiveText' : 'notExclusiveText') },
          { term: text('from'), value: <span className="tl-num">{formatDay(starts_on)}</span> },
          { term: text('until'), value: <span className="tl-num">{formatDay(until)}</span> },
          { term: text('endsEarly'), value: text('endsEarlyText', { days: mandateRegulations.noticeDays }) },
          { term: text('clubsSee'), value: text('clubsSeeText', { name: agent.name, agency: agent.agency }) },
        ]}
      />
      {mandate.your_turn ? <Answer mandate={mandate} /> : null}
      <EndMandate mandate={mandate} block />
      {mandate.your_turn ? (
        <div className="grid gap-3">
          <Reason icon="clock">{text('answerBy', { date: formatDay(mandate.answer_by) })}</Reason>
          <Reason icon="info">{text('notSure')}</Reason>
        </div>
      ) : null}
    </>
  );
};
