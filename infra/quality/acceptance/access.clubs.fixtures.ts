import type { AccessFixture } from './access.fixtures.ts';
import { done } from './access.people.fixtures.ts';
import type { Prepare } from './access.repeats.fixtures.ts';
import type { Ask, Asked } from './access.requests.fixtures.ts';

const facts = { short_name: 'ACC', city: 'Gaia', founded: null, website: null };
const teams = [{ name: 'First team', gender: 'male', level: 'first team' }];

let added = 0;
/** A club that nobody acts for, made for the one who asks. */
const spare = async ({ who }: AccessFixture): Promise<{ readonly id: string; readonly submission: string }> => {
  const name = `Clube de Acesso ${++added}`;
  const { client } = who.staff;
  const { id } = await done(client.send('POST', '/admin/clubs', { name, country: 'PT', ...facts, teams }));
  const [{ submission }] = await done(client.send('GET', `/admin/clubs?q=${encodeURIComponent(name)}`));
  return { id, submission };
};

const seen = async ({ who }: AccessFixture, name: string) => {
  const [club] = await done(who.staff.client.send('GET', `/admin/clubs?q=${encodeURIComponent(name)}`));
  return { club_id: club.id as string, submission: club.submission as string };
};

/** One that waits for staff, as they see it. */
const waiting = async (about: AccessFixture): Promise<{ readonly club_id: string; readonly submission: string }> => {
  const { id, submission } = await spare(about);
  const { name } = await done(about.who.staff.client.send('POST', `/admin/clubs/${id}/reopen`, { submission }));
  return seen(about, name);
};

/** The crest of the club that the table asks about; staff set it where nobody has. */
const crestOf = async ({ who, sparta, photo }: AccessFixture): Promise<string> => {
  const { client } = who.staff;
  const { crest } = await done(client.send('GET', `/clubs/${sparta.id}`));
  return crest ?? (await done(client.upload(`/admin/clubs/${sparta.id}/crest`, photo, 'crest.png'))).crest;
};

const rejecting = { reason: 'We find no club of this name.', kind: 'fixable', note: '' };
const ofSparta = ({ sparta }: AccessFixture) => ({ club_id: sparta.id });

/** Clubs, by those who act for one, and their crests. */
export const ownClubRequests: Readonly<Record<string, Ask>> = {
  resubmitClub: ({ fixture }) => ({
    params: ofSparta(fixture),
    body: { name: `Clube Corrigido ${++added}`, ...facts },
  }),
  setCrest: ({ fixture }) => ({ params: ofSparta(fixture), bytes: fixture.photo }),
  removeCrest: ({ fixture }) => ({ params: ofSparta(fixture) }),
  listCrests: ({ fixture }) => ({ query: `clubs=${fixture.sparta.id},${fixture.heerenveen.id}` }),
  getCrest: async ({ fixture }) => ({
    params: { ...ofSparta(fixture), crest_hash: (await crestOf(fixture)).split('/').at(-1) ?? '' },
  }),
};

/** What is done once, prepared anew. */
export const clubsPrepared: Readonly<Record<string, Prepare>> = {
  resubmitClub: async (_, fixture) => {
    const { client } = await fixture.people.registered('club-representative', false);
    const name = `Clube a Corrigir ${++added}`;
    const { id } = await done(client.send('POST', '/clubs', { name, country: 'PT', ...facts, teams }));
    const { submission } = await seen(fixture, name);
    const body = { ...rejecting, submission };
    await done(fixture.who.staff.client.send('POST', `/admin/clubs/${id}/reject`, body));
    return { client, asked: { params: { club_id: id }, body: { name: `${name} FC`, ...facts } } };
  },
};

/** Staff's clubs, asked by each person of the table. */
export const clubRequests: Readonly<Record<string, Ask>> = {
  addClub: () => ({ body: { name: `Clube Novo ${++added}`, country: 'PT', ...facts, teams } }),
  changeClub: async ({ fixture }) => {
    const { id, submission } = await spare(fixture);
    return { params: { club_id: id }, body: { submission, name: `Clube Mudado ${++added}`, ...facts } };
  },
  mergeClub: async ({ fixture }) => {
    const { id, submission } = await spare(fixture);
    return { params: { club_id: id }, body: { submission, into: fixture.sparta.id } };
  },
  takeClubCase: async ({ fixture }) => {
    const { club_id } = await waiting(fixture);
    return { params: { club_id }, body: { over: null } };
  },
  giveClubCaseBack: ({ fixture }) => ({ params: ofSparta(fixture) }),
  verifyClubs: async ({ fixture }) => ({ body: { clubs: [await waiting(fixture)] } }),
  rejectClub: async ({ fixture }) => {
    const { club_id, submission } = await waiting(fixture);
    return { params: { club_id }, body: { ...rejecting, submission } };
  },
  rejectClubs: async ({ fixture }) => ({ body: { ...rejecting, clubs: [await waiting(fixture)] } }),
  reopenClub: async ({ fixture }) => {
    const { id, submission } = await spare(fixture);
    return { params: { club_id: id }, body: { submission } };
  },
  setClubCrest: ({ fixture }) => ({ params: ofSparta(fixture), bytes: fixture.photo }),
  removeClubCrest: ({ fixture }) => ({ params: ofSparta(fixture) }),
  importClubs: () => ({ body: { file_name: 'clubs.csv', content: 'name,country\nClube da Lista,PT\n', lines: null } }),
};

/** Decisions about clubs, on one that staff know. */
export const undecidedClubs: Readonly<Record<string, (about: AccessFixture) => Promise<Asked>>> = {
  changeClub: async (about) => ({ params: { club_id: (await spare(about)).id }, body: { name: 'Clube', ...facts } }),
  mergeClub: async (about) => ({ params: { club_id: (await spare(about)).id }, body: { into: about.sparta.id } }),
  rejectClub: async (about) => ({ params: { club_id: (await spare(about)).id }, body: rejecting }),
  reopenClub: async (about) => ({ params: { club_id: (await spare(about)).id } }),
};
