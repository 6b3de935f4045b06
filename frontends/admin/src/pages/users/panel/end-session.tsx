import { useQueryClient } from '@tanstack/react-query';
import { Button, toast } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { userKey } from '../../../api/users-api.ts';
import { ConfirmAct } from '../../../features/decision/components/confirm-act.tsx';
import { useDecision } from '../../../features/decision/use-decision.ts';
import { endUserSession } from '../people-api.ts';
import { text } from '../text.ts';

/** Ends one session of somebody else: the others go on. */
export const EndSession = ({
  userId,
  sessionId,
  device,
}: {
  readonly userId: string;
  readonly sessionId: string;
  readonly device: string;
}): ReactNode => {
  const client = useQueryClient();
  const { busy, failure, decide } = useDecision<'end'>();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={text('sessionEndName', { device })} onClick={() => setAsking(true)}>
        {text('sessionEnd')}
      </Button>
      {asking ? (
        <ConfirmAct
          title={text('sessionEndTitle', { device })}
          description={text('sessionEndText')}
          confirmLabel={text('sessionEndConfirm')}
          final
          busy={busy === 'end'}
          failure={failure}
          onConfirm={async () => {
            if (!(await decide('end', () => endUserSession(userId, sessionId)))) return false;
            toast({ kind: 'success', title: text('sessionEnded') });
            void client.invalidateQueries({ queryKey: userKey(userId) });
            return true;
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
};
