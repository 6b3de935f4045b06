import { randomUUID } from 'node:crypto';
import { specimen } from '../../apps/api-client/specimen.ts';
import { offerTerms } from '../testkit/offer-terms.ts';
import { billingRequests } from './access.billing.fixtures.ts';
import { clipRequests } from './access.clips.fixtures.ts';
import { clubRequests, ownClubRequests } from './access.clubs.fixtures.ts';
import { type AccessFixture, type Club, offerBody } from './access.fixtures.ts';
import { guardianRequests } from './access.guardians.fixtures.ts';
import { guestSigningRequests } from './access.guest-signing.fixtures.ts';
import { mandateRequests } from './access.mandates.fixtures.ts';
import { opportunityTerms } from './access.opportunities.fixtures.ts';
import { ownDocumentRequests } from './access.own-documents.fixtures.ts';
import { done, type Person, password } from './access.people.fixtures.ts';
import { planRequests } from './access.plans.fixtures.ts';
import { savedSearchRequests } from './access.saved-searches.fixtures.ts';
import { secondFactorRequests } from './access.second-factor.fixtures.ts';
import { shortlistRequests } from './access.shortlists.fixtures.ts';
import { templateRequests } from './access.templates.fixtures.ts';
import { newBlock, newFeedToken, nextDay, trialBody, trialReport } from './access.trials.fixtures.ts';

/** What one person asks of one operation: a request that is right in all but, perhaps, who makes it. */
export interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: unknown;
  readonly bytes?: Uint8Array;
  /** The token of a link. */
  readonly headers?: Readonly<Record<string, string>>;
}

interface Given {
  readonly who: Person;
  readonly fixture: AccessFixture;
}

export type Ask = (given: Given) => Asked | Promise<Asked>;

const freePlanOf = {
  player: 'pln_freeplayer',
  'club-representative': 'pln_freeclub',
  agent: 'pln_freeagent',
  coach: 'pln_freecoach',
} as const;

const nothing: Ask = () => ({});
const aSeason = {
  began_in: 2024,
  club: 'Rio Ave FC',
  level: 'U23',
  appearances: 24,
  minutes: 2_010,
  goals: 11,
  assists: 5,
};
const about =
  (params: (fixture: AccessFixture) => Readonly<Record<string, string>>, body?: unknown): Ask =>
  ({ fixture }) => ({ params: params(fixture), ...(body === undefined ? {} : { body }) });
const values =
  (given: unknown): Ask =>
  () => ({ body: { values: given } });

const davi = (fixture: AccessFixture) => ({ profile_id: fixture.who.davi.profile?.id ?? '' });
const applicantUser = (fixture: AccessFixture) => ({ user_id: fixture.applicant.user });
const applicantProfile = (fixture: AccessFixture) => ({ profile_id: fixture.applicant.profile?.id ?? '' });
/** What staff see of somebody or something now: what a decision names. */
const seen = async (fixture: AccessFixture, address: string): Promise<{ submission: string }> => {
  const { submission } = await done(fixture.who.staff.client.send('GET', address));
  return { submission };
};
/** The applicant, as one of several that are decided on at once. */
const seenUsers = async (fixture: AccessFixture) => {
  const params = applicantUser(fixture);
  return [{ ...params, ...(await seen(fixture, `/admin/users/${params.user_id}`)) }];
};
const seenProfiles = async (fixture: AccessFixture) => {
  const params = applicantProfile(fixture);
  return [{ ...params, ...(await seen(fixture, `/admin/profiles/${params.profile_id}`)) }];
};
const onUser =
  (body: object = {}): Ask =>
  async ({ fixture }) => {
    const params = applicantUser(fixture);
    return { params, body: { ...body, ...(await seen(fixture, `/admin/users/${params.user_id}`)) } };
  };
const onProfile =
  (body: object = {}): Ask =>
  async ({ fixture }) => {
    const params = applicantProfile(fixture);
    return { params, body: { ...body, ...(await seen(fixture, `/admin/profiles/${params.profile_id}`)) } };
  };
const rejecting = { reason: 'The picture is not readable.', kind: 'fixable', note: '' };

/** Who waits, and stays undecided. */
const waitingUser = ({ who }: AccessFixture) => ({ user_id: who.waitP.user });
const waitingProfile = ({ who }: AccessFixture) => ({ profile_id: who.waitP.profile?.id ?? '' });
/** Two of staff ask at once: each takes it over from the other. */
const taking =
  (params: (fixture: AccessFixture) => Readonly<Record<string, string>>): Ask =>
  ({ who, fixture }) => {
    const { staff, late } = fixture.who;
    return { params: params(fixture), body: { over: who === staff ? late.user : staff.user } };
  };

