import { useQuery } from '@tanstack/react-query';
import { FailurePage } from '@touchline/app-core/page/failure-panel.tsx';
import { useParams } from '@touchline/app-core/page/router.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { useSession } from '@touchline/app-core/session/session.tsx';
import {
  Avatar,
  ButtonLink,
  EmptyState,
  Identity,
  Notice,
  Page,
  Reason,
  Section,
  Skeletons,
  Status,
} from '@touchline/ui';
import type { ReactNode } from 'react';
import { kinds } from '../../kinds/kinds.ts';
import { ClubHero } from './club-hero.tsx';
import { ClubPositions } from './club-positions.tsx';
import { type ClubPage, clubPageQuery } from './club-query.ts';
import { text } from './text.ts';

type Acting = ClubPage['representatives'][number];
type Squad = ClubPage['teams'][number];

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const People = ({ people }: { readonly people: readonly Acting[] }): ReactNode => (
  <Section title={text('who')} aside={people.length ? text('people', { count: people.length }) : undefined}>
    {people.length === 0 ? <EmptyState icon="users">{text('nobody')}</EmptyState> : null}
    <ul>
      {people.map(({ profile_id, name, position, teams }) => (
        <li
          key={profile_id}
          className="grid items-center gap-x-6 gap-y-2 border-line border-b py-3.5 sm:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_auto]"
        >
          <Identity mark={<Avatar name={name} size={44} />} name={name} detail={position} />
          <span className="tl-small text-ink-2">{teams.map((team) => team.name).join(', ')}</span>
          <Status meaning="yes" icon="seal-check">
            {text('verified')}
          </Status>
        </li>
      ))}
    </ul>
  </Section>
);

const Squads = ({
  squads,
  people,
}: {
  readonly squads: readonly Squad[];
  readonly people: readonly Acting[];
}): ReactNode => (
  <Section title={text('squads')} aside={String(squads.length)}>
    <ul>
      {squads.map(({ id, name, gender, level }) => {
        const acting = people.filter(({ teams }) => teams.some((team) => team.id === id));
        return (
          <li
            key={id}
            className="grid items-center gap-x-6 gap-y-1 border-line border-b py-3.5 sm:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_auto]"
          >
            <h3 className="tl-name">{name}</h3>
            <span className="tl-small text-ink-2">
              {text('squad', { gender: text(gender), level: capitalised(level) })}
            </span>
            <span className="tl-small text-ink-3">
              {acting.length ? acting.map((person) => person.name).join(', ') : text('nobodyInTeam')}
            </span>
          </li>
        );
      })}
    </ul>
  </Section>
);

/** /clubs/{id}: who a club is, for everybody who meets its name here. */
export const Component = (): ReactNode => {
  const { club_id: id = '' } = useParams();
  const { current } = useSession();
  const found = useQuery(clubPageQuery(id));
  usePageTitle(found.data?.name ?? text('title'));
  if (found.isPending)
    return (
      <Page>
        <Skeletons lines={8} />
      </Page>
    );
  if (!found.data)
    return (
      <FailurePage
        title={text('title')}
        failure={found.error}
        words={{ NotFound: text('notFound') }}
        onRetry={() => void found.refetch()}
        busy={found.isFetching}
      />
    );
  const club = found.data;
  const kind = current && kinds[current.profile_type];
  return (
    <article>
      <ClubHero club={club} />
      <div className="grid gap-x-12 gap-y-8 px-10 pt-7 pb-14 max-sm:px-4 max-sm:pt-6 max-sm:pb-10 md:grid-cols-[minmax(0,1fr)_var(--aside-width)]">
        <div className="min-w-0">
          {current ? kind?.withClub({ current, club }) : null}
          {kind && kind.partInPositions !== 'reads' ? (
            <ClubPositions clubId={club.id} listHref={(club.is_own && kind.positions) || '/club-requests'} />
          ) : null}
          <People people={club.representatives} />
          <Squads squads={club.teams} people={club.representatives} />
        </div>
        <div className="grid content-start gap-4">
          {club.is_own ? (
            <Notice tone="info" icon="shield-check">
              {text('own')}
            </Notice>
          ) : null}
          {club.is_own ? <ButtonLink href="/profile/management">{text('ownEdit')}</ButtonLink> : null}
          <Reason icon="shield-check">{text('verifiedMeans')}</Reason>
        </div>
      </div>
    </article>
  );
};
