import { useMutation, useQuery } from '@tanstack/react-query';
import type { Me } from '@touchline/contracts/http/identity';
import {
  api,
  fieldDetails,
  isApiFailure,
  type MyProfile,
  SupportLine,
  useIdentity,
  useSession,
} from '@touchline/market';
import {
  Button,
  ButtonLink,
  ErrorPanel,
  Notice,
  Page,
  PageHeader,
  Problem,
  Section,
  Skeletons,
  Status,
  type Step,
  Steps,
  toast,
} from '@touchline/ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Identification } from '../../features/onboarding/identification.tsx';
import { ownProfileQuery } from '../../features/onboarding/own-profile.ts';
import { useTitle } from '../entry/use-title.ts';
import type { OnDirty } from '../profile-management/edit-section.tsx';
import { PlayerSections } from '../profile-management/player-sections.tsx';
import { RepresentativeSections } from '../profile-management/representative-sections.tsx';
import { text } from './text.ts';

type Verdict = Pick<Me, 'verification_status' | 'rejection'>;

const typeWord = (type: MyProfile['profile_type']): string =>
  ({
    player: text('typePlayer'),
    'club-representative': text('typeRepresentative'),
    agent: text('typeAgent'),
    coach: text('typeCoach'),
  })[type];

const VerdictStatus = ({ verification_status, over }: Verdict & { readonly over: boolean }): ReactNode =>
  ({
    // Once a part is refused for good nobody looks at the other any more.
    pending: over ? (
      <Status meaning="closed">{text('statusOver')}</Status>
    ) : (
      <Status meaning="pending">{text('statusPending')}</Status>
    ),
    verified: <Status meaning="yes">{text('statusVerified')}</Status>,
    rejected: <Status meaning="no">{text('statusRejected')}</Status>,
  })[verification_status];

const stateOf = ({ verification_status }: Verdict, over: boolean): Step['state'] =>
  (({ pending: over ? 'upcoming' : 'current', verified: 'done', rejected: 'failed' }) as const)[verification_status];

const Reason = ({ rejection }: { readonly rejection: Me['rejection'] }): ReactNode => {
  const { email } = useIdentity();
  return rejection ? (
    <Notice tone="no">
      <b>{rejection.kind === 'fixable' ? text('fixable') : text('reason')}</b>
      <p>{rejection.reason}</p>
      {rejection.kind === 'final' ? (
        <p className="tl-small">
          {text('blockedFinal')} <SupportLine>{text('blockedSupport', { email: '{email}', own: email })}</SupportLine>
        </p>
      ) : null}
    </Notice>
  ) : null;
};

/** What is up to the person now: mending what can be mended, nothing after a final word, otherwise waiting. */
type Turn = 'pending' | 'mend' | 'final';

const turnOf = (verdicts: readonly Verdict[]): Turn => {
  const rejections = verdicts.flatMap((verdict) =>
    verdict.verification_status === 'rejected' && verdict.rejection ? [verdict.rejection.kind] : [],
  );
  if (rejections.includes('final')) return 'final';
  return rejections.length ? 'mend' : 'pending';
};

/** Hands in once more, and says so; a refusal stands at the button. */
const useSubmitAgain = (send: () => Promise<unknown>, refresh: () => Promise<unknown>) =>
  useMutation({
    mutationFn: send,
    onSuccess: async () => {
      toast({ kind: 'success', title: text('handedIn') });
      await refresh();
    },
  });

/** What is missing in its own words, else the sentence of the refusal. */
const refusalOf = (reason: unknown): string | null =>
  fieldDetails(reason)[0]?.message ?? (isApiFailure(reason) ? reason.message : null);

/** Mending the person: a new document, then handing in again. */
const MendPerson = (): ReactNode => {
  const { refresh } = useSession();
  const again = useSubmitAgain(() => api.post('/me/resubmit', { quiet: true }), refresh);
  return (
    <div className="grid gap-4 max-w-lg">
      <Identification />
      <Problem attempt={again.submittedAt}>{refusalOf(again.error)}</Problem>
      <div>
        <Button variant="primary" busy={again.isPending} onClick={() => again.mutate()}>
          {text('handIn')}
        </Button>
      </div>
    </div>
  );
};

