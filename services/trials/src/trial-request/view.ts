import type { Party } from '@touchline/contracts/events';
import type { trialsOperations } from '@touchline/contracts/http/trials';
import { lengthInDays, todayAt } from '@touchline/contracts/policies/trial-dates';
import { reportUntil, type TrialReportPart } from '@touchline/contracts/policies/trial-report';
import { turnInTrial } from '@touchline/contracts/policies/whose-turn';
import { type ReadBy, sideRead } from '@touchline/platform/domain';
import type { z } from 'zod';
import { proposalOf, type Requested } from './state.ts';

export type TrialRequestView = z.input<typeof trialsOperations.getTrialRequest.reply>;

/** Whether the number of the contact is there for this side: its own, and for the player of an agreed trial. */
const showsPhone = ({ status }: Requested, by: ReadBy): boolean =>
  by === 'club' || (by === 'player' && (status === 'accepted' || status === 'completed'));

/** The report as one side may read it: to the player nothing goes out but what the club chose to share. */
const reportView = (trial: Requested, side: Party): TrialRequestView['report'] => {
  const report = trial.status === 'completed' ? trial.report : undefined;
  if (!report) return null;
  const { reported, shown, shared, revision, notes, ...said } = report;
  const written = { ...said, shared: [...shared] };
  if (side === 'club') return { ...written, notes, revision, by: reported.by, reported_at: reported.at };
  if (!shown) return null;
  const has = (part: TrialReportPart): boolean => shared.includes(part);
  return {
    by: shown.by,
    reported_at: shown.at,
    revision: null,
    attended: has('attendance') ? report.attended : null,
    days_trained: has('attendance') ? report.days_trained : null,
    minutes: has('attendance') ? report.minutes : null,
    marks: has('marks') ? report.marks : null,
    sentence: has('sentence') ? report.sentence : null,
    recommendation: has('recommendation') ? report.recommendation : null,
    notes: null,
    shared: [...shared],
  };
};

/** Until when this side writes or changes the report. */
const reportUntilFor = (trial: Requested, side: Party, now: Date): string | null => {
  if (side !== 'club' || trial.status !== 'completed') return null;
  const until = reportUntil(trial);
  return todayAt(trial.club_team.country, now).earliest > until ? null : until;
};

/** A trial request as its reader sees it. */
export const trialRequestView = (trial: Requested, by: ReadBy, now: Date): TrialRequestView => {
  const { user_id: _, ...player } = trial.player;
  const { user_id: _user, ...representative } = trial.representative;
  return {
    id: trial.trial_request_id,
    club_team: trial.club_team,
    player,
    representative,
    starts_on: trial.starts_on,
    ends_on: trial.ends_on,
    days: lengthInDays(trial),
    location: trial.location,
    kit: trial.kit,
    travel: trial.travel,
    note: trial.note,
    contact: { name: trial.contact.name, phone: showsPhone(trial, by) ? trial.contact.phone : null },
    proposal: proposalOf(trial),
    code: trial.code,
    interest_id: trial.interest_id,
    status: trial.status,
    reason: 'reason' in trial ? trial.reason : null,
    close_reason: trial.status === 'closed' ? trial.close_reason : null,
    cancelled_by: trial.status === 'cancelled' ? trial.cancelled_by : null,
    // What a club shares of its report is between it and the player.
    report: by === 'agent' ? null : reportView(trial, by),
    report_until: reportUntilFor(trial, sideRead(by), now),
    your_side: sideRead(by),
    as_agent: by === 'agent',
    your_turn: turnInTrial({ status: trial.status, proposal: proposalOf(trial) }) === by,
    requested_at: trial.requested_at,
    updated_at: trial.updated_at,
  };
};
