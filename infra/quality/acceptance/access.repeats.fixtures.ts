import type { Operation } from '@touchline/contracts/http';
import type { ApiClient } from '../../apps/api-client/api-client.ts';
import type { AllInOneHarness } from '../testkit/all-in-one.harness.ts';
import { eventually } from '../testkit/index.ts';
import { offerTerms } from '../testkit/offer-terms.ts';
import { billingPrepared } from './access.billing.fixtures.ts';
import { clipsPrepared } from './access.clips.fixtures.ts';
import { clubsPrepared } from './access.clubs.fixtures.ts';
import { type AccessFixture, offerBody } from './access.fixtures.ts';
import { guardianPrepared } from './access.guardians.fixtures.ts';
import { guestSigningPrepared } from './access.guest-signing.fixtures.ts';
import { ownDocumentsPrepared } from './access.own-documents.fixtures.ts';
import { done, password } from './access.people.fixtures.ts';
import type { Asked } from './access.requests.fixtures.ts';
import { secondFactorDoneAgain, secondFactorPrepared } from './access.second-factor.fixtures.ts';
import { templatesPrepared } from './access.templates.fixtures.ts';
import { agreed, newBlock, newTrial, nextDay, trialBody } from './access.trials.fixtures.ts';

/** What is done again under the same key, and why. */
export const doneAgain: Readonly<Record<string, string>> = {
  login: 'Each sign-in is a session of its own: its token is a secret that nobody keeps.',
  ...secondFactorDoneAgain,
  register: 'Finds the account that the key made and signs in, with a session of its own.',
  reportTrial: 'No trial ends while this runs; that the same report twice is one, its unit tests say.',
  receiveStripe: 'Signed by the payment service; told twice, it is kept once, its own tests say.',
  closeAccount: 'Closed is closed; without a session there is nobody whose key it could be.',
  logout: 'Signed out is signed out; without a session there is nobody whose key it could be.',
};

interface Prepared {
  readonly client: ApiClient;
  readonly asked: Asked;
}
export type Prepare = (harness: AllInOneHarness, fixture: AccessFixture) => Promise<Prepared>;

const messageTo = async (harness: AllInOneHarness, to: string, subject: RegExp): Promise<string> => {
  const found = await eventually(
    async () => {
      const messages = (await harness.product.adapters.mailbox?.list({ to, limit: 20 })) ?? [];
      return messages.find((l) => subject.test(l.subject)) ?? false;
    },
    `a message to ${to}`,
    { within: 40_000 },
  );
  return found.text;
};
const pinOf = async (harness: AllInOneHarness, fixture: AccessFixture) => {
  const who = await fixture.people.registered('player', false);
  const { client } = fixture.people.guest();
  await client.send('GET', '/csrf');
  await done(client.send('POST', '/forgot-password', { email: who.email }));
  const pin = /\b(\d{6})\b/.exec(await messageTo(harness, who.email, /password|PIN|code/i))?.[1];
  return { client, body: { email: who.email, pin } };
};
const emailChangeOf = async (harness: AllInOneHarness, fixture: AccessFixture) => {
  const who = await fixture.people.registered('player', true);
  const email = `moved.${who.email}`;
  await done(who.client.send('POST', '/me/email-change', { email, password }));
  const code = /\b(\d{6})\b/.exec(await messageTo(harness, email, /Your code for a new email/))?.[1];
  return { ...who, code };
};
const claimOf = async (fixture: AccessFixture, country: string) => {
  const { client, profile } = fixture.who.luis;
  const { claim } = await done(client.send('POST', '/profile/nationalities', { country }));
  return { params: { profile_id: profile?.id ?? '' }, claimed_at: claim.at };
};

const patiently = { within: 40_000 };

