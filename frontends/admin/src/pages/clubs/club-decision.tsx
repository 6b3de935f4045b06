import { KeyHint } from '@touchline/app-core/keys/key-hint.tsx';
import { useKeys } from '@touchline/app-core/keys/use-keys.ts';
import { Button, Reason, toast } from '@touchline/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { RejectCase, ReopenCase } from '../../features/decision/components/case-acts.tsx';
import { ConfirmAct } from '../../features/decision/components/confirm-act.tsx';
import { HeldCase } from '../../features/decision/components/held-case.tsx';
import { RefusalNote } from '../../features/decision/components/refusal.tsx';
import { RejectionNote } from '../../features/decision/components/verification-status.tsx';
import { clubReasons } from '../../features/decision/reasons.ts';
import { useDecision } from '../../features/decision/use-decision.ts';
import { text } from '../../text.ts';
import { type ClubRow, rejectClub, reopenClub, verifyClub } from './clubs-api.ts';
import { text as words } from './text.ts';

/** One decision on one club, as on people: verify, reject with a reason that its representatives read, or take it back. */
export const ClubDecision = ({
  row,
  onDecided,
}: {
  readonly row: ClubRow;
  readonly onDecided: () => void;
}): ReactNode => {
  const { busy, failure, decide } = useDecision<'verify' | 'reject' | 'reopen'>();
  const reasons = useMemo(clubReasons, []);
  const [confirming, setConfirming] = useState(false);
  const { id, name, submission, rejection, verification_status: status } = row;
  const open = status !== 'verified' && rejection?.kind !== 'final';
  const done = async (
    act: 'verify' | 'reject' | 'reopen',
    call: (despite?: string) => Promise<unknown>,
  ): Promise<boolean> => {
    if ((await decide(act, call)) === undefined) return false;
    onDecided();
    return true;
  };
  const verify = async (): Promise<boolean> => {
    const taken = await done('verify', (despite) => verifyClub(id, submission, despite));
    if (taken)
      toast({
        kind: 'success',
        title: text('clubVerifiedToast', { name }),
        description: text('clubVerifiedToastText'),
      });
    return taken;
  };
  // What comes by a key is confirmed: a slip verifies no club.
  useKeys({ v: open && !busy ? () => setConfirming(true) : undefined });
  return (
    <section className="grid gap-3.5" aria-label={text('decision')}>
      <h3 className="tl-subhead">{text('decision')}</h3>
      <HeldCase kind="club" id={id} held={row.held} waits={status === 'pending'} own={false}>
        <RefusalNote failure={failure} />
        {rejection ? <RejectionNote rejection={rejection} note={row.staff_note} /> : null}
        {open ? (
          <div className="grid gap-2">
            <Button
              block
              variant="primary"
              icon="check"
              busy={busy === 'verify'}
              aria-keyshortcuts="V"
              onClick={() => void verify()}
            >
              {text('verifyClub', { name })}
              <KeyHint>V</KeyHint>
            </Button>
            <Reason icon="info">{text('clubUnverifiedText')}</Reason>
          </div>
        ) : null}
        {status === 'pending' ? (
          <RejectCase
            caseId={id}
            name={name}
            reader={row.entered_by ?? undefined}
            reasons={reasons}
            busy={busy === 'reject'}
            failure={failure}
            reject={(body) => done('reject', (despite) => rejectClub(id, submission, body, despite))}
          />
        ) : (
          <ReopenCase
            own={false}
            busy={busy === 'reopen'}
            onReopen={() =>
              void done('reopen', (despite) => reopenClub(id, submission, despite)).then(
                (taken) => taken && toast({ kind: 'success', title: words('reopenedToast', { name }) }),
              )
            }
          />
        )}
        {confirming ? (
          <ConfirmAct
            title={text('verifyTitle', { name })}
            description={words('verifyText', { name })}
            confirmLabel={text('verifyClub', { name })}
            busy={busy === 'verify'}
            failure={failure}
            onConfirm={verify}
            onClose={() => setConfirming(false)}
          />
        ) : null}
      </HeldCase>
    </section>
  );
};
