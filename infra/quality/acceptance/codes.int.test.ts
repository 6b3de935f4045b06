import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ErrorCode, errors } from '@touchline/contracts/errors';
import type { ApiClient, Reply } from '../../apps/api-client/api-client.ts';
import { specimen } from '../../apps/api-client/specimen.ts';
import { Unavailable } from '../../platform/http/index.ts';
import { type AllInOneHarness, allInOneHarness } from '../testkit/all-in-one.harness.ts';
import { browserClient } from '../testkit/browser-client.ts';
import { eventually, type TestDatabase, testDatabase } from '../testkit/index.ts';
import { opportunityTerms } from './access.opportunities.fixtures.ts';
import { trialReport } from './access.trials.fixtures.ts';

/** Every code that today's product can answer, produced through the BFF by a test that names it. */

let database: TestDatabase;
let harness: AllInOneHarness;
let fault: 'none' | 'unexpected' | 'unavailable' | 'contract files' | 'sealed files' = 'none';

beforeAll(async () => {
  database = await testDatabase();
  harness = await allInOneHarness(database.uri, (adapters) => ({
    ...adapters,
    files: {
      ...adapters.files,
      get: async (key) => {
        if (fault === 'unexpected') throw new Error('planted');
        if (fault === 'unavailable') throw new Unavailable('files');
        return adapters.files.get(key);
      },
      put: async (key, bytes, options) => {
        if (fault === 'contract files' && key.startsWith('documents/')) throw new Error('planted');
        if (fault === 'sealed files' && key.includes('.sealed')) throw new Error('planted');
        return adapters.files.put(key, bytes, options);
      },
    },
  }));
  await harness.product.identity.makeAdmin({ email: 'staff@example.com', name: 'Petra Lindgren', password });
  await harness.product.profile.importClubs({
    files: [{ name: 'nl.clubs.txt', text: 'Sparta Rotterdam, Rotterdam\nSC Heerenveen, 1920, Heerenveen\n' }],
    apply: true,
  });
  staff = browserClient(harness.product.address);
  await staff.send('POST', '/login', { email: 'staff@example.com', password });
});
afterAll(async () => {
  await harness?.close();
  await database?.close();
});

const password = 'floodlights at dusk';
let staff: ApiClient;
const produced = new Set<string>();

/** The reply is this refusal, with the status and message of the catalogue. */
const refuses = async (code: ErrorCode, reply: Promise<Reply>): Promise<Reply> => {
  const got = await reply;
  expect([got.error, got.status]).toEqual([code, errors[code].status]);
  produced.add(code);
  return got;
};
const done = async (reply: Promise<Reply>): Promise<Reply['data']> => {
  const got = await reply;
  expect(got.status < 300 ? 'done' : `${got.error} ${JSON.stringify(got.details)}`).toBe('done');
  return got.data;
};

interface Person {
  readonly client: ApiClient;
  readonly email: string;
  readonly user: string;
  readonly profile: string;
}
let count = 0;
const register = async (profile_type: string): Promise<Person> => {
  count += 1;
  const email = `person${count}@example.com`;
  const client = browserClient(harness.product.address);
  const { user } = await done(
    client.send('POST', '/register', { email, password, name: `Person ${count}`, profile_type, accepts_terms: true }),
  );
  client.as(user.profiles[0]);
  return { client, email, user: user.id, profile: user.profiles[0].id };
};
const messageTo = (email: string, subject: string) =>
  eventually(async () => {
    const { data } = await staff.send('GET', `/dev/mailbox?to=${encodeURIComponent(email)}`);
    const found = data.find((l: { subject: string }) => l.subject === subject);
    expect(found).toBeDefined();
    return found as { text: string };
  }, `a mail "${subject}" to ${email}`);
const confirm = async ({ client, email }: Person) => {
  const { text } = await messageTo(email, 'Confirm your email address');
  await done(client.send('POST', '/verify-email', { token: /token=(\S+)/.exec(text)?.[1] }));
};
const identify = ({ client }: Person) =>
  client.upload('/me/identification?kind=passport', specimen('A Person', '2000-01-01'));
const step = (client: ApiClient, path: string, values: unknown) =>
  done(client.send('PATCH', `/profile/${path}`, { values, complete: true }));
