import { formatDayLong, formatInstant, Icon, Section, type Step } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { OwnConsent } from '../../features/own-profile/api/guardian-consent.ts';
import { GuardianRows } from '../../features/own-profile/components/guardian-state.tsx';
import { text as consentText } from '../../features/own-profile/guardian-text.ts';
import { text } from './text.ts';
import type { useOwnConsent } from './use-own-consent.ts';

/** The guardian's part of the way, as a step: nothing here asks the player for an answer. */
export const consentStep = (consent: OwnConsent | null): Step => {
  const state = { requested: 'current', given: 'done', refused: 'failed', withdrawn: 'failed' } as const;
  const note = (): string => {
    if (!consent) return consentText('step_soon');
    if (consent.status === 'requested') return consentText(consent.opened_at ? 'step_opened' : 'step_sent');
    return consentText(`step_${consent.status}`, { when: formatInstant(consent.answered_at ?? consent.requested_at) });
  };
  return {
    id: 'guardian',
    state: consent ? state[consent.status] : 'current',
    title: consentText('step'),
    note: note(),
  };
};

type Guarded = NonNullable<ReturnType<typeof useOwnConsent>>;

export const heldTitle = ({ consent, name }: Guarded): string =>
  consent && consent.status !== 'requested'
    ? consentText(consent.status === 'withdrawn' ? 'withdrawn' : 'refused', { name: consent.guardian.name })
    : text('heldTitle', { name });

/** What a player under 18 waits for, and what holds until then. */
export const Held = ({ consent }: { readonly consent: OwnConsent }): ReactNode => (
  <>
    <Section title={consentText('guardian')}>
      <GuardianRows consent={consent} />
    </Section>
    <Section title={consentText('until')}>
      <ul className="grid pt-2">
        {(
          [
            ['lock-simple', consentText('nobody')],
            ['cake', consentText('decideAlone', { day: formatDayLong(consent.of_age_on) })],
          ] as const
        ).map(([icon, words]) => (
          <li key={icon} className="flex gap-3 border-b border-line py-2.5">
            <Icon name={icon} />
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </Section>
  </>
);
