import { useMutation } from '@tanstack/react-query';
import { api, useIdentity, useSession } from '@touchline/market';
import { Button, RadioCards } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { OnboardingFrame } from '../../features/onboarding/onboarding-frame.tsx';
import { text } from '../../features/onboarding/text.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { useTitle } from '../entry/use-title.ts';

export const handle: PageHandle = { frame: 'bare' };

type Type = 'player' | 'club-representative';

/** `/onboarding` without a profile: which one is it to be. */
export const Component = (): ReactNode => {
  useTitle(text('chooseType'));
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
    <OnboardingFrame
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
        options={[
          { value: 'player', label: text('typePlayer'), detail: text('typePlayerDetail') },
          {
            value: 'club-representative',
            label: text('typeRepresentative'),
            detail: text('typeRepresentativeDetail'),
          },
        ]}
      />
    </OnboardingFrame>
  );
};