/** A player in the market to whom nobody has made an offer yet. */
const newcomer = async (fixture: AccessFixture) => {
  const who = await fixture.people.player();
  await fixture.people.verify(who);
  await fixture.people.subscribe(who);
  return who;
};
/** An offer of Saskia's to somebody new. */
export const newOffer = async (fixture: AccessFixture) => {
  const player = await newcomer(fixture);
  const { client } = fixture.who.sask;
  const offer = await eventually(
    () => done(client.send('POST', '/offers', offerBody(player, fixture.sparta.teams[0]?.id ?? ''))),
    'the offer is made',
    patiently,
  );
  await eventually(() => done(player.client.send('GET', `/offers/${offer.id}`)), 'the player may answer', patiently);
  return { player, club: fixture.who.sask, params: { offer_id: offer.id as string } };
};
const onNewInterest =
  (by: 'player' | 'club', body: object): Prepare =>
  async (_, fixture) => {
    const player = await newcomer(fixture);
    const { client } = fixture.who.sask;
    const asked = { player_id: player.profile?.id, team_id: fixture.sparta.teams[0]?.id, message: 'We watched you.' };
    const { id } = await eventually(
      () => done(client.send('POST', '/interests', asked)),
      'the interest is declared',
      patiently,
    );
    await eventually(() => done(player.client.send('GET', `/interests/${id}`)), 'the player may answer', patiently);
    return { client: by === 'club' ? client : player.client, asked: { params: { interest_id: id }, body } };
  };
/** A trial of somebody new, as its people then deal with it. */
const onNewTrial =
  (by: 'player' | 'club', body: object | 'its dates', isAgreed = false): Prepare =>
  async (_, fixture) => {
    const player = await newcomer(fixture);
    const trial = await newTrial(fixture.who.sask, player, fixture.sparta.teams[0]?.id ?? '');
    const { id, code: _code, ...dates } = isAgreed ? await agreed(player, trial) : trial;
    await eventually(
      () => done(player.client.send('GET', `/trial-requests/${id}`)),
      'the player may answer',
      patiently,
    );
    const asked = { params: { trial_request_id: id }, body: body === 'its dates' ? dates : body };
    return { client: by === 'club' ? fixture.who.sask.client : player.client, asked };
  };
const answering =
  (by: 'player' | 'club', body: object): Prepare =>
  async (_, fixture) => {
    const offer = await newOffer(fixture);
    return { client: offer[by].client, asked: { params: offer.params, body } };
  };
/** An open position, and a player who may answer it. */
const newPosition = async (fixture: AccessFixture) => {
  const player = await newcomer(fixture);
  const opportunity_id = await fixture.opportunity();
  await eventually(
    () => done(player.client.send('GET', `/opportunities/${opportunity_id}`)),
    'the player may answer',
    patiently,
  );
  return { player, params: { opportunity_id } };
};
/** A contract that waits for its player's signature. */
const newContract = async (fixture: AccessFixture) => {
  const { player, params } = await newOffer(fixture);
  await done(player.client.send('POST', `/offers/${params.offer_id}/accept`, { round: 1 }));
  const { id, sha256 } = await eventually(
    async () => {
      const [contract] = await done(player.client.send('GET', '/documents'));
      const found = contract && (await done(player.client.send('GET', `/documents/${contract.id}`)));
      return found?.status === 'available' && found;
    },
    'the contract waits for the player',
    patiently,
  );
  return { player, params: { document_id: id as string }, sha256 };
};

/** Whose request succeeds only after something of its own: the table's people have used it up. */
/** A new position, and a new player of the agent's who could play there. */
const representedBeside = async (fixture: AccessFixture) => {
  const { player, params } = await newPosition(fixture);
  const { agnt: agent } = fixture.who;
  const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const mandate = { player_id: player.profile?.id, exclusive: false, starts_on: day(0), ends_on: day(300) };
  const asked = await eventually(() => done(agent.client.send('POST', '/mandates', mandate)), 'the player is known', {
    within: 40_000,
  });
  await done(player.client.send('POST', `/mandates/${asked.id}/confirm`));
  const path = `/opportunities/${params.opportunity_id}/candidates`;
  await eventually(async () => {
    const names = (await done(agent.client.send('GET', path))) as readonly { player: { profile_id: string } }[];
    if (!names.some((one) => one.player.profile_id === player.profile?.id)) throw new Error('not represented yet');
  }, 'the mandate is known');
  return { agent, player, params, body: { player_id: player.profile?.id ?? '', message: '' } };
};

