import type { ApiClient } from '../../apps/api-client/api-client.ts';
import type { AllInOneHarness } from '../testkit/all-in-one.harness.ts';
import { eventually } from '../testkit/index.ts';
import { offerTerms } from '../testkit/offer-terms.ts';
import { createMandates, type MandateInState } from './access.mandates.fixtures.ts';
import { createOpportunities } from './access.opportunities.fixtures.ts';
import { createDrafts } from './access.own-documents.fixtures.ts';
import { createPeople, done, type People, type Person } from './access.people.fixtures.ts';
import { createSavedSearches } from './access.saved-searches.fixtures.ts';
import { createList, type ListInState } from './access.shortlists.fixtures.ts';
import type { Column } from './access.table.fixtures.ts';
import { createTemplates } from './access.templates.fixtures.ts';
import { type FixtureTrial, trialsOf } from './access.trials.fixtures.ts';
import { newGuest, type WaitingGuest } from './access.waiting-guest.fixtures.ts';

/** A picture of one pixel. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgWFUOAAHPASL+VMXvAAAAAElFTkSuQmCC',
  'base64',
);

const patiently = { within: 20_000 };

export interface Club {
  readonly id: string;
  readonly teams: readonly { readonly id: string }[];
}

/** One person per standing, and the things that the operations are about: all are Davi's and Saskia's. */
export interface AccessFixture {
  readonly people: People;
  readonly who: Readonly<Record<Column, Person>>;
  /** Somebody whom staff decide on, and who does nothing himself. */
  readonly applicant: Person;
  readonly sparta: Club;
  readonly heerenveen: Club;
  readonly photo: Uint8Array;
  readonly notification: string;
  /** Another session of Davi's. */
  readonly session: string;
  /** An offer of Saskia's to Davi that waits for his answer; a new one where the last is over. */
  readonly offer: () => Promise<string>;
  /** Her team's interest in Davi that waits for his answer; a new one where the last is over. */
  readonly interest: () => Promise<string>;
  /** An open position of her third team. */
  readonly opportunity: () => Promise<string>;
  /** One that Davi has answered. */
  readonly answered: () => Promise<string>;
  /** A trial that waits for Davi's answer, and one that is agreed. */
  readonly trial: () => Promise<FixtureTrial>;
  readonly agreedTrial: () => Promise<FixtureTrial>;
  /** The token in a mail to the guardian of a player under 18, which nobody has answered. */
  readonly guardianLink: () => Promise<string>;
  /** A minor's contract that waits for his guardian. */
  readonly waitingGuest: () => Promise<WaitingGuest>;
  /** A list of her club that names Davi. */
  readonly shortlist: ListInState;
  /** What is between the agent and Luis. */
  readonly mandate: MandateInState;
  /** A template of documents that she shares, and what she has sent with it. */
  readonly template: () => Promise<string>;
  readonly sending: () => Promise<string>;
  /** A search that she keeps. */
  readonly savedSearch: () => Promise<string>;
  /** A search for positions that Davi keeps. */
  readonly opportunitySearch: () => Promise<string>;
  /** A contract of theirs that waits for Davi's signature. */
  readonly contract: () => Promise<{ readonly id: string; readonly sha256: string }>;
  /** A draft of hers that she hasn't sent. */
  readonly draft: () => Promise<string>;
}

const clubOf = async (client: ApiClient, name: string): Promise<Club> =>
  (await done(client.send('GET', `/clubs?q=${name}`)))[0];

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

export const offerBody = (player: Person, team_id: string) => ({
  player_id: player.profile?.id,
  team_id,
  expires_at: inDays(5),
  terms: offerTerms,
  message: '',
  club_informed: true,
});

