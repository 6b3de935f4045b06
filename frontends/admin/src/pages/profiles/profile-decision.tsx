import { useQueryClient } from '@tanstack/react-query';
import { KeyHint } from '@touchline/app-core/keys/key-hint.tsx';
import { useKeys } from '@touchline/app-core/keys/use-keys.ts';
import { useDraft } from '@touchline/app-core/page/use-draft.ts';
import { useIdentity } from '@touchline/app-core/session/session.tsx';
import { messageOf } from '@touchline/contracts/errors';
import type { ValuationTier } from '@touchline/contracts/values';
import { Button, Icon, Link, Notice, toast } from '@touchline/ui';
import { type ReactNode, useMemo, useState } from 'react';
import {
  type Profile,
  profileKey,
  rejectProfile,
  reopenProfile,
  setTier,
  verifyProfile,
} from '../../api/profiles-api.ts';
import type { User } from '../../api/users-api.ts';
import { bothWait, profileStopped, remedyFor } from '../../features/decision/both.ts';
import { RejectCase, ReopenCase } from '../../features/decision/components/case-acts.tsx';
import { ConfirmAct } from '../../features/decision/components/confirm-act.tsx';
import { HeldCase } from '../../features/decision/components/held-case.tsx';
import { RefusalNote } from '../../features/decision/components/refusal.tsx';
import { TierPicker } from '../../features/decision/components/tier-picker.tsx';
import { RejectionNote } from '../../features/decision/components/verification-status.tsx';
import { VerifyBoth } from '../../features/decision/components/verify-both.tsx';
import { useDecision } from '../../features/decision/use-decision.ts';
import { kinds } from '../../kinds/kinds.ts';
import { text } from '../../text.ts';
import { ClaimDecision } from './claim-decision.tsx';

type Act = 'verify' | 'reject' | 'reopen' | 'tier' | 'confirm' | 'refuse';

