import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@touchline/contracts/errors';
import { useIdentity } from '@touchline/market';
import { Button, formatRelative, Icon, Notice, toast } from '@touchline/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { RejectionNote } from '../../features/decision/account-standing.tsx';
import { RejectCase, ReopenCase } from '../../features/decision/case-acts.tsx';
import { ConfirmAct } from '../../features/decision/confirm-act.tsx';
import { KeyHint } from '../../features/decision/key-hint.tsx';
import { personObstacle } from '../../features/decision/obstacle.ts';
import { personReasons } from '../../features/decision/reasons.ts';
import { RefusalNote } from '../../features/decision/refusal.tsx';
import { useDecision } from '../../features/decision/use-decision.ts';
import { useKeys } from '../../features/queue/use-keys.ts';
import {
  reinstateUser,
  rejectUser,
  reopenUser,
  suspendUser,
  type User,
  userKey,
  verifyUser,
} from '../../features/users-api.ts';
import { text } from '../../text.ts';
import { SuspendButton } from './suspend.tsx';

type Act = 'verify' | 'reject' | 'reopen' | 'suspend' | 'reinstate';

/** Verify, reject, reopen, suspend: one decision on one person, with its refusals where it is made. */
export const PersonDecision = ({
  user,
  nextName,
  onDecided,
}: {
  readonly user: User;
  /** Who opens after this one, in the queue of the waiting. */
  readonly nextName: string | null;
  readonly onDecided: (id: string) => void;
}): ReactNode => {
  const client = useQueryClient();
  const staff = useIdentity();
  const { busy, failure, decide } = useDecision<Act>();
  const reasons = useMemo(personReasons, []);
  const { id, name, verification_status: status } = user;
  const obstacle = personObstacle(user, staff.id);
  const own = id === staff.id;

  const done = async (act: Act, call: () => Promise<{ data: User }>): Promise<boolean> => {
    const answer = await decide(act, call);
    if (!answer) return false;
    client.setQueryData(userKey(id), answer.data);
    onDecided(id);
    return true;
  };
  const reopen = async (): Promise<void> => {
    if (await done('reopen', () => reopenUser(id))) toast({ kind: 'success', title: text('reopenedToast', { name }) });
  };
  const verify = async (): Promise<boolean> => {
    const taken = await done('verify', () => verifyUser(id));
    if (taken) toast({ kind: 'success', title: text('verifiedToast', { name }) });
    return taken;
  };
  const open = status !== 'verified' && !user.suspended_at;
  const [asked, setAsked] = useState(false);
  // By a key it is asked first: a slip verifies nobody.
  useKeys({ v: open && !obstacle && !busy ? () => setAsked(true) : undefined });

  return (
    <div className="grid gap-3.5">
      <h2 className="tl-heading">{text('decision')}</h2>
      <RefusalNote failure={failure} />
      {user.suspended_at ? (
        <>
          <Notice icon="prohibit">{text('suspendedSince', { when: formatRelative(user.suspended_at) })}</Notice>
          <Button
            block
            busy={busy === 'reinstate'}
            onClick={() =>
              void done('reinstate', () => reinstateUser(id)).then(
                (ok) => ok && toast({ kind: 'success', title: text('reinstatedToast', { name }) }),
              )
            }
          >
            {text('reinstate')}
          </Button>
        </>
      ) : null}
      {user.rejection ? <RejectionNote rejection={user.rejection} note={user.staff_note} /> : null}
      {open ? (
        <Button
          block
          size="lg"
          variant="primary"
          icon="check"
          busy={busy === 'verify'}
          reason={obstacle ? messageOf(obstacle) : undefined}
          aria-keyshortcuts="V"
          onClick={() => void verify()}
        >
          {text('verifyName', { name })}
          <KeyHint>V</KeyHint>
        </Button>
      ) : null}
      {status === 'pending' && open && !own ? (
        <RejectCase
          caseId={id}
          name={name}
          reasons={reasons}
          busy={busy === 'reject'}
          failure={failure}
          reject={(body) => done('reject', () => rejectUser(id, body))}
        />
      ) : null}
      {status !== 'pending' && !user.suspended_at ? (
        <ReopenCase own={own} busy={busy === 'reopen'} onReopen={() => void reopen()} />
      ) : null}
      {asked ? (
        <ConfirmAct
          title={text('verifyTitle', { name })}
          description={text('verifyTextPerson', { name })}
          confirmLabel={text('verifyName', { name })}
          busy={busy === 'verify'}
          failure={failure}
          onConfirm={verify}
          onClose={() => setAsked(false)}
        />
      ) : null}
      {nextName && status === 'pending' ? (
        <p className="tl-small flex items-center justify-center gap-1.5 text-ink-2">
          <Icon name="arrow-right" size={16} />
          <span>{text('nextOpens', { name: nextName })}</span>
        </p>
      ) : null}
      {user.suspended_at || own ? null : (
        <div className="border-t border-line pt-2">
          <SuspendButton
            name={name}
            busy={busy === 'suspend'}
            onSuspend={async (why) => {
              const taken = await done('suspend', () => suspendUser(id, why));
              if (taken)
                toast({
                  kind: 'success',
                  title: text('suspendedToast', { name }),
                  description: text('suspendedToastText'),
                });
              return taken;
            }}
          />
        </div>
      )}
    </div>
  );
};