const personStep = {
  first_name: 'Davi',
  last_name: 'Adeyinka',
  date_of_birth: '2004-03-14',
  gender: 'male',
  phone: '',
};
const fillPlayer = async ({ client }: Person, given: Record<string, unknown> = {}) => {
  await step(client, 'person', { ...personStep, nickname: `player-${count}`, ...given });
  await done(client.send('POST', '/profile/nationalities', { country: 'PT' }));
  await step(client, 'football', {
    sport: 'football',
    positions: ['LW'],
    preferred_foot: 'left',
    height_cm: 178,
    weight_kg: 71,
  });
  const club = await sparta(client, 'Heerenveen');
  await step(client, 'career', { club_team_id: club.teams[0].id, current_contract_ends_on: '2027-06-30' });
  await step(client, 'media', { bio: '' });
};
const visible = ({ client }: Person, visible_to_clubs = true) =>
  step(client, 'visibility', { visible_to_clubs, guardian: null });
/** By events: identity's word may still be on its way to profile. */
const submit = ({ client }: Person) =>
  eventually(async () => {
    await done(client.send('POST', '/profile/submit'));
  }, 'the profile is handed in');
const sparta = async (client: ApiClient, q = 'Sparta') => (await done(client.send('GET', `/clubs?q=${q}`)))[0];
const fillRepresentative = async ({ client }: Person) => {
  await step(client, 'representative', {
    first_name: 'Saskia',
    last_name: 'Verhulst',
    phone: '+31 10 5550101',
    position: 'Scout',
  });
  const club = await sparta(client);
  await done(client.send('PUT', '/profile/club', { club_id: club.id, team_ids: [club.teams[0].id] }));
};
/** A decision of staff on what they see now. */
const decide = async (address: string, decision: string, body: object = {}): Promise<Reply> => {
  const { submission = '0'.repeat(32) } = (await staff.send('GET', address)).data ?? {};
  return staff.send('POST', `${address}/${decision}`, { submission, ...body });
};
const verifyProfile = ({ profile }: Pick<Person, 'profile'>, body: object = {}) =>
  decide(`/admin/profiles/${profile}`, 'verify', body);
const verifyUser = ({ user }: Pick<Person, 'user'>) =>
  eventually(() => done(decide(`/admin/users/${user}`, 'verify')), 'the person is verified');
const admit = async (who: Person, tier: string | null) => {
  await verifyUser(who);
  await eventually(async () => {
    await done(verifyProfile(who, tier ? { valuation_tier: tier } : {}));
  }, 'the profile is verified');
};
const subscribe = async ({ client }: Person) => {
  const plans = await eventually(async () => {
    const { data } = await client.send('GET', '/plans');
    expect(data).toHaveLength(1);
    return data;
  }, 'the plans are shown');
  await done(client.send('POST', '/subscriptions', { plan_id: plans[0].id }));
  await eventually(async () => expect((await client.send('GET', '/offers')).status).toBe(200), 'the market is open');
};
const player = async (): Promise<Person> => {
  const who = await register('player');
  await confirm(who);
  await fillPlayer(who);
  await visible(who);
  await identify(who);
  await submit(who);
  await admit(who, 'B');
  await subscribe(who);
  return who;
};
const representative = async (): Promise<Person> => {
  const who = await register('club-representative');
  await confirm(who);
  await fillRepresentative(who);
  await identify(who);
  await submit(who);
  await admit(who, null);
  await subscribe(who);
  return who;
};
const terms = {
  contract_start_date: '2027-07-01',
  contract_expiry_date: '2030-06-30',
  salary: { amount: 450_000, currency: 'EUR', per: 'week', basis: 'gross' },
  signing_bonus: null,
  bonuses: [],
  release_clause: null,
  extension_option: null,
  housing: null,
  squad_role: null,
  other_terms: '',
};
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const teamOf = async (club: Person): Promise<string> =>
  (await done(club.client.send('GET', '/profile'))).representative.team_ids[0];
const offer = async (club: Person, to: Person, given: Record<string, unknown> = {}, headers = {}) => {
  const body = {
    player_id: to.profile,
    team_id: await teamOf(club),
    expires_at: inDays(5),
    terms,
    message: '',
    club_informed: true,
    ...given,
  };
  return club.client.send('POST', '/offers', body, headers);
};
const offered = (club: Person, to: Person, given: Record<string, unknown> = {}) =>
  eventually(async () => done(offer(club, to, given)), 'the offer is made');

