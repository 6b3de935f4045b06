import { eventually } from '../testkit/index.ts';
import { done, type Person } from './access.people.fixtures.ts';
import type { Ask } from './access.requests.fixtures.ts';

/** What is between the agent and Luis when a request is made. */
export type MandateState = 'none' | 'pending' | 'active';
export type MandateInState = (state: MandateState) => Promise<string>;

/** Begins so late that nobody is represented meanwhile. */
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const bodyFor = (player: Person) => ({
  ...{ player_id: player.profile?.id, exclusive: false, message: 'Let’s find a club.' },
  ...{ starts_on: inDays(60), ends_on: inDays(400) },
});

interface Row {
  readonly id: string;
  readonly status: string;
}

export const createMandates = ({ agnt, luis }: { readonly agnt: Person; readonly luis: Person }): MandateInState => {
  const { client } = agnt;
  const of = async (status: MandateState): Promise<string | undefined> =>
    ((await done(client.send('GET', '/mandates'))) as readonly Row[]).find((row) => row.status === status)?.id;
  const request = () =>
    eventually(() => done(client.send('POST', '/mandates', bodyFor(luis))), 'Luis is asked', { within: 40_000 });
  return async (state) => {
    const [pending, active] = [await of('pending'), await of('active')];
    const there = { pending, active, none: undefined }[state];
    if (there) return there;
    if (active) await done(client.send('POST', `/mandates/${active}/end`, {}));
    if (state === 'none' && pending) await done(client.send('POST', `/mandates/${pending}/withdraw`));
    if (state === 'none') return '';
    const id: string = pending ?? (await request()).id;
    if (state === 'active') await done(luis.client.send('POST', `/mandates/${id}/confirm`));
    return id;
  };
};

const onMandate =
  (state: 'pending' | 'active', body?: object): Ask =>
  async ({ fixture }) => ({
    params: { mandate_id: await fixture.mandate(state) },
    ...(body ? { body } : {}),
  });

export const mandateRequests: Readonly<Record<string, Ask>> = {
  requestMandate: async ({ fixture }) => {
    await fixture.mandate('none');
    return { body: bodyFor(fixture.who.luis) };
  },
  listMandates: () => ({}),
  getMandate: onMandate('pending'),
  confirmMandate: onMandate('pending'),
  declineMandate: onMandate('pending', { reason: 'I stay with my agent.' }),
  withdrawMandate: onMandate('pending'),
  endMandate: onMandate('active', { reason: 'We go our own ways.' }),
  listRepresentations: ({ fixture }) => ({ params: { profile_id: fixture.who.davi.profile?.id ?? '' } }),
};
