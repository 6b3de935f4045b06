import { useQueryClient } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { CrestSetting } from '@touchline/app-core/page/crest-setting.tsx';
import { newTeam } from '@touchline/contracts/http/profile';
import { Button, FormProblems, Notice, Section, toast } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import {
  type OwnClub,
  type OwnProfile,
  type OwnRepresentative,
  ownProfileQuery,
} from '../../features/own-profile/api/own-profile.ts';
import { text as words } from '../../features/own-profile/club-text.ts';
import { Claimed } from '../../features/own-profile/components/claimed.tsx';
import { EditSection, type OnDirty } from '../../features/own-profile/components/edit-section.tsx';
import { TeamFields } from '../../features/own-profile/components/team-rows.tsx';
import { firstTeam, type TeamTyped } from '../../features/own-profile/new-club.ts';
import { text } from '../../features/own-profile/sections-text.ts';
import { text as fields } from '../../features/own-profile/text.ts';
import { ClubFields } from './club-fields.tsx';
import { RepresentativeFields } from './representative-fields.tsx';
import { useRepresentativeForm } from './use-representative-form.ts';

const noTeam: TeamTyped = { ...firstTeam, name: '' };

/** One more team of the own club; who acts for it is chosen above. */
const AddTeam = ({ club }: { readonly club: OwnClub }): ReactNode => {
  const client = useQueryClient();
  const { form, error, problems, refusal, busy, put, submit, verdict } = useContractForm({
    schema: newTeam,
    initial: noTeam,
    missing: fields('missing'),
  });
  const team = form.watch();
  const add = submit(async (body) => {
    await api.post('/clubs/{club_id}/teams', { params: { club_id: club.id }, body });
    toast({ kind: 'success', title: text('teamAdded', { name: body.name }) });
    form.reset();
    await client.invalidateQueries({ queryKey: ownProfileQuery().queryKey });
  });
  return (
    <section className="grid gap-3 pt-8">
      <div>
        <h3 className="tl-subhead">{text('addTeam')}</h3>
        <p className="tl-small tl-ink-2">{text('addTeamText')}</p>
      </div>
      <FormProblems verdict={verdict}>
        {refusal && problems.length === 0 ? <Notice tone="no">{refusal}</Notice> : null}
        <TeamFields team={team} idPrefix="new-team-" onChange={put} error={error} />
        <div>
          <Button icon="plus" busy={busy} onClick={() => void add()}>
            {text('addTeamAct')}
          </Button>
        </div>
      </FormProblems>
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
  const client = useQueryClient();
  const verified = profile.verification_status === 'verified';
  const form = useRepresentativeForm(profile, representative, false);
  const [entering, setEntering] = useState<string | null>(null);
  const rejected = Boolean(profile.club_decision?.rejection);
  const person = (
    <EditSection key="person" title={text('person')} form={form} onDirty={onDirty}>
      <RepresentativeFields form={form} locked={verified} />
    </EditSection>
  );
  const club = (
    <Section key="club" title={text('club')}>
      <div className="grid max-w-195 gap-4 pt-5">
        <Claimed claim={profile.claim} of="teams" />
        <ClubFields profile={profile} fixed={verified} entering={entering} onEntering={setEntering} />
        {representative.club && verified && representative.club.verified ? (
          <CrestSetting
            club={representative.club}
            path="/clubs/{club_id}/crest"
            help={words('crestHelp')}
            onChanged={() => void client.invalidateQueries({ queryKey: ownProfileQuery().queryKey })}
          />
        ) : null}
        {/* First the club is accepted, or another one chosen. */}
        {representative.club && !rejected ? <AddTeam club={representative.club} /> : null}
      </div>
    </Section>
  );
  return rejected ? [club, person] : [person, club];
};
