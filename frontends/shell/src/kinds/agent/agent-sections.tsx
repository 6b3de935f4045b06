import type { ReactNode } from 'react';
import type { OwnAgent, OwnProfile } from '../../features/own-profile/api/own-profile.ts';
import { Claimed } from '../../features/own-profile/components/claimed.tsx';
import { EditSection, type OnDirty } from '../../features/own-profile/components/edit-section.tsx';
import { AgentFields } from './agent-fields.tsx';
import { text } from './text.ts';
import { useAgentForm } from './use-agent-form.ts';

export const AgentSections = ({
  profile,
  agent,
  onDirty,
}: {
  readonly profile: OwnProfile;
  readonly agent: OwnAgent;
  readonly onDirty: OnDirty;
}): ReactNode => {
  const form = useAgentForm(profile, agent, false);
  const verified = profile.verification_status === 'verified';
  return (
    <EditSection title={text('stepAgency')} form={form} onDirty={onDirty}>
      <Claimed claim={profile.claim} of="licence" />
      {verified ? <p className="tl-small tl-ink-2">{text('checked')}</p> : null}
      <AgentFields form={form} locked={verified} />
    </EditSection>
  );
};
