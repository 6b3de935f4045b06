import { useQueryClient } from '@tanstack/react-query';
import { type ErrorCode, messageOf } from '@touchline/contracts/errors';
import type { ValuationTier } from '@touchline/contracts/values';
import { useDraft, useIdentity } from '@touchline/market';
import { Button, Icon, Link, Notice, toast } from '@touchline/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { RejectionNote } from '../../features/decision/account-standing.tsx';
import { RejectCase, ReopenCase } from '../../features/decision/case-acts.tsx';
import { ConfirmAct } from '../../features/decision/confirm-act.tsx';
import { KeyHint } from '../../features/decision/key-hint.tsx';
import { profileObstacle } from '../../features/decision/obstacle.ts';
import { playerReasons, representativeReasons } from '../../features/decision/reasons.ts';
import { RefusalNote, type WayOut } from '../../features/decision/refusal.tsx';
import { useDecision } from '../../features/decision/use-decision.ts';
import {
  type Profile,
  profileKey,
  rejectProfile,
  reopenProfile,
  setTier,
  verifyProfile,
} from '../../features/profiles-api.ts';
import { useKeys } from '../../features/queue/use-keys.ts';
import type { User } from '../../features/users-api.ts';
import { text } from '../../text.ts';
import { ClaimDecision } from './claim-decision.tsx';
import { TierPicker } from './tier-picker.tsx';

type Act = 'verify' | 'reject' | 'reopen' | 'tier' | 'confirm' | 'refuse';

/** Where the obstacle can be changed. */
const wayOut = (code: ErrorCode | undefined | null, profile: Profile): WayOut | undefined => {
  const club = profile.profile.representative?.club;
  if (code === 'ClubNotVerified' && club) return { href: `/admin/clubs?club=${club.id}`, label: text('openClub') };
  if (code === 'UserDoesntHaveIdentificationException' || code === 'UserNotVerified')
    return { href: `/admin/users?tab=all&user=${profile.user_id}`, label: text('openPerson') };
  return undefined;
};

/** One decision on one profile: tier first where it is a player, then verify, or reject, or take it back. */
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
  const { id, name, verification_status: status, valuation_tier: saved } = profile;
  const player = profile.profile.player;
  const reasons = useMemo(() => (player ? playerReasons() : representativeReasons()), [player]);
  const tierDraft = useDraft<ValuationTier | null>(`tier:${id}`, () => null);
  const tier = tierDraft.value ?? saved;
  const obstacle = profileObstacle(profile, tier, user.identification, staff.id);
  const own = profile.user_id === staff.id;
  const finished = profile.onboarding.status === 'completed';

  const done = async (act: Act, call: () => Promise<{ data: Profile }>): Promise<boolean> => {
    const answer = await decide(act, call);
    if (!answer) return false;
    client.setQueryData(profileKey(id), answer.data);
    onDecided(id, act !== 'tier');
    return true;
  };
  const verify = async (): Promise<boolean> => {
    const taken = await done('verify', async () => {
      if (player && tier && tier !== saved) await setTier(id, tier);
      return verifyProfile(id);
    });
    if (!taken) return false;
    tierDraft.clear();
    toast({
      kind: 'success',
      title: text('verifiedToast', { name }),
      description: user.verification_status === 'verified' ? undefined : text('personNeeded'),
    });
    return true;
  };
  const open = status !== 'verified';
  const [asked, setAsked] = useState(false);
  // By a key it is asked first: a slip verifies nobody.
  useKeys({ v: open && !obstacle && !busy ? () => setAsked(true) : undefined });
  const way = wayOut(obstacle, profile);
  const { claim } = profile.profile;
  if (claim && !own)
    return (
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
    );

  return (
    <div className="grid gap-3.5">
      <h2 className="tl-heading">{text('decision')}</h2>
      <RefusalNote failure={failure} way={wayOut(failure?.code, profile)} />
      {profile.rejection ? <RejectionNote rejection={profile.rejection} note={profile.staff_note} /> : null}
      {player && !own ? (
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
      {open ? (
        <div className="grid gap-1">
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
          {obstacle === 'UserNotVerified' ? (
            <p className="tl-small text-ink-2">{text('onboardingOpen', { step: profile.onboarding.step })}</p>
          ) : null}
          {way ? (
            <p className="tl-small">
              <Link href={way.href}>{way.label}</Link>
            </p>
          ) : null}
        </div>
      ) : null}
      {user.verification_status !== 'verified' && !obstacle && open ? (
        <Notice tone="pending">
          {user.verification_status === 'pending' ? text('personPending') : text('personRejected')}{' '}
          {text('personNeeded')} <Link href={`/admin/users?tab=all&user=${profile.user_id}`}>{text('openPerson')}</Link>
        </Notice>
      ) : null}
      {status === 'pending' && finished && !own ? (
        <RejectCase
          caseId={id}
          name={name}
          reasons={reasons}
          busy={busy === 'reject'}
          failure={failure}
          reject={(body) => done('reject', () => rejectProfile(id, body))}
        />
      ) : null}
      {status === 'pending' ? null : (
        <ReopenCase
          own={own}
          busy={busy === 'reopen'}
          onReopen={() =>
            void done('reopen', () => reopenProfile(id)).then(
              (taken) => taken && toast({ kind: 'success', title: text('reopenedToast', { name }) }),
            )
          }
        />
      )}
      {asked ? (
        <ConfirmAct
          title={text('verifyTitle', { name })}
          description={text('verifyTextProfile', { name })}
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
    </div>
  );
};
