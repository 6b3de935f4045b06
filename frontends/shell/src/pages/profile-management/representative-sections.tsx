import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newTeam } from '@touchline/contracts/http/profile';
import { api, fieldDetails, isApiFailure } from '@touchline/market';
import { Button, Notice, Section, toast } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { ClubPart } from '../../features/onboarding/club-part.tsx';
import { firstTeam, type TeamTyped } from '../../features/onboarding/new-club.ts';
import {
  type OwnClub,
  type OwnProfile,
  type OwnRepresentative,
  ownProfileQuery,
} from '../../features/onboarding/own-profile.ts';
import { RepresentativeFields } from '../../features/onboarding/representative-fields.tsx';
import { problemsOf } from '../../features/onboarding/step-values.ts';
import { TeamFields } from '../../features/onboarding/team-rows.tsx';
import { text as fields } from '../../features/onboarding/text.ts';
import { useRepresentativeForm } from '../../features/onboarding/use-representative-form.ts';
import { Claimed } from './claimed.tsx';
import { EditSection, type OnDirty } from './edit-section.tsx';
import { text } from './text.ts';

const noTeam: TeamTyped = { ...firstTeam, name: '' };

/** One more team of the own club; who acts for it is chosen above. */
const AddTeam = ({ club }: { readonly club: OwnClub }): ReactNode => {
  const client = useQueryClient();
  const [team, setTeam] = useState(noTeam);
  const [tried, setTried] = useState(false);
  const add = useMutation({
    mutationFn: () =>
      api.post('/clubs/{club_id}/teams', { params: { club_id: club.id }, body: newTeam.parse(team), quiet: true }),
    onSuccess: async () => {
      toast({ kind: 'success', title: text('teamAdded', { name: team.name }) });
      setTeam(noTeam);
      setTried(false);
      await client.invalidateQueries({ queryKey: ownProfileQuery().queryKey });
    },
  });
  const answers = { ...team, name: team.name.trim() || undefined };
  const said = [...fieldDetails(add.error), ...(tried ? problemsOf(newTeam, answers, fields('missing')) : [])];
  return (
    <section className="grid gap-3 pt-8">
      <div>
        <h3 className="tl-subhead">{text('addTeam')}</h3>
        <p className="tl-small tl-ink-2">{text('addTeamText')}</p>
      </div>
      {isApiFailure(add.error) && said.length === 0 ? <Notice tone="no">{add.error.message}</Notice> : null}
      <TeamFields
        team={team}
        idPrefix="new-team-"
        onChange={(next) => {
          setTeam(next);
          if (add.isError) add.reset();
        }}
        error={(field) => said.find((problem) => problem.path === field)?.message}
      />
      <div>
        <Button
          icon="plus"
          busy={add.isPending}
          onClick={() => {
            setTried(true);
            if (newTeam.safeParse(team).success) add.mutate();
          }}
        >
          {text('addTeamAct')}
        </Button>
      </div>
    </section>
  );
};

export const RepresentativeSections = ({
  profile,
  representative,
  onDirty,
}: {
  readonly profile: OwnProfile;
  readonly representative: OwnRepresentative;
  readonly onDirty: OnDirty;
}): ReactNode => {
  const verified = profile.verification_status === 'verified';
  const form = useRepresentativeForm(profile, representative, false);
  const [entering, setEntering] = useState<string | null>(null);
  return (
    <>
      <EditSection name="person" title={text('person')} form={form} onDirty={onDirty}>
        <RepresentativeFields form={form} locked={verified} />
      </EditSection>
      <Section title={text('club')}>
        <div className="grid max-w-195 gap-4 pt-5">
          <Claimed claim={profile.claim} of="teams" />
          <ClubPart profile={profile} fixed={verified} entering={entering} onEntering={setEntering} />
          {representative.club ? <AddTeam club={representative.club} /> : null}
        </div>
      </Section>
    </>
  );
};
