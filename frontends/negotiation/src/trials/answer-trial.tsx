import { useQuery } from '@tanstack/react-query';
import { Button, Dialog, Problem, today } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { ReasonDialog } from '../answering/reason-dialog.tsx';
import { useAnswering } from '../answering/use-answering.ts';
import { DayPicker } from './day-picker.tsx';
import { nameOf } from './groups.ts';
import { ProposeDates } from './propose-dates.tsx';
import { text } from './text.ts';
import { type Trial, trialProspectQuery, useAnswerTrial } from './trials-api.ts';

type Ending = 'decline' | 'withdraw' | 'cancel';
const ended = { decline: 'declined', withdraw: 'withdrawn', cancel: 'cancelled' } as const;

/** Says no, takes it back or calls it off; calling off what is agreed needs a reason. */
const EndDialog = ({
  trial,
  kind,
  open,
  onClose,
}: {
  readonly trial: Trial;
  readonly kind: Ending;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactNode => {
  const name = nameOf(trial);
  return (
    <ReasonDialog
      answering={useAnswering(useAnswerTrial(trial.id))}
      open={open}
      onClose={onClose}
      title={text(`${kind}Title`, { name })}
      description={text(`${kind}Text`, { name })}
      label={text('reason')}
      required={kind === 'cancel'}
      confirmLabel={text(kind)}
      answer={(reason) => ({ kind, body: { reason } })}
      done={text(ended[kind], { name })}
    />
  );
};

const DatesDialog = ({ trial, onClose }: { readonly trial: Trial; readonly onClose: () => void }): ReactNode => {
  const [dates, setDates] = useState({ starts_on: trial.starts_on, ends_on: trial.ends_on });
  const { data } = useQuery(trialProspectQuery(trial.player.profile_id));
  const { send, busy, problem, error, attempt } = useAnswering(useAnswerTrial(trial.id));
  const name = nameOf(trial);
  const team = data?.teams.find(({ club_team }) => club_team.team_id === trial.club_team.team_id);
  return (
    <Dialog
      open
      onOpenChange={(next) => (next ? undefined : onClose())}
      busy={busy}
      title={text('changeTitle', { name })}
      description={text('changeLead', { name })}
      footer={
        <Button
          variant="primary"
          busy={busy}
          onClick={() => send({ kind: 'dates', body: dates }, text('changed', { name }), onClose)}
        >
          {text('keepDates')}
        </Button>
      }
    >
      <div className="grid gap-4 text-ink">
        <DayPicker
          value={dates}
          onChange={setDates}
          blocked={(data?.blocked ?? []).filter((span) => span.trial_request_id !== trial.id)}
          earliest={team?.earliest_start ?? today()}
          error={error}
        />
        <Problem attempt={attempt}>{problem}</Problem>
      </div>
    </Dialog>
  );
};

/** The player's answer, in the row itself: the yes names the days that are seen. */
export const AnswerPanel = ({ trial }: { readonly trial: Trial }): ReactNode => {
  const [open, setOpen] = useState<'decline' | 'propose' | null>(null);
  const close = (): void => setOpen(null);
  const { send, busy, problem, attempt } = useAnswering(useAnswerTrial(trial.id));
  const name = nameOf(trial);
  const { starts_on, ends_on } = trial;
  return (
    <div className="grid gap-4">
      <Problem attempt={attempt}>{problem}</Problem>
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="primary"
          icon="check"
          busy={busy}
          onClick={() => send({ kind: 'accept', body: { starts_on, ends_on } }, text('accepted', { name }))}
        >
          {text('accept')}
          <span className="tl-sr">: {name}</span>
        </Button>
        <Button icon="calendar-plus" disabled={busy} onClick={() => setOpen('propose')}>
          {text('propose')}
          <span className="tl-sr">: {name}</span>
        </Button>
        <Button disabled={busy} onClick={() => setOpen('decline')}>
          {text('decline')}
          <span className="tl-sr">: {name}</span>
        </Button>
      </div>
      <EndDialog trial={trial} kind="decline" open={open === 'decline'} onClose={close} />
      {open === 'propose' ? <ProposeDates trial={trial} onClose={close} /> : null}
    </div>
  );
};

/** What may still be done with it besides: by the club while it waits, by either once it is agreed. */
export const OwnActions = ({ trial }: { readonly trial: Trial }): ReactNode => {
  const [open, setOpen] = useState<'dates' | Ending | null>(null);
  const close = (): void => setOpen(null);
  const name = nameOf(trial);
  const waits = trial.status === 'pending' && trial.your_side === 'club';
  if (!waits && trial.status !== 'accepted') return null;
  const ending = waits ? 'withdraw' : 'cancel';
  return (
    <span className="flex flex-wrap gap-2">
      {waits ? (
        <Button variant="ghost" size="sm" onClick={() => setOpen('dates')}>
          {text('changeDates')}
          <span className="tl-sr">: {name}</span>
        </Button>
      ) : null}
      <Button variant="decline" size="sm" onClick={() => setOpen(ending)}>
        {text(ending)}
        <span className="tl-sr">: {name}</span>
      </Button>
      {open === 'dates' ? <DatesDialog trial={trial} onClose={close} /> : null}
      <EndDialog trial={trial} kind={ending} open={open === ending} onClose={close} />
    </span>
  );
};
