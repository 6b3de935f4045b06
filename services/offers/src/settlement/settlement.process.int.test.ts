import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { documentEvents, eventContract, offerEvents } from '@touchline/contracts/events';
import type { CloudEvent } from '@touchline/platform/bus';
import { createMetrics, silentLogger } from '@touchline/platform/telemetry';
import { type TestDatabase, testDatabase } from '@touchline/quality/testkit';
import type { Connection } from 'mongoose';
import type { InterestRepository } from '../interest/interest.repository.ts';
import type { JobOpportunityRepository } from '../job-opportunity/job-opportunity.repository.ts';
import type { OfferRepository } from '../offer/offer.repository.ts';
import { createSettlementProcess } from './settlement.process.ts';

let database: TestDatabase;
let connection: Connection;
let now = Date.parse('2026-11-20T10:00:00.000Z');
const commands: string[] = [];
/** Offers as the process commands them: what each was told, in order. They grew from an answer to an open position. */
const commanded = (open: readonly string[]) => ({
  handle: async (id: string, { type }: { type: string }) => {
    commands.push(`${id} ${type}`);
    return { state: { status: 'accepted', interest_id: 'int_answer' } };
  },
  pendingOf: async () => open,
  load: async () => ({
    state: {
      status: 'accepted',
      player: { profile_id: 'prf_davi', name: 'Davi Adeyinka' },
      opportunity: { opportunity_id: 'opp_place', title: 'Left winger' },
    },
  }),
});
const offers = commanded([]) as unknown as OfferRepository;
const interests = commanded(['int_open']) as unknown as InterestRepository;
const opportunities = commanded([]) as unknown as JobOpportunityRepository;

beforeAll(async () => {
  database = await testDatabase();
  connection = await database.connect();
});
afterAll(() => database?.close());
beforeEach(() => {
  commands.length = 0;
});

const metrics = createMetrics({ keepMs: 0 });
const open = async (on: Connection = connection) => {
  const settlement = createSettlementProcess(
    on,
    { offers, interests, opportunities },
    {
      logger: silentLogger(),
      metrics,
      clock: () => new Date(now),
    },
  );
  await settlement.start();
  return settlement;
};
/** The example of an event, about this offer. */
const happened = (offer_id: string, type: string): CloudEvent => {
  const { offer, document, ...data } = (eventContract(type)?.example ?? {}) as {
    readonly offer?: object;
    readonly document?: { readonly offer: object };
  };
  return {
    id: `evt_${offer_id}_${type}`,
    type,
    source: 'touchline/test',
    subject: offer ? offer_id : 'doc_1',
    time: new Date(now).toISOString(),
    sequence: 1,
    data: {
      ...data,
      ...(offer ? { offer: { ...offer, offer_id } } : {}),
      ...(document ? { document: { ...document, offer: { ...document.offer, offer_id } } } : {}),
    },
  };
};

/** The engine as a process that is killed before this write leaves it: nothing is written. */
const killedBeforeItsRecord = (): Connection => {
  let armed = true;
  return new Proxy(connection, {
    get: (target, name) => {
      if (name !== 'collection') return Reflect.get(target, name);
      return (of: string) =>
        new Proxy(target.collection(of), {
          get: (collection, method) => {
            if (armed && (method === 'insertOne' || method === 'updateOne'))
              return async () => {
                armed = false;
                throw new Error('killed');
              };
            const member = Reflect.get(collection, method);
            return typeof member === 'function' ? member.bind(collection) : member;
          },
        });
    },
  });
};

describe('the settlement of an offer', () => {
  it('goes from the accepted offer to the sealed contract, and commands the offer on the way', async () => {
    const { subscription, find, stop } = await open();
    const { accepted } = offerEvents;
    const { drafted, madeAvailable, fullySigned, completed } = documentEvents;
    const steps: string[] = [];
    for (const { type } of [accepted, drafted, madeAvailable, fullySigned, completed]) {
      await subscription.handle(happened('off_whole', type));
      steps.push((await find('off_whole')).step);
    }
    expect(steps).toEqual(['drafting', 'signing', 'signing', 'sealing', 'settled']);
    expect(commands).toEqual([
      'off_whole NoteContract',
      'off_whole CompleteContract',
      'opp_place FillByContract',
      'int_open Close',
    ]);
    await stop();
  });

  it('is made good after a kill between command and record: the event comes again, the command may be repeated', async () => {
    const { subscription, find, stop } = await open(killedBeforeItsRecord());
    const event = happened('off_killed', documentEvents.drafted.type);
    await expect(subscription.handle(event)).rejects.toThrow('killed');
    expect((await find('off_killed')).step).toBe('none');
    await subscription.handle(event);
    expect((await find('off_killed')).step).toBe('signing');
    expect(commands).toEqual(['off_killed NoteContract', 'off_killed NoteContract']);
    await subscription.handle(happened('off_killed', documentEvents.completed.type));
    await stop();
  });

  it('comes to one end when everything happens at the same moment, in several processes, and twice', async () => {
    const processes = [await open(), await open()];
    const types = [offerEvents.accepted, documentEvents.drafted, documentEvents.fullySigned, documentEvents.completed];
    const told = [...types, ...types].flatMap(({ type }) =>
      processes.map(({ subscription }) => subscription.handle(happened('off_raced', type))),
    );
    await Promise.all(told);
    expect((await processes[0]?.find('off_raced'))?.step).toBe('settled');
    for (const { stop } of processes) await stop();
  });

  it('is told once as overdue when its next step does not come, and no more once it goes on', async () => {
    const { subscription, sweep, stop } = await open();
    const overdue = async () =>
      /touchline_overdue_flows\{process="settlements"\} (\d+)/.exec(await metrics.registry.metrics())?.[1];
    await subscription.handle(happened('off_late', offerEvents.accepted.type));
    now += 9 * 60_000;
    expect([await sweep.run(), await overdue()]).toEqual([0, '0']);
    now += 60_000;
    expect([await sweep.run(), await overdue()]).toEqual([1, '1']);
    expect(await sweep.run()).toBe(0);
    await subscription.handle(happened('off_late', documentEvents.completed.type));
    expect(await overdue()).toBe('0');
    await stop();
  });
});
