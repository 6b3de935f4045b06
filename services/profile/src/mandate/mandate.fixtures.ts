import { expect } from '@jest/globals';
import { profileEvents, userEvents } from '@touchline/contracts/events';
import type { Principal } from '@touchline/platform/http';
import { actorOf, eventually, type TestReply } from '@touchline/quality/testkit';
import { type ProfileHarness, profileId } from '../harness.fixtures.ts';

/** Mandates over the service: agents, and what both sides ask for. */
export interface MandateHarness {
  /** An agent in the market, as identity, profile and billing tell of one. */
  readonly agent: (name: string) => Promise<Principal>;
  readonly request: (by: Principal, body: object, headers?: Record<string, string>) => Promise<TestReply>;
  readonly on: (by: Principal, operation: string, mandate_id: string, body?: object) => Promise<TestReply>;
}

export const term = { exclusive: true, starts_on: '2026-12-01', ends_on: '2028-11-30' };

export const mandateHarness = (harness: ProfileHarness): MandateHarness => {
  const { base } = harness;
  const request: MandateHarness['request'] = (by, body, headers = {}) =>
    harness.call(by, 'requestMandate', { body: { ...term, ...body }, headers });
  return {
    request,
    agent: async (name) => {
      const profile_id = `prf_${name.toLowerCase()}`;
      const user_id = `usr_${name.toLowerCase()}`;
      const actor = actorOf(user_id, { id: profile_id, type: 'agent' });
      const user = {
        ...userEvents.restated.example.user,
        ...{ user_id, name, email: `${name}@example.com`, verification_status: 'verified' },
      };
      await base.tell(userEvents.restated.type, user_id, { user });
      const profile = {
        ...profileEvents.restated.example.profile,
        ...{ profile_id, user_id, name, profile_type: 'agent', player: null },
        agent: { agency: `${name} Sports`, licence_number: '202309-1187', licensed_countries: ['PT'] },
      };
      await base.tell(profileEvents.restated.type, profile_id, { profile });
      await harness.subscribe(actor);
      await eventually(
        async () => expect((await harness.call(actor, 'listMandates')).status).toBe(200),
        `${name} is in the market`,
      );
      return actor;
    },
    on: (by, operation, mandate_id, body) =>
      harness.call(by, operation, { params: { mandate_id }, ...(body ? { body } : {}) }),
  };
};

/** A player whom agents can ask: known to the service as one in the market. */
export const askable = async (harness: ProfileHarness, changes = {}): Promise<Principal> => {
  const player = await harness.marketPlayer(changes);
  await eventually(
    async () => expect((await harness.call(player, 'listMandates')).status).toBe(200),
    `${profileId(player)} is in the market`,
  );
  return player;
};
