import { useQuery } from '@tanstack/react-query';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { isInForce, mandateRegulations } from '@touchline/contracts/policies/mandates';
import {
  Avatar,
  Count,
  ErrorPanel,
  formatDay,
  Link,
  monthsBetween,
  Section,
  Skeletons,
  Status,
  today,
} from '@touchline/ui';
import type { ReactNode } from 'react';
import type { Mandate } from '../mandates/mandates-api.ts';
import { type Dealing, openDealings } from './dealings.ts';
import { activeMandatesQuery, openInterestsQuery, openOffersQuery, openTrialsQuery } from './open-api.ts';
import { text } from './text.ts';

const SOON_DAYS = 49;
const DAY = 86_400_000;

/** How much of the longest possible mandate is left, in percent; amber in its last seven weeks. */
const Term = ({ until }: { readonly until: string }): ReactNode => {
  const now = today();
  const left = Math.min(100, Math.max(0, (monthsBetween(now, until) / mandateRegulations.longestMonths) * 100));
  const soon = (Date.parse(until) - Date.parse(now)) / DAY < SOON_DAYS;
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

const Row = ({
  mandate,
  dealings,
}: {
  readonly mandate: Mandate;
  /** null: not known now. */
  readonly dealings: readonly Dealing[] | null;
}): ReactNode => (
  <li className="grid gap-x-6 gap-y-3 border-line border-b py-4 md:grid-cols-[minmax(180px,1fr)_minmax(0,2fr)_180px]">
    <div className="flex items-start gap-3.5">
      <Avatar name={mandate.player.name} size={40} />
      <h3 className="tl-name pt-2 text-[1.0625rem]">{mandate.player.name}</h3>
    </div>
    <div>
      {dealings === null ? null : dealings.length === 0 ? (
        <Status meaning="closed">{text('nothing')}</Status>
      ) : (
        <ul className="grid gap-2.5">
          {dealings.map(({ id, meaning, state, what, href }) => (
            <li key={id} className="grid justify-items-start gap-0.5">
              <Status meaning={meaning}>{state}</Status>
              <Link href={href}>{what}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
    <Term until={mandate.until} />
  </li>
);

/** The players whom an agent represents today, and what is open of each, the mandate that ends first above. */
export const AgentPlayers = ({
  none,
}: {
  /** Stands here while the agent represents nobody. */
  readonly none: ReactNode;
}): ReactNode => {
  const mandates = useQuery(activeMandatesQuery());
  const offers = useQuery(openOffersQuery());
  const trials = useQuery(openTrialsQuery());
  const interests = useQuery(openInterestsQuery());
  const reading = [mandates, offers, trials, interests];
  const failed = reading.find(({ isError, data }) => isError && !data);
  const again = (): void => {
    for (const query of reading) if (query.isError) void query.refetch();
  };
  const active = mandates.data
    ?.filter((mandate) => isInForce(mandate, today()))
    .sort((a, b) => a.until.localeCompare(b.until));
  if (active?.length === 0) return none;
  const dealings =
    offers.data && trials.data && interests.data ? openDealings(offers.data, trials.data, interests.data) : null;
  return (
    <Section
      className="mt-8"
      title={text('players')}
      mark={active ? <Count n={active.length} quiet /> : null}
      aside={text('readAlong')}
    >
      {failed ? (
        <ErrorPanel onRetry={again} busy={failed.isFetching}>
          {isApiFailure(failed.error) ? failed.error.message : null}
        </ErrorPanel>
      ) : null}
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
  );
};
