import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Pace } from './client.ts';
import type { Harness, Victim } from './harness.ts';
import { createLedger } from './ledger.ts';
import { decideLeft, type Outcome } from './left.ts';
import { startLoad } from './load.ts';
import { bringPeople } from './people.ts';
import { type Point, passesAt } from './points.ts';
import { createRandom, type Random } from './random.ts';
import { differences, forget, type Open, snapshot } from './read-models.ts';
import { meetEverybody, patienceMs, settle, takeStock } from './settle.ts';

export interface RoundsOptions {
  readonly harness: Harness;
  readonly rounds: number;
  readonly seed: number;
  /** Only these points; by default all that the shape has. */
  readonly only?: readonly Point[];
  /** Only these processes at these points; by default all that the shape has. */
  readonly places?: Harness['places'];
  /** Read models are rebuilt and compared after so many rounds, and at the end. */
  readonly compareEvery?: number;
  /** Asked before each round: enough? What was done is judged all the same. */
  readonly enough?: () => boolean;
  readonly log: (line: string) => void;
}

export interface Tally {
  rounds: number;
  lost: number;
  doubled: number;
}

export interface Summary {
  readonly rounds: number;
  readonly byPoint: ReadonlyMap<Point, Tally>;
  /** How often read models were compared with a rebuild, and how many rows of how many differed. */
  readonly rebuilds: number;
  readonly rows: number;
  readonly faults: readonly string[];
  /** What became of the trials that somebody asked for once and was cut off. */
  readonly left: Outcome;
  readonly commands: number;
  readonly repeats: number;
}

interface Aim {
  readonly victim: Victim;
  readonly point: Point;
}

/** A point that nobody came by in this time is given up for another. */
const aimedMs = 45_000;

/** So often one after the other nobody comes by a place before it is given up: some of what people do has a limit of the day. */
const mostMisses = 2;

/** A shuffled deck of all places, so that each comes up equally often. */
const createDeck = (places: readonly (readonly [Victim, Point])[], random: Random) => {
  let deck: (readonly [Victim, Point])[] = [];
  const misses = new Map<string, number>();
  const nameOf = ({ victim, point }: Aim): string => `${victim} ${point}`;
  const isGivenUp = (aim: Aim): boolean => (misses.get(nameOf(aim)) ?? 0) >= mostMisses;
  const draw = (many: number): readonly Aim[] => {
    const aims: Aim[] = [];
    while (aims.length < many) {
      if (deck.length === 0) deck = random.shuffle(places.filter(([victim, point]) => !isGivenUp({ victim, point })));
      const at = deck.findIndex(([v, p]) =>
        p === 'database-killed' ? aims.length === 0 : !aims.some(({ victim }) => victim === v),
      );
      if (at < 0) break;
      const [[victim, point] = ['', 'before-write' as Point]] = deck.splice(at, 1);
      aims.push({ victim, point });
      // The database's death is every process's: it has a round for itself.
      if (point === 'database-killed') break;
    }
    return aims;
  };
  /** Nobody came by: it is tried again later, or given up. */
  const missed = (aim: Aim): 'again later' | 'given up' => {
    misses.set(nameOf(aim), (misses.get(nameOf(aim)) ?? 0) + 1);
    if (isGivenUp(aim)) return 'given up';
    deck.push([aim.victim, aim.point]);
    return 'again later';
  };
  const came = (aim: Aim): void => {
    misses.delete(nameOf(aim));
  };
  return { draw, missed, came };
};