/** Mending the profile right there: the same sections as in its management, then handing in again. */
const MendProfile = (): ReactNode => {
  const { refresh } = useSession();
  const { data: profile, isError, refetch } = useQuery(ownProfileQuery());
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set());
  const onDirty = useCallback<OnDirty>((section, is) => {
    setDirty((before) => {
      if (before.has(section) === is) return before;
      return is ? new Set([...before, section]) : new Set([...before].filter((other) => other !== section));
    });
  }, []);
  const again = useSubmitAgain(() => api.post('/profile/resubmit', { quiet: true }), refresh);
  return (
    <div className="grid gap-6">
      {isError ? <ErrorPanel onRetry={() => void refetch()} /> : null}
      {!isError && !profile ? <Skeletons lines={6} /> : null}
      {profile?.player ? <PlayerSections profile={profile} player={profile.player} onDirty={onDirty} /> : null}
      {profile?.representative ? (
        <RepresentativeSections profile={profile} representative={profile.representative} onDirty={onDirty} />
      ) : null}
      <Problem attempt={again.submittedAt}>{refusalOf(again.error)}</Problem>
      <div>
        <Button
          variant="primary"
          busy={again.isPending}
          reason={dirty.size > 0 ? text('saveFirst') : undefined}
          onClick={() => again.mutate()}
        >
          {text('handIn')}
        </Button>
      </div>
    </div>
  );
};

const Address = (): ReactNode => {
  const identity = useIdentity();
  if (identity.email_verified_at) return null;
  return (
    <Notice tone="pending">
      <b>{text('confirm')}</b>
      <p>{text('confirmText', { email: identity.email })}</p>
      <Button
        size="sm"
        onClick={async () => {
          await api.post('/verify-email/send');
          toast({ kind: 'success', title: text('resent') });
        }}
      >
        {text('resend')}
      </Button>
    </Notice>
  );
};

/** Where a person and a profile stand with staff, each with its reason and, where it can be, the way to mend it. */
export const Standing = ({
  title,
  lead,
}: {
  readonly title: string;
  readonly lead: Readonly<Record<Exclude<Turn, 'final'>, string>>;
}): ReactNode => {
  const identity = useIdentity();
  const { current, refresh, config, switchProfile } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    // Staff decide at any moment: the page looks again when somebody comes back to it, and now and then by itself.
    const look = (): void => void refresh();
    const timer = setInterval(look, 20_000);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
    };
  }, [refresh]);
  const standing = `${identity.verification_status} ${current?.verification_status ?? ''}`;
  useEffect(() => {
    // The guards know where this standing belongs; asking for the page again follows them.
    if (standing) void navigate('.', { replace: true });
  }, [standing, navigate]);
  const turn = turnOf([identity, ...(current ? [current] : [])]);
  const over = turn === 'final';
  // No title says that somebody is looking when nobody is.
  const shown = over ? text('final') : title;
  useTitle(shown);
  const next = {
    pending:
      config.pending_variant === 'pre-launch'
        ? text('nextPreLaunch')
        : text('nextPostLaunch', { email: identity.email }),
    mend: text('nextMend', { email: identity.email }),
    final: text('nextFinal'),
  }[turn];
  const steps: readonly Step[] = [
    { id: 'handed-in', state: 'done', title: text('handedInStep'), note: text('handedInNote') },
    {
      id: 'person',
      state: stateOf(identity, over),
      title: text('account'),
      note: <VerdictStatus {...identity} over={over} />,
    },
    ...(current
      ? [
          {
            id: 'profile',
            state: stateOf(current, over),
            title: text('profile', { type: typeWord(current.profile_type) }),
            note: <VerdictStatus {...current} over={over} />,
          },
        ]
      : []),
    { id: 'in', state: 'upcoming', title: text('inStep'), note: text('inNote') },
  ];
  const others = identity.profiles.filter((profile) => profile.id !== current?.id);
  return (
    <Page width="reading">
      <PageHeader
        title={shown}
        lead={turn === 'final' ? text('finalLead') : lead[turn]}
        actions={
          <ButtonLink href="/logout" icon="sign-out">
            {text('signOut')}
          </ButtonLink>
        }
      />
      <Address />
      <Section title={text('standing')}>
        <div className="pt-6">
          <Steps label={text('standing')} steps={steps} />
        </div>
      </Section>
      {identity.verification_status === 'rejected' ? (
        <Section title={text('account')}>
          <div className="grid gap-5 pt-5">
            <Reason rejection={identity.rejection} />
            {identity.rejection?.kind === 'fixable' ? <MendPerson /> : null}
          </div>
        </Section>
      ) : null}
      {current?.verification_status === 'rejected' ? (
        <Section title={text('profile', { type: typeWord(current.profile_type) })}>
          <div className="grid gap-5 pt-5">
            <Reason rejection={current.rejection} />
            {current.rejection?.kind === 'fixable' ? <MendProfile /> : null}
          </div>
        </Section>
      ) : null}
      <Section title={text('whatNext')}>
        <p className="tl-prose pt-4">{next}</p>
      </Section>
      {others.length > 0 ? (
        <Section title={text('switchProfile')}>
          <div className="flex flex-wrap gap-2 pt-5">
            {others.map((profile) => (
              <Button
                key={profile.id}
                onClick={() => switchProfile({ profile_id: profile.id, profile_type: profile.profile_type })}
              >
                {text('switchTo', { name: `${profile.name}, ${typeWord(profile.profile_type)}` })}
              </Button>
            ))}
          </div>
        </Section>
      ) : null}
    </Page>
  );
};