describe('accounts', () => {
  it('UserEmailTaken, InvalidCredentials, Unauthenticated, ValidationFailed, NotFound', async () => {
    const { email, client } = await register('player');
    const guest = browserClient(harness.product.address);
    await refuses(
      'UserEmailTaken',
      guest.send('POST', '/register', {
        email,
        password,
        name: 'Somebody',
        profile_type: 'player',
        accepts_terms: true,
      }),
    );
    await refuses('InvalidCredentials', guest.send('POST', '/login', { email, password: 'not this one' }));
    await refuses('Unauthenticated', guest.send('GET', '/me'));
    await refuses('ValidationFailed', client.send('PUT', '/me/name', { name: '' }));
    await refuses('NotFound', client.send('GET', '/nothing/here'));
    await refuses('NotFound', client.send('POST', '/sessions/resolve', { token_hash: 'f'.repeat(64) }));
  });
  it('CsrfTokenMismatch: without the token, with another’s, from another origin', async () => {
    const { client } = await register('player');
    const other = await register('player');
    await refuses('CsrfTokenMismatch', client.send('PUT', '/me/name', { name: 'Davi' }, { 'x-csrf-token': '' }));
    const stolen = decodeURIComponent(other.client.cookies.get('touchline-csrf') ?? '');
    await refuses('CsrfTokenMismatch', client.send('PUT', '/me/name', { name: 'Davi' }, { 'x-csrf-token': stolen }));
    await refuses(
      'CsrfTokenMismatch',
      client.send('PUT', '/me/name', { name: 'Davi' }, { origin: 'https://evil.example' }),
    );
    await refuses(
      'CsrfTokenMismatch',
      client.send('PUT', '/me/name', { name: 'Davi' }, { 'sec-fetch-site': 'cross-site' }),
    );
  });
  it('InvalidEmailTokenException, InvalidPasswordPinException, InvalidPasswordPin, InvalidAuthenticationException', async () => {
    const { email, client } = await register('player');
    await refuses('InvalidEmailTokenException', client.send('POST', '/verify-email', { token: 'x'.repeat(43) }));
    const guest = browserClient(harness.product.address);
    await refuses(
      'InvalidPasswordPinException',
      guest.send('POST', '/forgot-password/check', { email, pin: '123456' }),
    );
    await refuses(
      'InvalidPasswordPin',
      guest.send('POST', '/reset-password', { email, pin: '123456', password: 'another one for later' }),
    );
    await refuses(
      'InvalidAuthenticationException',
      client.send('PUT', '/me/password', { current_password: 'wrong', password: 'another one for later' }),
    );
  });
  it('TooManyRequests, with the time to wait', async () => {
    const guest = browserClient(harness.product.address);
    harness.throttle(true);
    const tries = await Promise.all(
      Array.from({ length: 11 }, () => guest.send('POST', '/login', { email: 'many@example.com', password: 'x' })),
    );
    harness.throttle(false);
    const refused = tries.filter((t) => t.error === 'TooManyRequests');
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    await refuses('TooManyRequests', Promise.resolve(refused[0] as Reply));
  });
  it('FileTooLarge, FileTypeNotAllowed', async () => {
    const { client } = await register('player');
    await refuses(
      'FileTooLarge',
      client.upload('/me/identification?kind=passport', Buffer.alloc(10 * 1024 * 1024 + 1)),
    );
    await refuses(
      'FileTypeNotAllowed',
      client.upload('/me/identification?kind=passport', Buffer.from('<svg/>'), 'passport.png'),
    );
  });
});

