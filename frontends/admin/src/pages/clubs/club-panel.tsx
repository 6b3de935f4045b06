import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CrestSetting } from '@touchline/app-core/page/crest-setting.tsx';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import {
  Button,
  Crest,
  countryName,
  DescriptionList,
  type Fact,
  formatInstant,
  Link,
  Section,
  Skeletons,
} from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { VerificationBadge } from '../../features/decision/components/verification-status.tsx';
import { AuditLink } from '../../features/evidence/components/audit-link.tsx';
import { text } from '../../text.ts';
import { ClubDecision } from './club-decision.tsx';
import { ClubForm } from './club-form.tsx';
import { type Club, type ClubRow, clubQuery } from './clubs-api.ts';
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
        <h2 className="tl-name text-[1.5rem] leading-6.5 wrap-anywhere">{club.name}</h2>
        <span>
          {row ? (
            <VerificationBadge
              status={row.verification_status}
              rejection={row.rejection}
              waitingSince={row.verification_status === 'pending' ? row.entered_at : null}
            />
          ) : null}
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

/** One club beside the list: what is known of it, what staff decide about it, and what they change. */
export const ClubPanel = ({
  id,
  onOpen,
}: {
  readonly id: string;
  /** Another club is to be looked at: the one that this was merged into. */
  readonly onOpen: (id: string) => void;
}): ReactNode => {
  const [doing, setDoing] = useState<'change' | 'merge' | null>(null);
  const client = useQueryClient();
  const found = useQuery(clubQuery(id));
  const again = (): void => {
    for (const key of ['clubs', 'club', 'overview', 'profiles', 'profile'])
      void client.invalidateQueries({ queryKey: [key] });
  };
  if (!found.data) return found.isError ? <ReadFailed query={found} /> : <Skeletons lines={6} />;
  const { club, row } = found.data;
  return (
    <div className="grid gap-5">
      <ClubDetails club={club} row={row} />
      {row ? (
        <>
          <div className="tl-actions justify-start">
            <Button icon="pencil-simple" onClick={() => setDoing('change')}>
              {words('change')}
            </Button>
            <Button icon="arrows-merge" onClick={() => setDoing('merge')}>
              {words('merge')}
            </Button>
          </div>
          <ClubDecision key={club.id} row={row} onDecided={again} />
        </>
      ) : null}
      <Section title={words('crest')} level={3}>
        <div className="pt-4">
          <CrestSetting club={club} path="/admin/clubs/{club_id}/crest" help={words('crestHelp')} onChanged={again} />
        </div>
      </Section>
      {row && doing === 'change' ? (
        <ClubForm
          key={row.submission}
          club={club}
          submission={row.submission}
          onSaved={() => setDoing(null)}
          onClose={() => setDoing(null)}
        />
      ) : null}
      {row && doing === 'merge' ? (
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
    </div>
  );
};
