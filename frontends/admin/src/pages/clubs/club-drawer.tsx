import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import {
  Badge,
  Button,
  Crest,
  countryName,
  DescriptionList,
  Drawer,
  EmptyState,
  ErrorPanel,
  type Fact,
  formatInstant,
  Link,
  Reason,
  Section,
  Skeletons,
  toast,
} from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { RefusalNote } from '../../features/decision/components/refusal.tsx';
import { useDecision } from '../../features/decision/use-decision.ts';
import { AuditLink } from '../../features/evidence/components/audit-link.tsx';
import { text } from '../../text.ts';
import { ClubForm } from './club-form.tsx';
import { type Club, type ClubRow, clubQuery, verifyClub } from './clubs-api.ts';
import { MergeClub } from './merge-club.tsx';
import { text as words } from './text.ts';

const genderText = (gender: Club['teams'][number]['gender']): string =>
  gender === 'female' ? text('teamWomen') : text('teamMen');

const factsOf = (club: Club, row: ClubRow | null): readonly Fact[] => [
  { term: text('country'), value: countryName(club.country) },
  { term: text('clubCity'), value: club.city ?? text('notSet') },
  { term: text('clubFounded'), value: club.founded ?? text('notSet') },
  {
    term: text('clubWebsite'),
    value: club.website ? (
      <Link href={club.website} target="_blank" rel="noreferrer noopener">
        {club.website}
      </Link>
    ) : (
      text('notSet')
    ),
  },
  ...(row
    ? [
        { term: text('clubRepresentatives'), value: row.representatives },
        { term: text('clubEnteredBy'), value: row.entered_by ?? text('clubImported') },
        { term: text('clubEnteredAt'), value: formatInstant(row.entered_at) },
      ]
    : []),
];

const ClubDetails = ({ club, row }: { readonly club: Club; readonly row: ClubRow | null }): ReactNode => (
  <>
    <div className="flex items-center gap-3">
      <Crest club={club} size={56} decorative />
      <div className="grid min-w-0 gap-1">
        <h2 className="tl-name text-[24px] leading-[26px] wrap-anywhere">{club.name}</h2>
        <span>
          {club.verified ? (
            <Badge meaning="yes">{text('clubVerified')}</Badge>
          ) : (
            <Badge meaning="pending">{text('clubUnverified')}</Badge>
          )}
        </span>
      </div>
    </div>
    <DescriptionList facts={factsOf(club, row)} />
    <p className="tl-small">
      <AuditLink about={club.id} />
    </p>
    <Section title={text('teams')} level={3}>
      <ul>
        {club.teams.map((team) => (
          <li key={team.id} className="flex min-h-11 items-center justify-between gap-3 border-b border-line">
            <span className="tl-strong">{team.name}</span>
            <span className="tl-small text-ink-2">
              {text('teamLine', { level: team.level, gender: genderText(team.gender) })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
    {row?.entered_by ? (
      <p className="tl-small">
        <Link href={`/admin/users?tab=all&q=${encodeURIComponent(row.entered_by)}`}>
          {text('openEntered', { name: row.entered_by })}
        </Link>
      </p>
    ) : null}
  </>
);

/** A club over the right edge of the list, with its verification at the foot. */
export const ClubDrawer = ({
  id,
  onClose,
  onOpen,
}: {
  readonly id: string | null;
  readonly onClose: () => void;
  /** Another club is to be looked at: the one that this was merged into. */
  readonly onOpen: (id: string) => void;
}): ReactNode => {
  const [doing, setDoing] = useState<'change' | 'merge' | null>(null);
  const client = useQueryClient();
  const found = useQuery({ ...clubQuery(id ?? ''), enabled: id !== null });
  const { busy, failure, decide } = useDecision<'verify'>();
  const club = found.data?.club;
  const verify = async (): Promise<void> => {
    const submission = found.data?.row?.submission;
    if (!club || !submission) return;
    const answer = await decide('verify', () => verifyClub(club.id, submission));
    if (!answer) return;
    toast({
      kind: 'success',
      title: text('clubVerifiedToast', { name: club.name }),
      description: text('clubVerifiedToastText'),
    });
    for (const key of ['clubs', 'club', 'overview', 'profiles', 'profile'])
      void client.invalidateQueries({ queryKey: [key] });
  };
  const row = found.data?.row;
  return (
    <>
      <Drawer
        open={id !== null}
        onOpenChange={(open) => (open ? undefined : onClose())}
        title={text('club')}
        footer={
          club && !club.verified ? (
            <div className="grid w-full gap-2">
              <RefusalNote failure={failure} />
              <Button block variant="primary" icon="check" busy={busy === 'verify'} onClick={() => void verify()}>
                {text('verifyClub', { name: club.name })}
              </Button>
              <Reason icon="info">{text('clubUnverifiedText')}</Reason>
            </div>
          ) : undefined
        }
      >
        {club && found.data ? (
          <div className="grid gap-5">
            <ClubDetails club={club} row={found.data.row} />
            {row ? (
              <div className="tl-actions justify-start">
                <Button icon="pencil-simple" onClick={() => setDoing('change')}>
                  {words('change')}
                </Button>
                <Button icon="arrows-merge" onClick={() => setDoing('merge')}>
                  {words('merge')}
                </Button>
              </div>
            ) : null}
          </div>
        ) : found.isError ? (
          isApiFailure(found.error) && found.error.status === 404 ? (
            <EmptyState icon="magnifying-glass" title={found.error.message} />
          ) : (
            <ErrorPanel onRetry={() => void found.refetch()} busy={found.isFetching}>
              {isApiFailure(found.error) ? found.error.message : null}
            </ErrorPanel>
          )
        ) : (
          <Skeletons lines={6} />
        )}
      </Drawer>
      {club && row && doing === 'change' ? (
        <ClubForm
          key={row.submission}
          club={club}
          submission={row.submission}
          onSaved={() => setDoing(null)}
          onClose={() => setDoing(null)}
        />
      ) : null}
      {club && row && doing === 'merge' ? (
        <MergeClub
          club={club}
          submission={row.submission}
          onMerged={(kept) => {
            setDoing(null);
            onOpen(kept.id);
          }}
          onClose={() => setDoing(null)}
        />
      ) : null}
    </>
  );
};