describe('coming aboard', () => {
  it('EmailNotVerified, UserIdentificationMissing', async () => {
    const who = await register('player');
    await fillPlayer(who);
    await visible(who);
    await refuses('EmailNotVerified', who.client.send('POST', '/profile/submit'));
    await confirm(who);
    await eventually(async () => {
      await refuses('UserIdentificationMissing', who.client.send('POST', '/profile/submit'));
    }, 'the address is known');
  });
  it('PlayerSportOrGenderMissing, PlayerHighlightLimitReached, PlayerNationalityLimitReached', async () => {
    const { client } = await register('player');
    const club = await sparta(client);
    await refuses(
      'PlayerSportOrGenderMissing',
      client.send('PATCH', '/profile/career', { values: { club_team_id: club.teams[0].id } }),
    );
    for (const country of ['PT', 'NG', 'FR']) await done(client.send('POST', '/profile/nationalities', { country }));
    await refuses('PlayerNationalityLimitReached', client.send('POST', '/profile/nationalities', { country: 'NL' }));
    const highlight = (n: number) =>
      client.send('POST', '/profile/highlights', { title: `Goal ${n}`, url: `https://video.example/${n}` });
    const added = await Promise.all(Array.from({ length: 8 }, (_, n) => highlight(n)));
    expect(added.filter((r) => r.status < 300)).toHaveLength(5);
    await refuses('PlayerHighlightLimitReached', highlight(9));
  });
  it('RepresentativeClubNotDefined, RepresentativePositionNotDefined, and acting without them', async () => {
    const who = await register('club-representative');
    const { client } = who;
    await refuses('RepresentativeHasNotDefinedClubException', client.send('GET', '/scouting/players'));
    await confirm(who);
    await identify(who);
    await done(
      client.send('PATCH', '/profile/representative', {
        values: { first_name: 'Saskia', last_name: 'Verhulst', phone: '+31 10 5550101', position: null },
      }),
    );
    await eventually(async () => {
      await refuses('RepresentativeClubNotDefined', client.send('POST', '/profile/submit'));
    }, 'the address and the document are known');
    const club = await sparta(client);
    await done(client.send('PUT', '/profile/club', { club_id: club.id, team_ids: [club.teams[0].id] }));
    await refuses('RepresentativePositionNotDefined', client.send('POST', '/profile/submit'));
    await eventually(async () => {
      await refuses('RepresentativeHasNotDefinedPositionException', client.send('GET', '/scouting/players'));
    }, 'the club is known');
  });
  it('UserNotFoundException, UserDoesntHaveIdentificationException, PlayerTierRequiredException, PlayerTierRequired, UserNotVerified, SubscriptionRequired', async () => {
    await refuses('UserNotFoundException', decide('/admin/users/usr_nobody', 'verify'));
    const without = await register('player');
    await refuses('UserDoesntHaveIdentificationException', decide(`/admin/users/${without.user}`, 'verify'));
    const who = await register('player');
    await confirm(who);
    await fillPlayer(who);
    await visible(who);
    await identify(who);
    await submit(who);
    await refuses('UserNotVerified', who.client.send('GET', '/offers'));
    await refuses('PlayerTierRequiredException', verifyProfile(who));
    await admit(who, 'B');
    await refuses(
      'PlayerTierRequired',
      staff.send('PUT', `/admin/profiles/${who.profile}/tier`, { valuation_tier: null }),
    );
    await eventually(async () => {
      await refuses('SubscriptionRequired', who.client.send('GET', '/offers'));
    }, 'the verification is known');
    await subscribe(who);
    const { data: plans } = await who.client.send('GET', '/plans');
    await refuses('FreeSubscriptionAlreadyExists', who.client.send('POST', '/subscriptions', { plan_id: plans[0].id }));
    await refuses('PlanInUse', staff.send('DELETE', `/admin/plans/${plans[0].id}`));
    const plan = await done(
      staff.send('POST', '/admin/plans', {
        ...{ name: 'Gold', description: '', audience: ['player'], features: [], trial_request_limit: null },
        prices: [{ interval: 'month', currency: 'EUR', amount: 900 }],
      }),
    );
    await refuses('PlanNotPayable', who.client.send('POST', '/subscriptions', { plan_id: plan.id }));
    await done(staff.send('DELETE', `/admin/plans/${plan.id}`));
  });
  it('GuardianConsentRequired: a minor waits for the guardian', async () => {
    const who = await register('player');
    await confirm(who);
    const year = new Date().getUTCFullYear() - 16;
    await fillPlayer(who, { date_of_birth: `${year}-01-15` });
    await step(who.client, 'visibility', {
      visible_to_clubs: false,
      guardian: { name: 'Adaeze Adeyinka', email: 'guardian@example.com' },
    });
    await identify(who);
    await submit(who);
    await verifyUser(who);
    await done(staff.send('PUT', `/admin/profiles/${who.profile}/tier`, { valuation_tier: 'C' }));
    await refuses('GuardianConsentRequired', verifyProfile(who));
  });
  it('ClubNotVerified: an entered club waits for staff', async () => {
    const who = await register('club-representative');
    await confirm(who);
    await step(who.client, 'representative', {
      first_name: 'Ines',
      last_name: 'Moreira',
      phone: '+351 22 555',
      position: 'Scout',
    });
    const club = await done(
      who.client.send('POST', '/clubs', {
        name: 'Vila Nova Atlético',
        short_name: 'VNA',
        country: 'PT',
        city: 'Gaia',
        founded: null,
        website: null,
        teams: [{ name: 'First team', gender: 'male', level: 'first team' }],
      }),
    );
    await done(who.client.send('PUT', '/profile/club', { club_id: club.id, team_ids: [club.teams[0].id] }));
    await identify(who);
    await submit(who);
    await refuses('ClubNotVerified', verifyProfile(who));
  });
  it('AccessDeniedException, FreshAuthenticationRequired, AccountSuspended', async () => {
    const who = await register('player');
    await refuses('AccessDeniedException', who.client.send('GET', '/admin/users'));
    who.client.as({ id: 'prf_somebodyelse', profile_type: 'player' });
    await refuses('AccessDeniedException', who.client.send('GET', '/profile'));
    harness.travel(15 * 60_000 + 1000);
    await refuses(
      'FreshAuthenticationRequired',
      staff.send('POST', `/admin/users/${who.user}/suspend`, { reason: 'Reported by a club.' }),
    );
    await done(staff.send('POST', '/me/confirm-password', { password }));
    await eventually(async () => {
      await done(staff.send('POST', `/admin/users/${who.user}/suspend`, { reason: 'Reported by a club.' }));
    }, 'the fresh password counts');
    await refuses(
      'AccountSuspended',
      browserClient(harness.product.address).send('POST', '/login', { email: who.email, password }),
    );
    await eventually(
      async () => expect((await who.client.send('GET', '/me')).error).toBe('Unauthenticated'),
      'the session has ended',
    );
  });
});

