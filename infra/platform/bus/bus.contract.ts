import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../../quality/testkit/index.ts';
import { Unavailable } from '../domain/index.ts';
import { type BusUnderTest, event, range } from './bus.fixtures.ts';
import type { CloudEvent, Subscription } from './bus.ts';
import { deadLettersContract } from './dead-letters.contract.ts';

const rejected = (): Error => Object.assign(new Error('OfferNotPending'), { name: 'Rejected' });

/**
 * What every bus must do.
 * @param create a bus that tries an event three times with pauses of a few milliseconds.
 */
export const busContract = (name: string, create: () => Promise<BusUnderTest>): void => {
  describe(`the bus: ${name}`, () => {
    let under: BusUnderTest;
    beforeEach(async () => {
      under = await create();
    });
    afterEach(() => under.bus.stop());

    const listen = (group: string, handle: Subscription['handle'], bus = under.bus): void =>
      bus.subscribe({ group: under.group(group), topics: [under.topic], from: 'beginning', handle });

    const publish = (...events: readonly CloudEvent[]): Promise<void> => under.bus.publish(under.topic, events);

    it('brings an event as it was sent, after a JSON round trip', async () => {
      const seen: CloudEvent[] = [];
      listen('projection', async (one) => {
        seen.push(one);
      });
      await under.bus.start();
      const data = { at: new Date(0), missing: undefined, name: 'Þór ⚽', list: [1, null], 'dotted.$key': true };
      const sent = event('off_1', 1, data);
      await publish(sent);
      await eventually(() => seen.length === 1, 'the event arrives', { within: 20_000 });
      const { at: _, missing: __, ...rest } = data;
      expect(seen[0]).toEqual({ ...sent, data: { ...rest, at: '1970-01-01T00:00:00.000Z' } });
      expect(Object.keys(seen[0]?.data as object)).not.toContain('missing');
    });

    it('leaves out the extensions that an event does not have', async () => {
      const seen: CloudEvent[] = [];
      listen('projection', async (one) => {
        seen.push(one);
      });
      await under.bus.start();
      const { traceparent: _, actor: __, correlationid: ___, ...bare } = event('off_1', 1);
      await publish(bare);
      await eventually(() => seen.length === 1, 'the event arrives', { within: 20_000 });
      expect(seen).toStrictEqual([bare]);
    });

    it('keeps the order of a subject and handles its events one at a time', async () => {
      const seen = new Map<string, number[]>();
      const busy = new Set<string>();
      let overlaps = 0;
      listen('projection', async ({ subject, sequence }) => {
        if (busy.has(subject)) overlaps += 1;
        busy.add(subject);
        await new Promise((resolve) => setImmediate(resolve));
        busy.delete(subject);
        seen.set(subject, [...(seen.get(subject) ?? []), sequence]);
      });
      await under.bus.start();
      const subjects = range(8).map((n) => `off_${n}`);
      await Promise.all(
        subjects.map(async (subject) => {
          for (const sequence of range(25)) await publish(event(subject, sequence));
        }),
      );
      await eventually(() => [...seen.values()].flat().length === 200, 'all events arrive', { within: 20_000 });
      for (const subject of subjects) expect(seen.get(subject)).toEqual(range(25));
      expect(overlaps).toBe(0);
    });

    it('gives every group each event', async () => {
      const seen: Record<string, string[]> = { mail: [], search: [] };
      for (const group of ['mail', 'search']) {
        listen(group, async ({ id }) => {
          seen[group]?.push(id);
        });
      }
      await under.bus.start();
      await publish(event('off_1', 1), event('off_2', 1));
      await eventually(() => seen['mail']?.length === 2 && seen['search']?.length === 2, 'both groups have both', {
        within: 20_000,
      });
      expect(seen['mail']?.toSorted()).toEqual(['off_1-1', 'off_2-1']);
    });

    it('brings an event again after a failure, before the next one of its subject', async () => {
      const seen: number[] = [];
      let failures = 2;
      listen('projection', async ({ sequence }) => {
        if (sequence === 1 && failures > 0) {
          failures -= 1;
          throw new Error('database away');
        }
        seen.push(sequence);
      });
      await under.bus.start();
      await publish(event('off_1', 1), event('off_1', 2));
      await eventually(() => seen.length === 2, 'both are handled', { within: 20_000 });
      expect(seen).toEqual([1, 2]);
      expect(await under.deadLetters.list()).toEqual([]);
    });

    it('does not let one group wait for another that fails', async () => {
      const seen: number[] = [];
      listen('broken', async () => {
        throw new Error('broken');
      });
      listen('sound', async ({ sequence }) => {
        seen.push(sequence);
      });
      await under.bus.start();
      await publish(event('off_1', 1), event('off_1', 2));
      await eventually(() => seen.length === 2, 'the sound group has both', { within: 20_000 });
      await eventually(async () => (await under.deadLetters.list()).length === 2, 'both lie in the dead letters', {
        within: 20_000,
      });
    });

    it('takes a refusal for an answer: no repeat, no dead letter', async () => {
      const seen: number[] = [];
      listen('reaction', async ({ sequence }) => {
        seen.push(sequence);
        if (sequence === 1) throw rejected();
      });
      await under.bus.start();
      await publish(event('off_1', 1), event('off_1', 2));
      await eventually(() => seen.includes(2), 'the next one is handled', { within: 20_000 });
      expect(seen).toEqual([1, 2]);
      expect(await under.deadLetters.list()).toEqual([]);
    });

    it('waits for a store that is away, however long: that is no fault of the event', async () => {
      let calls = 0;
      listen('reaction', async () => {
        calls += 1;
        if (calls < 8) throw new Unavailable('the mail server');
      });
      await under.bus.start();
      await publish(event('off_1', 1));
      await eventually(() => calls === 8, 'the event comes until it can be handled', { within: 20_000 });
      expect(await under.deadLetters.list()).toEqual([]);
    });

    it('takes a handler that does not end for a failure', async () => {
      let calls = 0;
      listen('hanging', async () => {
        calls += 1;
        if (calls === 1) await new Promise(() => {});
      });
      await under.bus.start();
      await publish(event('off_1', 1));
      await eventually(() => calls === 2, 'the event comes again', { within: 20_000 });
    });

    it('brings what was published twice twice', async () => {
      const seen: string[] = [];
      listen('projection', async ({ id }) => {
        seen.push(id);
      });
      await under.bus.start();
      await publish(event('off_1', 1));
      await publish(event('off_1', 1));
      await eventually(() => seen.length === 2, 'both arrive', { within: 20_000 });
    });

    it('tells its health and each group’s lag by topic', async () => {
      let letGo = (): void => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      listen('projection', () => held);
      expect(await under.bus.health()).toMatchObject({ ok: false });
      await under.bus.start();
      const published = publish(event('off_1', 1), event('off_2', 1));
      expect(await under.bus.health()).toEqual({ ok: true });
      await eventually(async () => expect(await under.bus.lag()).toMatchObject([{ events: 2 }]), 'two are waiting', {
        within: 20_000,
      });
      letGo();
      await published;
      await eventually(
        async () =>
          expect(await under.bus.lag()).toEqual([{ group: under.group('projection'), topic: under.topic, events: 0 }]),
        'nothing is left',
        { within: 20_000 },
      );
    });

    deadLettersContract({ under: () => under, listen, publish });
  });
};
