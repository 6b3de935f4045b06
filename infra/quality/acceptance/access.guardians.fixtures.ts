import { eventually } from '../testkit/index.ts';
import { type AccessFixture, offerBody } from './access.fixtures.ts';
import { done, type Person } from './access.people.fixtures.ts';
import type { Prepare } from './access.repeats.fixtures.ts';
import type { Ask, Asked } from './access.requests.fixtures.ts';
import { newTrial } from './access.trials.fixtures.ts';

const patiently = { within: 40_000 };

/** Who holds the link of a guardian's mail: a guest, whoever is signed in on that browser. */
export const byLink = (token: string, body: object = {}): Asked => ({ body, headers: { 'touchline-link': token } });

/** A player under 18 who has handed in, and the token in the mail to the guardian. */
export const newMinor = async ({ people }: AccessFixture): Promise<{ who: Person; token: string; email: string }> => {
  const { who, email } = await people.minor();
  return { who, email, token: await people.linkTo(email, / needs your consent$/) };
};

const adaeze = { name: 'Adaeze Adeyinka', date_of_birth: '1980-05-06' };
export const consenting = { answer: 'give', ...adaeze };
const refusing = { answer: 'refuse', ...adaeze, reason: 'School comes first.' };
const unknown = `grd_nobody.${'x'.repeat(43)}`;

/** What an unknown link is answered, is told to everybody; one that answers is anybody's who holds it. */
export const guardianRequests: Readonly<Record<string, Ask>> = {
  getGuardianConsent: () => ({}),
  askGuardianAgain: () => ({}),
  openGuardianConsent: async ({ fixture }) => byLink(await fixture.guardianLink()),
  answerGuardianConsent: () => byLink(unknown, consenting),
  withdrawConsent: () => byLink(unknown, { reason: 'We move.' }),
};

export const guardianPrepared: Readonly<Record<string, Prepare>> = {
  askGuardianAgain: async (_, fixture) => {
    const { who, token, email } = await newMinor(fixture);
    await done(who.client.send('POST', '/me/guardian-consent/ask'));
    const newer = await fixture.people.linkTo(email, / needs your consent$/, token);
    const { client } = fixture.people.guest();
    await done(client.send('POST', '/guardian-consent/answer', refusing, byLink(newer).headers));
    return { client: who.client, asked: {} };
  },
  openGuardianConsent: async (_, fixture) => ({
    client: fixture.people.guest().client,
    asked: byLink((await newMinor(fixture)).token),
  }),
  answerGuardianConsent: async (_, fixture) => ({
    client: fixture.people.guest().client,
    asked: byLink((await newMinor(fixture)).token, consenting),
  }),
  withdrawConsent: async (_, fixture) => {
    const { who, token } = await newMinor(fixture);
    const guest = fixture.people.guest();
    const answer = guest.client.send('POST', '/guardian-consent/answer', consenting, byLink(token).headers);
    const { withdrawal_token } = await done(answer);
    // What is open with a club ends with the consent.
    await eventually(() => fixture.people.verify(who), 'the consent is known', patiently);
    await fixture.people.subscribe(who);
    const { client } = fixture.who.sask;
    const team_id = fixture.sparta.teams[0]?.id ?? '';
    const asked = { player_id: who.profile?.id, team_id, message: 'We watched you.' };
    await eventually(() => done(client.send('POST', '/interests', asked)), 'the interest is declared', patiently);
    await eventually(() => done(client.send('POST', '/offers', offerBody(who, team_id))), 'it is made', patiently);
    await newTrial(fixture.who.sask, who, team_id);
    return { client: guest.client, asked: byLink(withdrawal_token, { reason: 'We move.' }) };
  },
};