describe('the market', () => {
  let club: Person;
  let davi: Person;
  beforeAll(async () => {
    [club, davi] = [await representative(), await player()];
    await eventually(
      async () => expect((await club.client.send('GET', '/scouting/players')).data.length).toBeGreaterThan(0),
      'the player can be scouted',
    );
  });
  it('PlayerNotScoutable: switched off is off', async () => {
    const hidden = await player();
    await visible(hidden, false);
    await eventually(async () => {
      await refuses('PlayerNotScoutable', club.client.send('GET', `/players/${hidden.profile}`));
    }, 'the switch is known');
  });
  it('the codes of offers', async () => {
    const dated = (start: string, expiry: string) =>
      offer(club, davi, { terms: { ...terms, contract_start_date: start, contract_expiry_date: expiry } });
    await refuses('OfferContractExpiryDateInvalid', dated('2027-07-01', '30.06.2030'));
    await refuses('OfferContractStartDateMustBeAfterCurrentContract', dated('2027-06-30', '2030-06-30'));
    await refuses('OfferContractTooLong', dated('2027-07-01', '2033-06-30'));
    const unsubscribed = await register('player');
    await eventually(async () => {
      await refuses('OfferPlayerNotEligible', offer(club, unsubscribed));
    }, 'the player is known to offers');
    const made = await offered(club, davi);
    await refuses('OfferAlreadyExistsForApplicant', offer(club, davi));
    await refuses(
      'OfferTermsNotChanged',
      davi.client.send('POST', `/offers/${made.id}/counter`, { round: 1, terms, message: '' }),
    );
    await refuses('OfferCannotCounterYourOwn', club.client.send('POST', `/offers/${made.id}/accept`, { round: 1 }));
    await refuses('StaleVersion', davi.client.send('POST', `/offers/${made.id}/accept`, { round: 4 }));
    const key = { 'idempotency-key': 'a-key-of-this-test' };
    await done(davi.client.send('POST', `/offers/${made.id}/decline`, { round: 1, reason: 'No.' }, key));
    await refuses(
      'IdempotencyKeyReused',
      davi.client.send('POST', `/offers/${made.id}/decline`, { round: 1, reason: 'Never.' }, key),
    );
    await refuses('OfferNotPending', davi.client.send('POST', `/offers/${made.id}/accept`, { round: 1 }));
    const final = await offered(club, davi, { negotiable: false });
    await refuses(
      'OfferNotNegotiable',
      davi.client.send('POST', `/offers/${final.id}/counter`, {
        round: 1,
        terms: { ...terms, release_clause: 1_000_000 },
        message: '',
      }),
    );
    await done(club.client.send('POST', `/offers/${final.id}/withdraw`, { reason: '' }));
  });
  it('the codes of interests', async () => {
    const team_id = await teamOf(club);
    const declare = (to: Person) =>
      club.client.send('POST', '/interests', { player_id: to.profile, team_id, message: 'We watched you.' });
    const unsubscribed = await register('player');
    await eventually(async () => {
      await refuses('ClubInterestPlayerNotEligible', declare(unsubscribed));
    }, 'the player is known to offers');
    const hidden = await player();
    await visible(hidden, false);
    await eventually(async () => {
      await refuses('ClubInterestPlayerNotScoutable', declare(hidden));
    }, 'the switch is known');
    const declared = await done(declare(davi));
    const named = (to: Person, interest_id: string) => offer(club, to, { interest_id });
    await refuses('OfferInterestDoesNotBelongToClubTeam', named(davi, 'int_0'));
    await refuses('OfferInterestDoesNotMatchApplicant', named(await player(), declared.id));
    await done(davi.client.send('POST', `/interests/${declared.id}/decline`, { reason: 'I stay.' }));
    await refuses('ClubInterestNotPending', davi.client.send('POST', `/interests/${declared.id}/accept`, {}));
  });
  it('the codes of open positions', async () => {
    const body = { team_id: await teamOf(club), ...opportunityTerms() };
    const [first, second] = [
      await done(club.client.send('POST', '/opportunities', body)),
      await done(club.client.send('POST', '/opportunities', body)),
    ];
    const answer = ({ id }: { id: string }) =>
      davi.client.send('POST', `/opportunities/${id}/answer`, { message: 'I press.' });
    await done(answer(first));
    await refuses('JobOpportunityAlreadyAnswered', answer(first));
    await done(club.client.send('POST', `/opportunities/${second.id}/close`, {}));
    await refuses('JobOpportunityNotOpen', answer(second));
    await done(club.client.send('POST', `/opportunities/${first.id}/close`, {}));
  });
  it('the codes of trials', async () => {
    const team_id = await teamOf(club);
    const day = (n: number) => {
      const date = new Date(Date.now() + (20 + n) * 86_400_000).toISOString().slice(0, 10);
      return { starts_on: date, ends_on: date };
    };
    const invite = (to: Person, n: number) =>
      club.client.send('POST', '/trial-requests', {
        ...{ player_id: to.profile, team_id, ...day(n), costs_confirmed: true },
        ...{ location: { name: 'Nieuw Terbregge', city: 'Rotterdam' }, contact: { name: 'Joost Maas', phone: '' } },
      });
    const on = (id: string, what: string, body: object = {}) =>
      davi.client.send('POST', `/trial-requests/${id}/${what}`, body);
    const unsubscribed = await register('player');
    await eventually(async () => {
      await refuses('TrialRequestPlayerNotEligible', invite(unsubscribed, 0));
    }, 'the player is known to trials');
    const hidden = await player();
    await visible(hidden, false);
    await eventually(async () => {
      await refuses('TrialRequestPlayerNotScoutable', invite(hidden, 0));
    }, 'the switch is known');
    const asked = await done(invite(davi, 0));
    await refuses('TrialRequestNotAccepted', on(asked.id, 'cancel', { reason: 'No.' }));
    await refuses('TrialRequestDatesOverlap', invite(davi, 0));
    await done(on(asked.id, 'accept', day(0)));
    const report = `/trial-requests/${asked.id}/report`;
    await refuses('TrialRequestNotCompleted', club.client.send('PUT', report, trialReport));
    await refuses('TrialRequestNotPending', on(asked.id, 'decline'));
    const { left } = await done(club.client.send('GET', '/trial-allowance'));
    for (let n = 1; n <= left; n += 1) await done(invite(davi, n));
    await refuses('TrialRequestPlanLimitExceeded', invite(davi, left + 1));
  });
  it('the codes of documents', async () => {
    fault = 'contract files';
    const made = await offered(club, davi);
    await done(davi.client.send('POST', `/offers/${made.id}/accept`, { round: 1 }));
    const { id } = await eventually(async () => {
      const { data } = await davi.client.send('GET', '/documents');
      expect(data).toHaveLength(1);
      return data[0];
    }, 'the contract is drafted');
    await refuses('DocumentNotUploaded', davi.client.send('GET', `/documents/${id}/original`));
    const sign = (who: Person, sha256: string) =>
      who.client.send('POST', `/documents/${id}/sign`, {
        sha256,
        signature: { kind: 'typed', text: 'Somebody' },
        password,
      });
    await refuses('DocumentNotAvailableForSigning', sign(davi, 'f'.repeat(64)));
    fault = 'none';
    const ready = await eventually(
      async () => {
        harness.travel(6000);
        const { data } = await davi.client.send('GET', `/documents/${id}`);
        expect(data.status).toBe('available');
        return data;
      },
      'the file is made',
      { within: 30_000 },
    );
    await refuses('NotYourTurnToSign', sign(club, ready.sha256));
    await refuses('DocumentNotFullySigned', davi.client.send('GET', `/documents/${id}/signed`));
    await refuses('DocumentNotCompleted', davi.client.send('GET', `/documents/${id}/certificate`));
    fault = 'sealed files';
    await done(sign(davi, ready.sha256));
    await done(sign(club, ready.sha256));
    await refuses('NoCurrentSigner', sign(davi, ready.sha256));
    await refuses('DocumentNotCompleted', davi.client.send('GET', `/documents/${id}/signed`));
    fault = 'none';
    await done(staff.send('POST', '/me/confirm-password', { password }));
    await eventually(async () => {
      expect((await staff.send('POST', `/admin/documents/${id}/seal`)).status).toBe(202);
      expect((await davi.client.send('GET', `/documents/${id}`)).data.status).toBe('completed');
    }, 'the seal is on it');
    await eventually(async () => {
      const { data } = await davi.client.send('GET', `/players/${davi.profile}`);
      expect(data.next_contract).toMatchObject({ club_team: { club_name: 'Sparta Rotterdam' }, from: '2027-07-01' });
    }, 'the player’s page shows the new club');
  });
  it('TrialReportClosed, weeks later', async () => {
    const { data } = await club.client.send('GET', '/trial-requests?status=accepted');
    harness.travel(60 * 86_400_000);
    for (const [client, email] of [
      [club.client, club.email],
      [staff, 'staff@example.com'],
    ] as const) {
      await client.send('GET', '/csrf');
      await done(client.send('POST', '/login', { email, password }));
    }
    const report = `/trial-requests/${data[0].id}/report`;
    await eventually(
      () => refuses('TrialReportClosed', club.client.send('PUT', report, trialReport)),
      'the trial is over',
      { within: 60_000 },
    );
  }, 90_000);
});

describe('faults', () => {
  it('ServerErrorException, ServiceUnavailable: with an id to ask by, and no word of what is inside', async () => {
    const who = await register('player');
    await identify(who);
    fault = 'unexpected';
    const reply = await refuses('ServerErrorException', staff.send('GET', `/admin/users/${who.user}/identification`));
    expect(reply.details.request_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.stringify(reply.details)).not.toContain('planted');
    fault = 'unavailable';
    await refuses('ServiceUnavailable', staff.send('GET', `/admin/users/${who.user}/identification`));
    fault = 'none';
  });
});

it('no code of today’s product is left out', () => {
  const later: readonly ErrorCode[] = [
    'UserHasBeenTakenException',
    'OwnEmailNotAllowedException',
    'InvalidEmailChangeCodeException',
    'InvalidConfirmationTokenException',
    'UserNotFound',
    'PlayerNotEligible',
  ];
  expect(
    Object.keys(errors)
      .filter((code) => !produced.has(code))
      .sort(),
  ).toEqual([...later].sort());
});
