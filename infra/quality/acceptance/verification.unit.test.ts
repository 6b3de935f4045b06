import { describe, expect, it } from '@jest/globals';
import type { ErrorCode } from '@touchline/contracts/errors';
import { type Decider, spec, type verification } from '@touchline/platform/domain';
import type { Registered, UserEvent } from '../../../services/identity/src/user/state.ts';
import * as user from '../../../services/identity/src/user/user.ts';
import * as fixtures from '../../../services/profile/src/profile/profile.fixtures.ts';
import * as profile from '../../../services/profile/src/profile/profile.ts';

/** One lifecycle: what a person and each kind of profile do in it is the same, step by step. */

const at = fixtures.at;
const later = '2026-11-20T08:00:00.000Z';
const staff = { by: 'usr_staff', note: '', reason: 'The name differs.' };

interface Commands {
  readonly verify: (judging: verification.Judging) => unknown;
  readonly reject: (rejecting: verification.Rejecting) => unknown;
  readonly reopen: (judging: verification.Judging) => unknown;
  readonly resubmit: () => unknown;
}
interface Aggregate extends Commands {
  readonly decider: Decider<unknown, unknown, unknown>;
  /** Handed in, and nothing in the way of a verification. */
  readonly handedIn: readonly unknown[];
  /** The person changes what staff look at. */
  readonly change: unknown;
  readonly owner: string;
  readonly submissionOf: (state: unknown) => string;
}

const account = { email_verified: true, identification: true };
const aggregateOf = <Command, State, Event>(
  decider: Decider<Command, State, Event>,
  rest: Omit<Aggregate, 'decider'>,
): Aggregate => ({ decider: decider as Decider<unknown, unknown, unknown>, ...rest });

const ofProfile = (owner: string, handedIn: readonly unknown[], change: unknown): Aggregate =>
  aggregateOf(profile.profileDecider, {
    ...{ owner, handedIn, change },
    submissionOf: (state) => profile.submissionOf(fixtures.created(state as never)),
    verify: (judging) => ({
      ...{ type: 'Verify', bulk: false, valuation_tier: undefined, account, club_verified: true, ...judging },
    }),
    reject: (rejecting) => ({ type: 'Reject', ...rejecting }),
    reopen: (judging) => ({ type: 'Reopen', ...judging }),
    resubmit: () => ({ type: 'Resubmit', account, now: later }),
  });

const identification = { kind: 'passport', file: 'f', content_type: 'image/png', sha256: 's', provided_at: at };
const registered: readonly UserEvent[] = [
  {
    ...{ type: 'UserRegistered', user_id: 'usr_1', email: 'davi@example.com', name: 'Davi', password_hash: 'h', at },
    ...{ is_admin: false, profile_type: 'player', email_token: null },
  },
  { type: 'EmailVerified', at },
  { type: 'IdentificationProvided', identification, at },
];

const aggregates: readonly (readonly [string, Aggregate])[] = [
  [
    'a person',
    aggregateOf(user.userDecider, {
      ...{ owner: 'usr_1', handedIn: registered },
      change: { type: 'NameChanged', name: 'Davi A.', at },
      submissionOf: (state) => user.submissionOf(state as Registered, 'said'),
      verify: (judging) => ({ type: 'Verify', profiles: 'said', ...judging }),
      reject: (rejecting) => ({ type: 'Reject', profiles: 'said', ...rejecting }),
      reopen: (judging) => ({ type: 'Reopen', profiles: 'said', ...judging }),
      resubmit: () => ({ type: 'Resubmit', profiles: 'said', now: later }),
    }),
  ],
  [
    'a player’s profile',
    ofProfile(
      'usr_davi',
      [...fixtures.filledIn(), fixtures.submitted, fixtures.tierSet],
      fixtures.stepSaved('media', { bio: 'Two seasons in the Eredivisie.' }),
    ),
  ],
  [
    'a representative’s profile',
    ofProfile(
      'usr_saskia',
      [fixtures.representativeCreated, fixtures.representativeSaved(), fixtures.clubChosen, fixtures.submitted],
      fixtures.representativeSaved('Chief Scout'),
    ),
  ],
];

type Does = 'verify' | 'reject' | 'reject for good' | 'reopen' | 'resubmit';
type Then = readonly string[] | ErrorCode;

