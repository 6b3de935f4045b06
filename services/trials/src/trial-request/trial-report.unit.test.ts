import { describe, expect, it } from '@jest/globals';
import { type Side, spec } from '@touchline/platform/domain';
import { published } from './published.ts';
import type { ReportContent, TrialRequestCommand, TrialRequestEvent } from './state.ts';
import { club, now, player, requested } from './trial.fixtures.ts';
import { contentOf } from './trial-report.ts';
import { decide, evolve, initialState } from './trial-request.ts';
import { trialRequestView } from './view.ts';

const given = spec({ decide, evolve, initialState });

const over: readonly TrialRequestEvent[] = [
  requested(),
  { type: 'TrialAccepted', booking_id: 'bkg_1', at: now },
  { type: 'TrialCompleted', at: now },
];
const content: ReportContent = {
  attended: true,
  days_trained: 4,
  minutes: 60,
  marks: { first_touch: 4, speed: 5, decisions: 3, off_the_ball: 4, team: 5 },
  sentence: 'Quick, brave, learns fast.',
  recommendation: 'watch',
  notes: 'Too expensive for now.',
  shared: ['attendance', 'sentence'],
};
const by = { name: 'Saskia Verhulst', position: 'Head of Recruitment' };
const joost = { profile_id: 'prf_joost', user_id: 'usr_joost', name: 'Joost Maas', position: 'Scout' };
const colleague: Side = { ...club, representative: joost } as Side;
const monday = '2027-01-11T09:30:00.000Z';
const tuesday = '2027-01-12T09:30:00.000Z';

const write = (
  report: Partial<ReportContent> = {},
  { side = club, revision = 0, today = '2027-01-11', at = monday } = {},
): TrialRequestCommand => ({
  type: 'Report',
  by: side,
  revision,
  report: contentOf({ ...content, ...report }),
  today,
  now: at,
});
/** What this side reads after these were written, one after the other. */
const readBy = (side: 'club' | 'player', ...written: readonly TrialRequestCommand[]) => {
  let state = over.reduce(evolve, initialState);
  for (const command of written) state = decide(command, state).reduce(evolve, state);
  if (state.status !== 'completed') throw new Error('it is not over');
  return trialRequestView(state, side, new Date(monday));
};

describe('the report of a trial', () => {
  it('is written by the club once the trial is over', () => {
    const { representative } = club as Extract<Side, { party: 'club' }>;
    given(...over)
      .when(write())
      .then({
        type: 'TrialReported',
        report: content,
        by: { name: representative.name, position: representative.position },
        anew: ['attendance', 'sentence'],
        at: monday,
      });
    given(...over.slice(0, 2))
      .when(write())
      .thenRejects('TrialRequestNotCompleted');
    given(requested()).when(write()).thenRejects('TrialRequestNotCompleted');
    given(...over)
      .when(write({}, { side: player }))
      .thenRejects('AccessDeniedException');
    given(...over)
      .when(write({}, { side: { ...club, team_ids: ['tea_rival'] } as Side }))
      .thenRejects('NotFound');
  });
  it('TrialReportClosed: is written and changed until 28 days after the last day', () => {
    expect(
      given(...over)
        .when(write({}, { today: '2027-02-05' }))
        .events(),
    ).toHaveLength(1);
    given(...over)
      .when(write({}, { today: '2027-02-06' }))
      .thenRejects('TrialReportClosed');
    const written = decide(write(), over.reduce(evolve, initialState));
    given(...over, ...written)
      .when(write({ minutes: 90 }, { revision: 1, today: '2027-02-06' }))
      .thenRejects('TrialReportClosed');
  });
  it('written twice with the same words is written once', () => {
    const written = decide(write(), over.reduce(evolve, initialState));
    given(...over, ...written)
      .when(write({}, { today: '2027-03-01' }))
      .thenNothing();
  });
  it('StaleVersion: nobody writes over what they haven’t read', () => {
    const written = decide(write(), over.reduce(evolve, initialState));
    given(...over, ...written)
      .when(write({ minutes: 90 }, { side: colleague }))
      .thenRejects('StaleVersion', { revision: 1 });
    expect(
      given(...over, ...written)
        .when(write({ minutes: 90 }, { revision: 1 }))
        .events(),
    ).toHaveLength(1);
  });
  it.each([
    [{ days_trained: 0 }, 'days_trained'],
    [{ days_trained: 6 }, 'days_trained'],
    [{ days_trained: null }, 'days_trained'],
    [{ minutes: null }, 'minutes'],
    [{ marks: null }, 'marks'],
    [{ sentence: '' }, 'sentence'],
  ])('ValidationFailed: %j', (wrong, path) => {
    const state = over.reduce(evolve, initialState);
    expect(() => decide(write(wrong), state)).toThrow(
      expect.objectContaining({ code: 'ValidationFailed', facts: { details: [expect.objectContaining({ path })] } }),
    );
  });
  it.each([1, 5])('counts %s of five days', (days_trained) => {
    expect(
      given(...over)
        .when(write({ days_trained }))
        .events(),
    ).toHaveLength(1);
  });
  it('has nothing to mark where nobody came', () => {
    const { report } = readBy('club', write({ attended: false, shared: ['marks', 'attendance'] }));
    expect(report).toMatchObject({ attended: false, days_trained: null, minutes: null, marks: null });
    expect(report?.shared).toEqual(['attendance']);
  });
});

