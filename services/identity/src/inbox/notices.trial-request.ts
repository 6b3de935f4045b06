import { dayInWords, daysInWords } from '@touchline/contracts/days';
import { type Party, type PublicTrialRequest, type TrialDates, trialRequestEvents } from '@touchline/contracts/events';
import { spokenTrialCode } from '@touchline/contracts/policies/trial-code';
import type { Notice } from './inbox.ts';
import { signedElsewhere } from './mailed.ts';
import { consentEndedText } from './notices.guardian-consent.ts';
import { memberLeft } from './notices.member-left.ts';

/** Who is told what of trial requests: pure, one function per event type. */

type Tell = (data: never) => readonly Notice[];
type Words = Pick<Notice, 'kind' | 'title' | 'text'> &
  Partial<Pick<Notice, 'href' | 'needs_answer' | 'mail' | 'beside'>>;

interface Told {
  readonly trial_request: PublicTrialRequest;
  readonly happened?: {
    readonly by?: Party;
    readonly reason?: string | null;
    readonly before?: TrialDates;
    readonly dates?: TrialDates;
    readonly starts_in_days?: number;
    readonly anew?: readonly string[];
    readonly shown_before?: boolean;
  };
}

const area = { club: '/club-representative', player: '/player' } as const;

const daysOf = ({ starts_on, ends_on }: TrialDates): string => daysInWords(starts_on, ends_on);

const reasonGiven = (reason: string | null | undefined): string =>
  reason ? `The reason given: ${reason}` : 'No reason was given.';

const toSide = (trial: PublicTrialRequest, to: Party, words: Words): Notice => {
  const { user_id, profile_id } = to === 'player' ? trial.player : trial.representative;
  const href = `${area[to]}/trial-requests?trial=${trial.trial_request_id}`;
  return { user_id, profile_id, href, needs_answer: false, mail: true, ...words };
};

const telling = (to: Party, words: (trial: PublicTrialRequest, happened: Told['happened']) => Words): Tell =>
  (({ trial_request, happened }: Told) => [toSide(trial_request, to, words(trial_request, happened))]) as Tell;

/** Where the club says how it went, and the player reads what the club shares of it. */
const reportHref = ({ trial_request_id }: PublicTrialRequest, to: Party): string =>
  `${area[to]}/trial-requests/${trial_request_id}/report`;

/** What the club promised with the request stands in every mail that asks for a yes. */
const promise = 'The club pays travel, lodging and meals. Nobody may ask you for money.';

/** Fake trials are the best known fraud in football: whoever is invited can look up whether this one is real. */
const proof = ({ code }: PublicTrialRequest): Notice['beside'] =>
  code === undefined
    ? undefined
    : {
        sentence: `Is this trial real? Anybody can check its code ${spokenTrialCode(code)}:`,
        href: `/trial-check/${code}`,
        alt: `QR code of the page that checks trial ${spokenTrialCode(code)}`,
      };

