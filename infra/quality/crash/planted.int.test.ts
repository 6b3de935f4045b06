import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createUsers } from '../../../services/identity/src/user/user.repository.ts';
import {
  allowanceIdOf,
  createTrialAllowanceRepository,
} from '../../../services/trials/src/trial-allowance/trial-allowance.repository.ts';
import { newId } from '../../platform/domain/index.ts';
import { type AllInOneHarness, allInOneHarness } from '../testkit/all-in-one.harness.ts';
import { eventually, silentLogger, type TestDatabase, testDatabase } from '../testkit/index.ts';
import type { Findings } from './check.ts';
import type { Pace } from './client.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { decideLeft } from './left.ts';
import { startLoad, type Work } from './load.ts';
import { admin, bringPeople, type People } from './people.ts';
import { none, planted, type Switches } from './planted.fixtures.ts';
import type { Open } from './read-models.ts';
import { meetEverybody, settle, takeStock } from './settle.ts';

/** The crash test's checks find what they are there for: six bugs, planted from outside into the whole product. */

const switches: Switches = { ...none };
const pace: Pace = { commands: 0, repeats: 0 };
let database: TestDatabase;
let harness: AllInOneHarness;
let people: People;
const open: Open = (service) => harness.product.adapters.connect(service);

beforeAll(async () => {
  database = await testDatabase();
  harness = await allInOneHarness(database.uri, planted(switches));
  const { product } = harness;
  await product.identity.makeAdmin(admin);
  const directory = resolve(import.meta.dirname, '..', '..', 'apps', 'all-in-one', 'demo', 'clubs');
  const names = (await readdir(directory)).filter((name) => name.endsWith('.clubs.txt'));
  const files = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(directory, name), 'utf8') })),
  );
  await product.profile.importClubs({ files, apply: true });
  people = await bringPeople({ database: open }, { address: () => product.address, withinMs: 240_000, pace });
});
afterEach(async () => {
  Object.assign(switches, none);
  // What a bug has left is mended as operations would.
  await harness.product.republish();
});
afterAll(async () => {
  await harness?.close();
  await database?.close();
});

/** Nothing is left on a table from an earlier test. */
const clear = async (): Promise<void> => {
  const trials = (await open('trials')).collection<{
    _id: string;
    state: { status: string; club_team: { team_id: string } };
  }>('trial_requests');
  for (const { _id, state } of await trials
    .find({ 'state.status': { $in: ['pending', 'accepted'] } } as never)
    .toArray())
    await people.clubs
      .find(({ team_id }) => team_id === state.club_team.team_id)
      ?.client.send('POST', `/trial-requests/${_id}/${state.status === 'pending' ? 'withdraw' : 'cancel'}`, {
        reason: 'Another day.',
      });
  const offers = (await open('offers')).collection<{ _id: string; state: { team_id: string } }>('offers');
  for (const { _id, state } of await offers.find({ 'state.status': 'pending' } as never).toArray())
    await people.clubs
      .find(({ team_id }) => team_id === state.team_id)
      ?.client.send('POST', `/offers/${_id}/withdraw`, { reason: 'Another day.' });
};

const stock = async (): Promise<Ledger> => {
  await clear();
  const ledger = createLedger();
  await takeStock(open, ledger);
  await meetEverybody(open, ledger, [...people.clubs, ...people.players]);
  return ledger;
};

let seed = 0;
/** People at work for some commands; then what the crash test would report. */
const report = async (work: Work, commands: number, withinMs: number): Promise<Findings> => {
  const ledger = await stock();
  seed += 1;
  const load = startLoad(people, ledger, seed, { works: [work] });
  const until = pace.commands + commands;
  load.go();
  await eventually(() => pace.commands >= until || load.failure() !== undefined, 'the commands are sent', {
    within: 60_000,
  });
  await load.rest();
  await load.end();
  expect(load.failure()).toBeUndefined();
  return judged(ledger, withinMs);
};

/** On this bus an empty outbox means that everybody has handled the event: what is missing then stays missing. */
const judged = async (ledger: Ledger, withinMs: number): Promise<Findings> => {
  await takeStock(open, createLedger());
  return settle(open, ledger, { ids: ledger.touched(), withinMs });
};

const clean: Findings = { lost: [], doubled: [] };
const patient = 60_000;
/** For what is sure to be reported. */
const brief = 1_000;

