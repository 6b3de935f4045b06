import { useQuery } from '@tanstack/react-query';
import { crestOf } from '@touchline/app-core/page/crest-of.ts';
import { FailurePage } from '@touchline/app-core/page/failure-panel.tsx';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import {
  Avatar,
  Badge,
  ButtonLink,
  Crest,
  EmptyState,
  formatDayRange,
  Link,
  Page,
  PageHeader,
  Skeletons,
} from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { trialsHref } from './addresses.ts';
import { ReportColumns } from './report-columns.tsx';
import { ReportOutcome } from './report-outcome.tsx';
import { ReportView } from './report-view.tsx';
import { text } from './text.ts';
import { TrialState } from './trial-row.tsx';
import { type Trial, trialQuery } from './trials-api.ts';
import { WriteReport } from './write-report.tsx';

export type TrialReportPageProps = {
  readonly trialId: string;
  readonly side: Trial['your_side'];
  /** Where the other side is looked at; null: nowhere. */
  readonly counterpartHref: (trial: Trial) => string | null;
  /** Where this side makes an offer; null: it makes none. */
  readonly makeOfferHref: (trial: Trial) => string | null;
};

const Head = ({
  trial,
  title,
  counterpartHref,
}: Pick<TrialReportPageProps, 'counterpartHref'> & { readonly trial: Trial; readonly title: string }): ReactNode => {
  const { your_side, player, club_team, location } = trial;
  const href = counterpartHref(trial);
  return (
    <div className="border-line-strong border-b [&>.tl-page-head]:mb-6">
      <PageHeader
        back={{ href: trialsHref(your_side), label: text('title') }}
        mark={
          your_side === 'club' ? (
            <Avatar name={player.name} size={48} />
          ) : (
            <Crest club={crestOf(club_team)} size={48} decorative />
          )
        }
        title={title}
        lead={
          <>
            {club_team.team_name}, {formatDayRange(trial.starts_on, trial.ends_on)}, {location.name}
            {href ? (
              <span className="tl-small tl-block pt-1">
                <Link href={href}>{text('reportPlayer', { name: player.name })}</Link>
              </span>
            ) : null}
          </>
        }
        actions={
          trial.status === 'completed' ? (
            <Badge meaning="closed" icon="flag-checkered">
              {text('completedBadge')}
            </Badge>
          ) : (
            <TrialState trial={trial} />
          )
        }
      />
    </div>
  );
};

/** Why there is nothing to read, and nothing to write. */
const reasonWithout = ({ status, your_side, club_team }: Trial): string => {
  if (status !== 'completed') return text('reportTooEarly');
  return your_side === 'player' ? text('reportNotShared', { club: club_team.club_name }) : text('reportTooLate');
};

const TrialReport = ({
  trial,
  counterpartHref,
  makeOfferHref,
}: Omit<TrialReportPageProps, 'trialId' | 'side'> & { readonly trial: Trial }): ReactNode => {
  const { report, your_side, player, club_team } = trial;
  // Whoever writes goes on writing, also where a colleague is done first.
  const [isWriting, setWriting] = useState(!report && trial.report_until !== null);
  const title = isWriting
    ? text('reportTitle', { name: player.name })
    : your_side === 'club'
      ? text('reportOf', { name: player.name })
      : text('reportYours', { club: club_team.club_name });
  usePageTitle(title);
  const head = <Head trial={trial} title={title} counterpartHref={counterpartHref} />;
  if (isWriting) return <WriteReport trial={trial} head={head} onClose={() => setWriting(false)} />;
  if (!report)
    return (
      <Page>
        {head}
        <EmptyState
          icon="file-text"
          title={reasonWithout(trial)}
          actions={<ButtonLink href={trialsHref(your_side)}>{text('reportBack')}</ButtonLink>}
        />
      </Page>
    );
  return (
    <ReportColumns
      label={text('reportOutcome')}
      aside={
        <ReportOutcome
          trial={trial}
          report={report}
          makeOfferHref={makeOfferHref(trial)}
          onChange={() => setWriting(true)}
        />
      }
    >
      {head}
      <ReportView trial={trial} report={report} />
    </ReportColumns>
  );
};

/** The page of one report: the club writes it, the player reads what the club shares. */
export const TrialReportPage = ({ trialId, side, ...hrefs }: TrialReportPageProps): ReactNode => {
  const trial = useQuery(trialQuery(trialId));
  if (trial.data) return <TrialReport key={trial.data.id} {...hrefs} trial={trial.data} />;
  if (trial.isPending)
    return (
      <Page>
        <Skeletons lines={8} />
      </Page>
    );
  return (
    <FailurePage
      title={text('report')}
      failure={trial.error}
      words={{ NotFound: text('reportNotFound') }}
      onRetry={() => void trial.refetch()}
      busy={trial.isFetching}
      actions={<ButtonLink href={trialsHref(side)}>{text('reportBack')}</ButtonLink>}
    />
  );
};
