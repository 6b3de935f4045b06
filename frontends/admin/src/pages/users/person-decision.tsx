import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyHint } from '@touchline/app-core/keys/key-hint.tsx';
import { useKeys } from '@touchline/app-core/keys/use-keys.ts';
import { useDraft } from '@touchline/app-core/page/use-draft.ts';
import { useIdentity } from '@touchline/app-core/session/session.tsx';
import { messageOf } from '@touchline/contracts/errors';
import { personBlocked } from '@touchline/contracts/policies/may-verify';
import type { ValuationTier } from '@touchline/contracts/values';
import { Button, formatRelative, Icon, Notice, toast } from '@touchline/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { type Profile, profileQuery } from '../../api/profiles-api.ts';
import {
  endUserSessions,
  reinstateUser,
  rejectUser,
  reopenUser,
  suspendUser,
  type User,
  userKey,
  verifyUser,
} from '../../api/users-api.ts';
import { bothWait, waitingBeside } from '../../features/decision/both.ts';
import { RejectCase, ReopenCase } from '../../features/decision/components/case-acts.tsx';
import { ConfirmAct } from '../../features/decision/components/confirm-act.tsx';
import { HeldCase } from '../../features/decision/components/held-case.tsx';
import { RefusalNote } from '../../features/decision/components/refusal.tsx';
import { TierPicker } from '../../features/decision/components/tier-picker.tsx';
import { RejectionNote } from '../../features/decision/components/verification-status.tsx';
import { VerifyBoth } from '../../features/decision/components/verify-both.tsx';
import { personReasons } from '../../features/decision/reasons.ts';
import { useDecision } from '../../features/decision/use-decision.ts';
import { kinds } from '../../kinds/kinds.ts';
import { text } from '../../text.ts';
import { LostFactor } from './lost-factor.tsx';
import { SuspendButton } from './suspend.tsx';

/** The profile that waits beside its person: its tier where it has one, and the decision on both. */
const WithProfile = ({
  user,
  profile,
  several,
  onDone,
}: {
  readonly user: User;
  readonly profile: Profile;
  readonly several: boolean;
  readonly onDone: () => void;
}): ReactNode => {
  const { tiered } = kinds[profile.profile_type];
  const draft = useDraft<ValuationTier | null>(`tier:${profile.id}`, () => null);
  const tier = draft.value ?? profile.valuation_tier;
  return (
    <>
      {tiered && bothWait(user, profile) ? (
        <TierPicker value={tier} saved={profile.valuation_tier} needed onChange={draft.set} />
      ) : null}
      <VerifyBoth
        user={user}
        profile={profile}
        several={several}
        tier={tiered ? tier : null}
        onDone={() => {
          draft.clear();
          onDone();
        }}
      />
    </>
  );
};

type Act = 'verify' | 'reject' | 'reopen' | 'suspend' | 'reinstate' | 'endSessions';