/** After these steps this command leads to these events, none, or a refusal. */
const table: readonly (readonly [readonly (Does | 'change')[], Does, Then])[] = [
  [[], 'verify', ['Verified']],
  [[], 'reject', ['Rejected']],
  [[], 'reopen', []],
  [[], 'resubmit', []],
  [['verify'], 'verify', []],
  [['verify'], 'reject', 'AccessDeniedException'],
  [['verify'], 'reject for good', 'AccessDeniedException'],
  [['verify'], 'reopen', ['Reopened']],
  [['verify'], 'resubmit', 'AccessDeniedException'],
  [['reject'], 'verify', ['Verified']],
  [['reject'], 'reject', []],
  [['reject'], 'reject for good', ['Rejected']],
  [['reject'], 'reopen', ['Reopened']],
  [['reject'], 'resubmit', 'ValidationFailed'],
  [['reject', 'change'], 'resubmit', ['Resubmitted']],
  [['reject for good', 'change'], 'resubmit', 'AccessDeniedException'],
  [['reject for good'], 'verify', 'AccessDeniedException'],
  [['reject for good'], 'reject for good', []],
  [['reject for good'], 'reopen', ['Reopened']],
  [['reject for good', 'reopen'], 'verify', ['Verified']],
  [['reject', 'change', 'resubmit'], 'resubmit', []],
  [['reject', 'change', 'resubmit'], 'reject', ['Rejected']],
  [['reject', 'change', 'resubmit', 'reject'], 'resubmit', 'ValidationFailed'],
  [['reject', 'reopen'], 'verify', ['Verified']],
  [['verify', 'reopen'], 'reject', ['Rejected']],
  [['verify', 'reopen'], 'reject for good', ['Rejected']],
];

describe.each(aggregates)('%s', (_, aggregate) => {
  const given = spec(aggregate.decider);
  const looking = (state: unknown, by = staff.by) => ({ by, submission: aggregate.submissionOf(state), now: later });
  const command = (does: Does, judging: verification.Judging): unknown => {
    switch (does) {
      case 'verify':
        return aggregate.verify(judging);
      case 'reject':
        return aggregate.reject({ ...staff, kind: 'fixable', ...judging });
      case 'reject for good':
        return aggregate.reject({ ...staff, kind: 'final', ...judging });
      case 'reopen':
        return aggregate.reopen(judging);
      default:
        return aggregate.resubmit();
    }
  };
  const after = (steps: readonly (Does | 'change')[]): readonly unknown[] => {
    const events = [...aggregate.handedIn];
    for (const step of steps)
      if (step === 'change') events.push(aggregate.change);
      else
        events.push(
          ...given(...events)
            .when((state: unknown) => command(step, looking(state)))
            .events(),
        );
    return events;
  };

  it.each(table)('after %j: %s leads to %j', (steps, does, then) => {
    const decided = given(...after(steps)).when((state: unknown) => command(does, looking(state)));
    if (typeof then === 'string') decided.thenRejects(then);
    else expect(decided.events().map((event) => (event as { type: string }).type)).toEqual(then);
  });

  const byStaff = [
    [[], 'verify'],
    [[], 'reject'],
    [['reject'], 'reopen'],
  ] as const satisfies readonly (readonly [readonly Does[], Does])[];
  it.each(byStaff)('after %j: nobody does it to what is theirs: %s', (steps, does) =>
    given(...after(steps))
      .when((state: unknown) => command(does, looking(state, aggregate.owner)))
      .thenRejects('AccessDeniedException'),
  );
  it.each(byStaff)('after %j: StaleVersion where something changed since staff looked: %s', (steps, does) => {
    const seen = given(...after(steps)).state();
    const changed = given(...after(steps), aggregate.change);
    changed
      .when(command(does, looking(seen)))
      .thenRejects('StaleVersion', { current: aggregate.submissionOf(changed.state()) });
  });
  it('StaleVersion where a colleague has decided since', () => {
    const seen = given(...after([])).state();
    given(...after(['reject']))
      .when(command('verify', looking(seen)))
      .thenRejects('StaleVersion');
  });
  it('keeps what each status has: a rejection only while rejected, staff’s queue only while pending', () => {
    const shape = (steps: readonly (Does | 'change')[]) => {
      const state = given(...after(steps)).state() as Registered;
      return [state.verification_status, state.rejection?.kind ?? null, state.waiting_since !== null];
    };
    expect(shape([])).toEqual(['pending', null, true]);
    expect(shape(['verify'])).toEqual(['verified', null, false]);
    expect(shape(['reject'])).toEqual(['rejected', 'fixable', false]);
    expect(shape(['reject for good'])).toEqual(['rejected', 'final', false]);
    expect(shape(['reject', 'change', 'resubmit'])).toEqual(['pending', null, true]);
    expect(shape(['verify', 'reopen'])).toEqual(['pending', null, true]);
  });
  it('keeps in the history why it was rejected, after it was reopened and verified', () => {
    const { history, rejection } = given(...after(['reject for good', 'reopen', 'verify'])).state() as Registered;
    expect(rejection).toBeNull();
    expect(history.slice(-3).map(({ what, note }) => [what, note])).toEqual([
      ['Rejected for good', 'The name differs.'],
      ['Reopened', null],
      ['Verified', null],
    ]);
  });
  it('says in the history who did what, and why', () => {
    const { history } = given(...after(['reject', 'change', 'resubmit', 'verify', 'reopen'])).state() as Registered;
    const decisions = history.filter(({ what }) => what !== 'Name changed').slice(-4);
    expect(decisions.map(({ what, by, note }) => [what, by, note])).toEqual([
      ['Rejected, can be mended', 'usr_staff', 'The name differs.'],
      ['Submitted again', null, null],
      ['Verified', 'usr_staff', null],
      ['Reopened', 'usr_staff', null],
    ]);
  });
});
