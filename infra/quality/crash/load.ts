import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { demoPassword } from '../../apps/all-in-one/demo/people.ts';
import { derivedId } from '../../platform/domain/index.ts';
import type { Ledger } from './ledger.ts';
import { papers } from './papers.ts';
import { pay } from './payer.ts';
import { type Club, type People, type Person, termsOf } from './people.ts';

/** People at work: each lane sends one command after the other and notes each answer in the ledger. */
export interface Load {
  /** Lets the lanes go on. */
  readonly go: () => void;
  /** Resolves when every command under way is answered and nothing new is sent. */
  readonly rest: () => Promise<void>;
  /** Whoever asks for the next trial asks once, and never again whatever becomes of it. */
  readonly leaveNext: () => void;
  /** The first command that failed for good, if there is one. */
  readonly failure: () => unknown;
  readonly end: () => Promise<void>;
}

/** One command, with what follows from it. */
export type Step = () => Promise<void>;

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

/** Made, countered by both, then withdrawn or declined: the pair is free again. */
const negotiate = async function* (club: Club, player: Person, ledger: Ledger): AsyncGenerator<Step> {
  for (let turn = 0; ; turn += 1) {
    let id = '';
    let amount = 400_000;
    const rounds = (n: number, status: string) => ({ 'state.status': status, 'state.rounds.length': n });
    yield async () => {
      const made = await club.client.send('POST', '/offers', {
        player_id: player.profile_id,
        team_id: club.team_id,
        negotiable: true,
        expires_at: inDays(20),
        terms: termsOf(amount),
        message: `Offer ${turn}`,
        club_informed: true,
      });
      id = made.id;
      ledger.wrote(id, rounds(1, 'pending'));
      ledger.told(player.user_id, 1, 1);
    };
    for (const [round, by, other] of [
      [1, player, club],
      [2, club, player],
    ] as const) {
      yield async () => {
        amount += 10_000;
        const terms = termsOf(amount);
        await by.client.send('POST', `/offers/${id}/counter`, {
          round,
          terms,
          message: 'Another figure.',
          final: false,
        });
        ledger.wrote(id, rounds(round + 1, 'pending'));
        ledger.told(other.user_id, 1, 1);
      };
    }
    yield async () => {
      if (turn % 2 === 0) {
        await club.client.send('POST', `/offers/${id}/withdraw`, { reason: 'Our plans have changed.' });
        ledger.wrote(id, rounds(3, 'withdrawn'));
        ledger.told(player.user_id, 1, 1);
      } else {
        await player.client.send('POST', `/offers/${id}/decline`, { round: 3, reason: 'I want to stay.' });
        ledger.wrote(id, rounds(3, 'declined'));
        ledger.told(club.user_id, 1, 1);
      }
    };
  }
};

/** Accepted, which makes a contract by event; the player declines to sign it, which ends the offer by event. */
const contract = async function* (club: Club, player: Person, ledger: Ledger): AsyncGenerator<Step> {
  for (;;) {
    let offer = '';
    let document = '';
    yield async () => {
      const made = await club.client.send('POST', '/offers', {
        player_id: player.profile_id,
        team_id: club.team_id,
        negotiable: true,
        expires_at: inDays(20),
        terms: termsOf(500_000),
        message: 'A contract.',
        club_informed: true,
      });
      offer = made.id;
      ledger.wrote(offer, { 'state.status': 'pending' });
      ledger.told(player.user_id, 1, 1);
    };
    yield async () => {
      await player.client.send('POST', `/offers/${offer}/accept`, { round: 1 });
      // The contract is drafted, gets its file and is handed to its signers; the offer notes it.
      ledger.wrote(offer, { 'state.status': 'accepted' }, 2);
      ledger.told(club.user_id, 1, 1);
      ledger.told(player.user_id, 1, 1);
      const found = await player.client.until(`/offers/${offer}`, (o) => o.contract?.document_id);
      document = found.contract.document_id;
      ledger.wrote(document, { 'state.status': 'available' }, 3);
    };
    yield async () => {
      await player.client.until(`/documents/${document}`, (d) => d.your_turn);
      await player.client.send('POST', `/documents/${document}/decline`, { reason: 'Not these terms.' });
      ledger.wrote(document, { 'state.status': 'declined' });
      ledger.wrote(offer, { 'state.contract.status': 'failed' });
      // Both hear it twice: of the document and of the offer.
      for (const side of [club, player]) ledger.told(side.user_id, 2, 2);
    };
    yield async () => {
      await player.client.until(`/offers/${offer}`, (o) => o.contract?.status === 'failed');
      await club.client.until(`/prospects/${player.profile_id}`, (prospect) => prospect.possible);
    };
  }
};