/** One decision on one profile: tier first where its kind has one, then verify, or reject, or take it back. */
export const ProfileDecision = ({
  profile,
  user,
  nextName,
  onDecided,
}: {
  readonly profile: Profile;
  readonly user: User;
  readonly nextName: string | null;
  readonly onDecided: (id: string, settled: boolean) => void;
}): ReactNode => {
  const client = useQueryClient();
  const staff = useIdentity();
  const { busy, failure, decide } = useDecision<Act>();
  const { id, name, verification_status: status, valuation_tier: saved, submission } = profile;
  const kind = kinds[profile.profile_type];
  const reasons = useMemo(() => kind.reasons(), [kind]);
  const tierDraft = useDraft<ValuationTier | null>(`tier:${id}`, () => null);
  const tier = tierDraft.value ?? saved;
  const blocked = profileStopped(profile, user, tier, staff.id);
  const own = profile.user_id === staff.id;
  const finished = profile.onboarding.status === 'completed';
  const both = bothWait(user, profile) && !own;

  const done = async (act: Act, call: (despite?: string) => Promise<{ data: Profile }>): Promise<boolean> => {
    const answer = await decide(act, call);
    if (!answer) return false;
    client.setQueryData(profileKey(id), answer.data);
    onDecided(id, act !== 'tier');
    return true;
  };
  const verify = async (): Promise<boolean> => {
    const taken = await done('verify', (despite) => verifyProfile(id, submission, kind.tiered ? tier : null, despite));
    if (!taken) return false;
    tierDraft.clear();
    toast({
      kind: 'success',
      title: text('verifiedToast', { name }),
      description: user.verification_status === 'verified' ? undefined : text('personNeeded'),
    });
    return true;
  };
  const open = status !== 'verified' && profile.rejection?.kind !== 'final';
  const [confirming, setConfirming] = useState(false);
  // Confirm what comes by a key: a slip verifies nobody.
  useKeys({ v: open && !blocked && !busy ? () => setConfirming(true) : undefined });
  const remedy = remedyFor(blocked, profile);
  const holding = { kind: 'profile', id, held: profile.held, waits: profile.waiting_since !== null, own } as const;
  const { claim } = profile.profile;
  if (claim && !own)
    return (
      <div className="grid gap-3.5">
        <HeldCase {...holding}>
          <ClaimDecision
            key={claim.at}
            profile={profile}
            claim={claim}
            decision={{ busy: busy === 'confirm' || busy === 'refuse' ? busy : null, failure }}
            done={async (act, call, said) => {
              const taken = await done(act, call);
              if (taken) toast({ kind: 'success', title: text(said, { name }) });
              return taken;
            }}
          />
        </HeldCase>
      </div>
    );

  return (
    <div className="grid gap-3.5">
      <h2 className="tl-heading">{text('decision')}</h2>
      <HeldCase {...holding}>
        <RefusalNote failure={failure} remedy={remedyFor(failure?.code, profile)} />
        {profile.rejection ? <RejectionNote rejection={profile.rejection} note={profile.staff_note} /> : null}
        {kind.tiered && !own ? (
          <TierPicker
            value={tier}
            saved={saved}
            needed={open}
            busy={busy === 'tier'}
            onChange={tierDraft.set}
            onSave={(next) =>
              void done('tier', () => setTier(id, next)).then((taken) => {
                if (!taken) return;
                tierDraft.clear();
                toast({ kind: 'success', title: text('tierSaved', { name, tier: next }) });
              })
            }
          />
        ) : null}
        <VerifyBoth
          user={user}
          profile={profile}
          tier={kind.tiered ? tier : null}
          onDone={() => {
            tierDraft.clear();
            onDecided(id, true);
          }}
        />
        {open ? (
          <div className="grid gap-1">
            <Button
              block
              size={both ? 'md' : 'lg'}
              variant={both ? 'secondary' : 'primary'}
              icon="check"
              busy={busy === 'verify'}
              reason={blocked && !both ? messageOf(blocked) : undefined}
              disabled={both && blocked !== null}
              aria-keyshortcuts="V"
              onClick={() => void verify()}
            >
              {text(both ? 'verifyProfileAlone' : 'verifyName', { name })}
              <KeyHint>V</KeyHint>
            </Button>
            {blocked === 'UserNotVerified' ? (
              <p className="tl-small text-ink-2">{text('onboardingOpen', { step: profile.onboarding.step })}</p>
            ) : null}
            {remedy && !both ? (
              <p className="tl-small">
                <Link href={remedy.href}>{remedy.label}</Link>
              </p>
            ) : null}
          </div>
        ) : null}
        {user.verification_status !== 'verified' && !blocked && open && !both ? (
          <Notice tone="pending">
            {user.verification_status === 'pending' ? text('personPending') : text('personRejected')}{' '}
            {text('personNeeded')}{' '}
            <Link href={`/admin/users?tab=all&user=${profile.user_id}`}>{text('openPerson')}</Link>
          </Notice>
        ) : null}
        {status === 'pending' && finished && !own ? (
          <RejectCase
            caseId={id}
            name={name}
            reasons={reasons}
            busy={busy === 'reject'}
            failure={failure}
            reject={(body) => done('reject', (despite) => rejectProfile(id, submission, body, despite))}
          />
        ) : null}
        {status === 'pending' ? null : (
          <ReopenCase
            own={own}
            busy={busy === 'reopen'}
            onReopen={() =>
              void done('reopen', (despite) => reopenProfile(id, submission, despite)).then(
                (taken) => taken && toast({ kind: 'success', title: text('reopenedToast', { name }) }),
              )
            }
          />
        )}
        {confirming ? (
          <ConfirmAct
            title={text('verifyTitle', { name })}
            description={text('verifyTextProfile', { name })}
            confirmLabel={text('verifyName', { name })}
            busy={busy === 'verify'}
            failure={failure}
            onConfirm={verify}
            onClose={() => setConfirming(false)}
          />
        ) : null}
        {nextName && status === 'pending' ? (
          <p className="tl-small flex items-center justify-center gap-1.5 text-ink-2">
            <Icon name="arrow-right" size={16} />
            <span>{text('nextOpens', { name: nextName })}</span>
          </p>
        ) : null}
      </HeldCase>
    </div>
  );
};
