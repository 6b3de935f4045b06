/**
 * The main journey's eight calls (those of `k6/journey.js`), reads and commands mixed, through the whole product: how many calls a second
 * it answers while of a hundred at most one takes longer than 100 ms. Against bare Express and mongoose on the same engine that do for each
 * call the least that can be done, held to the same.
 */
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { demoPassword, players, representatives } from '../../apps/all-in-one/demo/people.ts';
import { freePort } from '../../platform/runtime/free-port.mjs';
import { bench } from './bench.ts';
import { inTurns, msOf, p99 } from './measure.ts';
import { startDemo, startProgram } from './program.ts';

/** What of a hundred calls one may exceed, ms. */
const withinMs = 100;
/** So many journeys at a time, each as soon as the last is over; the highest rate that keeps the limit counts. */
const levels = [1, 2, 3, 4, 6, 8, 12, 16, 24];

type Headers = Readonly<Record<string, string>>;
type Call = (method: 'GET' | 'POST', path: string, who?: Headers, body?: unknown) => Promise<unknown>;
/** One journey of the pair with this number. */
type Journey = (pair: number, call: Call) => Promise<void>;

const callerOf = (address: string, agent: Agent): Call => {
  return (method, path, who = {}, body) =>
    new Promise((settle, fail) => {
      const headers = { 'content-type': 'application/json', 'x-auth-mode': 'token', ...who };
      const asked = request(`${address}${path}`, { method, agent, headers }, (answer) => {
        let said = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          said += part;
        });
        answer.once('end', () => {
          if ((answer.statusCode ?? 500) < 300) settle(said === '' ? undefined : JSON.parse(said));
          else fail(new Error(`${method} ${path}: ${answer.statusCode} ${said}`));
        });
      });
      asked.once('error', fail);
      asked.end(body === undefined ? undefined : JSON.stringify(body));
    });
};

const year = new Date().getUTCFullYear();
const terms = (amount: number) => ({
  contract_start_date: `${year + 4}-07-01`,
  contract_expiry_date: `${year + 7}-06-30`,
  salary: { amount, currency: 'EUR', per: 'week', basis: 'gross' },
  signing_bonus: 4_000_000,
  bonuses: [{ kind: 'goal', amount: 50_000 }],
  release_clause: null,
  extension_option: null,
  housing: null,
  squad_role: 'rotation',
  other_terms: '',
});
const searches = ['positions=LW,RW', 'feet=left', 'age_max=23', 'positions=CB&height_min=185', 'contract=12'];

interface Person {
  readonly user: string;
  readonly profile: string;
  readonly headers: Headers;
  readonly team: string;
}

const signIn = async (call: Call, email: string): Promise<Person> => {
  const { data } = (await call('POST', '/api/login', {}, { email, password: demoPassword })) as {
    data: { token: string; user: { id: string; profiles: [{ id: string; profile_type: string }] } };
  };
  const [profile] = data.user.profiles;
  const headers = {
    authorization: `Bearer ${data.token}`,
    'x-profile-id': profile.id,
    'x-profile-type': profile.profile_type,
  };
  const own = (await call('GET', '/api/profile', headers)) as {
    data: { representative?: { team_ids: readonly string[] } };
  };
  return { user: data.user.id, profile: profile.id, headers, team: own.data.representative?.team_ids[0] ?? '' };
};

/** Through the product: the two of a pair negotiate, and the club withdraws. */
const ours =
  (clubs: readonly Person[], candidates: readonly Person[]): Journey =>
  async (pair, call) => {
    const club = clubs[pair % clubs.length] as Person;
    const player = candidates[Math.floor(pair / clubs.length)] as Person;
    await call('GET', '/api/home', club.headers);
    await call('GET', `/api/scouting/players?${searches[pair % searches.length]}`, club.headers);
    await call('GET', `/api/players/${player.profile}`, club.headers);
    const made = (await call('POST', '/api/offers', club.headers, {
      player_id: player.profile,
      team_id: club.team,
      negotiable: true,
      expires_at: new Date(Date.now() + 7 * 86_400_000).toISOString(),
      terms: terms(450_000),
      message: 'Our opening terms.',
      club_informed: true,
    })) as { data: { id: string } };
    await call('GET', '/api/home', player.headers);
    const counter = { round: 1, terms: terms(520_000), message: 'A little more.', final: false };
    await call('POST', `/api/offers/${made.data.id}/counter`, player.headers, counter);
    await call('GET', `/api/offers/${made.data.id}`, club.headers);
    await call('POST', `/api/offers/${made.data.id}/withdraw`, club.headers, { reason: 'Other plans.' });
  };