/** A team declares interest in so many players a day at most. */
const mostInterests = 15;

/**
 * Interest, then a trial: reserved, held and made over three documents, accepted and cancelled, or withdrawn, by which its
 * reservation comes back. What is reserved is judged against the trials themselves.
 */
const recruit = async function* (
  club: Club,
  player: Person,
  ledger: Ledger,
  leaves: { next: boolean },
): AsyncGenerator<Step> {
  /** Under a key of its own, once; the answer, or nothing where it may have come about or not. */
  const askOnce = async (body: object): Promise<string | undefined> => {
    leaves.next = false;
    const key = randomUUID();
    const id = derivedId('tri', club.user_id, key);
    try {
      const reply = await club.client.client.send('POST', '/trial-requests', body, { 'idempotency-key': key });
      if (reply.status < 400) return reply.data.id;
    } catch {
      // cut off: nobody knows
    }
    ledger.leave(id, player.user_id);
    return undefined;
  };
  const between = { player_id: player.profile_id, team_id: club.team_id };
  for (let turn = 0; ; turn += 1) {
    let interest = '';
    let asked: string | undefined;
    const adopted = ledger.adopt();
    if (adopted)
      yield async () => {
        await club.client.send('POST', `/trial-requests/${adopted}/withdraw`, { reason: 'Nobody waits for it.' });
        ledger.wrote(adopted, { 'state.status': 'withdrawn' });
        ledger.told(player.user_id, 1, 1);
      };
    if (turn < mostInterests) {
      yield async () => {
        const made = await club.client.send('POST', '/interests', { ...between, message: `Interest ${turn}` });
        interest = made.id;
        ledger.wrote(interest, { 'state.status': 'pending' });
        ledger.told(player.user_id, 1, 1);
      };
      yield async () => {
        await player.client.send('POST', `/interests/${interest}/accept`, {});
        ledger.wrote(interest, { 'state.status': 'accepted' });
        ledger.told(club.user_id, 1, 1);
      };
    }
    // Beside those of the turn before, which may stand until somebody goes on with it.
    const first = 60 + (turn % 66) * 3;
    const dates = { starts_on: inDays(first).slice(0, 10), ends_on: inDays(first + 2).slice(0, 10) };
    yield async () => {
      const body = {
        ...between,
        ...dates,
        location: { name: 'Training ground', city: 'Rotterdam' },
        contact: { name: 'Reception' },
        costs_confirmed: true,
      };
      const made = leaves.next
        ? await askOnce(body)
        : ((await club.client.send('POST', '/trial-requests', body)).id as string);
      asked = made;
      if (made === undefined) return;
      ledger.wrote(made, { 'state.status': 'pending' });
      ledger.told(player.user_id, 1, 1);
    };
    const trial = asked as string | undefined;
    if (trial === undefined) continue;
    if (turn % 2 === 1) {
      yield async () => {
        await player.client.send('POST', `/trial-requests/${trial}/accept`, dates);
        ledger.wrote(trial, { 'state.status': 'accepted' });
        ledger.told(club.user_id, 1, 1);
      };
      yield async () => {
        await club.client.send('POST', `/trial-requests/${trial}/cancel`, { reason: 'Our pitch is under water.' });
        ledger.wrote(trial, { 'state.status': 'cancelled' });
        ledger.told(player.user_id, 1, 1);
      };
    } else
      yield async () => {
        await club.client.send('POST', `/trial-requests/${trial}/withdraw`, { reason: 'Our plans have changed.' });
        ledger.wrote(trial, { 'state.status': 'withdrawn' });
        ledger.told(player.user_id, 1, 1);
      };
  }
};

