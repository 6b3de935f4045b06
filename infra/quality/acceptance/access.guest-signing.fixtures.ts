import { eventually } from '../testkit/index.ts';
import { type AccessFixture, offerBody } from './access.fixtures.ts';
import { byLink, consenting } from './access.guardians.fixtures.ts';
import { done, type People, type Person, password } from './access.people.fixtures.ts';
import type { Prepare } from './access.repeats.fixtures.ts';
import type { Ask } from './access.requests.fixtures.ts';

const patiently = { within: 40_000 };

/** A contract of a player under 18 that he has signed, and that waits for his guardian. */
export interface WaitingGuest {
  /** The token of the link in the guardian's mail. */
  readonly token: string;
  readonly email: string;
  readonly sha256: string;
}

type Given = Pick<AccessFixture, 'people' | 'sparta'> & { readonly sask: Person };

export const newGuest = async ({ people, sparta, sask }: Given): Promise<WaitingGuest> => {
  const { who: player, email } = await people.minor();
  const consent = byLink(await people.linkTo(email, / needs your consent$/));
  await done(people.guest().client.send('POST', '/guardian-consent/answer', consenting, consent.headers));
  await eventually(() => people.verify(player), 'the consent is known', patiently);
  await people.subscribe(player);
  const body = offerBody(player, sparta.teams[0]?.id ?? '');
  const offer = await eventually(() => done(sask.client.send('POST', '/offers', body)), 'the offer is made', patiently);
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

/** The code in the newest mail to the guardian. */
const codeOf = async (people: People, { token, email }: WaitingGuest): Promise<string> => {
  await done(people.guest().client.send('POST', '/guest-signing/code', {}, byLink(token).headers));
  return people.codeTo(email, /^Your code to sign/);
};

const signingBy = (sha256: string, code: string) => ({
  ...{ sha256, code },
  signature: { kind: 'typed', text: 'Adaeze Adeyinka' },
});
const declining = { reason: 'School comes first.' };
const ofLink: Ask = async ({ fixture }) => {
  const { headers } = byLink((await fixture.waitingGuest()).token);
  return { headers: headers ?? {} };
};

/** Whoever holds the link is the guest, whoever is signed in; without the code he signs nothing. */
export const guestSigningRequests: Readonly<Record<string, Ask>> = {
  getGuestDocument: ofLink,
  downloadGuestOriginal: ofLink,
  downloadGuestSigned: ofLink,
  downloadGuestCertificate: ofLink,
  sendSigningCode: ofLink,
  signAsGuest: async ({ fixture }) => {
    const { token, sha256 } = await fixture.waitingGuest();
    return byLink(token, signingBy(sha256, '123456'));
  },
  declineAsGuest: () => byLink('nonsense', declining),
};

const prepared =
  (ask: (guest: WaitingGuest, people: People) => Promise<object> | object): Prepare =>
  async (_, fixture) => {
    const { people, sparta, who } = fixture;
    const guest = await newGuest({ people, sparta, sask: who.sask });
    return { client: people.guest().client, asked: byLink(guest.token, await ask(guest, people)) };
  };

export const guestSigningPrepared: Readonly<Record<string, Prepare>> = {
  sendSigningCode: prepared(() => ({})),
  signAsGuest: prepared(async (guest, people) => signingBy(guest.sha256, await codeOf(people, guest))),
  declineAsGuest: prepared(() => declining),
};
