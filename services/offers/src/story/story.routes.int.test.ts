import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  documentEvents,
  type PublicDocument,
  type PublicTrialRequest,
  trialRequestEvents,
} from '@touchline/contracts/events';
import { eventually } from '@touchline/quality/testkit';
import { terms } from '../offer/offer.fixtures.ts';
import { type Known, type OffersHarness, offersHarness } from '../offers.harness.fixtures.ts';

let made: OffersHarness;
beforeAll(async () => {
  made = await offersHarness();
});
afterAll(() => made?.harness.close());

const stories = async (who: Known, query: Readonly<Record<string, string>> = {}) =>
  (await made.client.call(who.actor, 'listStories', { params: {}, query })).data;
const teamIdOf = (rep: Known): string => rep.profile.representative?.teams[0]?.team_id ?? '';
const personOf = ({ profile }: Known) => ({
  profile_id: profile.profile_id,
  user_id: profile.user_id,
  name: profile.name,
});

const declare = (rep: Known, player: Known) =>
  made.client.call(rep.actor, 'declareInterest', {
    params: {},
    body: { player_id: player.profile_id, team_id: teamIdOf(rep), message: 'We watched you.' },
  });

describe('a story', () => {
  it('is told to both sides, each step as it stands, from the first look to the signature', async () => {
    const [rep, davi] = [await made.representative(), await made.player()];
    const interest = (await declare(rep, davi)).data;
    await made.client.call(davi.actor, 'acceptInterest', { params: { interest_id: interest.id }, body: {} });
    const trial: PublicTrialRequest = {
      ...trialRequestEvents.completed.example.trial_request,
      trial_request_id: 'tri_story',
      club_team: interest.club_team,
      player: { ...personOf(davi), nickname: '' },
      requested_at: '2999-01-01T08:00:00.000Z',
    };
    await made.harness.tell(trialRequestEvents.completed.type, trial.trial_request_id, {
      ...trialRequestEvents.completed.example,
      trial_request: trial,
    });
    const offer = (
      await made.client.call(rep.actor, 'makeOffer', {
        params: {},
        body: {
          player_id: davi.profile_id,
          team_id: teamIdOf(rep),
          expires_at: '2026-11-30T18:00:00.000Z',
          terms,
          message: '',
          club_informed: true,
          interest_id: interest.id,
        },
      })
    ).data;
    const { example } = documentEvents.completed;
    const document: PublicDocument = {
      ...example.document,
      document_id: 'doc_story',
      signers: example.document.signers.map((one) => ({ ...one, signed_at: '2999-02-02T08:00:00.000Z' })),
      offer: {
        offer_id: offer.id,
        club_team: interest.club_team,
        player: { ...personOf(davi), nickname: '', date_of_birth: '2004-03-14' },
      },
    };
    await made.harness.tell(documentEvents.completed.type, document.document_id, { ...example, document });
    const whole = [
      { kind: 'interest', id: interest.id, status: 'accepted', at: interest.declared_at },
      { kind: 'offer', id: offer.id, status: 'closed', rounds: 1, offer_id: offer.id },
      { kind: 'trial', id: 'tri_story', status: 'completed', dates: { starts_on: trial.starts_on } },
      { kind: 'contract', id: 'doc_story', status: 'completed', at: '2999-02-02T08:00:00.000Z', offer_id: offer.id },
    ];
    await eventually(
      async () => expect(await stories(davi)).toMatchObject([{ club_team: { team_id: teamIdOf(rep) }, steps: whole }]),
      'the story is whole',
    );
    expect(await stories(rep, { player_id: davi.profile_id })).toMatchObject([
      { player: { profile_id: davi.profile_id }, steps: whole },
    ]);
  });
  it('says of a trial that there is a report, to the player only where something of it is shared', async () => {
    const [rep, davi] = [await made.representative(), await made.player()];
    const interest = (await declare(rep, davi)).data;
    const { example, type } = trialRequestEvents.reported;
    const tell = (shared: NonNullable<PublicTrialRequest['report']>['shared']) =>
      made.harness.tell(type, 'tri_report', {
        ...example,
        trial_request: {
          ...example.trial_request,
          trial_request_id: 'tri_report',
          club_team: interest.club_team,
          player: { ...personOf(davi), nickname: '' },
          report: { reported_at: '2027-01-11T09:30:00.000Z', shared },
        },
      });
    const seenBy = async (who: Known) =>
      (await stories(who, who === rep ? { player_id: davi.profile_id } : {}))[0]?.steps
        .filter(({ kind }: { kind: string }) => kind === 'trial')
        .map(({ has_report }: { has_report: boolean }) => has_report);
    await tell([]);
    await eventually(async () => expect(await seenBy(rep)).toEqual([true]), 'the club’s story has it');
    expect(await seenBy(davi)).toEqual([false]);
    await tell(['marks']);
    await eventually(async () => expect(await seenBy(davi)).toEqual([true]), 'the player’s story has it');
  });
  it('says whose turn it is: each side hears it of its own alone, until it has answered', async () => {
    const [rep, davi] = [await made.representative(), await made.player()];
    const interest = (await declare(rep, davi)).data;
    const turns = async (who: Known) =>
      (await stories(who, who === rep ? { player_id: davi.profile_id } : {}))[0]?.steps.map(
        ({ your_turn }: { your_turn: boolean }) => your_turn,
      );
    await eventually(async () => expect(await turns(davi)).toEqual([true]), 'the player’s story has it');
    expect(await turns(rep)).toEqual([false]);
    await made.client.call(davi.actor, 'acceptInterest', { params: { interest_id: interest.id }, body: {} });
    await eventually(async () => expect(await turns(davi)).toEqual([false]), 'it is answered');
  });
  it('says of a contract whose turn it is: for the club that of the one who signs, and of no colleague', async () => {
    const [rep, davi] = [await made.representative(), await made.player()];
    const colleague = await made.representative({ teams: rep.profile.representative?.teams ?? [] });
    const interest = (await declare(rep, davi)).data;
    const { example, type } = documentEvents.signed;
    const [first, second] = example.document.signers;
    if (!first || !second) throw new Error('no two signers');
    const contract = (signed: boolean): PublicDocument => ({
      ...example.document,
      ...{ document_id: 'doc_turns', status: 'available' },
      signers: [
        { ...first, ...personOf(davi), status: signed ? 'signed' : 'current' },
        { ...second, ...personOf(rep), status: signed ? 'current' : 'waiting' },
      ],
      offer: {
        offer_id: 'off_turns',
        club_team: interest.club_team,
        player: { ...personOf(davi), nickname: '', date_of_birth: '2004-03-14' },
      },
    });
    const turn = async (who: Known) =>
      (await stories(who, who === davi ? {} : { player_id: davi.profile_id }))[0]?.steps
        .filter(({ kind }: { kind: string }) => kind === 'contract')
        .map(({ your_turn }: { your_turn: boolean }) => your_turn);
    for (const signed of [false, true]) {
      await made.harness.tell(type, 'doc_turns', { ...example, document: contract(signed) });
      await eventually(async () => expect(await turn(davi)).toEqual([!signed]), 'the player’s story has it');
      expect([await turn(rep), await turn(colleague)]).toEqual([[signed], [false]]);
    }
  });
  it('is nobody else’s', async () => {
    const [rep, other, davi, luis] = [
      await made.representative(),
      await made.representative(),
      await made.player(),
      await made.player(),
    ];
    await declare(rep, davi);
    await eventually(async () => expect(await stories(davi)).toHaveLength(1), 'the step is told');
    expect(await stories(other, { player_id: davi.profile_id })).toEqual([]);
    expect(await stories(luis)).toEqual([]);
    expect(await stories(luis, { player_id: davi.profile_id })).toEqual([]);
    const coach = await made.known({ profile_type: 'coach', player: null });
    expect((await made.client.call(coach.actor, 'listStories', { params: {}, query: {} })).error).toBe(
      'AccessDeniedException',
    );
  });
});