export const trialRequestNotices: Readonly<Record<string, Tell>> = {
  [trialRequestEvents.requested.type]: telling('player', (trial) => ({
    kind: 'trial-request.requested',
    title: `${trial.club_team.club_name} invites you to a trial`,
    text: `${daysOf(trial)}, ${trial.location.name}, ${trial.location.city}. ${promise}`,
    needs_answer: true,
    beside: proof(trial),
  })),
  [trialRequestEvents.datesChanged.type]: telling('player', (trial, happened) => ({
    kind: 'trial-request.dates-changed',
    title: `${trial.club_team.club_name} changed the dates of your trial`,
    text: `It is now ${daysOf(trial)}${happened?.before ? `, no longer ${daysOf(happened.before)}` : ''}. Please answer.`,
    needs_answer: true,
    beside: proof(trial),
  })),
  [trialRequestEvents.datesProposed.type]: telling('club', (trial, happened) => ({
    kind: 'trial-request.dates-proposed',
    title: `${trial.player.name} suggests other dates for your trial`,
    text: `${happened?.dates ? `${daysOf(happened.dates)} instead of ` : 'Other days than '}${daysOf(trial)}. Take them with one click, or ask for others.`,
    needs_answer: true,
  })),
  [trialRequestEvents.accepted.type]: telling('club', (trial) => ({
    kind: 'trial-request.accepted',
    title: `${trial.player.name} comes to your trial`,
    text: `${daysOf(trial)}, ${trial.location.name}, ${trial.location.city}.`,
  })),
  [trialRequestEvents.declined.type]: telling('club', (trial, happened) => ({
    kind: 'trial-request.declined',
    title: `${trial.player.name} declined your trial`,
    text: `${reasonGiven(happened?.reason)} The request came back to your allowance.`,
  })),
  [trialRequestEvents.withdrawn.type]: telling('player', (trial, happened) => ({
    kind: 'trial-request.withdrawn',
    title: `${trial.club_team.club_name} withdrew the trial`,
    text: `It was asked for ${daysOf(trial)}. ${reasonGiven(happened?.reason)}`,
  })),
  [trialRequestEvents.cancelled.type]: (({ trial_request: trial, happened }: Told) => {
    const by = happened?.by ?? 'club';
    const name = by === 'club' ? trial.club_team.club_name : trial.player.name;
    return [
      toSide(trial, by === 'club' ? 'player' : 'club', {
        kind: 'trial-request.cancelled',
        title: `${name} cancelled the trial`,
        text: `The days from ${daysOf(trial)} are free again. ${reasonGiven(happened?.reason)}`,
      }),
    ];
  }) as Tell,
  [trialRequestEvents.reminded.type]: (({ trial_request: trial, happened }: Told) => {
    const when = happened?.starts_in_days === 1 ? 'tomorrow' : `on ${dayInWords(trial.starts_on)}`;
    const names = { club: trial.player.name, player: trial.club_team.club_name };
    return (['player', 'club'] as const).map((to) =>
      toSide(trial, to, {
        kind: 'trial-request.reminded',
        title:
          to === 'player'
            ? `Your trial at ${names.player} starts ${when}`
            : `The trial of ${names.club} starts ${when}`,
        text: `${daysOf(trial)}, ${trial.location.name}, ${trial.location.city}. The page says what to bring and whom to call.`,
        beside: to === 'player' ? proof(trial) : undefined,
      }),
    );
  }) as Tell,
  [trialRequestEvents.completed.type]: telling('club', (trial) => ({
    kind: 'trial-request.completed',
    title: `The trial of ${trial.player.name} is over`,
    text: `It went from ${daysOf(trial)}. Write the report while you remember it.`,
    href: reportHref(trial, 'club'),
    mail: false,
  })),
  // What the club keeps to itself is no news to anybody; what it words anew is none for the mail.
  [trialRequestEvents.reported.type]: (({ trial_request: trial, happened }: Told) =>
    happened?.anew?.length
      ? [
          toSide(trial, 'player', {
            kind: 'trial-request.reported',
            title: `${trial.club_team.club_name} ${happened.shown_before ? 'changed the report of' : 'wrote about'} your trial`,
            text: `${daysOf(trial)}. Read what they say.`,
            href: reportHref(trial, 'player'),
            mail: !happened.shown_before,
          }),
        ]
      : []) as Tell,
  [trialRequestEvents.consentEnded.type]: (({ trial_request: trial }: Told) =>
    (['player', 'club'] as const).map((to) =>
      toSide(trial, to, {
        kind: 'trial-request.consent-ended',
        title:
          to === 'player'
            ? `Your trial at ${trial.club_team.club_name} is off`
            : `The trial of ${trial.player.name} at ${trial.club_team.club_name} is off`,
        text: consentEndedText(trial.player.name, to),
        mail: true,
      }),
    )) as Tell,
  [trialRequestEvents.memberLeft.type]: (({ trial_request: trial }: Told) =>
    (['player', 'club'] as const).map((to) =>
      toSide(trial, to, memberLeft('trial-request', to, trial.club_team.club_name)),
    )) as Tell,
  [trialRequestEvents.closed.type]: (({ trial_request: trial }: Told) =>
    (['player', 'club'] as const).map((to) =>
      toSide(trial, to, {
        kind: 'trial-request.closed',
        title:
          to === 'player'
            ? `The trial request of ${trial.club_team.club_name} is closed`
            : `The trial request of ${trial.club_team.club_name} for ${trial.player.name} is closed`,
        text: signedElsewhere(to, trial.player.name),
        mail: to === 'club',
      }),
    )) as Tell,
};
