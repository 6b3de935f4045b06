import { dayInWords } from '@touchline/contracts/days';
import {
  offerEvents,
  type Party,
  type PublicOffer,
  type PublicProfile,
  type PublicUser,
  profileEvents,
  userEvents,
} from '@touchline/contracts/events';
import type { z } from 'zod';
import type { Mailed, Notice } from './inbox.ts';
import { offerMailed, signedElsewhere } from './mailed.ts';
import { documentNotices } from './notices.document.ts';
import { sendingNotices } from './notices.document-sending.ts';
import { consentEndedText, guardianConsentNotices } from './notices.guardian-consent.ts';
import { interestNotices } from './notices.interest.ts';
import { mandateNotices } from './notices.mandate.ts';
import { memberLeft } from './notices.member-left.ts';
import { opportunityNotices } from './notices.opportunity.ts';
import { savedSearchNotices } from './notices.saved-search.ts';
import { subscriptionNotices } from './notices.subscription.ts';
import { suggestionNotices } from './notices.suggestion.ts';
import { trialRequestNotices } from './notices.trial-request.ts';
import { clubSubject } from './subjects.ts';

/** Who is notified of what when something happens: pure, one function per event type. */

type Tell = (data: never) => readonly Notice[];

const offerPage = (side: 'club' | 'player', offer: PublicOffer): string =>
  `/${side === 'player' ? 'player' : 'club-representative'}/offers/${offer.offer_id}`;

const side = (offer: PublicOffer, of: 'club' | 'player') =>
  of === 'player' ? offer.player : offer.acting_representative;

interface Words {
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly needs_answer?: boolean;
  readonly mail?: boolean;
  readonly mailed?: Mailed;
  readonly href?: string;
  readonly shows?: Notice['shows'];
}

const toSide = (offer: PublicOffer, of: 'club' | 'player', words: Words): Notice => ({
  user_id: side(offer, of).user_id,
  profile_id: side(offer, of).profile_id,
  href: offerPage(of, offer),
  needs_answer: false,
  mail: true,
  ...words,
});

const other = (of: 'club' | 'player'): 'club' | 'player' => (of === 'club' ? 'player' : 'club');

const names = (offer: PublicOffer) => ({ club: offer.club_team.club_name, player: offer.player.name });

const lastRound = (offer: PublicOffer) => offer.rounds.at(-1);

/**
 * An event in which one side did something. Events of before `happened` don't name it: then it was the author of the round
 * that made it the other side's turn, or who answered the last one.
 */
const byParty = <Data extends { readonly offer: PublicOffer; readonly happened?: { readonly by: Party } | undefined }>(
  tell: (offer: PublicOffer, by: Party, happened: Data['happened']) => readonly Notice[],
): Tell =>
  (({ offer, happened }: Data) =>
    tell(
      offer,
      happened?.by ?? (offer.status === 'pending' ? other(offer.recipient) : offer.recipient),
      happened,
    )) as Tell;

const onOffer = (tell: (offer: PublicOffer) => readonly Notice[]): Tell =>
  (({ offer }: { offer: PublicOffer }) => tell(offer)) as Tell;

const closeReasons = {
  'player-signed-elsewhere': (offer: PublicOffer, to: Party) => signedElsewhere(to, offer.player.name),
} as const;

const decision = (
  subject: 'account' | 'profile',
  status: 'verified' | 'rejected',
  reason: string | undefined,
  mend: boolean,
): Words =>
  status === 'verified'
    ? {
        kind: `${subject}.verified`,
        title: `Your ${subject} is verified`,
        text: 'Staff have checked it and everything is in order.',
      }
    : {
        kind: `${subject}.rejected`,
        title: `Your ${subject} was not verified`,
        text: mend ? `${reason ?? ''} You can fix this and submit again.` : (reason ?? ''),
        needs_answer: mend,
      };

const toUser = (user: PublicUser, words: Words): Notice => ({
  user_id: user.user_id,
  profile_id: null,
  href: '/',
  needs_answer: false,
  mail: true,
  ...words,
});
const toOwner = (profile: PublicProfile, words: Words): Notice => ({
  user_id: profile.user_id,
  profile_id: profile.profile_id,
  href: '/',
  needs_answer: false,
  mail: true,
  ...words,
});

