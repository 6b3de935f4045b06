import { useQuery } from '@tanstack/react-query';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { isInForce, mandateRegulations } from '@touchline/contracts/policies/mandates';
import {
  Agenda,
  Anchor,
  Avatar,
  Button,
  ContractBar,
  Count,
  dayParts,
  formatDay,
  formatMonth,
  Link,
  monthsBetween,
  Reason,
  Section,
  Skeletons,
  Status,
  todayAtUtc,
} from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import type { Mandate } from '../mandates/mandates-api.ts';
import { RequestMandate } from '../mandates/request-mandate.tsx';
import { agentPlayerHref } from '../player/agent-player-href.ts';
import { type PlayerSheetData, playerQuery } from '../player/players-api.ts';
import { runningUntil } from '../player/running-contract.ts';
import { DealingList } from './dealing-list.tsx';
import { type Dealing, openDealings } from './dealings.ts';
import {
  activeMandatesQuery,
  openInterestsQuery,
  openOffersQuery,
  openTrialsQuery,
  pendingMandatesQuery,
} from './open-api.ts';
import { text } from './text.ts';

const SOON_DAYS = 49;
const DAY = 86_400_000;

const daysLeft = (until: string): number => (Date.parse(until) - Date.parse(todayAtUtc())) / DAY;
const endsSoon = (until: string): boolean => daysLeft(until) < SOON_DAYS;

/** How much of the longest possible mandate is left, in percent; amber in its last seven weeks. */
const Term = ({ until }: { readonly until: string }): ReactNode => {
  const now = todayAtUtc();
  const left = Math.min(100, Math.max(0, (monthsBetween(now, until) / mandateRegulations.longestMonths) * 100));
  const soon = endsSoon(until);
  return (
    <div className="grid content-start gap-1.5">
      <p className={`tl-small tl-num ${soon ? 'tl-pending tl-strong' : ''}`}>
        {text('mandateUntil', { date: formatDay(until) })}
      </p>
      <div className="h-1.5 rounded-full bg-line" aria-hidden="true">
        <div
          className={`h-full min-w-1.5 rounded-full ${soon ? 'bg-[var(--pending)]' : 'bg-ink-3'}`}
          style={{ width: `${left}%` }}
        />
      </div>
      {soon ? <p className="tl-tiny tl-pending">{text('endsSoon')}</p> : null}
    </div>
  );
};

const factsOf = ({ positions, age, club_team: club }: PlayerSheetData): string =>
  [positions[0], age, club?.club_name ?? text('noClub')].join(', ');

/** Why nothing of the page can be read now, where that is known: a guardian of a player under 18 has to agree first. */
const Closed = ({ failure }: { readonly failure: unknown }): ReactNode =>
  isApiFailure(failure) && failure.code === 'GuardianConsentRequired' ? (
    <Status meaning="pending">{text('consentMissing')}</Status>
  ) : null;

const Contract = ({ sheet }: { readonly sheet: PlayerSheetData }): ReactNode => (
  <div className="grid content-start gap-1">
    <p className="tl-tiny text-ink-3">{text('contract')}</p>
    <span className="tl-small block w-28">
      <ContractBar until={runningUntil(sheet)} atClub={sheet.club_team !== null} />
    </span>
  </div>
);

const Row = ({
  mandate,
  dealings,
}: {
  readonly mandate: Mandate;
  /** null: not known now. */
  readonly dealings: readonly Dealing[] | null;
}): ReactNode => {
  const { player } = mandate;
  const sheet = useQuery(playerQuery(player.profile_id));
  return (
    <li className="grid gap-x-6 gap-y-3 border-line border-b py-4 md:grid-cols-[minmax(11.25rem,1fr)_minmax(0,1.6fr)_7rem_10rem]">
      <div className="flex items-start gap-3.5">
        <Avatar name={player.name} src={sheet.data?.photo} size={40} />
        <div className="min-w-0">
          <h3 className="text-[1.0625rem]">
            <Anchor className="tl-name" href={agentPlayerHref(player)}>
              {player.name}
            </Anchor>
          </h3>
          {sheet.data ? <p className="tl-tiny text-ink-3">{factsOf(sheet.data)}</p> : null}
        </div>
      </div>
      <div>
        <Closed failure={sheet.error} />
        {dealings === null ? null : dealings.length === 0 ? (
          <Status meaning="closed">{text('nothing')}</Status>
        ) : (
          <DealingList dealings={dealings} />
        )}
      </div>
      {sheet.data ? <Contract sheet={sheet.data} /> : <span className="max-md:hidden" />}
      <Term until={mandate.until} />
    </li>
  );
};