describe('what the player reads', () => {
  const nothing = {
    ...{ attended: null, days_trained: null, minutes: null, marks: null, sentence: null, recommendation: null },
    ...{ notes: null, revision: null },
  };
  it.each([
    ['attendance', { attended: true, days_trained: 4, minutes: 60 }],
    ['marks', { marks: content.marks }],
    ['sentence', { sentence: content.sentence }],
    ['recommendation', { recommendation: 'watch' }],
  ] as const)('is %s where that alone is shared', (part, shown) => {
    const { report } = readBy('player', write({ shared: [part] }));
    expect(report).toEqual({ ...nothing, ...shown, shared: [part], by, reported_at: monday });
  });
  it('is nothing where nothing is shared, nor that there is anything', () => {
    const before = readBy('player');
    expect(readBy('player', write({ shared: [] }))).toEqual(before);
    expect(readBy('club', write({ shared: [] })).report?.sentence).toBe(content.sentence);
  });
  it('is taken back with the tick', () => {
    const written = [write(), write({ shared: [] }, { revision: 1 })];
    expect(readBy('player', ...written).report).toBeNull();
  });
  it('doesn’t tell that the club changed what it keeps to itself', () => {
    const once = readBy('player', write());
    const change = write({ notes: 'He asks for less.' }, { side: colleague, revision: 1, at: tuesday });
    expect(readBy('player', write(), change)).toEqual(once);
    expect(readBy('club', write(), change).report).toMatchObject({ revision: 2, reported_at: tuesday });
    const said = write({ sentence: 'Come again.' }, { side: colleague, revision: 1, at: tuesday });
    expect(readBy('player', write(), said).report).toMatchObject({ by: { name: 'Joost Maas' }, reported_at: tuesday });
  });
  it('has no deadline, and the club’s is the 28th day', () => {
    expect([readBy('club').report_until, readBy('player').report_until]).toEqual(['2027-02-05', null]);
  });
});

it('no event carries a word of it', () => {
  const before = over.reduce(evolve, initialState);
  const [event] = decide(write({ shared: ['sentence', 'recommendation'] }), before);
  if (!event) throw new Error('nothing was written');
  const told = JSON.stringify(published(event, evolve(before, event), before));
  expect(told).toContain('"anew":["sentence","recommendation"]');
  for (const word of ['brave', 'expensive', 'watch', 'minutes', 'first_touch']) expect(told).not.toContain(word);
});

it('can’t be written of what isn’t over', () => {
  const [event] = decide(write(), over.reduce(evolve, initialState));
  expect(() => evolve(evolve(initialState, requested()), event as TrialRequestEvent)).toThrow(/can't happen/);
});
