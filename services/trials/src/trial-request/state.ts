import type { ErrorCode } from '@touchline/contracts/errors';
import type { Party, PublicTrialRequest, TrialDates } from '@touchline/contracts/events';
import { type ClosedFor, ownWord } from '@touchline/contracts/events';
import type { TrialReportPart, trialMarks, trialRecommendations } from '@touchline/contracts/policies/trial-report';
import type { ClubTeam, Gender } from '@touchline/contracts/values';
import type { Representative, Side } from '@touchline/platform/domain';

export type Player = PublicTrialRequest['player'];
/** Events say the words that were there first; those of `ClosedFor` have events of their own. */
export type CloseReason = NonNullable<PublicTrialRequest['close_reason']> | ClosedFor;

/** What the club says of the trial beside its dates. */
export interface Arrangements {
  readonly location: PublicTrialRequest['location'];
  readonly kit: string;
  readonly travel: string;
  readonly note: string;
  /** Whom the player meets; the number is for the player alone, once the trial is accepted. */
  readonly contact: { readonly name: string; readonly phone: string | null };
}

/** How a trial went, as its club says it. `null` where nobody came. */
export interface ReportContent {
  readonly attended: boolean;
  readonly days_trained: number | null;
  /** Played in matches. */
  readonly minutes: number | null;
  readonly marks: Readonly<Record<(typeof trialMarks)[number], number>> | null;
  readonly sentence: string;
  readonly recommendation: (typeof trialRecommendations)[number];
  /** The club's own, shown to nobody else. */
  readonly notes: string;
  /** What of it the player reads. */
  readonly shared: readonly TrialReportPart[];
}

interface ReportedBy {
  readonly by: Pick<Representative, 'name' | 'position'>;
  readonly at: string;
}

export interface TrialReport extends ReportContent {
  readonly revision: number;
  readonly reported: ReportedBy;
  /** When what the player reads was last written, and by whom; null: the player reads nothing. */
  readonly shown: ReportedBy | null;
}

interface Common extends TrialDates, Arrangements {
  readonly trial_request_id: string;
  readonly club_team: ClubTeam;
  readonly team_id: string;
  /** Who acted last for the club. */
  readonly representative: Representative;
  /** The interest that it grew from. */
  readonly interest_id: string | null;
  /** Whose allowance it uses: the profile that asked. */
  readonly requested_by: string;
  readonly player: Player;
  /** Anybody may look it up. */
  readonly code: string;
  readonly requested_at: string;
  readonly updated_at: string;
}

interface Pending {
  readonly status: 'pending';
  /** Other days that the player suggests: the club takes them, asks for others, or lets them be. */
  readonly proposal: TrialDates | null;
}
interface Accepted {
  readonly status: 'accepted';
  /** The booking of the player's calendar that it was accepted by. */
  readonly booking_id: string;
  /** The day on which its people are reminded next; null: no more. */
  readonly remind_on: string | null;
}
interface Ended {
  readonly status: 'declined' | 'withdrawn';
  readonly reason: string | null;
}
interface Cancelled {
  readonly status: 'cancelled';
  readonly reason: string;
  readonly cancelled_by: Party;
}
interface Completed {
  readonly status: 'completed';
  /** What the club wrote after it. */
  readonly report?: TrialReport;
}
interface Closed {
  readonly status: 'closed';
  readonly close_reason: CloseReason;
}

export type CompletedTrial = Common & Completed;
export type PendingTrial = Common & Pending;
export type AcceptedTrial = Common & Accepted;
export type Requested = PendingTrial | AcceptedTrial | CompletedTrial | (Common & (Ended | Cancelled | Closed));

/** Given up before it was made: whoever still carries it out comes too late, and is refused as the first was. */
interface Abandoned {
  readonly status: 'abandoned';
  readonly refusal: ErrorCode;
}

export type TrialRequest = { readonly status: 'none' } | Abandoned | Requested;

/** The interest that a request names; whose it is stays unknown where there is none. */
export interface NamedInterest {
  readonly interest_id: string;
  readonly team_id: string | null;
  readonly player_id: string | null;
}

interface Invitation extends TrialDates, Arrangements {
  readonly trial_request_id: string;
  readonly club_team: ClubTeam;
  readonly representative: Representative;
  readonly player: Player;
  readonly code: string;
}