export const notices: Readonly<Record<string, Tell>> = {
  ...guardianConsentNotices,
  ...documentNotices,
  ...sendingNotices,
  ...interestNotices,
  ...mandateNotices,
  ...suggestionNotices,
  ...opportunityNotices,
  ...savedSearchNotices,
  ...subscriptionNotices,
  ...trialRequestNotices,
  [offerEvents.made.type]: onOffer((o) => [
    toSide(o, 'player', {
      kind: 'offer.made',
      title: `Offer from ${names(o).club}`,
      text: `${names(o).club} has put terms on the table for you.`,
      needs_answer: true,
      mailed: offerMailed(o),
    }),
  ]),
  [offerEvents.countered.type]: byParty<z.infer<typeof offerEvents.countered.data>>((o, by, happened) => [
    toSide(o, other(by), {
      kind: 'offer.countered',
      title: `${names(o)[by]} answered with other terms`,
      text: `Round ${happened?.round ?? lastRound(o)?.number ?? 1} is on the table. It is your turn.`,
      needs_answer: true,
      mailed: offerMailed(o),
    }),
  ]),
  [offerEvents.accepted.type]: byParty<z.infer<typeof offerEvents.accepted.data>>((o, by) => [
    toSide(o, other(by), {
      kind: 'offer.accepted',
      title: `${names(o)[by]} accepted your terms`,
      text: 'The contract is being prepared for signing.',
      mailed: offerMailed(o),
    }),
  ]),
  [offerEvents.declined.type]: byParty<z.infer<typeof offerEvents.declined.data>>((o, by, happened) => {
    const reason = happened?.reason ?? o.reason;
    return [
      toSide(o, other(by), {
        kind: 'offer.declined',
        title: `${names(o)[by]} declined`,
        text: reason ? `The reason given: ${reason}` : 'No reason was given.',
      }),
    ];
  }),
  [offerEvents.withdrawn.type]: byParty<z.infer<typeof offerEvents.withdrawn.data>>((o, _, happened) => [
    toSide(o, 'player', {
      kind: 'offer.withdrawn',
      title: `${names(o).club} withdrew its offer`,
      text: happened?.reason ?? o.reason ?? 'No reason was given.',
    }),
  ]),
  [offerEvents.expired.type]: onOffer((o) =>
    (['player', 'club'] as const).map((s) =>
      toSide(o, s, {
        kind: 'offer.expired',
        title: 'An offer has expired',
        text:
          s === 'player'
            ? `The offer of ${names(o).club} was not answered in time.`
            : `The offer of ${names(o).club} to ${names(o).player} was not answered in time.`,
        mail: s === 'club',
      }),
    ),
  ),
  [offerEvents.closed.type]: onOffer((o) =>
    (['player', 'club'] as const).map((s) =>
      toSide(o, s, {
        kind: 'offer.closed',
        title: `The offer of ${names(o).club} is closed`,
        text: o.close_reason ? closeReasons[o.close_reason](o, s) : '',
        mail: s === 'club',
      }),
    ),
  ),
  [offerEvents.consentEnded.type]: onOffer((o) =>
    (['player', 'club'] as const).map((s) =>
      toSide(o, s, {
        kind: 'offer.consent-ended',
        title: `The offer of ${names(o).club} is closed`,
        text: consentEndedText(names(o).player, s),
        mail: s === 'club',
      }),
    ),
  ),
  [offerEvents.memberLeft.type]: onOffer((o) =>
    (['player', 'club'] as const).map((s) => toSide(o, s, memberLeft('offer', s, names(o).club))),
  ),
  [offerEvents.contractFailed.type]: onOffer((o) =>
    (['player', 'club'] as const).map((s) =>
      toSide(o, s, {
        kind: 'offer.contract-failed',
        title: 'The contract did not come about',
        text: o.contract?.reason ?? '',
      }),
    ),
  ),
  [userEvents.verified.type]: (({ user }: { user: PublicUser }) => [
    toUser(user, decision('account', 'verified', undefined, false)),
  ]) as Tell,
  [userEvents.dataReady.type]: (({ user, happened }: { user: PublicUser; happened?: { expires_at: string } }) => [
    toUser(user, {
      kind: 'account.data-ready',
      title: 'Your data is ready',
      text: `The archive of all that we keep of you can be fetched on your account page until ${dayInWords(happened?.expires_at.slice(0, 10) ?? '')}.`,
      href: user.is_admin ? '/admin/profile' : '/profile/user',
      mail: true,
    }),
  ]) as Tell,
  [userEvents.rejected.type]: (({ user }: { user: PublicUser }) => [
    toUser(user, decision('account', 'rejected', user.rejection?.reason, user.rejection?.kind === 'fixable')),
  ]) as Tell,
  [profileEvents.verified.type]: (({ profile }: { profile: PublicProfile }) => [
    toOwner(profile, decision('profile', 'verified', undefined, false)),
  ]) as Tell,
  [profileEvents.rejected.type]: (({ profile }: { profile: PublicProfile }) => [
    toOwner(profile, decision('profile', 'rejected', profile.rejection?.reason, profile.rejection?.kind === 'fixable')),
  ]) as Tell,
  [profileEvents.claimConfirmed.type]: (({ profile }: { profile: PublicProfile }) => [
    toOwner(profile, {
      kind: 'profile.claim-confirmed',
      title: 'Your change is confirmed',
      text: 'Staff have checked it. From now on others see it.',
      href: '/profile/management',
    }),
  ]) as Tell,
  [profileEvents.claimRefused.type]: (({ profile, reason }: { profile: PublicProfile; reason: string }) => [
    toOwner(profile, {
      kind: 'profile.claim-refused',
      title: 'Your change was not confirmed',
      text: `${reason} Your profile stays as it was.`,
      href: '/profile/management',
    }),
  ]) as Tell,
  [profileEvents.nextContractRecorded.type]: (({ profile }: { profile: PublicProfile }) => [
    toOwner(profile, {
      kind: 'profile.next-contract',
      title: `You join ${profile.player?.next_contract?.club_team.club_name ?? 'your new club'}`,
      text: `From ${dayInWords(profile.player?.next_contract?.from)} your page shows the new club.`,
      mail: false,
      shows: profile.player?.next_contract ? clubSubject(profile.player.next_contract.club_team) : null,
    }),
  ]) as Tell,
};