/** Changes that are told to every service. */
const rename = async function* (person: Person, ledger: Ledger): AsyncGenerator<Step> {
  for (let turn = 0; ; turn += 1) {
    yield async () => {
      const name = `Known As ${turn}`;
      await person.client.send('PUT', '/me/name', { name });
      ledger.wrote(person.user_id, { 'state.name': name });
    };
    yield async () => {
      const bio = `In the words of turn ${turn}.`;
      await person.client.send('PATCH', '/profile/media', { values: { bio }, complete: false });
      ledger.wrote(person.profile_id, { 'state.player.bio': bio });
    };
  }
};

/** Somebody new: an account, by event a first profile, and one message. */
const arrive = async function* (people: People, ledger: Ledger, mark: string): AsyncGenerator<Step> {
  for (let turn = 0; ; turn += 1) {
    const client = people.open();
    yield async () => {
      const email = `newcomer.${mark}.${turn}@crash.example`;
      const name = `Newcomer ${turn}`;
      const form = { email, password: demoPassword, name, profile_type: 'player', accepts_terms: true };
      const user = await client.register(form);
      ledger.meet(user.id, email);
      ledger.wrote(user.id, { 'state.email': email, 'state.name': name });
      ledger.told(user.id, 0, 1);
      const me = user.profiles.length > 0 ? user : await client.until('/me', (found) => found.profiles.length > 0);
      ledger.wrote(me.profiles[0].id, { 'state.user_id': user.id });
    };
  }
};

/** What people do, by its kind. */
export type Work = 'negotiations' | 'contracts' | 'trials' | 'papers' | 'names' | 'arrivals' | 'payments';
export const allWork: readonly Work[] = [
  'negotiations',
  'contracts',
  'trials',
  'papers',
  'names',
  'arrivals',
  'payments',
];

export interface LoadOptions {
  /** All kinds by default. */
  readonly works?: readonly Work[];
  /** How long a lane rests after each command, ms; by default not at all: as much as there can be. */
  readonly restMs?: number;
}

export const startLoad = (
  people: People,
  ledger: Ledger,
  seed: number,
  { works = allWork, restMs = 0 }: LoadOptions = {},
): Load => {
  const { clubs, players, payer } = people;
  const [first, second] = clubs as readonly [Club, Club];
  const [one, two, three] = players as readonly [Person, Person, Person];
  const leaves = { next: false };
  const mark = createHash('sha256').update(String(seed)).digest('hex').slice(0, 6);
  const workersOf: Readonly<Record<Work, () => readonly AsyncGenerator<Step>[]>> = {
    negotiations: () => [negotiate(first, one, ledger)],
    contracts: () => [contract(second, three, ledger)],
    trials: () => [recruit(second, two, ledger, leaves)],
    papers: () => [papers(first, [one, three], ledger)],
    names: () => [rename(two, ledger)],
    arrivals: () => [arrive(people, ledger, mark)],
    payments: () => (payer ? [pay(payer, ledger)] : []),
  };
  const workers = works.flatMap((work) => workersOf[work]());
  let going = false;
  let ended = false;
  let failure: unknown;
  let wake = (): void => {};
  let gate = new Promise<void>((open) => {
    wake = open;
  });
  const busy = new Set<Promise<void>>();
  const over = new AbortController();

  const run = async (worker: AsyncGenerator<Step>): Promise<void> => {
    for await (const step of worker) {
      while (!going && !ended) await gate;
      if (ended) return;
      const working = step().catch((error: unknown) => {
        failure ??= error;
      });
      busy.add(working);
      await working;
      busy.delete(working);
      if (failure !== undefined) return;
      if (restMs > 0 && !ended) await wait(restMs, undefined, { signal: over.signal }).catch(() => {});
    }
  };
  const running = Promise.all(workers.map(run));
  return {
    go: () => {
      going = true;
      wake();
    },
    rest: async () => {
      going = false;
      gate = new Promise((open) => {
        wake = open;
      });
      while (busy.size > 0) await Promise.all(busy);
    },
    leaveNext: () => {
      leaves.next = true;
    },
    failure: () => failure,
    end: async () => {
      ended = true;
      over.abort();
      wake();
      await running;
    },
  };
};
