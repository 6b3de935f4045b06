import type { Column } from './access.table.fixtures.ts';

/** Those whom staff haven't verified: nothing handed in, waiting, rejected, rejected for good. */
export const unverified = [
  'fresh',
  'newc',
  'waitP',
  'waitR',
  'rejP',
  'rejR',
  'barred',
] as const satisfies readonly Column[];
type Unverified = (typeof unverified)[number];

/** Of what one kind of profile writes. */
const players = ['fresh', 'waitP', 'rejP'] as const satisfies readonly Unverified[];
const representatives = ['newc', 'waitR', 'rejR'] as const satisfies readonly Unverified[];

export interface Reason {
  readonly why: string;
  readonly who: readonly Unverified[];
  readonly operations: readonly string[];
}

/**
 * Why somebody may write whom staff haven't verified. Every cell of the table that lets one through, or refuses only what isn't
 * there, has its place here, and one alone. What isn't named is refused for what the person is: the market, others' clubs, staff's work.
 */
export const reasons: readonly Reason[] = [
  {
    why: 'The way in and out, and the proof of the address: without it nobody could become verified. Throttled by account and network.',
    who: unverified,
    operations: [
      ...[
        'login',
        'loginSecondFactor',
        'beginPasskeySignIn',
        'loginPasskey',
        'register',
        'logout',
        'verifyEmail',
        'sendVerification',
      ],
      ...['forgotPassword', 'checkPin', 'resetPassword', 'undoEmailChange'],
    ],
  },
  {
    why: 'The account is theirs, and nobody else sees it: others see the profile’s name, which is locked once verified.',
    who: unverified,
    operations: [
      'changeName',
      'confirmPassword',
      'changePassword',
      'closeAccount',
      'requestOwnData',
      ...['requestEmailChange', 'confirmEmailChange', 'cancelEmailChange'],
      ...['beginPasskey', 'addPasskey', 'removePasskey'],
      ...['beginSecondFactor', 'confirmSecondFactor', 'renewRecoveryCodes', 'switchOffSecondFactor'],
      'endOwnSession',
      'endOtherSessions',
      'readNotification',
      'readAllNotifications',
    ],
  },
  {
    why: 'A guardian’s link is whose it is, whoever is signed in on that browser; the account has no say and gives none.',
    who: unverified,
    operations: [
      ...['openGuardianConsent', 'answerGuardianConsent', 'withdrawConsent'],
      ...['sendSigningCode', 'signAsGuest'],
    ],
  },
  {
    why: 'Without the guardian’s yes a player under 18 is never verified: the mail goes out again, five times a day, to the one whom the player named.',
    who: ['fresh', 'waitP', 'rejP', 'barred'],
    operations: ['askGuardianAgain'],
  },
  {
    why: 'What staff look at. Each file is looked at first, counted by person and network, and only staff read it.',
    who: ['fresh', 'newc', 'waitP', 'waitR', 'rejP', 'rejR'],
    operations: ['provideIdentification', 'resubmitUser'],
  },
  {
    why: 'A player’s own profile: seen by nobody but the player and staff until it is verified.',
    who: players,
    operations: [
      ...['savePerson', 'saveFootball', 'saveCareer', 'saveMedia', 'saveVisibility'],
      ...['addNationality', 'removeNationality', 'addHighlight', 'moveHighlight', 'removeHighlight'],
      ...['addSeason', 'changeSeason', 'removeSeason'],
    ],
  },
  {
    why: 'A picture is shown once the player is verified; so many a day, written anew before it is kept.',
    who: players,
    operations: ['setPhoto'],
  },
  {
    why: 'A clip and its picture are shown once the player is verified; so many a day, five at a time, looked through before they are kept.',
    who: players,
    operations: ['addClip', 'setPoster'],
  },
  {
    why: 'A representative’s own profile, and for whom he says that he acts: it gives no right before staff have verified him.',
    who: representatives,
    operations: ['saveRepresentative', 'chooseClub'],
  },
  {
    why: 'Staff may reopen what was rejected for good: until then the profile is the person’s own draft, which nobody else sees.',
    who: ['barred'],
    operations: [
      ...['savePerson', 'saveFootball', 'saveCareer', 'saveMedia', 'saveVisibility', 'setPhoto'],
      ...['addNationality', 'removeNationality', 'addHighlight', 'moveHighlight', 'removeHighlight'],
      ...['addClip', 'setPoster'],
      ...['addSeason', 'changeSeason', 'removeSeason'],
    ],
  },
  {
    why: 'A club that isn’t listed yet, where one plays or for which one acts. Seen as unverified until staff have looked; three at a time, five a day. Teams (`addTeam`) only to a club that one entered oneself and acts for, until staff have verified it.',
    who: unverified,
    operations: ['enterClub'],
  },
  {
    why: 'One profile of each type, each verified by itself; it gives no right before that.',
    who: unverified,
    operations: ['addProfile', 'submitOnboarding'],
  },
  {
    why: 'What was rejected and mended is handed in again; who waits has handed in already, and it stays as it is.',
    who: ['waitP', 'waitR', 'rejP', 'rejR'],
    operations: ['resubmitProfile'],
  },
  {
    why: 'Whose verification was taken back still ends, pays or resumes what is paid for; who has no plan has nothing there.',
    who: unverified,
    operations: ['openBillingPortal', 'dropPlanChange', 'resumeSubscription', 'cancelCheckout', 'cancelSubscription'],
  },
];
