import { describe, expect, it } from '@jest/globals';
import {
  clubEvents,
  documentEvents,
  guardianConsentEvents,
  interestEvents,
  mandateEvents,
  offerEvents,
  opportunityEvents,
  profileEvents,
  subscriptionEvents,
  trialRequestEvents,
} from '@touchline/contracts/events';
import { createNotices } from './notices.dealings.ts';
import { subjectOf } from './subjects.ts';

const { offer } = offerEvents.made.example;
const { club_team, player, acting_representative } = offer;
const sparta = {
  kind: 'club',
  club_id: club_team.club_id,
  name: club_team.club_name,
  short_name: club_team.club_short_name,
};
const personOf = ({ profile_id, name }: { readonly profile_id: string; readonly name: string }) => ({
  kind: 'person',
  ...{ profile_id, name },
});
const davi = personOf(player);

describe('whom a notice is about', () => {
  it('is the club for the player, and the player for the club and an agent', () => {
    for (const { example } of [offerEvents.made, trialRequestEvents.requested, documentEvents.signed]) {
      expect(subjectOf(example, player.profile_id)).toEqual(sparta);
      expect(subjectOf(example, acting_representative.profile_id)).toEqual(davi);
    }
    expect(subjectOf(offerEvents.made.example, 'prf_agent')).toEqual(davi);
  });

  it('is the agent for the player, and the player for the agent', () => {
    const { example } = mandateEvents.requested;
    expect(subjectOf(example, example.mandate.player.profile_id)).toEqual(personOf(example.mandate.agent));
    expect(subjectOf(example, example.mandate.agent.profile_id)).toEqual(davi);
  });

  const author = { profile_id: 'prf_author', user_id: 'usr_author', name: 'Jonas Author' };
  const { document } = documentEvents.signed.example;
  const own = { ...document, kind: 'other' as const, offer: null, author };

  it('is the author of an own document, and for the author who else signs it', () => {
    const [first] = own.signers;
    expect(subjectOf({ document: own }, 'prf_reader')).toEqual(personOf(author));
    expect(subjectOf({ document: own }, author.profile_id)).toEqual(first && personOf(first));
  });

  it('names a guest and a guardian without a page of theirs', () => {
    const guest = { ...own.signers[0], name: 'Ada Guest', guest: { email: 'ada@example.com' } };
    const nobody = { kind: 'person', profile_id: null };
    expect(subjectOf({ document: { ...own, signers: [guest] } }, author.profile_id)).toEqual({
      ...nobody,
      name: 'Ada Guest',
    });
    const { guardian_consent } = guardianConsentEvents.given.example;
    expect(subjectOf({ guardian_consent }, player.profile_id)).toEqual({
      ...nobody,
      name: guardian_consent.guardian.name,
    });
  });

  it('is the club that staff decided on, and who filled a position', () => {
    expect(subjectOf(clubEvents.verified.example, null)).toMatchObject({ kind: 'club', name: 'Sparta Rotterdam' });
    const { opportunity } = opportunityEvents.filled.example;
    expect(subjectOf({ opportunity }, 'prf_x')).toEqual(opportunity.filled_by && personOf(opportunity.filled_by));
  });

  it('is nobody where it is about the reader or the product', () => {
    expect(subjectOf(subscriptionEvents.renewed.example, null)).toBeNull();
    expect(subjectOf(profileEvents.verified.example, null)).toBeNull();
  });

  it('is the next club of a player whose contract is known', async () => {
    const noticesOf = createNotices({ agentsOf: async () => [] }, { ofClub: async () => [] });
    const { type, example } = profileEvents.nextContractRecorded;
    const [notice] = await noticesOf(example, { type, time: '2026-11-20T09:00:00.000Z' });
    expect(notice?.shows).toMatchObject({
      kind: 'club',
      name: example.profile.player?.next_contract?.club_team.club_name,
    });
  });

  it('is nobody where a notice names nobody: it stays when that somebody leaves', async () => {
    const noticesOf = createNotices({ agentsOf: async () => [] }, { ofClub: async () => [] });
    const told = await Promise.all(
      [offerEvents, interestEvents, trialRequestEvents].map(({ memberLeft: { type, example } }) =>
        noticesOf(example, { type, time: '2026-11-20T09:00:00.000Z' }),
      ),
    );
    expect(told.map((notices) => notices.length > 0)).toEqual([true, true, true]);
    for (const { impersonal, shows } of told.flat())
      expect([impersonal, shows?.kind ?? 'nobody']).not.toEqual([true, 'person']);
  });
});
