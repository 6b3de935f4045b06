import type { ReactNode } from 'react';
import type { OwnAgent, OwnProfile } from '../../features/own-profile/api/own-profile.ts';
import { FormStep } from '../../features/own-profile/components/form-step.tsx';
import { type Place, usePlace } from '../../features/own-profile/components/step-page.tsx';
import { SubmitStepPage } from '../../features/own-profile/components/submit-step.tsx';
import { WithOwnProfile } from '../../features/own-profile/components/with-own-profile.tsx';
import { useSubmit } from '../../features/own-profile/use-submit.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { agent as kind } from './agent.tsx';
import { AgentFields } from './agent-fields.tsx';
import { text } from './text.ts';
import { useAgentForm } from './use-agent-form.ts';

export const handle: PageHandle = { frame: 'bare' };

interface StepProps {
  readonly profile: OwnProfile;
  readonly agent: OwnAgent;
  readonly place: Place;
}

const AgencyStep = ({ profile, agent, place }: StepProps): ReactNode => {
  const form = useAgentForm(profile, agent, true);
  return (
    <FormStep
      place={place}
      title={text('agencyTitle')}
      lead={text('agencyLead')}
      form={form}
      fields={<AgentFields form={form} />}
    />
  );
};

const SubmitStep = ({ place }: StepProps): ReactNode => {
  const submission = useSubmit();
  return <SubmitStepPage place={place} submission={submission} stepOf={() => 1} onSubmit={() => submission.submit()} />;
};

const Steps = ({ profile, agent }: Omit<StepProps, 'place'>): ReactNode => {
  const place = usePlace(kind.steps, profile.onboarding.step);
  const props = { profile, agent, place };
  return place.step === 1 ? <AgencyStep {...props} /> : <SubmitStep {...props} />;
};

/** `/onboarding/agent`: person and agency, then identification. */
export const Component = (): ReactNode => (
  <WithOwnProfile>
    {(profile) => (profile.agent ? <Steps profile={profile} agent={profile.agent} /> : null)}
  </WithOwnProfile>
);