const newSuggestion = async (fixture: AccessFixture) => {
  const { params, body, ...people } = await representedBeside(fixture);
  const path = `/opportunities/${params.opportunity_id}/suggestions`;
  const made = await done(people.agent.client.send('POST', path, body));
  return { ...people, suggested: made.id };
};

/** Somebody new whom staff have not decided on yet. */
const undecided =
  (of: 'users' | 'profiles'): Prepare =>
  async (_, fixture) => {
    const { user, profile } = await fixture.people.player();
    const { client } = fixture.who.staff;
    const id = of === 'users' ? user : (profile?.id ?? '');
    const { submission } = await done(client.send('GET', `/admin/${of}/${id}`));
    const params = of === 'users' ? { user_id: id } : { profile_id: id };
    return { client, asked: { params, body: { submission, reason: 'The name differs.', kind: 'fixable' } } };
  };

export const oncePrepared: Readonly<Record<string, Prepare>> = {
  verifyPersonAndProfile: async (_, fixture) => {
    const { user, profile } = await fixture.people.player();
    const { client } = fixture.who.staff;
    const seen = async (address: string) => (await done(client.send('GET', address))).submission;
    const profile_id = profile?.id ?? '';
    const both = { profile_id, submission: await seen(`/admin/profiles/${profile_id}`), valuation_tier: 'B' };
    const body = { submission: await seen(`/admin/users/${user}`), profile: both };
    return { client, asked: { params: { user_id: user }, body } };
  },
  rejectUser: undecided('users'),
  rejectProfile: undecided('profiles'),
  ...billingPrepared,
  ...guardianPrepared,
  ...guestSigningPrepared,
  ...secondFactorPrepared,
  verifyEmail: async (harness, fixture) => {
    const who = await fixture.people.registered('player', false);
    const token = /token=(\S+)/.exec(await messageTo(harness, who.email, /Confirm your email/))?.[1];
    return { client: who.client, asked: { body: { token } } };
  },
  confirmEmailChange: async (harness, fixture) => {
    const { client, code } = await emailChangeOf(harness, fixture);
    return { client, asked: { body: { code } } };
  },
  undoEmailChange: async (harness, fixture) => {
    const { client, code, email } = await emailChangeOf(harness, fixture);
    await done(client.send('POST', '/me/email-change/confirm', { code }));
    const token = /token=(\S+)/.exec(await messageTo(harness, email, /Your email address was changed/))?.[1];
    const guest = fixture.people.guest().client;
    await guest.send('GET', '/csrf');
    return { client: guest, asked: { body: { token } } };
  },
  checkPin: async (harness, fixture) => {
    const { client, body } = await pinOf(harness, fixture);
    return { client, asked: { body } };
  },
  resetPassword: async (harness, fixture) => {
    const { client, body } = await pinOf(harness, fixture);
    return { client, asked: { body: { ...body, password } } };
  },
  endOwnSession: async (_, fixture) => {
    const client = await fixture.people.signIn(fixture.who.luis);
    await fixture.people.signIn(fixture.who.luis);
    const sessions = await done(client.send('GET', '/me/sessions'));
    const other = sessions.find((s: { current: boolean }) => !s.current);
    return { client, asked: { params: { session_id: other.id } } };
  },
  endUserSession: async (_, fixture) => {
    const { user } = await fixture.people.registered('player', false);
    const { client } = fixture.who.staff;
    const [session] = await done(client.send('GET', `/admin/users/${user}/sessions`));
    return { client, asked: { params: { user_id: user, session_id: session.id } } };
  },
  requestOwnData: async (_, fixture) => ({
    client: (await fixture.people.registered('player', false)).client,
    asked: { body: { password } },
  }),
  confirmPassword: async (_, fixture) => ({
    client: await fixture.people.signIn(fixture.who.luis),
    asked: { body: { password } },
  }),
  subscribe: async (_, fixture) => {
    const who = await fixture.people.player();
    await fixture.people.verify(who);
    const plans = await eventually(() => done(who.client.send('GET', '/plans')), 'the plans are shown', {
      within: 40_000,
    });
    return { client: who.client, asked: { body: { plan_id: plans[0].id } } };
  },
  ...clipsPrepared,
  ...clubsPrepared,
  enterClub: async (_, { who: { riva } }) => {
    const name = `Club ${riva.user.slice(4)} of Gaia`;
    const place = { country: 'PT', city: 'Gaia', founded: null, website: null };
    const teams = [{ name: 'First team', gender: 'male', level: 'first team' }];
    return { client: riva.client, asked: { body: { name, short_name: 'CLB', ...place, teams } } };
  },
  suggestPlayer: async (_, fixture) => {
    const { agent, params, body } = await representedBeside(fixture);
    return { client: agent.client, asked: { params, body } };
  },
  declineSuggestion: async (_, fixture) => {
    const { player, suggested } = await newSuggestion(fixture);
    return { client: player.client, asked: { params: { suggestion_id: suggested }, body: { reason: 'I stay.' } } };
  },
  withdrawSuggestion: async (_, fixture) => {
    const { agent, suggested } = await newSuggestion(fixture);
    return { client: agent.client, asked: { params: { suggestion_id: suggested } } };
  },
  answerOpportunity: async (_, fixture) => {
    const { player, params } = await newPosition(fixture);
    return { client: player.client, asked: { params, body: { message: 'I press and come inside.' } } };
  },
  fillOpportunity: async (_, fixture) => {
    const { player, params } = await newPosition(fixture);
    await done(player.client.send('POST', `/opportunities/${params.opportunity_id}/answer`, { message: 'I press.' }));
    return { client: fixture.who.sask.client, asked: { params, body: { player_id: player.profile?.id } } };
  },
  changeInterestMessage: onNewInterest('club', { message: 'We would like to talk with you.' }),
  withdrawInterest: onNewInterest('club', { reason: 'We found somebody.' }),
  acceptInterest: onNewInterest('player', { contact: { email: true, phone: '' } }),
  declineInterest: onNewInterest('player', { reason: 'I stay where I am.' }),
  changeTrialDates: onNewTrial('club', nextDay()),
  proposeTrialDates: onNewTrial('player', nextDay()),
  withdrawTrial: onNewTrial('club', { reason: 'Our coach has left.' }),
  acceptTrial: onNewTrial('player', 'its dates'),
  declineTrial: onNewTrial('player', { reason: 'I rest in winter.' }),
  cancelTrial: onNewTrial('player', { reason: 'I am injured.' }, true),
  blockDays: async (_, { who }) => ({ client: who.luis.client, asked: { body: nextDay() } }),
  unblockDays: async (_, { who }) => ({
    client: who.luis.client,
    asked: { params: { block_id: await newBlock(who.luis) } },
  }),
  requestTrial: async (_, fixture) => {
    const player = await newcomer(fixture);
    const { client } = fixture.who.sask;
    await eventually(
      () => done(client.send('GET', `/trial-prospects/${player.profile?.id}`)),
      'the player is known to the market',
      patiently,
    );
    return { client, asked: { body: trialBody(player, fixture.sparta.teams[0]?.id ?? '') } };
  },
  declareInterest: async (_, fixture) => {
    const player = await newcomer(fixture);
    const { client } = fixture.who.sask;
    await eventually(
      () => done(client.send('GET', `/prospects/${player.profile?.id}`)),
      'the player is known to the market',
      patiently,
    );
    const body = { player_id: player.profile?.id, team_id: fixture.sparta.teams[0]?.id, message: 'We watched you.' };
    return { client, asked: { body } };
  },
  makeOffer: async (_, fixture) => {
    const player = await newcomer(fixture);
    const body = offerBody(player, fixture.sparta.teams[0]?.id ?? '');
    // Who he is reaches the club's side a moment later.
    await eventually(
      () => done(fixture.who.sask.client.send('GET', `/prospects/${player.profile?.id}`)),
      'the player is known to the market',
      patiently,
    );
    return { client: fixture.who.sask.client, asked: { body } };
  },
  counterOffer: answering('player', {
    ...{ round: 1, terms: { ...offerTerms, release_clause: 1_000_000 }, message: '', final: false },
  }),
  acceptOffer: answering('player', { round: 1 }),
  declineOffer: answering('player', { round: 1, reason: 'No.' }),
  withdrawOffer: answering('club', { reason: 'The board changed its mind.' }),
  ...ownDocumentsPrepared,
  ...templatesPrepared,
  declineDocument: async (_, fixture) => {
    const { player, params } = await newContract(fixture);
    return { client: player.client, asked: { params, body: { reason: 'The salary is another one.' } } };
  },
  remindSigners: async (_, fixture) => {
    const { params } = await newContract(fixture);
    return { client: fixture.who.sask.client, asked: { params } };
  },
  voidDocument: async (_, fixture) => {
    const { params } = await newContract(fixture);
    return { client: fixture.who.sask.client, asked: { params, body: { reason: 'A mistake in the terms.' } } };
  },
  signDocument: async (_, fixture) => {
    const { player, params, sha256 } = await newContract(fixture);
    const body = { sha256, signature: { kind: 'typed', text: 'Somebody' }, password };
    return { client: player.client, asked: { params, body } };
  },
  confirmClaim: async (_, fixture) => {
    const { params, claimed_at } = await claimOf(fixture, 'GH');
    return { client: fixture.who.staff.client, asked: { params, body: { claimed_at } } };
  },
  changeSeason: async (_, fixture) => {
    const { client } = await fixture.people.registered('player', false);
    const played = { began_in: 2024, club: 'Rio Ave FC', appearances: 24, minutes: 2_010, goals: 11, assists: 5 };
    const { player } = await done(client.send('POST', '/profile/seasons', played));
    return { client, asked: { params: { season_id: player.seasons[0].id }, body: { ...played, goals: 12 } } };
  },
  confirmSeason: async (_, fixture) => {
    const { client, profile } = await fixture.people.registered('player', false);
    const played = { began_in: 2024, club: 'Rio Ave FC', appearances: 24, minutes: 2_010, goals: 11, assists: 5 };
    const { player } = await done(client.send('POST', '/profile/seasons', played));
    const [{ id, at }] = player.seasons;
    const params = { profile_id: profile?.id ?? '', season_id: id };
    return { client: fixture.who.staff.client, asked: { params, body: { said_at: at, confirmed: true } } };
  },
  refuseClaim: async (_, fixture) => {
    const { params, claimed_at } = await claimOf(fixture, 'CI');
    return { client: fixture.who.staff.client, asked: { params, body: { claimed_at, reason: 'It isn’t so.' } } };
  },
};

