import { randomUUID } from 'node:crypto';
import { type Person, password } from './access.people.fixtures.ts';
import { type Club, offerBody, terms, type World } from './access.world.fixtures.ts';
import { specimen } from './demo/specimen.ts';

/** What one person asks of one operation: a request that is right in all but, perhaps, who makes it. */
export interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: unknown;
  readonly bytes?: Uint8Array;
}

interface Given {
  readonly who: Person;
  readonly world: World;
}

type Ask = (given: Given) => Asked | Promise<Asked>;

const nothing: Ask = () => ({});
const about =
  (params: (world: World) => Readonly<Record<string, string>>, body?: unknown): Ask =>
  ({ world }) => ({ params: params(world), ...(body === undefined ? {} : { body }) });
const values =
  (given: unknown): Ask =>
  () => ({ body: { values: given } });

const davi = (world: World) => ({ profile_id: world.who.davi.profile?.id ?? '' });
const applicantUser = (world: World) => ({ user_id: world.applicant.user });
const applicantProfile = (world: World) => ({ profile_id: world.applicant.profile?.id ?? '' });
const rejecting = { reason: 'The picture is not readable.', kind: 'fixable', note: '' };

/** The club that a representative acts for, or would. */
const clubFor = ({ who, world }: Given): Club =>
  who === world.who.sask || who === world.who.coll ? world.sparta : world.heerenveen;
const teamFor = ({ who, world }: Given): string => world.sparta.teams[who === world.who.coll ? 1 : 0]?.id ?? '';

const onOffer =
  (body?: unknown): Ask =>
  async ({ world }) => ({ params: { offer_id: await world.offer() }, ...(body === undefined ? {} : { body }) });
const onContract =
  (body?: (contract: { sha256: string }) => unknown): Ask =>
  async ({ world }) => {
    const contract = await world.contract();
    return { params: { document_id: contract.id }, ...(body ? { body: body(contract) } : {}) };
  };

/** The sessions of these are used up or replaced by asking: each asks from a session of its own. */
export const ownSession = new Set(['login', 'register', 'logout', 'confirmPassword']);

