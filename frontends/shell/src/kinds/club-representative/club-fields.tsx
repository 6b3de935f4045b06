import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { usePaused } from '@touchline/app-core/page/use-paused.ts';
import { SupportLine } from '@touchline/app-core/session/support-line.tsx';
import {
  Button,
  Crest,
  countryName,
  FieldError,
  Identity,
  Notice,
  SearchField,
  Skeletons,
  Status,
} from '@touchline/ui';
import { Checkbox } from '@touchline/ui/forms';
import { type ReactNode, useState } from 'react';
import { type OwnClub, type OwnProfile, useKeepOwnProfile } from '../../features/own-profile/api/own-profile.ts';
import { CLUB_LETTERS, clubsQuery } from '../../features/own-profile/api/teams-search.ts';
import { text as words } from '../../features/own-profile/club-text.ts';
import { EnterClub } from '../../features/own-profile/components/enter-club.tsx';
import { RejectedClub } from '../../features/own-profile/components/rejected-club.tsx';
import { setSaving } from '../../features/own-profile/saving.ts';
import { text } from '../../features/own-profile/text.ts';

const clubLine = (club: OwnClub): string =>
  club.city ? `${club.city}, ${countryName(club.country)}` : countryName(club.country);

export const ClubState = ({
  club,
  rejected = false,
}: {
  readonly club: OwnClub;
  readonly rejected?: boolean;
}): ReactNode =>
  rejected ? (
    <Status meaning="no">{words('rejectedStep')}</Status>
  ) : club.verified ? (
    <Status meaning="yes" icon="seal-check">
      {text('clubVerified')}
    </Status>
  ) : (
    <Status meaning="pending">{text('clubUnverified')}</Status>
  );

/** Clubs by name; choosing one is one press. */
const FindClub = ({
  onChoose,
  onEnter,
}: {
  readonly onChoose: (club: OwnClub) => void;
  readonly onEnter: (name: string) => void;
}): ReactNode => {
  const [query, setQuery] = useState('');
  const searched = usePaused(query.trim());
  const clubs = useQuery(clubsQuery(searched));
  const rows = searched.length >= CLUB_LETTERS ? (clubs.data ?? []) : [];
  return (
    <div className="grid gap-3">
      <SearchField
        id="club"
        label={text('clubSearch')}
        placeholder={text('clubSearch')}
        help={text('clubSearchHelp')}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {clubs.isError ? (
        <ReadFailed query={clubs} />
      ) : searched.length >= CLUB_LETTERS && clubs.isPending ? (
        <Skeletons lines={3} />
      ) : (
        <ul aria-label={text('club')} className={rows.length ? 'border-line-strong border-t' : undefined}>
          {rows.map((club) => (
            <li key={club.id} className="border-line border-b">
              <button
                type="button"
                className="flex min-h-14 w-full items-center gap-3 px-1 text-left hover:bg-hover"
                onClick={() => onChoose(club)}
              >
                <Crest club={club} size={36} decorative />
                <span className="min-w-0 flex-1">
                  <span className="tl-name tl-block text-md">{club.name}</span>
                  <span className="tl-tiny tl-ink-3">{clubLine(club)}</span>
                </span>
                {club.verified ? null : <ClubState club={club} />}
              </button>
            </li>
          ))}
        </ul>
      )}
      {searched.length >= CLUB_LETTERS && clubs.data?.length === 0 ? (
        <p className="tl-ink-2" role="status">
          {text('clubSearchNone', { query: searched })}
        </p>
      ) : null}
      <div>
        <Button icon="plus" onClick={() => onEnter(query.trim())}>
          {text('clubEnter')}
        </Button>
      </div>
    </div>
  );
};

/** The club somebody acts for and its teams: every choice is saved as it is made. */
export const ClubFields = ({
  profile,
  missing,
  fixed = false,
  entering,
  onEntering,
}: {
  readonly profile: OwnProfile;
  readonly missing?: string | undefined;
  /** Verified: the club stays, its teams may change. */
  readonly fixed?: boolean;
  /** The name of the club that is being entered, or null: meanwhile the page holds its own way on back. */
  readonly entering: string | null;
  readonly onEntering: (name: string | null) => void;
}): ReactNode => {
  const keep = useKeepOwnProfile();
  const kept = profile.representative?.club ?? null;
  const [looking, setLooking] = useState(false);
  const choose = useMutation({
    mutationFn: async ({ club, team_ids }: { readonly club: OwnClub; readonly team_ids: readonly string[] }) => {
      setSaving({ kind: 'saving' });
      const reply = await api.put('/profile/club', {
        body: { club_id: club.id, team_ids: [...team_ids] },
      });
      setSaving({ kind: 'saved', at: new Date().toISOString() });
      return keep(reply);
    },
    onError: () => setSaving({ kind: 'idle' }),
  });
  const take = async (club: OwnClub): Promise<void> => {
    const teams = club.teams.map((team) => team.id);
    if (teams.length) await choose.mutateAsync({ club, team_ids: teams });
    setLooking(false);
    onEntering(null);
  };
  const wrong = isApiFailure(choose.error) ? <Notice tone="no">{choose.error.message}</Notice> : null;
  if (entering !== null)
    return (
      <section className="grid gap-5" aria-label={text('clubEnter')}>
        <div>
          <h2 className="tl-subhead">{text('clubEnter')}</h2>
          <p className="tl-small tl-ink-2">{text('clubEnterLead')}</p>
        </div>
        <EnterClub profileId={profile.id} name={entering} onEntered={take} onBack={() => onEntering(null)} />
      </section>
    );
  if (!kept || looking)
    return (
      <div className="grid gap-4">
        {wrong}
        <FindClub onChoose={(club) => void take(club).catch(() => undefined)} onEnter={onEntering} />
        {missing && !kept ? <FieldError>{missing}</FieldError> : null}
        {kept ? (
          <div>
            <Button icon="caret-left" onClick={() => setLooking(false)}>
              {text('back')}
            </Button>
          </div>
        ) : null}
      </div>
    );
  // As the person says it is; what waits for staff is said above.
  const chosen = profile.claim?.teams?.map((team) => team.team_id) ?? profile.representative?.team_ids ?? [];
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-4 border-line border-b pb-4">
        <Identity mark={<Crest club={kept} size={56} decorative />} name={kept.name} detail={clubLine(kept)} />
        <span className="ml-auto">
          <ClubState club={kept} rejected={Boolean(profile.club_decision?.rejection)} />
        </span>
        {fixed ? null : (
          <Button size="sm" onClick={() => setLooking(true)}>
            {text('clubChange')}
          </Button>
        )}
      </div>
      {fixed ? (
        <p className="tl-small tl-ink-2">
          {text('clubFixed')} <SupportLine>{text('clubFixedSupport', { email: '{email}' })}</SupportLine>
        </p>
      ) : null}
      <RejectedClub profile={profile} />
      {wrong}
      <fieldset className="grid gap-1">
        <legend className="tl-label pb-1">{text('teams')}</legend>
        {kept.teams.map((team) => (
          <Checkbox
            key={team.id}
            label={team.name}
            detail={team.gender === 'female' ? text('teamGenderFemale') : text('teamGenderMale')}
            checked={chosen.includes(team.id)}
            // The last one stays: somebody who acts for a club acts for one of its teams.
            disabled={choose.isPending || (chosen.length === 1 && chosen.includes(team.id))}
            onChange={(on) =>
              choose.mutate({
                club: kept,
                team_ids: on ? [...chosen, team.id] : chosen.filter((other) => other !== team.id),
              })
            }
          />
        ))}
      </fieldset>
    </div>
  );
};
