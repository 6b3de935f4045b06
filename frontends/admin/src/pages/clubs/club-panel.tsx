import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  Badge,
  Button,
  Crest,
  countryName,
  DescriptionList,
  type Fact,
  formatInstant,
  Link,
  Reason,
  Section,
  Skeletons,
  toast,
} from '@touchline/ui';
import type { ReactNode } from 'react';
import { RefusalNote } from '../../features/decision/components/refusal.tsx';
import { useDecision } from '../../features/decision/use-decision.ts';
import { AuditLink } from '../../features/evidence/components/audit-link.tsx';
import { MissingCase } from '../../features/queue/components/open-case.tsx';
import { text } from '../../text.ts';
import { type Club, type ClubRow, clubQuery, verifyClub } from './clubs-api.ts';

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

/** A club beside its table, with its verification. */
export const ClubPanel = ({ id }: { readonly id: string }): ReactNode => {
  const client = useQueryClient();
  const found = useQuery(clubQuery(id));
  const { busy, failure, decide } = useDecision<'verify'>();
  const club = found.data?.club.id === id ? found.data.club : undefined;
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
  if (!club || !found.data) return found.isError ? <MissingCase missing={found} /> : <Skeletons lines={6} />;
  return (
    <div className="grid gap-5">
      <ClubDetails club={club} row={found.data.row} />
      {club.verified ? null : (
        <div className="grid gap-2">
          <RefusalNote failure={failure} />
          <Button block variant="primary" icon="check" busy={busy === 'verify'} onClick={() => void verify()}>
            {text('verifyClub', { name: club.name })}
          </Button>
          <Reason icon="info">{text('clubUnverifiedText')}</Reason>
        </div>
      )}
    </div>
  );
};
