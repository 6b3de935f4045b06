import { useQuery } from '@tanstack/react-query';
import { type Dates, earliestStart } from '@touchline/contracts/policies/trial-dates';
import { Button, Dialog, formatDayRange, Problem } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { useAnswering } from '../answering/use-answering.ts';
import { trialCalendarQuery } from './calendar-api.ts';
import { DayPicker } from './day-picker.tsx';
import { freeSpansAfter, ownBlocked } from './days.ts';
import { nameOf } from './groups.ts';
import { text } from './text.ts';
import { type Trial, useAnswerTrial } from './trials-api.ts';

/** The player suggests other dates: free spans of the same length, or days of the player's own choice. */
export const ProposeDates = ({
  trial,
  onClose,
}: {
  readonly trial: Trial;
  readonly onClose: () => void;
}): ReactNode => {
  const { data } = useQuery(trialCalendarQuery());
  const blocked = data ? ownBlocked(data) : [];
  const free = data ? freeSpansAfter(trial, blocked, 3) : [];
  const [chosen, setChosen] = useState<Dates | null>(trial.proposal);
  const { send, busy, problem, error, attempt } = useAnswering(useAnswerTrial(trial.id));
  // The month of a span that was picked here is turned to; one that is typed stays where it is.
  const [turned, turnTo] = useState('');
  const pick = (span: Dates): void => {
    setChosen(span);
    turnTo(span.starts_on);
  };
  const dates = chosen ?? { starts_on: '', ends_on: '' };
  const name = nameOf(trial);
  return (
    <Dialog
      open
      onOpenChange={(next) => (next ? undefined : onClose())}
      busy={busy}
      title={text('proposeTitle', { name })}
      description={text('proposeLead', { name })}
      footer={
        <Button
          variant="primary"
          busy={busy}
          onClick={() => send({ kind: 'propose', body: dates }, text('proposed', { name }), onClose)}
        >
          {text('proposeSend')}
        </Button>
      }
    >
      <div className="grid gap-4 text-ink">
        {free.length > 0 ? (
          <div className="grid gap-2">
            <p className="tl-small tl-strong">{text('proposeFree')}</p>
            <div className="flex flex-wrap gap-2">
              {free.map((span) => (
                <Button
                  key={span.starts_on}
                  size="sm"
                  aria-pressed={span.starts_on === dates.starts_on && span.ends_on === dates.ends_on}
                  onClick={() => pick(span)}
                >
                  <span className="tl-num">{formatDayRange(span.starts_on, span.ends_on)}</span>
                </Button>
              ))}
            </div>
          </div>
        ) : null}
        <DayPicker
          key={turned}
          value={dates}
          onChange={setChosen}
          blocked={blocked}
          earliest={earliestStart(trial.club_team.country, new Date())}
          error={error}
        />
        <Problem attempt={attempt}>{problem}</Problem>
      </div>
    </Dialog>
  );
};

/** What the player suggested: the club takes it with one click, the player sees that it waits. */
export const Proposal = ({
  trial,
  proposal,
}: {
  readonly trial: Trial;
  readonly proposal: NonNullable<Trial['proposal']>;
}): ReactNode => {
  const { send, busy, problem, attempt } = useAnswering(useAnswerTrial(trial.id));
  const { name } = trial.player;
  const days = formatDayRange(proposal.starts_on, proposal.ends_on);
  if (trial.as_agent)
    return (
      <p className="tl-small text-ink-2">{text('proposalTheirs', { name, days, club: trial.club_team.club_name })}</p>
    );
  if (trial.your_side === 'player')
    return <p className="tl-small text-ink-2">{text('proposalYours', { days, club: trial.club_team.club_name })}</p>;
  return (
    <div className="grid justify-items-start gap-2.5">
      <p>
        {text('proposal', { name })} <b className="tl-strong tl-num">{days}</b>
      </p>
      <Problem attempt={attempt}>{problem}</Problem>
      <Button
        variant="primary"
        icon="check"
        busy={busy}
        onClick={() => send({ kind: 'dates', body: proposal }, text('changed', { name }))}
      >
        {text('proposalTake')}
        <span className="tl-sr">: {name}</span>
      </Button>
    </div>
  );
};
