import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import { refusalSentence } from '@touchline/app-core/client/failure.ts';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { useLocation } from '@touchline/app-core/page/router.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { useIdentity, useSession } from '@touchline/app-core/session/session.tsx';
import { SupportLine } from '@touchline/app-core/session/support-line.tsx';
import type { Me } from '@touchline/contracts/http/identity';
import {
  Button,
  ButtonLink,
  formatInstant,
  Link,
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
import type { ReactNode } from 'react';
import { ownProfileQuery } from '../../features/own-profile/api/own-profile.ts';
import { text as clubText } from '../../features/own-profile/club-text.ts';
import type { OnDirty } from '../../features/own-profile/components/edit-section.tsx';
import { Identification } from '../../features/own-profile/components/identification.tsx';
import { ProfilesSection } from '../../features/own-profile/components/profiles-section.tsx';
import { isRefused } from '../../features/own-profile/refused.ts';
import { useDirtyParts } from '../../features/own-profile/use-dirty-parts.ts';
import { kinds } from '../../kinds/kinds.ts';
import { partSearch } from '../../session/waiting.ts';
import { consentStep, Held, heldTitle } from './held.tsx';
import { pendingVariant } from './pending-variant.ts';
import { text } from './text.ts';
import { useOwnConsent } from './use-own-consent.ts';

type Verdict = Pick<Me, 'verification_status' | 'rejection'>;

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
      <p className="tl-tiny">{text('decided', { when: formatInstant(rejection.at) })}</p>
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

const turnOf = (verdicts: readonly Verdict[], clubRejected: boolean): Turn => {
  const rejections = verdicts.flatMap((verdict) =>
    verdict.verification_status === 'rejected' && verdict.rejection ? [verdict.rejection.kind] : [],
  );
  if (rejections.includes('final')) return 'final';
  return rejections.length > 0 || clubRejected ? 'mend' : 'pending';
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
const refusalOf = (reason: unknown): string | null => refusalSentence(reason) || null;

/** Mending the person: a new document, then handing in again. */
const MendPerson = (): ReactNode => {
  const { identification, rejection } = useIdentity();
  const { refresh } = useSession();
  const again = useSubmitAgain(() => api.post('/me/resubmit'), refresh);
  return (
    <div className="grid gap-4 max-w-lg">
      {/* One that came after the decision is what staff look at next. */}
      <Identification refused={(identification.provided_at ?? '') <= (rejection?.at ?? '')} />
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
  const query = useQuery(ownProfileQuery());
  const { data: profile } = query;
  const [dirty, onDirty] = useDirtyParts();
  const again = useSubmitAgain(() => api.post('/profile/resubmit'), refresh);
  return (
    <div className="grid gap-6">
      {query.isError ? <ReadFailed query={query} /> : null}
      {!query.isError && !profile ? <Skeletons lines={6} /> : null}
      {profile ? kinds[profile.profile_type].sections(profile, onDirty) : null}
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
  const { pathname } = useLocation();
  if (identity.email_verified_at) return null;
  return (
    <Notice tone="pending">
      <b>{text('confirm')}</b>
      <p>{text('confirmText', { email: identity.email })}</p>
      <div className="flex flex-wrap items-center gap-3 pt-1">
        <Button
          size="sm"
          onClick={async () => {
            await api.post('/verify-email/send');
            toast({ kind: 'success', title: text('resent') });
          }}
        >
          {text('resend')}
        </Button>
        <ButtonLink size="sm" variant="ghost" href={`${pathname}${partSearch('account')}`}>
          {text('otherAddress')}
        </ButtonLink>
      </div>
    </Notice>
  );
};

/** Nothing is handed in below these sections: each saves itself. */
const ignoreDirty: OnDirty = () => {};

/** When it was handed in, and the way to look at it. */
const HandedIn = ({ at, over }: { readonly at: string | null | undefined; readonly over: boolean }): ReactNode => {
  const { pathname } = useLocation();
  const when = at ? formatInstant(at) : null;
  if (over) return when && text('handedInOver', { when });
  return (
    <>
      {when ? text('handedInNote', { when }) : text('handedInNoteUndated')}{' '}
      <Link href={`${pathname}${partSearch('submitted')}`}>{text('lookAt')}</Link>
    </>
  );
};

export interface VerificationWords {
  readonly title: Readonly<Record<Exclude<Turn, 'final'>, string>>;
  readonly lead: Readonly<Record<Exclude<Turn, 'final'>, string>>;
}

/** Where a person and a profile stand with staff, each with its reason and, where it can be, the way to mend it. */
export const VerificationStatus = ({
  title,
  lead,
  tabs,
}: VerificationWords & { readonly tabs: ReactNode }): ReactNode => {
  const identity = useIdentity();
  const { current, config } = useSession();
  const { pathname } = useLocation();
  const variant = pendingVariant(pathname, config.pending_variant);
  // Asked anew with the identity: staff decide on the club by itself.
  const own = useQuery({ ...ownProfileQuery(), enabled: current !== null, refetchInterval: 20_000 }).data;
  const club = own?.club_decision?.rejection ? own.club_decision : null;
  const turn = turnOf([identity, ...(current ? [current] : [])], club !== null);
  const over = turn === 'final';
  const guarded = useOwnConsent();
  const isHeld = !over && turn === 'pending' && guarded !== undefined && guarded.consent?.status !== 'given';
  // No title says that somebody is looking when nobody is.
  const shown = over ? text('final') : isHeld ? heldTitle(guarded) : title[turn === 'mend' ? 'mend' : 'pending'];
  usePageTitle(shown);
  const next = {
    pending: variant === 'pre-launch' ? text('nextPreLaunch') : text('nextPostLaunch', { email: identity.email }),
    mend: text('nextMend', { email: identity.email }),
    final: text('nextFinal'),
  }[turn];
  const side = current && kinds[current.profile_type].side;
  const steps: readonly Step[] = [
    {
      id: 'handed-in',
      state: 'done',
      title: text('handedInStep'),
      note: <HandedIn at={own?.submitted_at} over={over} />,
    },
    ...(guarded && !over ? [consentStep(guarded.consent)] : []),
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
            title: text('profile', { type: kinds[current.profile_type].nameWithin }),
            note: <VerdictStatus {...current} over={over} />,
          },
        ]
      : []),
    ...(club && !over
      ? [
          {
            id: 'club',
            state: 'failed',
            title: clubText('step'),
            note: <Status meaning="no">{clubText('rejectedStep')}</Status>,
          } as const,
        ]
      : []),
    // After a final word nothing comes any more.
    ...(over
      ? []
      : [
          {
            id: 'in',
            state: 'upcoming',
            title: text(side ? `inStep_${side}` : 'inStep'),
            note: text(side ? `inNote_${side}` : 'inNote'),
          } as const,
        ]),
  ];
  return (
    <Page width="reading">
      <PageHeader
        title={shown}
        lead={turn === 'final' ? text('finalLead') : isHeld ? text('heldLead') : lead[turn]}
        actions={
          <ButtonLink href="/logout" icon="sign-out">
            {text('signOut')}
          </ButtonLink>
        }
      />
      {tabs}
      <Address />
      <Section title={text('verification')}>
        <div className="pt-6">
          <Steps label={text('verification')} steps={steps} />
        </div>
      </Section>
      {isHeld && guarded.consent ? <Held consent={guarded.consent} /> : null}
      {identity.verification_status === 'rejected' ? (
        <Section title={text('account')}>
          <div className="grid gap-5 pt-5">
            <Reason rejection={identity.rejection} />
            {identity.rejection?.kind === 'fixable' ? <MendPerson /> : null}
          </div>
        </Section>
      ) : null}
      {own && club && !over && current?.verification_status !== 'rejected'
        ? // Sections with headings of their own: the one with the club comes first.
          kinds[own.profile_type].sections(own, ignoreDirty)
        : null}
      {current?.verification_status === 'rejected' ? (
        <Section title={text('profile', { type: kinds[current.profile_type].nameWithin })}>
          <div className="grid gap-5 pt-5">
            <Reason rejection={current.rejection} />
            {current.rejection?.kind === 'fixable' ? <MendProfile /> : null}
          </div>
        </Section>
      ) : null}
      <Section title={text('whatNext')}>
        <p className="tl-prose pt-4">{next}</p>
        {over ? (
          <p className="pt-3">
            <Link href={`${pathname}${partSearch('account')}`}>{text('nextFinalLink')}</Link>
          </p>
        ) : null}
      </Section>
      {isRefused(identity) && identity.profiles.length < 2 ? null : <ProfilesSection />}
    </Page>
  );
};
