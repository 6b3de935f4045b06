import { offerBody } from './access.fixtures.ts';
import { byLink } from './access.guardians.fixtures.ts';
import { done, type People, type Person } from './access.people.fixtures.ts';
import type { Prepare } from './access.repeats.fixtures.ts';
import type { Ask } from './access.requests.fixtures.ts';
import { newGuest, type WaitingGuest } from './access.waiting-guest.fixtures.ts';

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
  downloadGuestEvidence: ofLink,
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
    const offered = (player: Person) => offerBody(player, sparta.teams[0]?.id ?? '');
    const guest = await newGuest({ people, sask: who.sask, offered });
    return { client: people.guest().client, asked: byLink(guest.token, await ask(guest, people)) };
  };

export const guestSigningPrepared: Readonly<Record<string, Prepare>> = {
  sendSigningCode: prepared(() => ({})),
  signAsGuest: prepared(async (guest, people) => signingBy(guest.sha256, await codeOf(people, guest))),
  declineAsGuest: prepared(() => declining),
};