export const requests: Readonly<Record<string, Ask>> = {
  csrf: nothing,
  login: ({ who }) => ({ body: { email: who.email, password } }),
  register: () => ({
    body: {
      email: `${randomUUID()}@example.com`,
      password,
      name: 'Somebody Else',
      profile_type: 'player',
      accepts_terms: true,
    },
  }),
  logout: nothing,
  verifyEmail: () => ({ body: { token: 'x'.repeat(43) } }),
  forgotPassword: () => ({ body: { email: 'unknown@example.com' } }),
  checkPin: ({ who }) => ({ body: { email: who.email, pin: 'wrong' } }),
  resetPassword: ({ who }) => ({ body: { email: who.email, pin: 'wrong', password } }),

  me: nothing,
  getHome: nothing,
  sendVerification: nothing,
  chooseDefaultProfile: ({ world }) => ({ body: davi(world) }),
  changePassword: () => ({ body: { current_password: password, password } }),
  confirmPassword: () => ({ body: { password } }),
  changeName: () => ({ body: { name: 'Another Name' } }),
  provideIdentification: ({ who }) => ({ query: 'kind=passport', bytes: specimen(who.email, '2000-01-01') }),
  listSessions: nothing,
  endOwnSession: about((world) => ({ session_id: world.session })),
  listNotifications: nothing,
  readNotification: about((world) => ({ notification_id: world.notification })),
  readAllNotifications: nothing,
  resubmitUser: nothing,

  getOwnProfile: nothing,
  addProfile: ({ who }) => ({
    body: { profile_type: who.profile?.profile_type === 'player' ? 'club-representative' : 'player' },
  }),
  savePerson: values({ phone: '+31 10 5550199' }),
  saveFootball: values({ height_cm: 181 }),
  saveCareer: values({}),
  saveMedia: values({ bio: 'Left winger.' }),
  saveVisibility: values({ visible_to_clubs: true, guardian: null }),
  addNationality: () => ({ body: { country: 'NG' } }),
  removeNationality: () => ({ params: { country: 'NG' } }),
  addHighlight: () => ({ body: { title: 'A goal', url: 'https://video.example/1' } }),
  removeHighlight: () => ({ params: { highlight_id: 'hlt_none' } }),
  setPhoto: ({ world }) => ({ bytes: world.photo }),
  saveRepresentative: values({ phone: '+31 10 5550199' }),
  chooseClub: (given) => {
    const club = clubFor(given);
    return { body: { club_id: club.id, team_ids: club.teams.map((t) => t.id) } };
  },
  submitOnboarding: nothing,
  resubmitProfile: nothing,

  searchClubs: nothing,
  getClub: about((world) => ({ club_id: world.sparta.id })),
  enterClub: ({ who }) => ({
    body: {
      name: `Club of ${who.user.slice(4)}`,
      short_name: 'CLB',
      country: 'PT',
      city: 'Gaia',
      founded: null,
      website: null,
      teams: [{ name: 'First team', gender: 'male', level: 'first team' }],
    },
  }),
  addTeam: about((world) => ({ club_id: world.sparta.id }), { name: 'Under 19', gender: 'male', level: 'U19' }),
  scoutPlayers: nothing,
  getPlayerSheet: about(davi),
  getPhoto: about(davi),

  getSubscription: nothing,
  listPlans: nothing,
  subscribe: ({ who }) => ({
    body: { plan_id: who.profile?.profile_type === 'club-representative' ? 'pln_freeclub' : 'pln_freeplayer' },
  }),

  makeOffer: (given) => ({ body: offerBody(given.world.who.luis, teamFor(given)) }),
  getProspect: about((world) => ({ player_id: davi(world).profile_id })),
  listOffers: nothing,
  getOffer: onOffer(),
  counterOffer: onOffer({ round: 1, terms: { ...terms, release_clause: 1_000_000 }, message: '', final: false }),
  declineOffer: onOffer({ round: 1, reason: 'No.' }),
  withdrawOffer: onOffer({ reason: 'The board changed its mind.' }),
  acceptOffer: onOffer({ round: 1 }),

  listDocuments: nothing,
  getDocument: onContract(),
  downloadOriginal: onContract(),
  downloadSigned: onContract(),
  downloadCertificate: onContract(),
  declineDocument: onContract(() => ({ reason: 'The salary is another one.' })),
  voidDocument: onContract(() => ({ reason: 'A mistake in the terms.' })),
  signDocument: onContract(({ sha256 }) => ({ sha256, signature: { kind: 'typed', text: 'Somebody' }, password })),

  getAdminOverview: nothing,
  listUsers: nothing,
  getUser: about((world) => ({ user_id: world.who.davi.user })),
  getIdentification: about((world) => ({ user_id: world.who.davi.user })),
  listProfiles: nothing,
  getProfile: about(davi),
  listClubs: nothing,
  listStuckSeals: nothing,
  listDeadLetters: nothing,
  confirmClaim: about(applicantProfile, { claimed_at: '2026-11-01T08:00:00.000Z' }),
  refuseClaim: about(applicantProfile, { claimed_at: '2026-11-01T08:00:00.000Z', reason: 'It isn’t so.' }),
  setTier: about(applicantProfile, { valuation_tier: 'B' }),
  verifyUser: about(applicantUser),
  verifyProfile: about(applicantProfile),
  verifyProfiles: ({ world }) => ({ body: { profile_ids: [world.applicant.profile?.id] } }),
  rejectUser: about(applicantUser, rejecting),
  rejectProfile: about(applicantProfile, rejecting),
  reopenUser: about(applicantUser),
  reopenProfile: about(applicantProfile),
  suspendUser: about(applicantUser, { reason: 'Reported by a club.' }),
  reinstateUser: about(applicantUser),
  verifyClub: about((world) => ({ club_id: world.sparta.id })),
  retrySeal: onContract(),
};
