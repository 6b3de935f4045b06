import { eventually } from '../testkit/index.ts';
import { done, type People, type Person, password } from './access.people.fixtures.ts';

const patiently = { within: 40_000 };

/** A contract of a player under 18 that he has signed, and that waits for his guardian. */
export interface WaitingGuest {
  /** The token of the link in the guardian's mail. */
  readonly token: string;
  readonly email: string;
  readonly sha256: string;
}

interface Given {
  readonly people: People;
  readonly sask: Person;
  /** What she offers him. */
  readonly offered: (player: Person) => object;
}

const adaeze = { name: 'Adaeze Adeyinka', date_of_birth: '1980-05-06' };

export const newGuest = async ({ people, sask, offered }: Given): Promise<WaitingGuest> => {
  const { who: player, email } = await people.minor();
  const link = { 'touchline-link': await people.linkTo(email, / needs your consent$/) };
  const consent = { answer: 'give', ...adaeze };
  await done(people.guest().client.send('POST', '/guardian-consent/answer', consent, link));
  await eventually(() => people.verify(player), 'the consent is known', patiently);
  await people.subscribe(player);
  const offer = await eventually(
    () => done(sask.client.send('POST', '/offers', offered(player))),
    'the offer is made',
    patiently,
  );
  await eventually(
    () => done(player.client.send('POST', `/offers/${offer.id}/accept`, { round: 1 })),
    'the offer is accepted',
    patiently,
  );
  const { id, sha256 } = await eventually(
    async () => {
      const [document] = await done(player.client.send('GET', '/documents?turn=mine'));
      return document ? done(player.client.send('GET', `/documents/${document.id}`)) : false;
    },
    'the contract waits for the player',
    patiently,
  );
  const signature = { kind: 'typed', text: 'Davi Adeyinka' };
  await done(player.client.send('POST', `/documents/${id}/sign`, { sha256, signature, password }));
  return { sha256, email, token: await people.linkTo(email, /^Please sign/) };
};
