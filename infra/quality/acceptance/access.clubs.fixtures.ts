import type { AccessFixture } from './access.fixtures.ts';
import { done } from './access.people.fixtures.ts';
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
  importClubs: () => ({ body: { file_name: 'clubs.csv', content: 'name,country\nClube da Lista,PT\n', lines: null } }),
};

/** Decisions about clubs, on one that staff know. */
export const undecidedClubs: Readonly<Record<string, (about: AccessFixture) => Promise<Asked>>> = {
  changeClub: async (about) => ({ params: { club_id: (await spare(about)).id }, body: { name: 'Clube', ...facts } }),
  mergeClub: async (about) => ({ params: { club_id: (await spare(about)).id }, body: { into: about.sparta.id } }),
};
