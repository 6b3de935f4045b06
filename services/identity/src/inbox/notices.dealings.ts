import {
  interestEvents,
  offerEvents,
  type Party,
  type PublicInterest,
  type PublicOffer,
  type PublicTrialRequest,
  trialRequestEvents,
} from '@touchline/contracts/events';
import type { CloudEvent } from '@touchline/platform/bus';
import type { Representations } from '@touchline/platform/representations';
import type { Notice } from './inbox.ts';
import { type ClubPeopleAsked, type ClubPerson, clubNotices, clubNoticeTypes } from './notices.club.ts';
import { notices } from './notices.ts';
import { subjectOf } from './subjects.ts';

/**
 * What an agent is told of the dealings of a player whom he represents: that something happened, between whom. What it says
 * he reads on the page, where it is decided anew whether he may.
 */
export interface Dealing {
  readonly kind: string;
  readonly player_id: string;
  readonly title: string;
  readonly text: string;
  /** Where he reads along. */
  readonly href: string;
  readonly mail: boolean;
}

type Tell = (data: never) => Dealing;
interface Happened {
  readonly happened?: { readonly by?: Party };
}
interface Names {
  readonly club: string;
  readonly player: string;
}
/** Words of the two sides: who did it, and whom it was done to. */
type Title = (names: Names, by: Party) => string;

const other = (of: Party): Party => (of === 'club' ? 'player' : 'club');

const onOffer = (kind: string, title: Title, { by, mail = false }: { by?: Party; mail?: boolean } = {}): Tell =>
  (({ offer, happened }: { offer: PublicOffer } & Happened) => {
    const names = { club: offer.club_team.club_name, player: offer.player.name };
    const doer = by ?? happened?.by ?? (offer.status === 'pending' ? other(offer.recipient) : offer.recipient);
    return {
      ...{ kind: `agent.offer.${kind}`, player_id: offer.player.profile_id, mail },
      ...{ title: title(names, doer), text: `The offer of ${names.club} to ${names.player}.` },
      href: `/agent/offers/${offer.offer_id}`,
    };
  }) as Tell;

const onInterest = (kind: string, title: Title, mail = false): Tell =>
  (({ interest, happened }: { interest: PublicInterest } & Happened) => {
    const names = { club: interest.club_team.club_name, player: interest.player.name };
    return {
      ...{ kind: `agent.interest.${kind}`, player_id: interest.player.profile_id, mail },
      ...{ title: title(names, happened?.by ?? interest.initiated_by) },
      text: `The interest between ${names.club} and ${names.player}.`,
      href: `/agent/club-interest?interest=${interest.interest_id}`,
    };
  }) as Tell;

const onTrial = (
  kind: string,
  title: Title,
  { by = 'club', mail = false }: { by?: Party; mail?: boolean } = {},
): Tell =>
  (({ trial_request: trial, happened }: { trial_request: PublicTrialRequest } & Happened) => {
    const names = { club: trial.club_team.club_name, player: trial.player.name };
    return {
      ...{ kind: `agent.trial-request.${kind}`, player_id: trial.player.profile_id, mail },
      ...{ title: title(names, happened?.by ?? by), text: `The trial of ${names.player} at ${names.club}.` },
      href: `/agent/trial-requests?trial=${trial.trial_request_id}`,
    };
  }) as Tell;