describe('what the checks report', () => {
  it('a write without a guard on the version: acknowledged commands that are gone', async () => {
    const player = people.players[0];
    if (!player) throw new Error('nobody is there');
    const race = async (withinMs: number): Promise<Findings> => {
      const ledger = await stock();
      const connection = await open('identity');
      const { bus } = harness.product.adapters;
      // Two replicas: neither knows of the other but by the version.
      const replicas = [1, 2].map(() =>
        createUsers(connection, { bus, logger: silentLogger, clock: () => new Date() }),
      );
      seed += 1;
      await Promise.all(
        Array.from({ length: 12 }, async (_, turn) => {
          const name = `Racer ${seed} ${turn}`;
          const now = new Date().toISOString();
          await replicas[turn % 2]?.handle(player.user_id, { type: 'ChangeName', name, now });
          ledger.wrote(player.user_id, {});
        }),
      );
      await Promise.all(replicas.map(({ relay }) => relay.idle()));
      return judged(ledger, withinMs);
    };
    expect(await race(patient)).toEqual(clean);
    switches.unguardedWrite = true;
    expect((await race(brief)).lost).toContainEqual(
      expect.stringMatching(new RegExp(`^${player.user_id}: version \\d+, acknowledged \\d+$`)),
    );
  });

  it('an outbox that is emptied before the bus has acknowledged: events that nobody heard of', async () => {
    switches.dyingBus = true;
    expect(await report('negotiations', 12, patient)).toEqual(clean);
    switches.earlyPull = true;
    expect((await report('negotiations', 12, brief)).lost).toContainEqual(
      expect.stringMatching(/^usr_\w+: \d+ of \d+ notices$/),
    );
  });

  it('a read model without a sequence: it goes back to what is older', async () => {
    switches.restlessDelivery = true;
    expect(await report('names', 8, patient)).toEqual(clean);
    switches.unguardedProjection = true;
    expect((await report('names', 8, brief)).lost).toContainEqual(
      expect.stringMatching(/participant_users has seen \d+ of \d+ events of usr_/),
    );
  });

  it('a reaction with a random id: it happens twice', async () => {
    switches.restlessDelivery = true;
    expect(await report('negotiations', 12, patient)).toEqual(clean);
    switches.randomId = true;
    expect((await report('negotiations', 12, brief)).doubled).toContainEqual(
      expect.stringMatching(/^usr_\w+: \d+ notices instead of \d+$/),
    );
  });

  it('a line of a sending that is done and not kept: its sending never ends', async () => {
    // Twice of everything makes nobody two documents.
    switches.restlessDelivery = true;
    expect(await report('papers', 9, patient)).toEqual(clean);
    switches.lostLine = true;
    const { lost, doubled } = await report('papers', 9, brief);
    expect(lost).toContainEqual(expect.stringMatching(/^snd_\w+: version 1, acknowledged 3$/));
    expect(doubled).toEqual([]);
  });

  it('a reservation that is not reclaimed: an allowance that nobody has', async () => {
    // The one that asks for trials in the load, too: there is one allowance from here on.
    const [, club] = people.clubs;
    const [player] = people.players;
    if (!club || !player) throw new Error('nobody is there');
    const connection = await open('trials');
    const { bus } = harness.product.adapters;
    const clock = () => new Date();
    const allowances = createTrialAllowanceRepository(connection, { bus, logger: silentLogger, clock });
    /** What is written of a request whose process is killed right after, and whose sender is gone. */
    const left = async (): Promise<{ readonly ledger: Ledger; readonly id: string }> => {
      const ledger = await stock();
      const trial_request_id = newId('tri');
      const { profile_id } = club;
      const allowance_id = allowanceIdOf(profile_id);
      const now = clock().toISOString();
      const of = { allowance_id, profile_id, trial_request_id, player_id: player.profile_id };
      await allowances.handle(
        allowance_id,
        { type: 'Reserve', ...of, limit: null, period: now.slice(0, 10), now },
        { creates: true },
      );
      await allowances.relay.idle();
      for (const { _id, version, sequence } of await connection
        .collection<{ _id: string; version: number; sequence: number }>('trial_allowances')
        .find()
        .toArray())
        ledger.found(_id, version, sequence);
      ledger.leave(trial_request_id, player.user_id);
      return { ledger, id: trial_request_id };
    };
    const reclaimed = await left();
    expect(await decideLeft(open, reclaimed.ledger, patient)).toEqual({ came: 0, reclaimed: 1, nothing: 0 });
    expect(await judged(reclaimed.ledger, patient)).toEqual(clean);
    switches.blindSweep = true;
    const kept = await left();
    await decideLeft(open, kept.ledger, brief);
    expect((await judged(kept.ledger, brief)).lost).toContainEqual(`${kept.id}: reservation of no trial request`);
    switches.blindSweep = false;
    kept.ledger.leave(kept.id, player.user_id);
    expect(await decideLeft(open, kept.ledger, patient)).toEqual({ came: 0, reclaimed: 1, nothing: 0 });
  });

  // What it leaves behind stays: it comes last.
  it('a reservation that is not given back: the trial request says that it was', async () => {
    expect(await report('trials', 8, patient)).toEqual(clean);
    switches.lostRelease = true;
    expect((await report('trials', 8, brief)).lost).toContainEqual(
      expect.stringMatching(/^tri_\w+ is withdrawn, its reservation committed$/),
    );
  });
});