/** The same calls of `home.bare.ts`. */
const bare =
  (candidates: readonly Person[], clubs: readonly Person[]): Journey =>
  async (pair, call) => {
    const player = candidates[Math.floor(pair / clubs.length)] as Person;
    await call('GET', '/each-once');
    await call('GET', '/players');
    await call('GET', `/players/${player.profile}`);
    const { id } = (await call('POST', '/offers', {}, { player: player.profile, terms: terms(450_000) })) as {
      id: string;
    };
    await call('GET', '/each-once');
    await call('POST', `/offers/${id}/1`, {}, { terms: terms(520_000) });
    await call('GET', `/offers/${id}`);
    await call('POST', `/offers/${id}/2`, {}, { reason: 'Other plans.' });
  };

await bench('The main journey, reads and commands mixed', async ({ pick, directory, ends }) => {
  // As one command starts it: with an engine of its own, on which the bare one is a guest.
  const data = join(directory, 'data');
  const product = await startDemo({ data, env: { DAILY_RATES_TIMES: '10000' } });
  ends(() => product.end());
  const socket = encodeURIComponent(join(data, 'database', '.sockets', 'engine.sock'));
  const { address } = product;
  const barePort = await freePort();

  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  ends(async () => agent.destroy());
  const call = callerOf(address, agent);
  /** Those of the demo who have no offer yet. */
  const candidates = players(new Date().toISOString().slice(0, 10))
    .slice(9)
    .filter(({ state, gender }) => state === 'in the market' && gender === 'male')
    .slice(0, 12);
  const signedIn = async (people: readonly { readonly email: string }[]): Promise<readonly Person[]> => {
    const found: Person[] = [];
    for (const { email } of people) found.push(await signIn(call, email));
    return found;
  };
  const clubs = await signedIn(representatives.slice(0, 2));
  const dealing = await signedIn(candidates);

  const [{ user, profile }] = clubs as readonly [Person];
  const program = await startProgram({
    main: join(import.meta.dirname, 'home.bare.ts'),
    args: [`mongodb://${socket}/?directConnection=true`, String(barePort), user, profile],
    readyAt: `http://127.0.0.1:${barePort}/ready`,
  });
  ends(() => program.end());

  const seconds = pick(4, 0.5);
  const atLevel = async (journey: Journey, asked: Call, level: number) => {
    const took: number[] = [];
    const timed: Call = async (...what) => {
      let answer: unknown;
      took.push(
        await msOf(async () => {
          answer = await asked(...what);
        }),
      );
      return answer;
    };
    const begun = performance.now();
    await Promise.all(
      Array.from({ length: level }, async (_, pair) => {
        while (performance.now() - begun < seconds * 1_000) await journey(pair, timed);
      }),
    );
    return { rate: (took.length * 1_000) / (performance.now() - begun), p99: p99(took) };
  };
  /** Climbs until the limit is left; answers the highest rate within it, and what the first level's slowest took. */
  const climb = (journey: Journey, asked: Call) => async () => {
    let best = 0;
    let first = Number.NaN;
    for (const level of pick(levels, levels.slice(0, 2))) {
      const { rate, p99: slowest } = await atLevel(journey, asked, level);
      if (level === 1) first = slowest;
      if (slowest > withinMs) break;
      best = Math.max(best, rate);
    }
    return { rate: best, first };
  };
  const rounds = await inTurns(
    {
      ours: climb(ours(clubs, dealing), call),
      bare: climb(bare(dealing, clubs), callerOf(`http://127.0.0.1:${barePort}`, agent)),
    },
    { rounds: pick(3, 1), warmUp: pick(1, 0) },
  );
  const of = (name: 'ours' | 'bare', measure: 'rate' | 'first') => rounds[name].map((round) => round[measure]);
  const against = 'Express and mongoose with the least reads, commands one guarded write';
  return {
    figures: [
      {
        what: `Calls with a p99 of at most ${withinMs} ms`,
        unit: 'req/s',
        against,
        ours: of('ours', 'rate'),
        bare: of('bare', 'rate'),
      },
      {
        what: 'One journey at a time, p99 of its calls',
        unit: 'ms',
        against,
        ours: of('ours', 'first'),
        bare: of('bare', 'first'),
      },
    ],
    notes: [
      'Three of the eight calls are commands. Each journey begins when the last of its pair is over; one more is added at a time, up to 24, as long as the limit is kept.',
      'An offer is told to everybody who follows offers while the next call is asked: lists, news, counts, the contract that would come of it. The bare one tells nobody.',
    ],
  };
});
