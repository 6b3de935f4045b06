import { beforeAll, describe, expect, it } from '@jest/globals';
import { mp4 } from '../testkit/clips.ts';
import { eventually } from '../testkit/index.ts';
import { offerTerms } from '../testkit/offer-terms.ts';
import { opportunityTerms } from './access.opportunities.fixtures.ts';
import { trialReport } from './access.trials.fixtures.ts';
import {
  done,
  harness,
  offer,
  offered,
  type Person,
  password,
  plant,
  player,
  refuses,
  register,
  representative,
  staff,
  teamOf,
  visible,
} from './codes.fixtures.ts';

/** Codes of the market: players, positions, trials, offers and documents. */
export const marketCodes = (): void =>
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
    it('RangeNotSatisfiable: a part that begins beyond the end of a clip', async () => {
      const clip = mp4();
      const { player } = await done(davi.client.upload('/profile/clips?title=A%20goal', clip, 'goal.mp4', {}, 'POST'));
      const { pathname } = new URL(player.highlights.at(-1).clip, harness.product.address);
      const path = pathname.replace(/^\/api/, '');
      await refuses(
        'RangeNotSatisfiable',
        davi.client.send('GET', path, undefined, { range: `bytes=${clip.byteLength}-` }),
      );
    });
    it('of offers: OfferContractExpiryDateInvalid, OfferContractStartDateMustBeAfterCurrentContract, OfferContractTooLong, OfferPlayerNotEligible, OfferAlreadyExistsForApplicant, OfferTermsNotChanged, OfferCannotCounterYourOwn, StaleVersion, IdempotencyKeyReused, OfferNotPending, OfferNotNegotiable', async () => {
      const dated = (start: string, expiry: string) =>
        offer(club, davi, { terms: { ...offerTerms, contract_start_date: start, contract_expiry_date: expiry } });
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
        davi.client.send('POST', `/offers/${made.id}/counter`, { round: 1, terms: offerTerms, message: '' }),
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
          terms: { ...offerTerms, release_clause: 1_000_000 },
          message: '',
        }),
      );
      await done(club.client.send('POST', `/offers/${final.id}/withdraw`, { reason: '' }));
    });
    it('of interests: ClubInterestPlayerNotEligible, ClubInterestPlayerNotScoutable, OfferInterestDoesNotBelongToClubTeam, OfferInterestDoesNotMatchApplicant, ClubInterestNotPending', async () => {
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
    it('of open positions: JobOpportunityAlreadyAnswered, JobOpportunityNotOpen', async () => {
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
    it('of trials: TrialRequestPlayerNotEligible, TrialRequestPlayerNotScoutable, TrialRequestNotAccepted, TrialRequestDatesOverlap, TrialRequestNotCompleted, TrialRequestNotPending, TrialRequestPlanLimitExceeded', async () => {
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
    it('of own documents: DocumentNotUploaded, UserNotFound, SignerNotEligible', async () => {
      const newcomer = await register('player');
      const words = { title: 'Image rights', message: '', sign_until: null };
      const { id } = await done(club.client.send('POST', '/documents', words));
      await refuses('DocumentNotUploaded', club.client.send('POST', `/documents/${id}/send`));
      const name = (email: string) => club.client.send('POST', `/documents/${id}/signers`, { email });
      await refuses('UserNotFound', name('nobody@example.com'));
      await eventually(() => refuses('SignerNotEligible', name(newcomer.email)), 'the newcomer is known');
    });
    it('of documents: DocumentNotUploaded, DocumentNotAvailableForSigning, NotYourTurnToSign, DocumentNotFullySigned, DocumentNotCompleted, NoCurrentSigner', async () => {
      plant('contract files');
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
      plant('none');
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
      plant('sealed files');
      await done(sign(davi, ready.sha256));
      await done(sign(club, ready.sha256));
      await refuses('NoCurrentSigner', sign(davi, ready.sha256));
      await refuses('DocumentNotCompleted', davi.client.send('GET', `/documents/${id}/signed`));
      plant('none');
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
        // For a moment the token may still be one of the session that is over.
        await eventually(async () => {
          await client.send('GET', '/csrf');
          await done(client.send('POST', '/login', { email, password }));
        }, 'signed in anew');
      }
      const report = `/trial-requests/${data[0].id}/report`;
      await eventually(
        () => refuses('TrialReportClosed', club.client.send('PUT', report, trialReport)),
        'the trial is over',
        { within: 60_000 },
      );
    });
  });