/** Verify, reject, reopen, suspend, end sessions: one decision on one person, with its refusals where it is made. */
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
  const { id, name, verification_status: status, submission } = user;
  const blocked = personBlocked({ isOwn: id === staff.id, hasIdentification: user.identification === 'provided' });
  const own = id === staff.id;
  // The one that waited stays here: where only the profile could be verified, that is said.
  const [waited] = useState(() => waitingBeside(user));
  const beside = waitingBeside(user) ?? waited;
  const found = useQuery({ ...profileQuery(beside?.id ?? ''), enabled: beside !== undefined && !own });
  const profile = found.data?.id === beside?.id ? found.data : undefined;
  const both = bothWait(user, profile);

  const done = async (act: Act, call: (despite?: string) => Promise<{ data: User }>): Promise<boolean> => {
    const answer = await decide(act, call);
    if (!answer) return false;
    client.setQueryData(userKey(id), answer.data);
    onDecided(id);
    return true;
  };
  const reopen = async (): Promise<void> => {
    if (await done('reopen', (despite) => reopenUser(id, submission, despite)))
      toast({ kind: 'success', title: text('reopenedToast', { name }) });
  };
  const verify = async (): Promise<boolean> => {
    const taken = await done('verify', (despite) => verifyUser(id, submission, despite));
    if (taken) toast({ kind: 'success', title: text('verifiedToast', { name }) });
    return taken;
  };
  // The person stays where it is in the queue: nothing of it is decided.
  const endSessions = async (): Promise<boolean> => {
    const answer = await decide('endSessions', () => endUserSessions(id));
    if (!answer) return false;
    client.setQueryData(userKey(id), answer.data);
    toast({ kind: 'success', title: text('endSessionsToast', { name }) });
    return true;
  };
  const [ending, setEnding] = useState(false);
  const open = status !== 'verified' && user.rejection?.kind !== 'final' && !user.suspended_at;
  const [confirming, setConfirming] = useState(false);
  // Confirm what comes by a key: a slip verifies nobody.
  useKeys({ v: open && !blocked && !busy ? () => setConfirming(true) : undefined });

  return (
    <div className="grid gap-3.5">
      <h2 className="tl-heading">{text('decision')}</h2>
      <HeldCase kind="user" id={id} held={user.held} waits={user.waiting_since !== null} own={own}>
        <RefusalNote failure={failure} />
        {user.suspended_at ? (
          <>
            <Notice icon="prohibit">
              <p className="tl-strong">{text('suspendedSince', { when: formatRelative(user.suspended_at) })}</p>
              {user.suspension_reason ? <p>{user.suspension_reason}</p> : null}
              {user.staff_note ? (
                <p className="text-ink-2">{text('rejectionNote', { note: user.staff_note })}</p>
              ) : null}
            </Notice>
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
        {profile && beside ? (
          <WithProfile
            key={profile.id}
            user={user}
            profile={profile}
            several={beside.several}
            onDone={() => onDecided(id)}
          />
        ) : null}
        {open ? (
          <Button
            block
            size={both ? 'md' : 'lg'}
            variant={both ? 'secondary' : 'primary'}
            icon="check"
            busy={busy === 'verify'}
            reason={blocked ? messageOf(blocked) : undefined}
            aria-keyshortcuts="V"
            onClick={() => void verify()}
          >
            {text(both ? 'verifyPersonAlone' : 'verifyName', { name })}
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
            reject={(body) => done('reject', (despite) => rejectUser(id, submission, body, despite))}
          />
        ) : null}
        {status !== 'pending' && !user.suspended_at ? (
          <ReopenCase own={own} busy={busy === 'reopen'} onReopen={() => void reopen()} />
        ) : null}
        {confirming ? (
          <ConfirmAct
            title={text('verifyTitle', { name })}
            description={text('verifyTextPerson', { name })}
            confirmLabel={text('verifyName', { name })}
            busy={busy === 'verify'}
            failure={failure}
            onConfirm={verify}
            onClose={() => setConfirming(false)}
          />
        ) : null}
        {ending ? (
          <ConfirmAct
            title={text('endSessionsTitle', { name })}
            description={text('endSessionsText')}
            confirmLabel={text('endSessionsConfirm')}
            final
            busy={busy === 'endSessions'}
            failure={failure}
            onConfirm={endSessions}
            onClose={() => setEnding(false)}
          />
        ) : null}
        {nextName && status === 'pending' ? (
          <p className="tl-small flex items-center justify-center gap-1.5 text-ink-2">
            <Icon name="arrow-right" size={16} />
            <span>{text('nextOpens', { name: nextName })}</span>
          </p>
        ) : null}
        <LostFactor key={id} user={user} own={own} />
        {user.suspended_at || own ? null : (
          <div className="flex flex-wrap gap-1 border-t border-line pt-2">
            <Button variant="ghost" size="sm" icon="sign-out" onClick={() => setEnding(true)}>
              {text('endSessions')}
            </Button>
            <SuspendButton
              name={name}
              busy={busy === 'suspend'}
              failure={failure}
              onSuspend={async (body) => {
                const taken = await done('suspend', () => suspendUser(id, body));
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
      </HeldCase>
    </div>
  );
};
