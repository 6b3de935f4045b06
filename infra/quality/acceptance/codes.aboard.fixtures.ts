import { describe, expect, it } from '@jest/globals';
import type { Reply } from '../../apps/api-client/api-client.ts';
import { browserClient } from '../testkit/browser-client.ts';
import { eventually } from '../testkit/index.ts';
import {
  admit,
  confirm,
  decide,
  done,
  fillPlayer,
  harness,
  identify,
  messageTo,
  password,
  player,
  refuses,
  register,
  sparta,
  staff,
  step,
  submit,
  subscribe,
  verifyProfile,
  verifyUser,
  visible,
} from './codes.fixtures.ts';

/** Codes of coming aboard: onboarding, verification, clubs and plans. */
export const aboardCodes = (): void =>
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
    it('PlayerSportOrGenderMissing, PlayerHighlightLimitReached, PlayerSeasonLimitReached, PlayerNationalityLimitReached', async () => {
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
      const counts = { appearances: 30, minutes: 2_500, goals: 8, assists: 5 };
      const season = (n: number) =>
        client.send('POST', '/profile/seasons', { began_in: 2020, club: `Club ${n}`, level: '', ...counts });
      const played = await Promise.all(Array.from({ length: 18 }, (_, n) => season(n)));
      expect(played.filter((r) => r.status < 300)).toHaveLength(15);
      await refuses('PlayerSeasonLimitReached', season(19));
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
      await refuses(
        'FreeSubscriptionAlreadyExists',
        who.client.send('POST', '/subscriptions', { plan_id: plans[0].id }),
      );
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
    it('PlanDoesNotInclude: what the plan that was taken leaves out', async () => {
      const who = await player();
      const terms = { description: '', audience: ['player'], features: [], trial_request_limit: null, prices: [] };
      const plan = await done(staff.send('POST', '/admin/plans', { name: 'Basic', ...terms, entitlements: [] }));
      await done(who.client.send('POST', '/subscription/cancel'));
      await done(who.client.send('POST', '/subscriptions', { plan_id: plan.id }));
      await eventually(
        () => refuses('PlanDoesNotInclude', who.client.send('GET', '/profile/page-openings')),
        'the plan is known',
      );
      const search = { name: 'Left wing', notice: 'daily', filters: {} };
      await refuses('PlanDoesNotInclude', who.client.send('POST', '/opportunity-searches', search));
      await done(staff.send('POST', `/admin/plans/${plan.id}/archive`));
    });
    it('SubscriptionNotPaid, AlreadyPaid, Ending, PastDue: what is paid by card', async () => {
      const who = await player();
      const { client } = who;
      const terms = { description: '', audience: ['player'], features: [], trial_request_limit: null };
      const prices = [{ interval: 'month', currency: 'EUR', amount: 900 }];
      const plan = await done(staff.send('POST', '/admin/plans', { name: 'Season', ...terms, prices }));
      const price = { plan_id: plan.id, version: 1, interval: 'month', currency: 'EUR' };
      const change = { ...price, interval: 'month', at: new Date().toISOString() };
      const subscribed = async (what: string, is: (subscription: Reply['data']) => boolean): Promise<Reply['data']> =>
        eventually(
          async () => {
            const subscription = await done(client.send('GET', '/subscription'));
            return is(subscription) && subscription;
          },
          what,
          { within: 20_000 },
        );
      await refuses('SubscriptionNotPaid', client.send('POST', '/subscription/change', change));
      await done(client.send('POST', '/subscription/checkout', price));
      const { checkout } = await subscribed('the page is open', (one) => one.checkout?.status === 'open');
      // Pays once, and is declined when it is charged again.
      harness.product.simulator?.payCheckout(
        new URL(checkout.url).pathname.split('/').at(-1) ?? '',
        '4000000000000341',
      );
      await subscribed('it is paid', (one) => one.price !== null);
      await refuses('SubscriptionAlreadyPaid', client.send('POST', '/subscription/checkout', price));
      await done(client.send('POST', '/subscription/cancel'));
      await subscribed('its end is known', (one) => one.cancel_at_period_end && !one.change);
      await refuses('SubscriptionEnding', client.send('POST', '/subscription/change', change));
      await done(client.send('POST', '/subscription/resume'));
      await subscribed('it goes on', (one) => !one.cancel_at_period_end && !one.change);
      harness.product.simulator?.advance(32 * 86_400);
      await subscribed('a payment is open', (one) => one.status === 'past_due');
      await refuses('SubscriptionPastDue', client.send('POST', '/subscription/change', change));
    });
    it('GuardianConsentRequired: a minor waits for the guardian; InvalidConfirmationTokenException: a link answers once', async () => {
      const who = await register('player');
      await confirm(who);
      const year = new Date().getUTCFullYear() - 16;
      await fillPlayer(who, { date_of_birth: `${year}-01-15` });
      const email = `guardian.of.${who.user}@example.com`;
      await step(who.client, 'visibility', {
        visible_to_clubs: true,
        guardian: { name: 'Adaeze Adeyinka', email },
      });
      await identify(who);
      await submit(who);
      await verifyUser(who);
      await done(staff.send('PUT', `/admin/profiles/${who.profile}/tier`, { valuation_tier: 'C' }));
      await refuses('GuardianConsentRequired', verifyProfile(who));
      const guardian = browserClient(harness.product.address);
      const tokenIn = async (subject: string) => {
        const link = /\/guardian-consent#(\S+)/.exec((await messageTo(email, subject)).text)?.[1];
        return { 'touchline-link': link ?? '' };
      };
      const asked = await tokenIn('Davi Adeyinka needs your consent');
      const by = { name: 'Adaeze Adeyinka', date_of_birth: '1980-05-06' };
      const answer = { answer: 'give', ...by };
      const invalid = 'InvalidConfirmationTokenException';
      const unknown = { 'touchline-link': asked['touchline-link'].replace(/.{43}$/, 'x'.repeat(43)) };
      await refuses(invalid, guardian.send('POST', '/guardian-consent/open', {}, unknown));
      await refuses(
        invalid,
        guardian.send('POST', '/guardian-consent/answer', answer, { 'touchline-link': 'nonsense' }),
      );
      const opened = await done(guardian.send('POST', '/guardian-consent/open', {}, asked));
      expect(opened).toMatchObject({ purpose: 'consent', player: { name: 'Davi Adeyinka', age: 16 } });
      const given = await done(guardian.send('POST', '/guardian-consent/answer', answer, asked));
      await refuses(invalid, guardian.send('POST', '/guardian-consent/answer', answer, asked));
      await eventually(async () => {
        await done(verifyProfile(who));
      }, 'the consent is known');
      const back = { 'touchline-link': given.withdrawal_token };
      expect(await tokenIn('You agreed: Davi Adeyinka on Touchline')).toEqual(back);
      await done(guardian.send('POST', '/guardian-consent/withdraw', { reason: 'We move.' }, back));
      await refuses(invalid, guardian.send('POST', '/guardian-consent/withdraw', {}, back));
      await eventually(async () => {
        await refuses('GuardianConsentRequired', who.client.send('GET', '/offers'));
      }, 'the withdrawal is known');
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
    it('CaseHeld: a colleague has the case, unless the colleague is named', async () => {
      const email = 'colleague@example.com';
      await harness.product.identity.makeAdmin({ email, name: 'Jonas Berg', password });
      const colleague = browserClient(harness.product.address);
      await done(colleague.send('POST', '/login', { email, password }));
      const who = await register('player');
      await confirm(who);
      await identify(who);
      const address = `/admin/users/${who.user}`;
      const hold = await done(colleague.send('PUT', `${address}/hold`, { over: null }));
      expect((await done(staff.send('GET', address))).held).toEqual(hold);
      const { details } = await refuses('CaseHeld', decide(address, 'verify'));
      expect(details).toMatchObject({ by: hold.by, by_name: 'Jonas Berg', since: hold.since });
      await refuses('CaseHeld', staff.send('PUT', `${address}/hold`, { over: null }));
      expect((await done(decide(address, 'verify', { despite: hold.by }))).held).toBeNull();
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
