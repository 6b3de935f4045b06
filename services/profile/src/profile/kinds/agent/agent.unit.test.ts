import { describe, expect, it } from '@jest/globals';
import { spec } from '@touchline/platform/domain';
import {
  agentCreated,
  agentSaved,
  at,
  clubChosen,
  created,
  licence,
  person,
  playerCreated,
  ready,
  refusedFields,
  submitted,
  verified,
  verify,
} from '../../profile.fixtures.ts';
import { type ProfileCommand, profileDecider } from '../../profile.ts';
import { publicProfileOf } from '../../published.ts';
import type { ProfileEvent } from '../../state.ts';
import { refuseIncomplete } from './agent.ts';

const given = spec(profileDecider);
const save = (values: object, complete = false): ProfileCommand =>
  ({ type: 'SaveAgent', values, complete, now: at }) as ProfileCommand;
const whole = { first_name: 'Beatriz', last_name: 'Falcão', ...licence };
const submit: ProfileCommand = { type: 'Submit', account: ready, now: at };

describe('person and agency', () => {
  it('is kept as it comes, and moves on once it is whole', () => {
    given(agentCreated)
      .when(save({ agency: 'Linha Alta' }))
      .thenState((s) => {
        expect(created(s).agent).toMatchObject({ agency: 'Linha Alta', licence_number: null });
        expect(created(s).onboarding).toEqual({ status: 'pending', step: 1 });
      });
    given(agentCreated)
      .when(save(whole, true))
      .thenState((s) => {
        expect(created(s)).toMatchObject({ name: 'Beatriz Falcão', onboarding: { step: 2 } });
        expect(publicProfileOf(created(s))).toMatchObject({ agent: licence, player: null, representative: null });
      });
  });
  it('the same again is done already', () => given(agentCreated, agentSaved()).when(save(whole, true)).thenNothing());
  it('ValidationFailed names what is missing, at each field', () =>
    expect(
      refusedFields(() => profileDecider.decide(save({ agency: 'Linha Alta' }, true), stateAfter(agentCreated))),
    ).toEqual(['values.first_name', 'values.last_name', 'values.licence_number', 'values.licensed_countries']));
  it('stays whole once it is handed in', () =>
    given(agentCreated, agentSaved(), submitted)
      .when(save({ licensed_countries: [] }))
      .thenRejects('ValidationFailed'));
  it('AccessDeniedException: it is an agent’s alone, and an agent has nothing of the others', () => {
    given(playerCreated)
      .when(save({ agency: 'Linha Alta' }))
      .thenRejects('AccessDeniedException');
    given(agentCreated)
      .when(person({ first_name: 'Beatriz' }))
      .thenRejects('AccessDeniedException');
  });
  it('an event of another kind can’t be', () =>
    expect(() => profileDecider.evolve(stateAfter(agentCreated), clubChosen)).toThrow('an agent’s profile'));
});

const stateAfter = (...events: readonly ProfileEvent[]) =>
  events.reduce(profileDecider.evolve, profileDecider.initialState);

describe('handing in and verifying', () => {
  it('ValidationFailed before it is whole', () => {
    given(agentCreated).when(submit).thenRejects('ValidationFailed');
    const { agent } = created(stateAfter(agentCreated));
    expect(refusedFields(() => refuseIncomplete({ agent } as Parameters<typeof refuseIncomplete>[0]))).toContain(
      'person.licence_number',
    );
  });
  it('needs no tier, club or position', () => {
    given(agentCreated, agentSaved()).when(submit).then(submitted);
    given(agentCreated, agentSaved(), submitted).when(verify()).then(verified);
  });
});

describe('once verified', () => {
  const agent = [agentCreated, agentSaved(), submitted, verified];
  const claimed = (values: object): ProfileEvent => ({ type: 'ChangeClaimed', claimed: values, at });
  it('AccessDeniedException: the name stays as it was compared', () =>
    given(...agent)
      .when(save({ last_name: 'Falcon' }))
      .thenRejects('AccessDeniedException'));
  it('agency and licence are claimed, and count once staff confirm', () => {
    given(...agent)
      .when(save({ agency: 'Norte Um' }))
      .then(claimed({ agency: 'Norte Um' }));
    given(...agent, claimed({ agency: 'Norte Um' }))
      .when(save({ licensed_countries: ['PT'] }))
      .then(claimed({ agency: 'Norte Um', licensed_countries: ['PT'] }));
    given(...agent, claimed({ agency: 'Norte Um' }))
      .when(save({ agency: 'Linha Alta' }))
      .then({ type: 'ClaimWithdrawn', at });
    given(...agent, claimed({ agency: 'Norte Um' }))
      .when({
        ...{ type: 'ConfirmClaim', by: 'usr_staff', claimed_at: at, club_verified: true, now: at },
      })
      .thenState((s) => {
        expect(created(s).agent).toMatchObject({ ...licence, agency: 'Norte Um' });
        expect(created(s).history.at(-1)?.note).toBe('Norte Um');
      });
  });
});