export const createAccessFixture = async (harness: AllInOneHarness): Promise<AccessFixture> => {
  let staff: Person;
  const people = createPeople(harness, () => staff);
  await harness.product.profile.importClubs({
    files: [{ name: 'nl.clubs.txt', text: 'Sparta Rotterdam, Rotterdam\nSC Heerenveen, 1920, Heerenveen\n' }],
    apply: true,
  });
  const late = await people.staff('Late');
  harness.travel(15 * 60_000 + 1000);
  staff = await people.staff('Petra');
  const admitted = async (coming: Promise<Person>, subscribed = true): Promise<Person> => {
    const who = await coming;
    await people.verify(who);
    if (subscribed) await people.subscribe(who);
    return who;
  };
  const founder = await admitted(people.representative('Sparta'));
  const sparta = await clubOf(founder.client, 'Sparta');
  // A second team, so that two representatives can each make an offer to the same player.
  const second = { name: 'Jong Sparta', gender: 'male', level: 'second team' };
  await eventually(
    () => done(founder.client.send('POST', `/clubs/${sparta.id}/teams`, second)),
    'the second team is added',
    patiently,
  );
  // A third for open positions: one interest waits per team and player.
  await done(
    founder.client.send('POST', `/clubs/${sparta.id}/teams`, { name: 'Under 21', gender: 'male', level: 'U21' }),
  );
  const refused = async (coming: Promise<Person>, kind: 'fixable' | 'final'): Promise<Person> => {
    const who = await coming;
    await people.reject(who, kind);
    return who;
  };
  const newcomer = async (): Promise<Person> => {
    const who = await people.registered('club-representative');
    await people.identify(who);
    return who;
  };
  const suspended = async (): Promise<Person> => {
    const who = await admitted(people.player());
    await done(staff.client.send('POST', `/admin/users/${who.user}/suspend`, { reason: 'Reported by a club.' }));
    return who;
  };
  const [fresh, newc, waitP, waitR, rejP, rejR, barred, lapsP, lapsR, susp] = await Promise.all([
    people.registered('player', false),
    newcomer(),
    people.player(),
    people.representative('Heerenveen'),
    refused(people.player(), 'fixable'),
    refused(people.representative('Heerenveen'), 'fixable'),
    refused(people.player(), 'final'),
    admitted(people.player(), false),
    admitted(people.representative('Heerenveen'), false),
    suspended(),
  ]);
  const [davi, luis, sask, coll, riva, agnt, coac, applicant] = await Promise.all([
    admitted(people.player()),
    admitted(people.player()),
    admitted(people.representative('Sparta')),
    admitted(people.representative('Sparta')),
    admitted(people.representative('Heerenveen')),
    admitted(people.agent()),
    admitted(people.coach()),
    people.player(),
  ]);
  await done(davi.client.upload('/profile/photo', photo, 'davi.png'));
  await people.signIn(davi);
  const sessions = await done(davi.client.send('GET', '/me/sessions'));
  const club = await clubOf(sask.client, 'Sparta');

  let lastOffer = '';
  const offer = async (): Promise<string> => {
    if (lastOffer) {
      const { status, round } = await done(sask.client.send('GET', `/offers/${lastOffer}`));
      if (status === 'pending' && round === 1) return lastOffer;
      if (status === 'pending') await done(sask.client.send('POST', `/offers/${lastOffer}/withdraw`, { reason: '' }));
    }
    const made = await eventually(
      () => done(sask.client.send('POST', '/offers', offerBody(davi, club.teams[0]?.id ?? ''))),
      'the offer is made',
      patiently,
    );
    lastOffer = made.id;
    return made.id;
  };
  let lastInterest = '';
  const interest = async (): Promise<string> => {
    if (lastInterest) {
      const { status } = await done(sask.client.send('GET', `/interests/${lastInterest}`));
      if (status === 'pending') return lastInterest;
    }
    const body = { player_id: davi.profile?.id, team_id: club.teams[0]?.id, message: 'We watched you.' };
    const made = await eventually(
      () => done(sask.client.send('POST', '/interests', body)),
      'the interest is declared',
      patiently,
    );
    lastInterest = made.id;
    return made.id;
  };
  let lastContract = '';
  const waiting = async (id: string): Promise<{ id: string; sha256: string } | false> => {
    const found = await done(davi.client.send('GET', `/documents/${id}`));
    return found.status === 'available' && { id, sha256: found.sha256 };
  };
  const contract = async () => {
    const still = lastContract ? await waiting(lastContract) : false;
    if (still) return still;
    const over = lastContract;
    // The last one may be signed on its way, by the row before: then it is this one.
    const accepted = await done(davi.client.send('GET', '/offers?status=accepted'));
    const signing = accepted.some((o: { contract: { status: string } }) => o.contract.status === 'signing');
    if (!signing || over) {
      const id = await offer();
      await eventually(
        () => done(davi.client.send('POST', `/offers/${id}/accept`, { round: 1 })),
        'the offer is accepted',
        patiently,
      );
    }
    return eventually(
      async () => {
        const [newest] = await done(davi.client.send('GET', '/documents'));
        if (!newest || newest.id === over) return false;
        lastContract = newest.id;
        return waiting(newest.id);
      },
      'the contract is ready to be signed',
      patiently,
    );
  };
  const [notification] = await eventually(
    async () => {
      const list = await done(davi.client.send('GET', '/inbox'));
      return list.length > 0 && list;
    },
    'there is news for Davi',
    patiently,
  );
  const [guest, link] = [people.guest(), people.guest()];
  // The session that ended leaves a cookie behind; a page asks for a guest's token then.
  await eventually(
    async () => (await susp.client.send('GET', '/me')).status === 401,
    'the suspended are signed out',
    patiently,
  );
  await susp.client.send('GET', '/csrf');
  let lastLink: Promise<string> | undefined;
  const guardianLink = (): Promise<string> => {
    lastLink ??= people.minor().then(({ email }) => people.linkTo(email, / needs your consent$/));
    return lastLink;
  };
  let lastGuest: Promise<WaitingGuest> | undefined;
  const waitingGuest = (): Promise<WaitingGuest> => {
    lastGuest ??= newGuest({ people, sask, offered: (player) => offerBody(player, club.teams[0]?.id ?? '') });
    return lastGuest;
  };
  return {
    people,
    guardianLink,
    waitingGuest,
    who: {
      ...{ guest, link, fresh, newc, waitP, waitR, rejP, rejR, barred, lapsP, lapsR, susp },
      ...{ davi, luis, sask, coll, riva, agnt, coac, staff, late },
    },
    applicant,
    sparta: club,
    heerenveen: await clubOf(sask.client, 'Heerenveen'),
    photo,
    notification: notification.id,
    session: sessions.find((s: { current: boolean }) => !s.current).id,
    ...createOpportunities(sask, davi, () => club.teams[2]?.id ?? ''),
    interest,
    shortlist: createList({ sask, davi }),
    mandate: createMandates({ agnt, luis }),
    ...createTemplates({ sask, davi }),
    ...createSavedSearches({ sask, davi }),
    offer,
    ...trialsOf({ club, asks: coll, davi }),
    contract,
    draft: createDrafts(sask),
  };
};
