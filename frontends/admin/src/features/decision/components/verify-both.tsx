import { useQueryClient } from '@tanstack/react-query';
import { KeyHint } from '@touchline/app-core/keys/key-hint.tsx';
import { useKeys } from '@touchline/app-core/keys/use-keys.ts';
import { useIdentity } from '@touchline/app-core/session/session.tsx';
import type { ValuationTier } from '@touchline/contracts/values';
import { Button, Link, Notice, toast } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { verifyPersonAndProfile } from '../../../api/both-api.ts';
import { type Profile, profileKey } from '../../../api/profiles-api.ts';
import { type User, userKey } from '../../../api/users-api.ts';
import { typeText } from '../../../kinds/kinds.ts';
import { text } from '../../../text.ts';
import { bothStopped, bothWait, remedyFor } from '../both.ts';
import { useDecision } from '../use-decision.ts';
import { ConfirmAct } from './confirm-act.tsx';
import { RefusalNote } from './refusal.tsx';

/** Why the person is still undecided after the profile was verified. */
type Half = { readonly why: string };

/**
 * Verifies a person and a profile by one decision where both wait; the same at the person and at the profile. What can't be is said
 * before, and what was done of it where only one half was.
 */
export const VerifyBoth = ({
  user,
  profile,
  tier,
  several = false,
  onDone,
}: {
  readonly user: User;
  readonly profile: Profile;
  readonly tier: ValuationTier | null;
  /** Other profiles of this person wait, too: which one it is about is said. */
  readonly several?: boolean;
  /** Both are verified. */
  readonly onDone: () => void;
}): ReactNode => {
  const client = useQueryClient();
  const staff = useIdentity();
  const { busy, failure, decide } = useDecision<'both'>();
  const [half, setHalf] = useState<Half | null>(null);
  const [confirming, setConfirming] = useState(false);
  const { name } = user;
  const offered = bothWait(user, profile) && user.id !== staff.id;
  const stopped = bothStopped(user, profile, tier, staff.id);

  const verify = async (): Promise<boolean> => {
    setHalf(null);
    /** Whom the page has asked about: each of the two cases may be another colleague's. */
    const passed: string[] = [];
    const answer = await decide('both', (despite) => {
      if (despite) passed.push(despite);
      return verifyPersonAndProfile(user, profile, tier, passed);
    });
    if (!answer) return false;
    const { person, profile: verified, refused } = answer.data;
    client.setQueryData(profileKey(profile.id), verified);
    if (person) client.setQueryData(userKey(user.id), person);
    for (const key of ['users', 'profiles', 'overview', 'user']) void client.invalidateQueries({ queryKey: [key] });
    if (refused) {
      setHalf({ why: refused.message });
      return true;
    }
    toast({ kind: 'success', title: text('bothToast', { name }), description: text('bothToastText') });
    onDone();
    return true;
  };
  // Confirm what comes by a key: a slip verifies nobody.
  useKeys({ a: offered && !stopped && !busy ? () => setConfirming(true) : undefined });
  const label = several ? text('bothVerifyType', { type: typeText(profile.profile_type) }) : text('bothVerify');
  const remedy = remedyFor(stopped?.code, profile);

  return (
    <>
      {half ? (
        <div role="alert">
          <Notice tone="pending">
            <p className="tl-strong">{text('bothHalf')}</p>
            <p>{half.why}</p>
            <p>
              {text('bothHalfLeft', { name })}{' '}
              <Link href={`/admin/users?tab=all&user=${user.id}`}>{text('openPerson')}</Link>
            </p>
          </Notice>
        </div>
      ) : null}
      {failure ? (
        <div className="grid gap-1">
          <RefusalNote failure={failure} remedy={remedyFor(failure.code, profile)} />
          <p className="tl-small text-ink-2">{text('bothNothing')}</p>
        </div>
      ) : null}
      {offered ? (
        <div className="grid gap-1">
          <Button
            block
            size="lg"
            variant="primary"
            icon="checks"
            busy={busy === 'both'}
            reason={stopped?.message}
            aria-keyshortcuts="A"
            onClick={() => void verify()}
          >
            {label}
            <KeyHint>A</KeyHint>
          </Button>
          {remedy ? (
            <p className="tl-small">
              <Link href={remedy.href}>{remedy.label}</Link>
            </p>
          ) : null}
        </div>
      ) : null}
      {confirming ? (
        <ConfirmAct
          title={text('bothTitle', { name })}
          description={text('bothText', { name })}
          confirmLabel={label}
          busy={busy === 'both'}
          failure={failure}
          onConfirm={verify}
          onClose={() => setConfirming(false)}
        />
      ) : null}
    </>
  );
};
