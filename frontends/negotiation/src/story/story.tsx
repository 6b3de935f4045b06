import { useQuery } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Reply } from '@touchline/app-core/client/create-client.ts';
import { formatDay, formatDayRange, Link, type Meaning, Skeletons, Status } from '@touchline/ui';
import type { ReactNode } from 'react';
import { trialReportHref, trialsHref } from '../trials/addresses.ts';
import { text } from './text.ts';

type Told = Reply<'/stories', 'get'>['data'][number];
type Step = Told['steps'][number];
export type StorySide = 'club' | 'player';

export const storiesQuery = (playerId: string) => ({
  queryKey: ['stories', playerId] as const,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    api.get('/stories', { query: { player_id: playerId }, signal, quiet: true }),
  refetchInterval: 20_000,
});

const waits = new Set(['pending', 'available']);
const good = new Set(['accepted', 'completed', 'fully-signed']);

const meaningOf = ({ status, your_turn }: Step): Meaning => {
  if (your_turn) return 'mine';
  return waits.has(status) ? 'pending' : good.has(status) ? 'yes' : 'closed';
};

type State = Extract<Parameters<typeof text>[0], `${Step['kind']}_${string}`>;

const stateOf = ({ kind, status, your_turn }: Step): string =>
  your_turn ? text('yourTurn') : text(`${kind}_${status}` as State);

const nameOf = ({ kind, rounds }: Step): string =>
  kind === 'offer' && rounds !== null && rounds > 1 ? text('offerRounds', { rounds }) : text(kind);

const whenOf = ({ dates, at }: Step): string => {
  if (dates) return formatDayRange(dates.starts_on, dates.ends_on);
  return at === null ? '' : formatDay(at);
};

/** Where a step is looked at. */
export const stepHref = ({ kind, id, offer_id }: Step, side: StorySide): string => {
  const area = side === 'club' ? '/club-representative' : '/player';
  switch (kind) {
    case 'interest':
      return `${area}/club-interest?interest=${id}`;
    case 'trial':
      return `${trialsHref(side)}?trial=${id}`;
    default:
      return `${area}/offers/${offer_id ?? id}`;
  }
};

/** From the first look to the signature, a line each, oldest first; `current` is the one that is looked at already. */
export const StorySteps = ({
  steps,
  side,
  current,
  label = text('title'),
}: {
  readonly steps: readonly Step[];
  readonly side: StorySide;
  readonly current?: string;
  /** Names the list where there are several. */
  readonly label?: string;
}): ReactNode => (
  <ol className="grid gap-2.5 border-l-2 border-line pl-4" aria-label={label}>
    {steps.map((step) => (
      <li key={step.id} className="grid gap-0.5" aria-current={step.id === current ? 'step' : undefined}>
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          {step.id === current ? (
            <b className="tl-strong">{nameOf(step)}</b>
          ) : (
            <Link href={stepHref(step, side)}>{nameOf(step)}</Link>
          )}
          <span className="tl-small tl-num text-ink-2">{whenOf(step)}</span>
        </span>
        <span className="tl-small flex flex-wrap items-baseline gap-x-3">
          <Status meaning={meaningOf(step)}>{stateOf(step)}</Status>
          {step.has_report && step.id !== current ? (
            <Link href={trialReportHref(side, step.id)}>{text('report')}</Link>
          ) : null}
        </span>
      </li>
    ))}
  </ol>
);

/** What there was between the viewer's teams and a player; each team's by itself where there are several. */
export const StoryWithPlayer = ({
  playerId,
  name,
}: {
  readonly playerId: string;
  readonly name: string;
}): ReactNode => {
  const stories = useQuery(storiesQuery(playerId));
  if (stories.isPending) return <Skeletons lines={2} />;
  const told = stories.data?.data ?? [];
  if (told.length === 0) return <p className="tl-small text-ink-3">{text('none', { name })}</p>;
  return (
    <div className="grid gap-4">
      {told.map(({ club_team, steps }) => (
        <div key={club_team.team_id} className="grid gap-2">
          {told.length > 1 ? <p className="tl-small text-ink-2">{club_team.team_name}</p> : null}
          <StorySteps steps={steps} side="club" />
        </div>
      ))}
    </div>
  );
};

/** The story that an offer, a trial or an interest is part of; nothing where it is the only step. */
export const StorySection = ({
  playerId,
  teamId,
  side,
  current,
}: {
  readonly playerId: string;
  readonly teamId: string;
  readonly side: StorySide;
  readonly current: string;
}): ReactNode => {
  const stories = useQuery(storiesQuery(playerId));
  const steps = stories.data?.data.find(({ club_team }) => club_team.team_id === teamId)?.steps ?? [];
  if (steps.length < 2) return null;
  return (
    <section className="grid gap-3">
      <h2 className="tl-subhead">{text('title')}</h2>
      <StorySteps steps={steps} side={side} current={current} />
    </section>
  );
};
