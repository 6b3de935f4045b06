import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { documentEvents, profileEvents } from '@touchline/contracts/events';
import type { Principal } from '@touchline/platform/http';
import { eventually } from '@touchline/quality/testkit';
import { type ProfileHarness, profileHarness, profileId, sparta } from '../harness.fixtures.ts';

let harness: ProfileHarness;
const heard: string[] = [];
beforeAll(async () => {
  harness = await profileHarness();
  harness.base.bus.subscribe({
    group: 'test.profiles',
    topics: ['touchline.profile'],
    from: 'end',
    handle: async ({ type, subject }) => void heard.push(`${subject} ${type}`),
  });
});
afterAll(() => harness.base.close());

const completed = async (player: Principal, document_id: string, from: string, until: string) => {
  const { document } = documentEvents.completed.example;
  if (!document.offer) throw new Error('the example is a contract');
  await harness.base.tell(documentEvents.completed.type, document_id, {
    document: {
      ...document,
      document_id,
      status: 'completed',
      contract: { from, until },
      offer: { ...document.offer, player: { ...document.offer.player, profile_id: profileId(player) } },
    },
  });
};
const own = async (player: Principal) => (await harness.call(player, 'getOwnProfile')).data.player;
const sweep = async () => {
  for (const { name, run } of harness.service.sweeps) if (name === 'contracts that begin') await run();
};
const count = (player: Principal, type: string) =>
  heard.filter((line) => line === `${profileId(player)} ${type}`).length;

describe('a completed contract', () => {
  it('is the next one until its first day, then the current one; told twice it is one', async () => {
    const player = await harness.marketPlayer({ club_team_id: sparta.team_id, current_contract_ends_on: '2026-11-20' });
    await completed(player, 'doc_one', '2026-11-21', '2029-06-30');
    await completed(player, 'doc_one', '2026-11-21', '2029-06-30');
    await eventually(async () => {
      expect(await own(player)).toMatchObject({
        club_team: { team_id: sparta.team_id },
        current_contract_ends_on: '2026-11-20',
        next_contract: { club_team: { club_name: 'Sparta Rotterdam' }, from: '2026-11-21', until: '2029-06-30' },
      });
    }, 'the next contract');
    harness.base.travel('2026-11-20T23:59:00.000Z');
    await sweep();
    expect((await own(player)).next_contract).not.toBeNull();
    harness.base.travel('2026-11-21T00:00:00.000Z');
    await Promise.all([sweep(), sweep()]);
    const after = await own(player);
    expect(after).toMatchObject({ current_contract_ends_on: '2029-06-30', next_contract: null });
    expect(after.club_team.team_id).toBe(documentEvents.completed.example.document.offer?.club_team.team_id);
    await completed(player, 'doc_one', '2026-11-21', '2029-06-30');
    await completed(player, 'doc_later', '2029-07-01', '2031-06-30');
    await eventually(
      async () => expect((await own(player)).next_contract?.from).toBe('2029-07-01'),
      'the one after that',
    );
    await eventually(
      async () => expect(count(player, profileEvents.nextContractRecorded.type)).toBe(2),
      'both to be told',
    );
    expect(count(player, profileEvents.contractBegan.type)).toBe(1);
  });
  it('begins at once where its day has come', async () => {
    const player = await harness.marketPlayer();
    await completed(player, 'doc_today', '2026-11-21', '2028-06-30');
    await eventually(async () => {
      expect(await own(player)).toMatchObject({ current_contract_ends_on: '2028-06-30', next_contract: null });
    }, 'the contract to begin');
  });
  it('of another kind is no contract', async () => {
    const player = await harness.marketPlayer();
    const { document } = documentEvents.completed.example;
    await harness.base.tell(documentEvents.completed.type, 'doc_other', {
      document: { ...document, document_id: 'doc_other', kind: 'other', offer: null, contract: null },
    });
    await completed(player, 'doc_second', '2027-01-01', '2028-06-30');
    await eventually(async () => expect((await own(player)).next_contract?.from).toBe('2027-01-01'), 'the one that is');
    expect(await harness.base.deadLetters.list()).toEqual([]);
  });
});
