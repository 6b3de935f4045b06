import type { Side } from '@touchline/platform/domain';
import { type Judged, judged, type Wrong } from '@touchline/quality/testkit';
import type { ReportContent, Requested, TrialRequestCommand, TrialRequestEvent } from './trial-request/state.ts';
import { club, dates, now, otherDates, player, requested } from './trial-request/trial.fixtures.ts';
import { decide, evolve, initialState } from './trial-request/trial-request.ts';

type Of<Type extends TrialRequestCommand['type']> = Extract<TrialRequestCommand, { readonly type: Type }>;
type Asked = Of<'ChangeDates' | 'Propose' | 'Accept' | 'Decline' | 'Withdraw' | 'Cancel' | 'Report'>;

const after = (...events: readonly TrialRequestEvent[]): Requested =>
  [requested(), ...events].reduce(evolve, initialState) as Requested;
const accepted: TrialRequestEvent = { type: 'TrialAccepted', booking_id: 'boo_1', at: now };
const completed: TrialRequestEvent = { type: 'TrialCompleted', at: '2027-01-09T00:00:00.000Z' };
const [waiting, agreed, over] = [after(), after(accepted), after(accepted, completed)];
const earliest = '2026-11-20';

const notSeen: Wrong<Asked, Requested> = {
  code: 'NotFound',
  make: ({ command, state }) => ({
    command,
    state: { ...state, team_id: 'tea_x', player: { ...state.player, profile_id: 'prf_x' } },
  }),
};
const actedBy = (by: Side): Wrong<Asked, Requested> => ({
  code: 'AccessDeniedException',
  at: 'whose part it is',
  make: ({ command, state }) => ({ command: { ...command, by }, state }),
});
const as = (code: Wrong<Asked, Requested>['code'], other: Requested): Wrong<Asked, Requested> => ({
  code,
  // What was changed of it stays so.
  make: ({ command, state: { team_id, player: asked } }) => ({ command, state: { ...other, team_id, player: asked } }),
});
const ofDates = (change: typeof dates, code: Wrong<Asked, Requested>['code']): Wrong<Asked, Requested> => ({
  code,
  ...(code === 'ValidationFailed' ? { at: 'rules' } : {}),
  make: ({ command, state }) => ({
    command: 'dates' in command ? { ...command, dates: change } : command,
    state,
  }),
});
const past = { starts_on: '2026-01-04', ends_on: '2026-01-08' };
const calendar = 'the player’s calendar, which the route and the reservations ask';

const about = (
  operation: string,
  command: Asked,
  state: Requested,
  wrongs: readonly Wrong<Asked, Requested>[],
  elsewhere: Judged['elsewhere'] = {},
): Judged =>
  judged<Asked, Requested>({
    ...{ operation, decide, right: { command, state } },
    ...{ wrongs: [notSeen, ...wrongs], elsewhere },
  });

const report: ReportContent = {
  ...{ attended: true, days_trained: 5, minutes: 0, sentence: '', recommendation: 'watch', notes: '', shared: [] },
  marks: { first_touch: 3, speed: 3, decisions: 3, off_the_ball: 3, team: 3 },
};
const reporting: Of<'Report'> = { type: 'Report', by: club, revision: 0, report, today: '2027-01-10', now };

/** What of the trials service is judged in steps. */
export const judgedByTrials: readonly Judged[] = [
  about(
    'changeTrialDates',
    { type: 'ChangeDates', by: club, dates: otherDates, earliest, now },
    waiting,
    [actedBy(player), as('TrialRequestNotPending', agreed), ofDates(past, 'ValidationFailed')],
    { TrialRequestDatesOverlap: calendar },
  ),
  about(
    'proposeTrialDates',
    { type: 'Propose', by: player, dates: otherDates, earliest, now },
    waiting,
    [actedBy(club), as('TrialRequestNotPending', agreed), ofDates(past, 'ValidationFailed')],
    { TrialRequestDatesOverlap: calendar },
  ),
  about(
    'acceptTrial',
    { type: 'Accept', by: player, dates, booking_id: 'boo_2', now },
    waiting,
    [actedBy(club), as('TrialRequestNotPending', agreed), ofDates(otherDates, 'StaleVersion')],
    { TrialRequestDatesOverlap: calendar },
  ),
  about('declineTrial', { type: 'Decline', by: player, reason: '', now }, waiting, [
    actedBy(club),
    as('TrialRequestNotPending', agreed),
  ]),
  about('withdrawTrial', { type: 'Withdraw', by: club, reason: '', now }, waiting, [
    actedBy(player),
    as('TrialRequestNotPending', agreed),
  ]),
  about('cancelTrial', { type: 'Cancel', by: club, reason: 'The pitch is under water.', now }, agreed, [
    as('TrialRequestNotAccepted', waiting),
  ]),
  about('reportTrial', reporting, over, [
    actedBy(player),
    as('TrialRequestNotCompleted', agreed),
    {
      code: 'TrialReportClosed',
      make: ({ command, state }) => ({
        command: command.type === 'Report' ? { ...command, today: '2028-01-10' } : command,
        state,
      }),
    },
    {
      code: 'StaleVersion',
      make: ({ command, state }) => ({
        command: command.type === 'Report' ? { ...command, revision: 4 } : command,
        state,
      }),
    },
    {
      code: 'ValidationFailed',
      at: 'rules',
      make: ({ command, state }) => ({
        command: command.type === 'Report' ? { ...command, report: { ...report, days_trained: 40 } } : command,
        state,
      }),
    },
  ]),
];
