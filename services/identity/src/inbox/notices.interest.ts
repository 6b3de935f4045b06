import { interestEvents, type Party, type PublicInterest } from '@touchline/contracts/events';
import type { Notice } from './inbox.ts';
import { signedElsewhere } from './mailed.ts';
import { consentEndedText } from './notices.guardian-consent.ts';
import { memberLeft } from './notices.member-left.ts';

/** Who is told what of interests: pure, one function per event type. */

type Tell = (data: never) => readonly Notice[];
type Words = Pick<Notice, 'kind' | 'title' | 'text'> & Partial<Pick<Notice, 'needs_answer' | 'mail'>>;

interface Told {
  readonly interest: PublicInterest;
  /** Events of this aggregate always say who did it. */
  readonly happened?: { readonly by?: Party; readonly reason?: string | null };
}

const other = (of: Party): Party => (of === 'club' ? 'player' : 'club');
const names = (interest: PublicInterest) => ({ club: interest.club_team.club_name, player: interest.player.name });
const area = { club: '/club-representative', player: '/player' } as const;

const toSide = (interest: PublicInterest, to: Party, words: Words): Notice => {
  const { user_id, profile_id } = to === 'player' ? interest.player : interest.representative;
  const href = `${area[to]}/club-interest?interest=${interest.interest_id}`;
  return { user_id, profile_id, href, needs_answer: false, mail: true, ...words };
};

/** Tells the side that didn't do it. */
const toOther = (words: (interest: PublicInterest, by: Party, reason: string | null) => Words): Tell =>
  (({ interest, happened }: Told) => {
    const by = happened?.by ?? interest.initiated_by;
    return [toSide(interest, other(by), words(interest, by, happened?.reason ?? interest.reason))];
  }) as Tell;

const reasonGiven = (reason: string | null): string =>
  reason ? `The reason given: ${reason}` : 'No reason was given.';

export const interestNotices: Readonly<Record<string, Tell>> = {
  [interestEvents.declared.type]: toOther((interest, by) => ({
    kind: 'interest.declared',
    title: interest.opportunity
      ? `${names(interest)[by]} answered “${interest.opportunity.title}”`
      : `${names(interest)[by]} is interested in you`,
    text: interest.message || 'Read the page, and say yes or no.',
    needs_answer: true,
  })),
  [interestEvents.accepted.type]: toOther((interest, by) => ({
    kind: 'interest.accepted',
    title: `${names(interest)[by]} accepted your interest`,
    text: 'You can talk now. On the page you see how to reach each other.',
  })),
  [interestEvents.declined.type]: toOther((interest, by, reason) => ({
    kind: 'interest.declined',
    title: `${names(interest)[by]} declined your interest`,
    text: reasonGiven(reason),
  })),
  [interestEvents.withdrawn.type]: toOther((interest, by, reason) => ({
    kind: 'interest.withdrawn',
    title: `${names(interest)[by]} is no longer interested`,
    text: reasonGiven(reason),
    mail: false,
  })),
  [interestEvents.consentEnded.type]: (({ interest }: Told) =>
    (['player', 'club'] as const).map((to) =>
      toSide(interest, to, {
        kind: 'interest.consent-ended',
        title: `The interest between ${names(interest).club} and ${names(interest).player} is closed`,
        text: consentEndedText(names(interest).player, to),
        mail: to === 'club',
      }),
    )) as Tell,
  [interestEvents.memberLeft.type]: (({ interest }: Told) =>
    (['player', 'club'] as const).map((to) =>
      toSide(interest, to, memberLeft('interest', to, names(interest).club)),
    )) as Tell,
  [interestEvents.closed.type]: (({ interest }: Told) =>
    (['player', 'club'] as const).map((to) =>
      toSide(interest, to, {
        kind: 'interest.closed',
        title: `The interest between ${names(interest).club} and ${names(interest).player} is closed`,
        text: signedElsewhere(to, names(interest).player),
        mail: to === 'club',
      }),
    )) as Tell,
};
