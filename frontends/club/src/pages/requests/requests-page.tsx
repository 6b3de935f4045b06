import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import { NextPage } from '@touchline/app-core/page/next-page.tsx';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { useNavigate } from '@touchline/app-core/page/router.ts';
import { useAddress } from '@touchline/app-core/page/use-address.ts';
import { useNamed } from '@touchline/app-core/page/use-named.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { EndDialog } from '@touchline/negotiation/interests/answer-interest.tsx';
import {
  type Applicant,
  applicantsQuery,
  type Opportunity,
  opportunityQuery,
  ownOpportunitiesQuery,
} from '@touchline/negotiation/opportunities/opportunities-api.ts';
import { ageText, closingText, contractText, payText } from '@touchline/negotiation/opportunities/words.ts';
import { Button, ButtonLink, EmptyState, formatDay, Page, PageHeader, Skeletons } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { ApplicantDialog, offerHref } from './applicant-dialog.tsx';
import { CloseDialog, FillDialog } from './end-position.tsx';
import { Pipeline } from './pipeline.tsx';
import { PositionForm } from './position-form.tsx';
import { PositionList, StatusOf } from './position-list.tsx';
import { type Column, moveTo } from './stages.ts';
import { text } from './text.ts';

const here = '/club-representative/requests';

/** The teams that the representative acts for. */
const useOwnTeams = () =>
  useQuery({
    queryKey: ['own-representative'],
    queryFn: ({ signal }) => api.get('/profile', { signal, quiet: true }).then(({ data }) => data.representative),
    select: (own) => own?.club?.teams.filter(({ id }) => own.team_ids.includes(id)) ?? [],
    staleTime: 300_000,
  });

/** One position: what it asks for, and who answered, a column per stage. */
const OnePosition = ({
  opportunity,
  onEdit,
}: {
  readonly opportunity: Opportunity;
  readonly onEdit: () => void;
}): ReactNode => {
  const { title, club_team, status, foot } = opportunity;
  const applicants = useQuery(applicantsQuery(opportunity.id));
  const navigate = useNavigate();
  const [ending, setEnding] = useState<'close' | 'fill' | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [declining, setDeclining] = useState<Applicant['interest'] | null>(null);
  const shown = applicants.data?.find(({ interest }) => interest.id === opened);
  const pay = payText(opportunity.pay);
  const facts = [
    ageText(opportunity.age),
    foot ? text(`foot_${foot}`) : null,
    contractText(opportunity),
    pay ? (opportunity.pay_shown ? pay : `${pay}, ${text('notShown')}`) : null,
    status === 'open' ? `${formatDay(opportunity.closes_on)}, ${closingText(opportunity.closes_on).line}` : null,
  ].filter((fact) => fact !== null);
  const open = ({ interest }: Applicant, trial = false): void => {
    setAsking(trial);
    setOpened(interest.id);
  };
  const move = (applicant: Applicant, to: Column): void => {
    switch (moveTo(applicant, to)) {
      case 'offer':
        void navigate(offerHref(applicant));
        return;
      case 'decline':
        setDeclining(applicant.interest);
        return;
      case 'trial':
        open(applicant, true);
        return;
      default:
        open(applicant);
    }
  };
  return (
    <Page width="wide">
      <PageHeader
        back={{ href: here, label: text('allPositions') }}
        title={`${title}, ${club_team.team_name}`}
        actions={
          status === 'filled' ? undefined : (
            <>
              {status === 'open' ? (
                <>
                  <Button variant="ghost" onClick={onEdit}>
                    {text('edit')}
                  </Button>
                  <Button variant="ghost" onClick={() => setEnding('close')}>
                    {text('closePosition')}
                  </Button>
                </>
              ) : null}
              <Button icon="flag-checkered" onClick={() => setEnding('fill')}>
                {text('fill')}
              </Button>
            </>
          )
        }
      />
      <div className="tl-small tl-num mb-5 flex flex-wrap items-center gap-x-5 gap-y-1 border-line-strong border-b pb-4 text-ink-2">
        <StatusOf opportunity={opportunity} />
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </div>
      {applicants.data ? (
        <Pipeline
          applicants={applicants.data}
          label={text('stages', { title })}
          onOpen={(applicant) => open(applicant)}
          onMove={move}
        />
      ) : applicants.isError ? (
        <ReadFailed query={applicants} />
      ) : (
        <Skeletons lines={8} />
      )}
      {shown ? (
        <ApplicantDialog
          key={`${shown.interest.id} ${shown.interest.status}`}
          opportunity={opportunity}
          applicant={shown}
          asking={asking}
          onClose={() => setOpened(null)}
        />
      ) : null}
      {declining ? <EndDialog interest={declining} kind="decline" open onClose={() => setDeclining(null)} /> : null}
      {ending === 'close' ? <CloseDialog opportunity={opportunity} onClose={() => setEnding(null)} /> : null}
      {ending === 'fill' ? (
        <FillDialog opportunity={opportunity} applicants={applicants.data ?? []} onClose={() => setEnding(null)} />
      ) : null}
    </Page>
  );
};

/** The positions of the club's teams, and who answered them. */
export const Component = (): ReactNode => {
  usePageTitle(text('title'));
  const [search, change] = useAddress();
  const query = useInfiniteQuery(ownOpportunitiesQuery());
  const teams = useOwnTeams();
  const all = query.data?.pages.flatMap(({ data }) => data);
  const named = useNamed(search.get('opportunity'), all, opportunityQuery);
  // Another club's position is looked at on the board.
  const opened = named.item?.own ? named.item : undefined;
  const form = search.get('form');
  const openForm = (value: 'new' | 'edit' | null, opportunity?: string): void =>
    change((before) => {
      const next = new URLSearchParams(before);
      if (value) next.set('form', value);
      else next.delete('form');
      if (opportunity) next.set('opportunity', opportunity);
      return next;
    }, 'push');
  const create = (
    <Button variant="primary" icon="plus" onClick={() => openForm('new')}>
      {text('newPosition')}
    </Button>
  );
  return (
    <>
      {opened ? (
        <OnePosition key={opened.id} opportunity={opened} onEdit={() => openForm('edit')} />
      ) : (
        <Page>
          <PageHeader
            title={text('title')}
            lead={text('lead')}
            actions={
              <>
                <ButtonLink href="/club-requests">{text('board')}</ButtonLink>
                {create}
              </>
            }
          />
          {named.error ? <ReadFailed query={{ error: named.error }} /> : null}
          {all && !named.pending ? null : query.isError ? <ReadFailed query={query} /> : <Skeletons lines={8} />}
          {all?.length === 0 && !named.pending ? (
            <EmptyState framed icon="megaphone-simple" title={text('emptyTitle')} actions={create}>
              {text('empty')}
            </EmptyState>
          ) : null}
          {all?.length && !named.pending ? <PositionList opportunities={all} /> : null}
          <NextPage query={query} className="mt-6">
            {text('older')}
          </NextPage>
        </Page>
      )}
      {teams.data && (form === 'new' || (form === 'edit' && opened)) ? (
        <PositionForm
          key={form}
          teams={teams.data}
          opportunity={form === 'edit' ? (opened ?? null) : null}
          onClose={(id) => openForm(null, id)}
        />
      ) : null}
    </>
  );
};
