import { useMutation } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import { useNavigate } from '@touchline/app-core/page/router.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { useIdentity, useSession } from '@touchline/app-core/session/session.tsx';
import { Button } from '@touchline/ui';
import { RadioCards } from '@touchline/ui/forms';
import { type ReactNode, useState } from 'react';
import { OnboardingFrame } from '../../features/own-profile/components/onboarding-frame.tsx';
import { StepSheet } from '../../features/own-profile/components/step-sheet.tsx';
import { text } from '../../features/own-profile/text.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { registrable } from '../../kinds/kinds.ts';

export const handle: PageHandle = { frame: 'bare' };

type Type = (typeof registrable)[number]['type'];

/** `/onboarding` without a profile: which one is it to be. */
export const Component = (): ReactNode => {
  usePageTitle(text('chooseType'));
  useIdentity();
  const { refresh } = useSession();
  const navigate = useNavigate();
  const [type, setType] = useState<Type | null>(null);
  const [missing, setMissing] = useState(false);
  const add = useMutation({
    mutationFn: (profile_type: Type) => api.post('/profiles', { body: { profile_type } }),
    onSuccess: async () => {
      await refresh();
      await navigate('/onboarding', { replace: true });
    },
  });
  return (
    <OnboardingFrame>
      <StepSheet
        title={text('chooseType')}
        lead={text('chooseTypeLead')}
        footer={
          <Button
            variant="primary"
            iconEnd="arrow-right"
            className="ml-auto max-sm:w-full"
            busy={add.isPending}
            onClick={() => (type ? add.mutate(type) : setMissing(true))}
          >
            {text('continue')}
          </Button>
        }
      >
        <RadioCards
          label={text('chooseType')}
          hideLabel
          value={type}
          onChange={(next: Type) => {
            setType(next);
            setMissing(false);
          }}
          error={missing ? text('missing') : undefined}
          options={registrable.map(({ type: value, name: label, detail }) => ({ value, label, detail }))}
        />
      </StepSheet>
    </OnboardingFrame>
  );
};
