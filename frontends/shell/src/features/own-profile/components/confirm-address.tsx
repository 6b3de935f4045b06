import { useMutation } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import { useIdentity, useSession } from '@touchline/app-core/session/session.tsx';
import { Button, Notice, toast } from '@touchline/ui';
import { type ReactNode, useEffect } from 'react';
import { text } from '../text.ts';

const LOOK_MS = 10_000;

/** An address that isn't confirmed yet: why it matters, the mail once more; goes away by itself once it is. */
export const ConfirmAddress = (): ReactNode => {
  const { email, email_verified_at } = useIdentity();
  const { refresh } = useSession();
  const send = useMutation({
    mutationFn: () => api.post('/verify-email/send'),
    onSuccess: () => toast({ kind: 'success', title: text('emailSent', { email }) }),
  });
  const waiting = email_verified_at === null;
  useEffect(() => {
    if (!waiting) return;
    const look = (): void => {
      if (document.visibilityState === 'visible') void refresh();
    };
    const timer = setInterval(look, LOOK_MS);
    addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', look);
    };
  }, [waiting, refresh]);
  if (!waiting) return null;
  return (
    <Notice tone="pending" icon="envelope-simple">
      <b>{text('emailConfirm')}</b>
      <p className="pb-2">{text('emailConfirmText', { email })}</p>
      <Button size="sm" busy={send.isPending} onClick={() => send.mutate()}>
        {text('emailSendAgain')}
      </Button>
    </Notice>
  );
};
