/**
 * The main journey's calls as people make them, for k6 (https://k6.io): a club looks at its home, searches, opens a
 * player's sheet, makes an offer; the player answers with terms of their own; the club reads them and withdraws. So many
 * journeys begin per second whether earlier ones have ended or not (an open model).
 *
 *   ADDRESS   of the product; CLUBS, PLAYERS: e-mail addresses, with commas between; PASSWORD: of all of them
 *   RATE      journeys per second (4); SECONDS: how long at that rate (30); the first five climb to it
 *
 * Sign-in is throttled, and rightly: everybody signs in once, before the load. `npm run load` starts the product and this.
 */
import { check } from 'k6';
import exec from 'k6/execution';
import http from 'k6/http';

const { ADDRESS = 'http://127.0.0.1:3000', PASSWORD = '', RATE = '4', SECONDS = '30' } = __ENV;
const clubs = (__ENV.CLUBS || '').split(',').filter(Boolean);
const players = (__ENV.PLAYERS || '').split(',').filter(Boolean);
/** A team has one pending offer per player: each virtual user deals with a pair of its own. */
const pairs = clubs.length * players.length;

export const options = {
  scenarios: {
    journey: {
      executor: 'ramping-arrival-rate',
      startRate: 1,
      timeUnit: '1s',
      preAllocatedVUs: pairs,
      maxVUs: pairs,
      stages: [
        { target: Number(RATE), duration: '5s' },
        { target: Number(RATE), duration: `${SECONDS}s` },
      ],
      gracefulStop: '15s',
    },
  },
  thresholds: {
    checks: ['rate>0.99'],
    'http_req_failed{scenario:journey}': ['rate<0.01'],
    'http_req_duration{kind:read}': ['p(95)<300', 'p(99)<800'],
    'http_req_duration{kind:command}': ['p(95)<500', 'p(99)<1200'],
    // Journeys that could not begin because all users were busy: then the rate was too much.
    dropped_iterations: ['count<1'],
  },
  summaryTrendStats: ['med', 'p(95)', 'p(99)', 'max'],
};

const base = { 'content-type': 'application/json', 'x-auth-mode': 'token' };

const ask = (person, method, path, body, name) => {
  const kind = method === 'GET' ? 'read' : 'command';
  const response = http.request(method, `${ADDRESS}/api${path}`, body ? JSON.stringify(body) : null, {
    headers: { ...base, ...person },
    tags: { kind, name: `${method} ${name || path}` },
  });
  const well = check(response, { [`${method} ${name || path}`]: ({ status }) => status >= 200 && status < 300 });
  return well ? response.json('data') : null;
};

const signIn = (email) => {
  const response = http.post(`${ADDRESS}/api/login`, JSON.stringify({ email, password: PASSWORD }), { headers: base });
  if (response.status !== 200) throw new Error(`${email} cannot sign in: ${response.status} ${response.body}`);
  const { token, user } = response.json('data');
  const [profile] = user.profiles;
  return {
    profile: profile.id,
    headers: {
      authorization: `Bearer ${token}`,
      'x-profile-id': profile.id,
      'x-profile-type': profile.profile_type,
    },
  };
};

/** One more person registers; then everybody who takes part signs in. */
export const setup = () => {
  if (pairs === 0) throw new Error('CLUBS and PLAYERS are to name at least one each.');
  const email = `load-${Date.now()}@load.example`;
  const registration = { email, password: PASSWORD, name: 'Somebody new', profile_type: 'player', accepts_terms: true };
  const registered = http.post(`${ADDRESS}/api/register`, JSON.stringify(registration), { headers: base });
  check(registered, { 'POST /register': ({ status }) => status === 201 });
  const people = clubs.map((club) => {
    const person = signIn(club);
    const own = http.get(`${ADDRESS}/api/profile`, { headers: { ...base, ...person.headers } }).json('data');
    return { ...person, team: own.representative.team_ids[0] };
  });
  return { clubs: people, players: players.map(signIn) };
};

const year = new Date().getUTCFullYear();
const terms = (amount) => ({
  contract_start_date: `${year + 4}-07-01`,
  contract_expiry_date: `${year + 7}-06-30`,
  salary: { amount, currency: 'EUR', per: 'week', basis: 'gross' },
  signing_bonus: 4000000,
  bonuses: [{ kind: 'goal', amount: 50000 }],
  release_clause: null,
  extension_option: null,
  housing: null,
  squad_role: 'rotation',
  other_terms: '',
});
const searches = ['positions=LW,RW', 'feet=left', 'age_max=23', 'positions=CB&height_min=185', 'contract=12'];

export default ({ clubs: representatives, players: candidates }) => {
  const pair = (exec.vu.idInTest - 1) % pairs;
  const club = representatives[pair % representatives.length];
  const player = candidates[Math.floor(pair / representatives.length)];

  ask(club.headers, 'GET', '/home');
  const search = searches[exec.scenario.iterationInTest % searches.length];
  ask(club.headers, 'GET', `/scouting/players?${search}`, null, '/scouting/players');
  ask(club.headers, 'GET', `/players/${player.profile}`, null, '/players/:id');
  const made = ask(club.headers, 'POST', '/offers', {
    player_id: player.profile,
    team_id: club.team,
    negotiable: true,
    expires_at: new Date(Date.now() + 7 * 86400000).toISOString(),
    terms: terms(450000),
    message: 'Our opening terms.',
    club_informed: true,
  });
  if (!made) return;
  ask(player.headers, 'GET', '/home');
  ask(
    player.headers,
    'POST',
    `/offers/${made.id}/counter`,
    { round: 1, terms: terms(520000), message: 'A little more.', final: false },
    '/offers/:id/counter',
  );
  ask(club.headers, 'GET', `/offers/${made.id}`, null, '/offers/:id');
  ask(club.headers, 'POST', `/offers/${made.id}/withdraw`, { reason: 'Other plans.' }, '/offers/:id/withdraw');
};