export type TrialRequestCommand =
  | ({
      readonly type: 'Request';
      /** What is known of the player now. */
      readonly facts: PlayerFacts;
      readonly interest: NamedInterest | null;
      /** The first day that a trial at this club may begin on. */
      readonly earliest: string;
      readonly now: string;
    } & Invitation)
  | {
      readonly type: 'ChangeDates';
      readonly by: Side;
      readonly dates: TrialDates;
      readonly earliest: string;
      readonly now: string;
    }
  | {
      readonly type: 'Propose';
      readonly by: Side;
      readonly dates: TrialDates;
      readonly earliest: string;
      readonly now: string;
    }
  | {
      readonly type: 'Accept';
      readonly by: Side;
      readonly dates: TrialDates;
      /** The days are booked under it. Under the same one it is accepted once, whoever carries it on. */
      readonly booking_id: string;
      readonly now: string;
    }
  | { readonly type: 'Decline'; readonly by: Side; readonly reason: string; readonly now: string }
  | { readonly type: 'Withdraw'; readonly by: Side; readonly reason: string; readonly now: string }
  | { readonly type: 'Cancel'; readonly by: Side; readonly reason: string; readonly now: string }
  | {
      readonly type: 'Report';
      readonly by: Side;
      /** The revision that was read. */
      readonly revision: number;
      readonly report: ReportContent;
      /** At the club. */
      readonly today: string;
      readonly now: string;
    }
  | { readonly type: 'Remind'; readonly today: string; readonly now: string }
  | { readonly type: 'Complete'; readonly today: string; readonly now: string }
  | { readonly type: 'Close'; readonly reason: CloseReason; readonly now: string }
  | { readonly type: 'Abandon'; readonly refusal: ErrorCode; readonly now: string };

export interface PlayerFacts {
  readonly eligible: boolean;
  readonly shown: boolean;
  readonly gender: Gender | null;
}

export type TrialRequestEvent =
  | ({ readonly type: 'TrialRequested'; readonly interest_id: string | null; readonly at: string } & Invitation)
  | {
      readonly type: 'TrialDatesChanged';
      readonly dates: TrialDates;
      readonly acting: Representative | null;
      readonly at: string;
    }
  | { readonly type: 'TrialDatesProposed'; readonly dates: TrialDates; readonly at: string }
  | { readonly type: 'TrialAccepted'; readonly booking_id: string; readonly at: string }
  | { readonly type: 'TrialDeclined'; readonly reason: string | null; readonly at: string }
  | {
      readonly type: 'TrialWithdrawn';
      readonly reason: string | null;
      readonly acting: Representative | null;
      readonly at: string;
    }
  | {
      readonly type: 'TrialCancelled';
      readonly by: Party;
      readonly reason: string;
      readonly acting: Representative | null;
      readonly at: string;
    }
  | { readonly type: 'TrialReminded'; readonly today: string; readonly at: string }
  | { readonly type: 'TrialCompleted'; readonly at: string }
  | {
      readonly type: 'TrialReported';
      readonly report: ReportContent;
      readonly by: ReportedBy['by'];
      /** What of it the player hasn't read before, or not so. */
      readonly anew: readonly TrialReportPart[];
      readonly at: string;
    }
  | { readonly type: 'TrialClosed'; readonly reason: CloseReason; readonly at: string }
  | { readonly type: 'TrialAbandoned'; readonly refusal: ErrorCode; readonly at: string };

const reasonOf = (trial: Requested): string | null => ('reason' in trial ? trial.reason : null);

/** Other days that the player suggests, while nobody has taken them. */
export const proposalOf = (trial: Requested): TrialDates | null => (trial.status === 'pending' ? trial.proposal : null);

const publicReportOf = (trial: Requested): NonNullable<PublicTrialRequest['report']> | null => {
  if (trial.status !== 'completed' || !trial.report) return null;
  const { reported, shared } = trial.report;
  return { reported_at: reported.at, shared: [...shared] };
};

/** The trial request as other services may know it: without a number, without a word of its report, and without the code that whoever holds it looks up. */
export const publicTrialRequestOf = (trial: Requested): PublicTrialRequest => ({
  trial_request_id: trial.trial_request_id,
  club_team: trial.club_team,
  representative: trial.representative,
  player: trial.player,
  starts_on: trial.starts_on,
  ends_on: trial.ends_on,
  location: trial.location,
  note: trial.note,
  code: trial.code,
  interest_id: trial.interest_id,
  status: trial.status,
  reason: reasonOf(trial),
  close_reason: trial.status === 'closed' ? ownWord(trial.close_reason) : null,
  requested_at: trial.requested_at,
  proposal: proposalOf(trial),
  report: publicReportOf(trial),
});
