import { useQuery } from '@tanstack/react-query';
import { useSession } from '@touchline/app-core/session/session.tsx';
import { trialRecommendations } from '@touchline/contracts/policies/trial-report';
import { Button, ButtonLink, formatDay, Reason } from '@touchline/ui';
import type { ReactNode } from 'react';
import { StorySection, stepHref, storiesQuery } from '../story/story.tsx';
import type { Report } from './report-view.tsx';
import { text } from './text.ts';
import type { Trial } from './trials-api.ts';

const Decision = ({
  recommendation,
  side,
}: {
  readonly recommendation: NonNullable<Report['recommendation']>;
  readonly side: Trial['your_side'];
}): ReactNode => {
  const [one = '', other = ''] = trialRecommendations
    .filter((value) => value !== recommendation)
    .map((value) => text(`recommend_${value}`));
  return (
    <section>
      <h2 className="tl-heading">{text(side === 'player' ? 'reportDecided' : 'recommendation')}</h2>
      <p className="tl-shirt pt-2.5 text-[3.5rem] leading-13">{text(`recommend_${recommendation}`)}</p>
      {side === 'player' ? <p className="tl-small pt-2 text-ink-2">{text('reportOthers', { one, other })}</p> : null}
    </section>
  );
};

/** The newest offer of this team since it asked for the trial; where there is none, the club makes one if it said so. */
const Offer = ({
  trial,
  makeOfferHref,
}: {
  readonly trial: Trial;
  readonly makeOfferHref: string | null;
}): ReactNode => {
  const stories = useQuery(storiesQuery(trial.player.profile_id));
  if (!stories.data) return null;
  const made = stories.data.data
    .find(({ club_team }) => club_team.team_id === trial.club_team.team_id)
    ?.steps.findLast(({ kind, at }) => kind === 'offer' && at !== null && at >= trial.requested_at);
  if (made)
    return (
      <ButtonLink variant="primary" size="lg" block iconEnd="arrow-right" href={stepHref(made, trial.your_side)}>
        {text('reportOffer')}
      </ButtonLink>
    );
  return makeOfferHref && trial.report?.recommendation === 'offer' ? (
    <ButtonLink variant="primary" size="lg" block iconEnd="arrow-right" href={makeOfferHref}>
      {text('reportMakeOffer')}
    </ButtonLink>
  ) : null;
};

/** Who reads what of it. */
const Readers = ({ trial, report }: { readonly trial: Trial; readonly report: Report }): ReactNode => {
  const parts = report.shared.map((part) => text(`part_${part}`)).join(', ');
  const club = trial.club_team.club_name;
  return (
    <div className="grid gap-3">
      <Reason icon={parts ? 'eye' : 'eye-slash'}>
        {trial.your_side === 'player'
          ? text('reportShownYou', { club })
          : parts
            ? text('reportShown', { parts })
            : text('reportHidden')}
      </Reason>
      <Reason>{text('reportOtherClubs')}</Reason>
    </div>
  );
};

/** For a player who was asked for money, or found something else than was agreed; nothing where nobody would read it. */
const SomethingWrong = (): ReactNode => {
  const email = useSession().config.support_email;
  return email ? (
    <section className="grid justify-items-start gap-1.5 border-line-strong border-t pt-4">
      <h2 className="tl-subhead">{text('reportWrong')}</h2>
      <p className="tl-small text-ink-2">{text('reportWrongText')}</p>
      <ButtonLink icon="flag" href={`mailto:${email}`}>
        {text('reportTell')}
      </ButtonLink>
    </section>
  ) : null;
};

/** Beside a report: what the club decided, what came of it, who reads it. */
export const ReportOutcome = ({
  trial,
  report,
  makeOfferHref,
  onChange,
}: {
  readonly trial: Trial;
  readonly report: Report;
  readonly makeOfferHref: string | null;
  readonly onChange: () => void;
}): ReactNode => (
  <>
    {report.recommendation ? <Decision recommendation={report.recommendation} side={trial.your_side} /> : null}
    <div className="grid gap-2.5 empty:hidden">
      <Offer trial={trial} makeOfferHref={makeOfferHref} />
      {trial.report_until ? (
        <>
          <Button block icon="pencil-simple" onClick={onChange}>
            {text('reportChange')}
          </Button>
          <p className="tl-tiny text-ink-2">{text('reportLead', { date: formatDay(trial.report_until) })}</p>
        </>
      ) : null}
    </div>
    <Readers trial={trial} report={report} />
    <StorySection
      playerId={trial.player.profile_id}
      teamId={trial.club_team.team_id}
      side={trial.your_side}
      current={trial.id}
    />
    {trial.your_side === 'player' ? <SomethingWrong /> : null}
  </>
);
