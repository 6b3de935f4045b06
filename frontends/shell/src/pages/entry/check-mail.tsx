import { api } from '@touchline/app-core/client/client.ts';
import { useNavigate } from '@touchline/app-core/page/router.ts';
import { AuthFrame, Button, toast } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { EntryFoot } from '../../frame/entry-foot.tsx';
import { text } from './text.ts';

/** After registering: where the mail went, and that the profile can be begun meanwhile. */
export const CheckMail = ({
  email,
  onContinue,
}: {
  readonly email: string;
  readonly onContinue: () => Promise<void>;
}): ReactNode => {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  return (
    <AuthFrame
      title={text('checkMail')}
      lead={text('checkMailText', { email })}
      claim={text('claimNew')}
      promise={text('promiseNew')}
      foot={<EntryFoot />}
    >
      <div className="grid gap-3">
        <Button
          variant="primary"
          size="lg"
          block
          busy={busy}
          onClick={async () => {
            setBusy(true);
            await onContinue();
            await navigate('/onboarding');
          }}
        >
          {text('continueToProfile')}
        </Button>
        <Button
          size="lg"
          block
          onClick={async () => {
            await api.post('/verify-email/send');
            toast({ kind: 'success', title: text('resent') });
          }}
        >
          {text('resend')}
        </Button>
      </div>
    </AuthFrame>
  );
};