export const dealings: Readonly<Record<string, Tell>> = {
  [offerEvents.made.type]: onOffer('made', (n) => `${n.club} made ${n.player} an offer`, { by: 'club', mail: true }),
  [offerEvents.countered.type]: onOffer('countered', (n, by) => `${n[by]} answered ${n[other(by)]} with other terms`),
  [offerEvents.accepted.type]: onOffer('accepted', (n, by) => `${n[by]} accepted the terms of ${n[other(by)]}`, {
    mail: true,
  }),
  [offerEvents.declined.type]: onOffer('declined', (n, by) => `${n[by]} declined the offer`),
  [offerEvents.withdrawn.type]: onOffer('withdrawn', (n) => `${n.club} withdrew its offer to ${n.player}`),
  [offerEvents.expired.type]: onOffer('expired', (n) => `An offer to ${n.player} has expired`),
  [offerEvents.closed.type]: onOffer('closed', (n) => `An offer to ${n.player} is closed`),
  [offerEvents.consentEnded.type]: onOffer('consent-ended', (n) => `An offer to ${n.player} is closed`),
  [offerEvents.memberLeft.type]: onOffer('member-left', (n) => `An offer of ${n.club} is closed`),
  [offerEvents.contractFailed.type]: onOffer(
    'contract-failed',
    (n) => `The contract of ${n.player} did not come about`,
    {
      mail: true,
    },
  ),
  [interestEvents.declared.type]: onInterest('declared', (n, by) => `${n[by]} is interested in ${n[other(by)]}`, true),
  [interestEvents.accepted.type]: onInterest(
    'accepted',
    (n, by) => `${n[by]} accepted the interest of ${n[other(by)]}`,
  ),
  [interestEvents.declined.type]: onInterest(
    'declined',
    (n, by) => `${n[by]} declined the interest of ${n[other(by)]}`,
  ),
  [interestEvents.withdrawn.type]: onInterest(
    'withdrawn',
    (n, by) => `${n[by]} is no longer interested in ${n[other(by)]}`,
  ),
  [interestEvents.consentEnded.type]: onInterest(
    'consent-ended',
    (n) => `The interest between ${n.club} and ${n.player} is closed`,
  ),
  [interestEvents.memberLeft.type]: onInterest('member-left', (n) => `An interest of ${n.club} is closed`),
  [interestEvents.closed.type]: onInterest('closed', (n) => `The interest between ${n.club} and ${n.player} is closed`),
  [trialRequestEvents.requested.type]: onTrial('requested', (n) => `${n.club} invites ${n.player} to a trial`, {
    mail: true,
  }),
  [trialRequestEvents.datesChanged.type]: onTrial(
    'dates-changed',
    (n) => `${n.club} changed the dates of ${n.player}’s trial`,
  ),
  [trialRequestEvents.datesProposed.type]: onTrial(
    'dates-proposed',
    (n) => `${n.player} suggests other dates for the trial`,
  ),
  [trialRequestEvents.accepted.type]: onTrial('accepted', (n) => `${n.player} goes to the trial of ${n.club}`),
  [trialRequestEvents.declined.type]: onTrial('declined', (n) => `${n.player} declined the trial of ${n.club}`),
  [trialRequestEvents.withdrawn.type]: onTrial('withdrawn', (n) => `${n.club} withdrew the trial of ${n.player}`),
  [trialRequestEvents.cancelled.type]: onTrial('cancelled', (n, by) => `${n[by]} cancelled the trial`),
  [trialRequestEvents.consentEnded.type]: onTrial(
    'consent-ended',
    (n) => `The trial of ${n.player} at ${n.club} is off`,
  ),
  [trialRequestEvents.memberLeft.type]: onTrial('member-left', (n) => `A trial at ${n.club} is off`),
  [trialRequestEvents.closed.type]: onTrial(
    'closed',
    (n) => `The trial request of ${n.club} for ${n.player} is closed`,
  ),
};

/** The types of all events that somebody is told of. */
export const noticeTypes: readonly string[] = [...Object.keys(notices), ...clubNoticeTypes];

/**
 * Everybody who is told of an event: those whom it concerns, the agents who represent the player on its day, and the people of a
 * club.
 */
export const createNotices = (
  representations: Pick<Representations, 'agentsOf'>,
  { ofClub }: { readonly ofClub: (asked: ClubPeopleAsked) => Promise<readonly ClubPerson[]> },
) => {
  type Told = Pick<CloudEvent, 'type' | 'time' | 'actor'>;
  const toldOf = async (data: unknown, event: Told): Promise<readonly Notice[]> => {
    if (clubNoticeTypes.includes(event.type)) return clubNotices(event.type, data, event.actor, ofClub);
    const concerned = notices[event.type]?.(data as never) ?? [];
    const dealing = dealings[event.type]?.(data as never);
    if (!dealing) return concerned;
    const { player_id, ...words } = dealing;
    const represented = await representations.agentsOf(player_id, event.time.slice(0, 10));
    const told = represented.map(({ agent: { user_id, profile_id } }) => ({
      ...{ ...words, user_id, profile_id, needs_answer: false },
    }));
    return [...concerned, ...told];
  };
  return async (data: unknown, event: Told): Promise<readonly Notice[]> =>
    (await toldOf(data, event)).map((notice) => {
      const { shows = subjectOf(data, notice.profile_id) } = notice;
      // What names nobody stays when somebody leaves: a face would stay with it.
      return { ...notice, shows: notice.impersonal && shows?.kind === 'person' ? null : shows };
    });
};
