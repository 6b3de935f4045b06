import { useQuery } from '@tanstack/react-query';
import { usePaused } from '@touchline/app-core/page/use-paused.ts';
import { Button, countryName, Dialog, Status } from '@touchline/ui';
import { Combobox } from '@touchline/ui/combobox';
import { Segments } from '@touchline/ui/forms';
import { type ReactNode, useState } from 'react';
import type { OwnClub, OwnProfile } from '../../features/own-profile/api/own-profile.ts';
import { CLUB_LETTERS, clubsQuery } from '../../features/own-profile/api/teams-search.ts';
import { EnterClub } from '../../features/own-profile/components/enter-club.tsx';
import { RejectedClub } from '../../features/own-profile/components/rejected-club.tsx';
import { text as words } from '../../features/own-profile/text.ts';
import type { StepForm } from '../../features/own-profile/use-step-form.ts';
import type { CoachClub, CoachTyped } from './coach-values.ts';
import { text } from './text.ts';

const chosenOf = (club: OwnClub): CoachClub => ({
  club_id: club.id,
  club_name: club.name,
  club_short_name: club.short_name,
  country: club.country,
});
const optionOf = (club: CoachClub) => ({
  value: club.club_id,
  label: club.club_name,
  note: countryName(club.country),
});

/** The club that somebody works at, or none; one that is missing is entered here. */
export const ClubField = ({
  form: { typed, put, error },
  profile,
}: {
  readonly form: Pick<StepForm<CoachTyped>, 'typed' | 'put' | 'error'>;
  readonly profile: OwnProfile;
}): ReactNode => {
  const [query, setQuery] = useState('');
  const [entering, setEntering] = useState(false);
  const searched = usePaused(query.trim());
  const clubs = useQuery(clubsQuery(searched));
  const found = (clubs.data ?? []).map(chosenOf);
  const searching = query.trim().length >= CLUB_LETTERS;
  const kept = profile.coach?.club ?? null;
  const unverified = typed.club && typed.club.club_id === kept?.club_id && profile.coach?.club_verified === false;
  // What is chosen stands in the list until something else is searched for.
  const shown = searching ? found : typed.club ? [typed.club] : [];
  return (
    <div className="grid gap-5">
      <Segments
        label={text('club')}
        className="sm:max-w-96"
        block
        value={typed.at}
        onChange={(at) => put({ at })}
        error={typed.at === null ? error('club_id') : undefined}
        options={[
          { value: 'club', label: words('atClub') },
          { value: 'none', label: words('clubNone') },
        ]}
      />
      {typed.at === 'club' ? (
        <div className="grid justify-items-start gap-2">
          <Combobox
            id="club_id"
            className="w-full"
            label={words('club')}
            placeholder={words('clubTeamSearch')}
            {...(typed.club ? {} : { help: words('clubTypeLetters') })}
            options={shown.map(optionOf)}
            value={typed.club?.club_id ?? null}
            chosen={typed.club ? optionOf(typed.club) : undefined}
            onSearch={setQuery}
            loading={clubs.isFetching}
            missing={{ label: words('clubEnter'), onPress: () => setEntering(true) }}
            onChange={(id) => put({ club: found.find((club) => club.club_id === id) ?? null })}
            error={error('club_id')}
          />
          <RejectedClub profile={profile} />
          {unverified && !profile.club_decision?.rejection ? (
            <div>
              <Status meaning="pending">{words('clubUnverified')}</Status>
              <p className="tl-small tl-ink-2">{words('clubUnverifiedText')}</p>
            </div>
          ) : null}
          <Button size="sm" icon="plus" onClick={() => setEntering(true)}>
            {words('clubEnter')}
          </Button>
        </div>
      ) : null}
      <Dialog
        open={entering}
        onOpenChange={setEntering}
        width="45rem"
        title={words('clubEnter')}
        description={words('clubEnterLeadPlayer')}
      >
        <EnterClub
          profileId={profile.id}
          name={query.trim()}
          onEntered={async (club) => {
            put({ at: 'club', club: chosenOf(club) });
            setEntering(false);
          }}
          onBack={() => setEntering(false)}
        />
      </Dialog>
    </div>
  );
};