/** The mandates in their last seven weeks, with the way to go on. */
const Ending = ({
  mandates,
  all,
}: {
  readonly mandates: readonly Mandate[];
  readonly all: readonly Mandate[];
}): ReactNode => {
  const [asking, setAsking] = useState<Mandate | null>(null);
  if (mandates.length === 0) return null;
  const goesOn = ({ player, until }: Mandate): Mandate | undefined =>
    all.find((other) => other.player.profile_id === player.profile_id && other.starts_on > until);
  const ending = mandates.map((mandate) => {
    const next = goesOn(mandate);
    return {
      id: mandate.id,
      day: dayParts(mandate.until).day,
      caption: formatMonth(mandate.until),
      title: mandate.player.name,
      detail: text('inDays', { count: Math.round(daysLeft(mandate.until)) }),
      end:
        next?.status === 'pending' ? (
          <Status meaning="pending">{text('askedAgain')}</Status>
        ) : next ? (
          <Status meaning="yes">{text('goesOn', { date: formatDay(next.until) })}</Status>
        ) : (
          <Button size="sm" onClick={() => setAsking(mandate)}>
            {text('askAgain')}
            <span className="tl-sr">: {mandate.player.name}</span>
          </Button>
        ),
    };
  });
  return (
    <Section className="mt-10" title={text('ending')} mark={<Count n={mandates.length} quiet />}>
      <Agenda entries={ending} />
      <div className="pt-4">
        <Reason icon="info">
          {text('rules', { months: mandateRegulations.longestMonths, source: mandateRegulations.source })}
        </Reason>
      </div>
      {asking ? <RequestMandate player={asking.player} after={asking.until} onClose={() => setAsking(null)} /> : null}
    </Section>
  );
};

/** The players whom an agent represents today, and what is open of each, the mandate that ends first above. */
export const AgentPlayers = ({
  none,
}: {
  /** Stands here while the agent represents nobody. */
  readonly none: ReactNode;
}): ReactNode => {
  const mandates = useQuery(activeMandatesQuery());
  const waiting = useQuery(pendingMandatesQuery());
  const offers = useQuery(openOffersQuery());
  const trials = useQuery(openTrialsQuery());
  const interests = useQuery(openInterestsQuery());
  const reading = [mandates, offers, trials, interests];
  const failed = reading.find(({ isError, data }) => isError && !data);
  const again = (): void => {
    for (const query of reading) if (query.isError) void query.refetch();
  };
  const active = mandates.data
    ?.filter((mandate) => isInForce(mandate, todayAtUtc()))
    .sort((a, b) => a.until.localeCompare(b.until));
  if (active?.length === 0) return none;
  const dealings =
    offers.data && trials.data && interests.data ? openDealings(offers.data, trials.data, interests.data) : null;
  return (
    <>
      <Section
        className="mt-8"
        title={text('players')}
        mark={active ? <Count n={active.length} quiet /> : null}
        aside={text('readAlong')}
      >
        {failed ? <ReadFailed query={{ error: failed.error, isFetching: failed.isFetching, refetch: again }} /> : null}
        {active ? (
          <ul>
            {active.map((mandate) => (
              <Row
                key={mandate.id}
                mandate={mandate}
                dealings={dealings && (dealings.get(mandate.player.profile_id) ?? [])}
              />
            ))}
          </ul>
        ) : failed ? null : (
          <Skeletons lines={6} />
        )}
        <p className="tl-small pt-4">
          <Link href="/agent/mandates">{text('allMandates')}</Link>
        </p>
      </Section>
      <Ending
        mandates={(active ?? []).filter(({ until }) => endsSoon(until))}
        all={[...(mandates.data ?? []), ...(waiting.data ?? [])]}
      />
    </>
  );
};
