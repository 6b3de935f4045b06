import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { aggregates } from '@touchline/contracts/topology';
import { auditEntries } from '@touchline/platform/audit';
import type { CloudEvent } from '@touchline/platform/bus';
import { eventually } from '../testkit/index.ts';
import { offerTerms } from '../testkit/offer-terms.ts';
import { opportunityTerms } from './access.opportunities.fixtures.ts';
import { trialReport } from './access.trials.fixtures.ts';
import {
  closeCodes,
  done,
  harness,
  offered,
  openCodes,
  type Person,
  password,
  player,
  representative,
  teamOf,
} from './codes.fixtures.ts';

/** One story from an answer over trial and offer to the seal, as the events of all topics tell it. */

beforeAll(openCodes);
afterAll(closeCodes);

const dayMs = 86_400_000;
const slowly = { within: 90_000 };

/** Everything that is published from now on, or a moment earlier: whoever counts names what came before. */
const listen = (): readonly CloudEvent[] => {
  const told: CloudEvent[] = [];
  harness.product.adapters.bus.subscribe({
    group: 'story.test',
    topics: [...new Set([...aggregates.values()].map(({ topic }) => topic))],
    from: 'end',
    handle: async (event) => void told.push(event),
  });
  return told;
};

/** Signs, after a try with a password that isn't theirs. */
const sign = async ({ client, user }: Person, id: string, text: string): Promise<void> => {
  const document = await eventually(async () => {
    const found = await done(client.send('GET', `/documents/${id}`));
    expect(found.your_turn).toBe(true);
    return found;
  }, 'it is the turn of this one');
  const { sha256 } = document;
  const signed = { sha256, signature: { kind: 'typed', text } };
  const wrong = await client.send('POST', `/documents/${id}/sign`, { ...signed, password: 'not my password' });
  expect(wrong.error).toBe('InvalidAuthenticationException');
  await done(client.send('POST', `/documents/${id}/sign`, { ...signed, password }));
  const audited = await auditEntries(await harness.product.adapters.connect('operations'));
  const kinds = { $in: ['password-refused', 'signature-proved'] };
  const told = await audited.find({ by: user, what: kinds }, { sort: { number: 1 } }).toArray();
  expect(told.map(({ what }) => what)).toEqual(['password-refused', 'signature-proved']);
  expect(told[1]?.facts['sha256']).toBe(sha256);
};

it('one correlation id goes from the answer over trial, offer and contract to the seal, and to what follows from it', async () => {
  const [club, davi] = [await representative(), await player()];
  const team_id = await teamOf(club);
  const told = listen();
  const position = await done(club.client.send('POST', '/opportunities', { team_id, ...opportunityTerms() }));
  await eventually(
    async () => expect(told.map(({ subject }) => subject)).toContain(position.id),
    'the position, which came before the story, is told of',
  );
  const before = new Set(told);

  const answer = await eventually(
    () => done(davi.client.send('POST', `/opportunities/${position.id}/answer`, { message: 'I press.' })),
    'the position is answered',
  );
  await done(club.client.send('POST', `/interests/${answer.id}/accept`, {}));
  const day = new Date(Date.now() + 3 * dayMs).toISOString().slice(0, 10);
  const days = { starts_on: day, ends_on: day };
  const trial = await eventually(
    () =>
      done(
        club.client.send('POST', '/trial-requests', {
          ...{ player_id: davi.profile, team_id, interest_id: answer.id, ...days, costs_confirmed: true },
          ...{ location: { name: 'Nieuw Terbregge', city: 'Rotterdam' }, contact: { name: 'Joost Maas', phone: '' } },
        }),
      ),
    'the trial is asked for',
  );
  await done(davi.client.send('POST', `/trial-requests/${trial.id}/accept`, days));
  harness.travel(6 * dayMs);
  for (const { client, email } of [club, davi]) await done(client.send('POST', '/login', { email, password }));
  await eventually(
    () => done(club.client.send('PUT', `/trial-requests/${trial.id}/report`, trialReport)),
    'the clock has ended the trial',
    slowly,
  );
  const expires_at = new Date(Date.now() + 20 * dayMs).toISOString();
  const offer = await offered(club, davi, { interest_id: answer.id, expires_at });
  const more = { ...offerTerms, salary: { ...offerTerms.salary, amount: offerTerms.salary.amount + 10_000 } };
  await done(davi.client.send('POST', `/offers/${offer.id}/counter`, { round: 1, terms: more, message: '' }));
  await done(club.client.send('POST', `/offers/${offer.id}/accept`, { round: 2 }));
  const document = await eventually(async () => {
    const { contract } = await done(davi.client.send('GET', `/offers/${offer.id}`));
    expect(contract.document_id).toMatch(/^doc_/);
    return contract.document_id as string;
  }, 'the contract is drafted');
  await sign(davi, document, 'Davi Adeyinka');
  await sign(club, document, 'Saskia Verhulst');
  await eventually(
    async () =>
      expect(told.map(({ type, subject }) => [type, subject])).toEqual(
        expect.arrayContaining([
          ['touchline.document.completed.v1', document],
          ['touchline.job-opportunity.filled.v1', position.id],
          ['touchline.profile.next-contract-recorded.v1', davi.profile],
        ]),
      ),
    'it is sealed, the position filled, and the next club known',
  );

  const begun = told.find(({ subject }) => subject === answer.id);
  expect(begun?.type).toBe('touchline.interest.declared.v1');
  const ofStory = (prefixes: readonly string[]) =>
    told.filter((event) => !before.has(event) && prefixes.includes(event.subject.split('_')[0] ?? ''));
  const story = ofStory(['int', 'tri', 'off', 'doc']);
  const short = (type: string): string => type.replace(/^touchline\.|\.v1$/g, '');
  expect([...new Set(story.map(({ type }) => short(type)))].sort()).toEqual(
    [
      ...['interest.declared', 'interest.accepted'],
      ...['trial-request.requested', 'trial-request.accepted', 'trial-request.completed', 'trial-request.reported'],
      ...['offer.made', 'offer.countered', 'offer.accepted', 'offer.contract-drafted', 'offer.contract-completed'],
      ...['document.drafted', 'document.file-attached', 'document.made-available', 'document.signed'],
      ...['document.fully-signed', 'document.completed'],
    ].sort(),
  );
  const strays = [...story, ...ofStory(['opp', 'prf'])].filter(
    ({ correlationid }) => correlationid !== begun?.correlationid,
  );
  expect(strays.map(({ type }) => short(type))).toEqual([]);
});
