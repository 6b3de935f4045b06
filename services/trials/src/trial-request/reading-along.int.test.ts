import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mandateEvents } from '@touchline/contracts/events';
import { eventually } from '@touchline/quality/testkit';
import { type Known, type TrialsHarness, trialsHarness } from '../trials.harness.fixtures.ts';

let made: TrialsHarness;
beforeAll(async () => {
  made = await trialsHarness();
});
afterAll(() => made.harness.close());

/** What profile tells of a mandate between the two, in force today. */
const told = async (by: Known, to: Known, status: 'active' | 'ended'): Promise<void> => {
  const { mandate: example } = mandateEvents.confirmed.example;
  await made.harness.tell(status === 'active' ? mandateEvents.confirmed.type : mandateEvents.ended.type, 'man_one', {
    mandate: {
      ...{ ...example, mandate_id: 'man_one', status, starts_on: '2026-01-01', until: '2027-12-31' },
      agent: { ...example.agent, profile_id: by.profile_id, user_id: by.profile.user_id },
      player: { ...example.player, profile_id: to.profile_id, user_id: to.profile.user_id },
    },
  });
};

describe('the agent of a player', () => {
  it('reads trial requests along, answers none, and no more once the mandate has ended', async () => {
    // Somebody whom neighbours tell of as an agent.
    const beatriz = await made.player({ profile_type: 'agent', player: null });
    const [rep, davi, luis] = [await made.representative(), await made.player(), await made.player()];
    const { id } = (await made.ask(rep, davi)).data;
    const shown = () => made.act(beatriz, 'getTrialRequest', id);
    expect((await shown()).status).toBe(404);
    await told(beatriz, davi, 'active');
    await eventually(async () => expect((await shown()).status).toBe(200), 'the mandate is known');
    expect((await shown()).data).toMatchObject({ your_side: 'player', as_agent: true, your_turn: false, report: null });
    await made.act(davi, 'acceptTrial', id, { starts_on: '2027-01-04', ends_on: '2027-01-08' });
    expect((await made.act(davi, 'getTrialRequest', id)).data.contact.phone).toBe('+31 10 555 0101');
    expect((await shown()).data.contact).toEqual({ name: 'Joost Maas', phone: null });
    const list = (query: object) => made.client.call(beatriz.actor, 'listTrialRequests', { query: { ...query } });
    expect((await list({})).data).toMatchObject([{ id, as_agent: true }]);
    expect((await list({ turn: 'mine' })).data).toEqual([]);
    expect((await list({ player_id: luis.profile_id })).data).toEqual([]);
    for (const operation of ['cancelTrial', 'declineTrial']) {
      const refused = await made.act(beatriz, operation, id, { reason: 'No.' });
      expect([operation, refused.status, refused.error]).toEqual([operation, 403, 'AccessDeniedException']);
    }
    await told(beatriz, davi, 'ended');
    expect((await shown()).status).toBe(404);
    expect((await list({})).data).toEqual([]);
  });
});