/** The club that a representative acts for, or would. */
const clubFor = ({ who, fixture }: Given): Club =>
  who === fixture.who.sask || who === fixture.who.coll ? fixture.sparta : fixture.heerenveen;
const teamFor = ({ who, fixture }: Given): string => fixture.sparta.teams[who === fixture.who.coll ? 1 : 0]?.id ?? '';

const onOffer =
  (body?: unknown): Ask =>
  async ({ fixture }) => ({ params: { offer_id: await fixture.offer() }, ...(body === undefined ? {} : { body }) });
const onInterest =
  (body?: unknown): Ask =>
  async ({ fixture }) => ({
    params: { interest_id: await fixture.interest() },
    ...(body === undefined ? {} : { body }),
  });
const onOpportunity =
  (body?: unknown): Ask =>
  async ({ fixture }) => ({
    params: { opportunity_id: await fixture.opportunity() },
    ...(body === undefined ? {} : { body }),
  });
const onTrial =
  (body?: unknown): Ask =>
  async ({ fixture }) => {
    const params = { trial_request_id: (await fixture.trial()).id };
    return { params, ...(body === undefined ? {} : { body }) };
  };
const onContract =
  (body?: (contract: { sha256: string }) => unknown): Ask =>
  async ({ fixture }) => {
    const contract = await fixture.contract();
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
  ...secondFactorRequests,
  logout: nothing,
  verifyEmail: () => ({ body: { token: 'x'.repeat(43) } }),
  forgotPassword: () => ({ body: { email: 'unknown@example.com' } }),
  checkPin: ({ who }) => ({ body: { email: who.email, pin: 'wrong' } }),
  resetPassword: ({ who }) => ({ body: { email: who.email, pin: 'wrong', password } }),

  me: nothing,
  getHome: nothing,
  sendVerification: nothing,
  chooseDefaultProfile: ({ fixture }) => ({ body: davi(fixture) }),
  changePassword: () => ({ body: { current_password: password, password } }),
  confirmPassword: () => ({ body: { password } }),
  getOwnData: nothing,
  requestOwnData: () => ({ body: { password: 'another one' } }),
  downloadOwnData: nothing,
  // What becomes of somebody who does close it, the test of the erasure says.
  closeAccount: ({ who }) => ({ body: { password: 'another one', email: who.email } }),
  requestEmailChange: () => ({ body: { email: `${randomUUID()}@example.com`, password } }),
  confirmEmailChange: () => ({ body: { code: 'wrong' } }),
  cancelEmailChange: nothing,
  ...guardianRequests,
  ...guestSigningRequests,
  undoEmailChange: () => ({ body: { token: 'x'.repeat(43) } }),
  changeName: () => ({ body: { name: 'Another Name' } }),
  provideIdentification: ({ who }) => ({ query: 'kind=passport', bytes: specimen(who.email, '2000-01-01') }),
  listSessions: nothing,
  endOwnSession: about((fixture) => ({ session_id: fixture.session })),
  endOtherSessions: nothing,
  listNotifications: nothing,
  readNotification: about((fixture) => ({ notification_id: fixture.notification })),
  readAllNotifications: nothing,
  resubmitUser: nothing,

  getOwnProfile: nothing,
  listPageOpenings: nothing,
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
  moveHighlight: () => ({ params: { highlight_id: 'hlt_none' }, body: { place: 1 } }),
  ...clipRequests,
  removeHighlight: () => ({ params: { highlight_id: 'hlt_none' } }),
  addSeason: () => ({ body: aSeason }),
  changeSeason: () => ({ params: { season_id: 'ssn_none' }, body: aSeason }),
  removeSeason: () => ({ params: { season_id: 'ssn_none' } }),
  setPhoto: ({ fixture }) => ({ bytes: fixture.photo }),
  saveCoach: values({ experience: 'Four seasons with the under-19s.' }),
  saveAgent: values({ agency: 'Linha Alta' }),
  saveRepresentative: values({ phone: '+31 10 5550199' }),
  chooseClub: (given) => {
    const club = clubFor(given);
    return { body: { club_id: club.id, team_ids: club.teams.map((t) => t.id) } };
  },
  submitOnboarding: nothing,
  resubmitProfile: nothing,

  searchClubs: nothing,
  getClub: about((fixture) => ({ club_id: fixture.sparta.id })),
  getClubPage: about((fixture) => ({ club_id: fixture.sparta.id })),
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
  addTeam: about((fixture) => ({ club_id: fixture.sparta.id }), { name: 'Under 19', gender: 'male', level: 'U19' }),
  scoutPlayers: nothing,
  getPlayerSheet: about(davi),
  getPhoto: about(davi),

  getSubscription: nothing,
  listPlans: nothing,
  listEntryPrices: nothing,
  subscribe: ({ who }) => ({
    body: { plan_id: freePlanOf[who.profile?.profile_type ?? 'player'] },
  }),

  ...planRequests,
  ...clubRequests,
  ...ownClubRequests,
  ...billingRequests,
  ...shortlistRequests,
  ...mandateRequests,
  ...savedSearchRequests,

  declareInterest: (given) => ({
    body: { player_id: given.fixture.who.luis.profile?.id, team_id: teamFor(given), message: 'We watched you.' },
  }),
  listInterests: nothing,
  listStories: nothing,
  getInterest: onInterest(),
  changeInterestMessage: onInterest({ message: 'We would like to talk with you.' }),
  declineInterest: onInterest({ reason: 'I stay where I am.' }),
  withdrawInterest: onInterest({ reason: 'We found somebody.' }),
  acceptInterest: onInterest({ contact: { email: true, phone: '' } }),

  publishOpportunity: (given) => ({ body: { team_id: teamFor(given), ...opportunityTerms() } }),
  listOpportunities: nothing,
  listOwnOpportunities: nothing,
  getOpportunity: onOpportunity(),
  editOpportunity: onOpportunity({ ...opportunityTerms(), title: 'Winger' }),
  answerOpportunity: onOpportunity({ message: 'I press and come inside.' }),
  listCandidates: onOpportunity(),
  suggestPlayer: async (given) => ({
    ...(await onOpportunity()(given)),
    body: { player_id: given.fixture.who.davi.profile?.id ?? '', message: '' },
  }),
  listSuggestions: nothing,
  // The agent represents nobody: what becomes of a suggestion is offers' own test.
  declineSuggestion: () => ({ params: { suggestion_id: 'sug_0' }, body: { reason: 'I stay.' } }),
  withdrawSuggestion: () => ({ params: { suggestion_id: 'sug_0' } }),
  listApplicants: onOpportunity(),
  fillOpportunity: async ({ fixture }) => ({
    params: { opportunity_id: await fixture.answered() },
    body: { player_id: davi(fixture).profile_id },
  }),
  closeOpportunity: onOpportunity(),

  makeOffer: (given) => ({ body: offerBody(given.fixture.who.luis, teamFor(given)) }),
  getProspect: about((fixture) => ({ player_id: davi(fixture).profile_id })),
  listOffers: nothing,
  getOffersOverview: nothing,
  getOffer: onOffer(),
  counterOffer: onOffer({ round: 1, terms: { ...offerTerms, release_clause: 1_000_000 }, message: '', final: false }),
  declineOffer: onOffer({ round: 1, reason: 'No.' }),
  withdrawOffer: onOffer({ reason: 'The board changed its mind.' }),
  acceptOffer: onOffer({ round: 1 }),

  requestTrial: (given) => ({ body: trialBody(given.fixture.who.luis, teamFor(given)) }),
  listTrialRequests: nothing,
  getTrialRequest: onTrial(),
  changeTrialDates: onTrial({ starts_on: '2035-03-05', ends_on: '2035-03-09' }),
  proposeTrialDates: onTrial({ starts_on: '2035-03-12', ends_on: '2035-03-16' }),
  declineTrial: onTrial({ reason: 'I rest in winter.' }),
  withdrawTrial: onTrial({ reason: 'Our coach has left.' }),
  acceptTrial: async ({ fixture }) => {
    const { id, starts_on, ends_on } = await fixture.trial();
    return { params: { trial_request_id: id }, body: { starts_on, ends_on } };
  },
  cancelTrial: async ({ fixture }) => ({
    params: { trial_request_id: (await fixture.agreedTrial()).id },
    body: { reason: 'The pitch is frozen.' },
  }),
  reportTrial: async ({ fixture }) => ({
    params: { trial_request_id: (await fixture.agreedTrial()).id },
    body: trialReport,
  }),
  checkTrial: async ({ fixture }) => ({ params: { code: (await fixture.trial()).code } }),
  getTrialCalendar: nothing,
  blockDays: () => ({ body: nextDay() }),
  unblockDays: async ({ fixture }) => ({ params: { block_id: await newBlock(fixture.who.davi) } }),
  getTrialFeed: nothing,
  makeTrialFeed: () => ({ body: { token: newFeedToken() } }),
  endTrialFeed: nothing,
  readTrialFeed: () => ({ params: { feed: `${newFeedToken()}.ics` } }),
  getTrialAllowance: nothing,
  getTrialProspect: about((fixture) => ({ player_id: davi(fixture).profile_id })),

  listDocuments: nothing,
  getDocument: onContract(),
  downloadOriginal: onContract(),
  downloadSigned: onContract(),
  downloadCertificate: onContract(),
  downloadEvidence: onContract(),
  downloadDocuments: async ({ fixture }) => ({ query: `ids=${(await fixture.contract()).id}` }),
  checkSealedFile: () => ({ params: { fingerprint: 'a1'.repeat(32) } }),
  ...ownDocumentRequests,
  ...templateRequests,
  declineDocument: onContract(() => ({ reason: 'The salary is another one.' })),
  remindSigners: onContract(),
  voidDocument: onContract(() => ({ reason: 'A mistake in the terms.' })),
  signDocument: onContract(({ sha256 }) => ({ sha256, signature: { kind: 'typed', text: 'Somebody' }, password })),

  getAdminOverview: nothing,
  listUsers: nothing,
  getAdminFigures: nothing,
  getPersonFile: about((fixture) => ({ user_id: fixture.who.davi.user })),
  queueFigures: nothing,
  listDealings: nothing,
  marketPulse: nothing,
  listTrialsOf: nothing,
  trialPulse: nothing,
  listDocumentsOf: nothing,
  signaturePulse: nothing,
  listPeople: nothing,
  listUserSessions: about((fixture) => ({ user_id: fixture.who.davi.user })),
  peopleFigures: nothing,
  getUser: about((fixture) => ({ user_id: fixture.who.davi.user })),
  getIdentification: about((fixture) => ({ user_id: fixture.who.davi.user })),
  listProfiles: nothing,
  getProfile: about(davi),
  listClubs: nothing,
  listStuckSeals: nothing,
  listContractWordings: nothing,
  previewContractWording: () => ({ params: { language: 'en', version: '2026-11' } }),
  listDeadLetters: nothing,
  listAuditEntries: nothing,
  exportAuditEntries: nothing,
  noteDocumentNumber: about(waitingUser, { number: 'AB 123-4567' }),
  takeUserCase: taking(waitingUser),
  giveUserCaseBack: about(waitingUser),
  takeProfileCase: taking(waitingProfile),
  giveProfileCaseBack: about(waitingProfile),
  confirmClaim: about(applicantProfile, { claimed_at: '2026-11-01T08:00:00.000Z' }),
  refuseClaim: about(applicantProfile, { claimed_at: '2026-11-01T08:00:00.000Z', reason: 'It isn’t so.' }),
  confirmSeason: about((fixture) => ({ ...applicantProfile(fixture), season_id: 'ssn_none' }), {
    said_at: '2026-11-01T08:00:00.000Z',
    confirmed: true,
  }),
  setTier: about(applicantProfile, { valuation_tier: 'B' }),
  verifyUser: onUser(),
  verifyProfile: onProfile(),
  verifyPersonAndProfile: async ({ fixture }) => {
    const [[profile], [person]] = [await seenProfiles(fixture), await seenUsers(fixture)];
    const { user_id = '', submission } = person ?? {};
    return { params: { user_id }, body: { submission, profile } };
  },
  verifyProfiles: async ({ fixture }) => ({ body: { profiles: await seenProfiles(fixture) } }),
  rejectProfiles: async ({ fixture }) => ({ body: { ...rejecting, profiles: await seenProfiles(fixture) } }),
  verifyUsers: async ({ fixture }) => ({ body: { users: await seenUsers(fixture) } }),
  rejectUsers: async ({ fixture }) => ({ body: { ...rejecting, users: await seenUsers(fixture) } }),
  suspendUsers: async () => ({ body: { users: [{ user_id: 'usr_none' }], reason: 'Reported by a club.', note: '' } }),
  reinstateUsers: async () => ({ body: { users: [{ user_id: 'usr_none' }] } }),
  endUserSession: about((fixture) => ({ ...applicantUser(fixture), session_id: 'ses_none' })),
  rejectUser: onUser(rejecting),
  rejectProfile: onProfile(rejecting),
  reopenUser: onUser(),
  reopenProfile: onProfile(),
  suspendUser: about(applicantUser, { reason: 'A club reported you.', note: 'Reported by Ajax.' }),
  reinstateUser: about(applicantUser),
  endUserSessions: about(applicantUser),
  verifyClub: async ({ fixture }) => {
    const clubs = await done(fixture.who.staff.client.send('GET', '/admin/clubs?q=Sparta'));
    const { submission } = clubs.find(({ id }: Club) => id === fixture.sparta.id);
    return { params: { club_id: fixture.sparta.id }, body: { submission } };
  },
  retrySeal: onContract(),
};
