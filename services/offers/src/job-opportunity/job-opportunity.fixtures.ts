import type { TestReply } from '@touchline/quality/testkit';
import type { Known, OffersHarness, Profile } from '../offers.harness.fixtures.ts';

export const terms = {
  title: 'Left winger',
  position: 'LW',
  age: { min: 18, max: 23 },
  foot: 'left',
  contract_from: '2027-07-01',
  contract_until: null,
  pay: { currency: 'EUR', from: 400_000, to: 600_000 },
  pay_shown: true,
  description: 'We look for a winger.',
  closes_on: '2026-12-12',
};
export const seen = (reply: TestReply) => [reply.status, reply.error];
export const teamOf = (rep: Known) => rep.profile.representative?.teams[0]?.team_id ?? '';

/** What people do with open positions, in one sentence each. */
export const positionCalls = (made: () => OffersHarness) => {
  const publish = (rep: Known, given: object = {}, headers = {}) =>
    made().client.call(rep.actor, 'publishOpportunity', {
      body: { team_id: teamOf(rep), ...terms, ...given },
      headers,
    });
  const opened = async (rep: Known, given: object = {}): Promise<string> => (await publish(rep, given)).data.id;
  const about = (who: Known, operation: string, opportunity_id: string, body?: object, headers = {}) =>
    made().client.call(who.actor, operation, { params: { opportunity_id }, headers, ...(body ? { body } : {}) });
  const answer = (who: Known, id: string, given: object = {}, headers = {}) =>
    about(who, 'answerOpportunity', id, { message: 'I press and come inside.', ...given }, headers);
  const board = async (who: Known, query = {}) => made().client.call(who.actor, 'listOpportunities', { query });
  const decide = (rep: Known, operation: string, interest_id: string, body: object = {}) =>
    made().client.call(rep.actor, operation, { params: { interest_id }, body });
  const like = (change: Partial<NonNullable<Profile['player']>>) =>
    made().player({ player: { ...(made().example.player as NonNullable<Profile['player']>), ...change } });
  const women = () => like({ gender: 'female' });
  const both = async () => [await made().representative(), await made().player()] as const;
  return { publish, opened, about, answer, board, decide, like, women, both };
};
