import { Button, Notice } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { ReasonDialog } from '../answering/reason-dialog.tsx';
import { useAnswering } from '../answering/use-answering.ts';
import type { Opportunity } from './opportunities-api.ts';
import { useAnswerSuggestion } from './suggestions-api.ts';
import { text } from './text.ts';

/** What the player's agent suggests: answered with the form below, or declined here. The club knows nothing of it. */
export const SuggestedByAgent = ({
  suggestion: { id, agent, message },
}: {
  readonly suggestion: NonNullable<Opportunity['suggestion']>;
}): ReactNode => {
  const [declining, setDeclining] = useState(false);
  const declined = useAnswering(useAnswerSuggestion(id));
  return (
    <Notice icon="users">
      <div className="grid justify-items-start gap-2">
        <p className="tl-strong">{text('suggestsYou', { name: agent.name })}</p>
        {message ? <p className="whitespace-pre-line break-words">“{message}”</p> : null}
        <p className="tl-small text-ink-2">{text('suggestsYouText')}</p>
        <Button size="sm" onClick={() => setDeclining(true)}>
          {text('suggestionNo')}
        </Button>
      </div>
      <ReasonDialog
        answering={declined}
        open={declining}
        onClose={() => setDeclining(false)}
        title={text('suggestionNoTitle')}
        description={text('suggestionNoText', { name: agent.name })}
        label={text('suggestionReason')}
        confirmLabel={text('suggestionNo')}
        answer={(reason) => ({ kind: 'decline' as const, body: { reason } })}
        done={text('suggestionNoToast', { name: agent.name })}
      />
    </Notice>
  );
};