/** The value with one leaf changed, in each way that there is. */
const variants = (value: unknown): unknown[] => {
  if (typeof value === 'string')
    return [
      `${value}x`,
      value.replace(/[0-9]$/, (d) => String((Number(d) + 1) % 10)),
      `${value.slice(0, -1)}0`,
      'A',
      'fixable',
      'C',
      'NL',
    ];
  if (typeof value === 'number') return [value + 1, value - 1];
  if (typeof value === 'boolean') return [!value];
  if (Array.isArray(value)) return value.flatMap((item, i) => variants(item).map((v) => value.with(i, v)));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => variants(inner).map((v) => ({ ...value, [name]: v })));
  return [];
};

/** Another request of the same shape; nothing where there is only one that can be. */
export const otherThan = ({ body, params }: Operation, asked: Asked): Asked | undefined => {
  const differs = (schema: Operation['body'], given: unknown) =>
    variants(given).find((v) => JSON.stringify(v) !== JSON.stringify(given) && schema.safeParse(v).success);
  const otherBody = asked.body === undefined ? undefined : differs(body, asked.body);
  if (otherBody !== undefined) return { ...asked, body: otherBody };
  const otherParams = asked.params && differs(params, asked.params);
  if (otherParams) return { ...asked, params: otherParams as Record<string, string> };
  return asked.bytes ? { ...asked, bytes: Buffer.concat([asked.bytes, Buffer.from('\n')]) } : undefined;
};
