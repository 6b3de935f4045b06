import { expect, it } from '@jest/globals';
import { eventually } from '../testkit/index.ts';
import { opportunityTerms } from './access.opportunities.fixtures.ts';
import {
  admit,
  confirm,
  done,
  identify,
  type Person,
  password,
  player,
  refuses,
  register,
  representative,
  staff,
  step,
  submit,
  teamOf,
} from './codes.fixtures.ts';

const agent = async (): Promise<Person> => {
  const who = await register('agent');
  await confirm(who);
  await step(who.client, 'agent', {
    ...{ first_name: 'Beatriz', last_name: 'Falcão', agency: 'Linha Alta' },
    ...{ licence_number: '202309-1187', licensed_countries: ['PT'] },
  });
  await identify(who);
  await submit(who);
  await admit(who, null);
  const [plan] = await eventually(async () => {
    const { data } = await who.client.send('GET', '/plans');
    const free = data.filter((p: { is_free: boolean }) => p.is_free);
    expect(free).not.toEqual([]);
    return free;
  }, 'the plans are shown');
  await done(who.client.send('POST', '/subscriptions', { plan_id: plan.id }));
  await eventually(
    async () => expect((await who.client.send('GET', '/mandates')).status).toBe(200),
    'the agent may ask',
  );
  return who;
};

const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** While the agent represents the player. */
const suggestionCodes = async (by: Person, bruno: Person): Promise<void> => {
  const club = await representative();
  const body = { team_id: await teamOf(club), ...opportunityTerms() };
  const { id } = await eventually(() => done(club.client.send('POST', '/opportunities', body)), 'the club is known');
  const suggest = () =>
    by.client.send('POST', `/opportunities/${id}/suggestions`, { player_id: bruno.profile, message: '' });
  const made = await eventually(() => done(suggest()), 'the mandate is known');
  await refuses('SuggestionAlreadyMade', suggest());
  const decline = () => bruno.client.send('POST', `/suggestions/${made.id}/decline`, {});
  await done(decline());
  await refuses('SuggestionNotPending', decline());
};

/** Codes of what agents and players agree on. */
export const mandateCodes = (): void => {
  it('of mandates: UserNotFound, PlayerNotEligible, MandateAlreadyRequested, MandateNotActive, MandateNotPending, MandateOverlaps, MandateAgentNotEligible', async () => {
    const [by, bruno] = [await agent(), await player()];
    const ask = (whom: object) =>
      by.client.send('POST', '/mandates', { ...whom, exclusive: true, starts_on: day(0), ends_on: day(300) });
    const on = (who: Person, id: string, what: string, body: object = {}) =>
      who.client.send('POST', `/mandates/${id}/${what}`, body);
    await refuses('UserNotFound', ask({ email: 'nobody@example.com' }));
    await refuses('PlayerNotEligible', ask({ email: 'staff@example.com' }));
    const asked = await eventually(() => done(ask({ email: bruno.email })), 'the player is known');
    await refuses('MandateAlreadyRequested', ask({ player_id: bruno.profile }));
    await refuses('MandateNotActive', on(by, asked.id, 'end'));
    await done(on(bruno, asked.id, 'confirm'));
    await suggestionCodes(by, bruno);
    await refuses('MandateNotPending', on(bruno, asked.id, 'decline'));
    await refuses('MandateOverlaps', ask({ player_id: bruno.profile }));
    await done(on(by, asked.id, 'end'));
    const again = await done(ask({ player_id: bruno.profile }));
    await done(staff.send('POST', '/me/confirm-password', { password }));
    await done(staff.send('POST', `/admin/users/${by.user}/suspend`, { reason: 'Reported by a player.' }));
    await eventually(
      () => refuses('MandateAgentNotEligible', on(bruno, again.id, 'confirm')),
      'the agent is suspended',
    );
  });
};