export const runRounds = async (options: RoundsOptions): Promise<Summary> => {
  const { harness, rounds, seed, only, compareEvery = 200, log } = options;
  const random = createRandom(seed);
  const open: Open = (service) => harness.database(service);
  const pace: Pace = { commands: 0, repeats: 0 };
  const patience = { address: () => harness.address, withinMs: patienceMs, pace };
  const ledger = createLedger();
  const people = await bringPeople(harness, patience);
  await takeStock(open, ledger);
  const { payer } = people;
  await meetEverybody(open, ledger, [...people.clubs, ...people.players, ...(payer ? [payer] : [])]);
  // How often a subscription is looked at is up to the messages.
  for (const id of payer ? [payer.subscription_id, ...payer.plans.map(({ plan_id }) => plan_id)] : [])
    ledger.uncounted(id);
  const before = await settle(open, ledger, { payer });
  if (before.lost.length + before.doubled.length > 0)
    throw new Error(`not even the beginning holds: ${[...before.lost, ...before.doubled].slice(0, 5).join('; ')}`);

  const load = startLoad(people, ledger, seed);
  const places = (options.places ?? harness.places).filter(([, point]) => !only || only.includes(point));
  const deck = createDeck(places, random);
  const byPoint = new Map<Point, Tally>();
  const faults: string[] = [];
  let done = 0;
  let rebuilds = 0;
  let rows = 0;
  let compared = 0;
  const left: Outcome = { came: 0, reclaimed: 0, nothing: 0 };
  Object.assign(pace, { commands: 0, repeats: 0 });

  const compare = async (): Promise<void> => {
    compared = done;
    const models = await snapshot(open);
    await forget(open);
    await harness.republish();
    let different: readonly string[] = ['not looked yet'];
    for (const until = Date.now() + patienceMs; different.length > 0 && Date.now() < until; await wait(100))
      different = differences(models, await snapshot(open));
    rebuilds += 1;
    rows = [...models.values()].reduce((sum, model) => sum + model.size, 0);
    faults.push(...different.map((row) => `a rebuild gives another ${row}`));
    const published = await harness.published?.();
    if (published) {
      for (const [id, { sequence }] of ledger.aggregates)
        for (let at = 1; at <= sequence; at += 1) {
          const ids = published.get(id)?.get(at)?.size ?? 0;
          if (ids !== 1) faults.push(`${id}: ${ids} different events were published as its number ${at}`);
        }
    }
    log(
      `  read models after ${done} rounds: ${rows} rows in ${models.size} collections, ` +
        (different.length === 0 ? 'equal to what a rebuild gives' : `${different.length} DIFFER`) +
        (published ? `; the broker's log has each event of ${ledger.aggregates.size} aggregates once` : ''),
    );
  };

  const killAt = async ({ victim, point }: Aim): Promise<string> => {
    if (point === 'database-killed') {
      await wait(random.below(400));
      await harness.killDatabase(random.below(500));
      return 'the database’s process';
    }
    const children = random.below(2) === 0;
    harness.arm(victim, { id: randomUUID(), point, pass: random.below(passesAt(point)), children });
    const gone = harness.ended(victim);
    const late = wait(aimedMs, 'late' as const, { ref: false });
    if ((await Promise.race([gone, late])) === 'late' && harness.disarm(victim)) return '';
    await gone;
    const killed = harness.left(victim);
    const about = killed ? `in ${killed.about}` : 'IT ENDED BY ITSELF';
    if (!killed) faults.push(`${victim} ended by itself:\n${harness.said()}`);
    await harness.restart(victim);
    return about;
  };

  while (done < rounds && faults.length === 0 && !options.enough?.()) {
    const aims = deck.draw(Math.min(harness.concurrency, rounds - done));
    if (aims.length === 0) faults.push('nobody comes by any of the places any more');
    const began = Date.now();
    const [commands, repeats] = [pace.commands, pace.repeats];
    if (aims.some(({ point }) => point === 'request-left')) load.leaveNext();
    load.go();
    const abouts = await Promise.all(aims.map(killAt));
    await load.rest();
    const restarted = Date.now();
    const decided = await decideLeft(open, ledger, patienceMs);
    for (const what of ['came', 'reclaimed', 'nothing'] as const) left[what] += decided[what];
    const ids = ledger.touched();
    const { lost, doubled } = await settle(open, ledger, { ids, payer });
    ledger.settled();
    if (load.failure() !== undefined) faults.push(`a command failed: ${load.failure()}`);
    faults.push(...lost.map((line) => `lost: ${line}`), ...doubled.map((line) => `doubled: ${line}`));
    for (const [at, { victim, point }] of aims.entries()) {
      if (abouts[at] === '') {
        log(`       ${harness.shape} ${victim} did not come by ${point}: ${deck.missed({ victim, point })}`);
        continue;
      }
      deck.came({ victim, point });
      done += 1;
      const tally = byPoint.get(point) ?? { rounds: 0, lost: 0, doubled: 0 };
      byPoint.set(point, tally);
      tally.rounds += 1;
      tally.lost += lost.length;
      tally.doubled += doubled.length;
      log(`#${String(done).padEnd(5)} ${harness.shape} ${victim} ${point} ${abouts[at]}`);
    }
    log(
      `       ${pace.commands - commands} commands, ${pace.repeats - repeats} repeats; ${ids.length} aggregates and people ` +
        `checked: ${lost.length} lost, ${doubled.length} doubled (${restarted - began} + ${Date.now() - restarted} ms)`,
    );
    if (faults.length === 0 && done - compared >= compareEvery && done < rounds) await compare();
  }
  if (faults.length === 0) {
    const { lost, doubled } = await settle(open, ledger, { payer });
    faults.push(
      ...lost.map((line) => `lost in the end: ${line}`),
      ...doubled.map((line) => `doubled in the end: ${line}`),
    );
    await compare();
  }
  await load.end();
  if (faults.length > 0) log(harness.said());
  for (const fault of faults) log(`FAULT ${fault}`);
  return { rounds: done, byPoint, rebuilds, rows, faults, left, ...pace };
};
