import { beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../../quality/testkit/index.ts';
import { type BusHands, event, range } from './bus.fixtures.ts';
import type { Subscription } from './bus.ts';

/** What every bus must do with an event that a group can't handle, or doesn't know. Part of the bus's contract. */
export const deadLettersContract = ({ under, listen, publish }: BusHands): void => {
  it('puts a poison event among the dead letters with its cause; only its subject waits behind it', async () => {
    const seen: string[] = [];
    // Whoever is held up for longer than a handler may take is tried once more than by its error alone.
    let tries = 0;
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    listen('projection', async ({ id }) => {
      if (id === 'poison-1') {
        tries += 1;
        await held;
        throw new Error('cannot read tier of undefined');
      }
      seen.push(id);
    });
    await under().bus.start();
    const poisoned = publish(event('poison', 1), event('poison', 2));
    for (const sequence of range(5)) for (const n of range(12)) await publish(event(`off_${n}`, sequence));
    await eventually(() => seen.length === 60, 'the other subjects go on', { within: 20_000 });
    letGo();
    await poisoned;
    const letters = await eventually(
      async () => {
        const both = await under().deadLetters.list();
        return both.length === 2 && both;
      },
      'both lie in the dead letters',
      { within: 20_000 },
    );
    expect(seen.filter((id) => id.startsWith('poison'))).toEqual([]);
    const common = { topic: under().topic, group: under().group('projection') };
    expect(letters.find(({ event: { sequence } }) => sequence === 1)).toMatchObject({
      ...common,
      id: `${under().group('projection')}:poison-1`,
      event: event('poison', 1),
      cause: 'Error: cannot read tier of undefined',
      attempts: tries,
    });
    expect(tries).toBeGreaterThanOrEqual(3);
    expect(letters.find(({ event: { sequence } }) => sequence === 2)).toMatchObject({
      ...common,
      event: event('poison', 2),
      waits: true,
      attempts: 0,
    });
    expect(await under().deadLetters.blocked([under().group('mail')])).toEqual([]);
    expect(await under().deadLetters.blocked([under().group('projection')])).toEqual([
      {
        group: under().group('projection'),
        topic: under().topic,
        failed: 1,
        waiting: 1,
        since: letters.map(({ at }) => at).sort()[0],
        cause: 'Error: cannot read tier of undefined',
      },
    ]);
  });

  it('a type that isn’t known is set aside, holds nothing up, and is brought once a version knows it', async () => {
    const seen: number[] = [];
    let known = [event('', 0).type];
    const group = under().group('projection');
    under().bus.subscribe({
      group,
      topics: [under().topic],
      from: 'beginning',
      knows: (type) => known.includes(type),
      handle: async ({ type, sequence }) => {
        if (!known.includes(type)) throw Object.assign(new Error(`${type} is not known`), { name: 'UnknownType' });
        seen.push(sequence);
      },
    });
    await under().bus.start();
    await publish(event('off_1', 1), { ...event('off_1', 2), type: 'newer' }, event('off_1', 3));
    await eventually(() => seen.includes(3), 'the third goes on', { within: 20_000 });
    const aside = await eventually(
      async () => {
        const letters = await under().deadLetters.unknown([group]);
        return letters.length === 1 && letters;
      },
      'the second is set aside',
      { within: 20_000 },
    );
    expect(aside).toMatchObject([{ event: { sequence: 2 }, unknown: true, cause: 'UnknownType: newer is not known' }]);
    expect(await under().deadLetters.blocked()).toEqual([]);
    expect(await under().deadLetters.parked([group])).toEqual([]);
    // Asked for too early it is set aside again.
    await under().deadLetters.ask(aside[0]?.id ?? '', 'replay');
    await eventually(
      async () => (await under().deadLetters.find(aside[0]?.id ?? ''))?.asked === undefined,
      'it was tried',
      { within: 20_000 },
    );
    expect(seen).toEqual([1, 3]);
    await under().bus.stop();
    known = [...known, 'newer'];
    await under().bus.start();
    await eventually(() => seen.includes(2), 'the newer version takes it', { within: 20_000 });
    await eventually(async () => (await under().deadLetters.list()).length === 0, 'nothing is left', {
      within: 20_000,
    });
    expect(seen).toEqual([1, 3, 2]);
  });

  it('where events don’t build on each other a failed one holds up none, and each is replayed alone', async () => {
    const seen: number[] = [];
    let broken: readonly number[] = [1, 2];
    under().bus.subscribe({
      group: under().group('mail'),
      topics: [under().topic],
      from: 'beginning',
      independent: true,
      handle: async ({ sequence }) => {
        if (broken.includes(sequence)) throw new Error('the mail server is away');
        seen.push(sequence);
      },
    });
    await under().bus.start();
    await publish(event('off_1', 1), event('off_1', 2), event('off_1', 3));
    await eventually(() => seen.includes(3), 'the third goes on', { within: 20_000 });
    expect((await under().deadLetters.list()).map(({ waits }) => waits)).toEqual([undefined, undefined]);
    broken = [1];
    for (const sequence of [1, 2])
      await under().deadLetters.ask(`${under().group('mail')}:off_1-${sequence}`, 'replay');
    await eventually(() => seen.includes(2), 'the second is sent', { within: 20_000 });
    await eventually(
      async () => expect(await under().deadLetters.list()).toMatchObject([{ event: { sequence: 1 }, attempts: 3 }]),
      'the first is left',
      { within: 20_000 },
    );
    expect(seen).toEqual([3, 2]);
  });

  describe('with a poison event among the dead letters', () => {
    const seen: string[] = [];
    let poison: readonly string[];
    const handle: Subscription['handle'] = async ({ id }) => {
      if (poison.includes(id)) throw new Error(`${id} is broken`);
      seen.push(id);
    };
    const mine = () => seen.filter((id) => id.startsWith('off_1'));
    const letters = async (count: number) =>
      eventually(
        async () => {
          const all = await under().deadLetters.list();
          return all.length === count && all;
        },
        `${count} dead letters`,
        { within: 20_000 },
      );
    const letterOf = (sequence: number) => `${under().group('projection')}:off_1-${sequence}`;

    beforeEach(async () => {
      seen.length = 0;
      poison = ['off_1-1'];
      listen('projection', handle);
      await under().bus.start();
      await publish(event('off_1', 1), event('off_1', 2), event('off_2', 1), event('off_1', 3));
      await letters(3);
      await eventually(() => seen.includes('off_2-1'), 'another subject goes on', { within: 20_000 });
      expect(mine()).toEqual([]);
    });

    it('replays it: it and what waited behind it take effect once, in order, before what comes later', async () => {
      poison = [];
      expect(await under().deadLetters.ask(letterOf(1), 'replay')).toBe(true);
      await publish(event('off_1', 4));
      await eventually(() => mine().length === 4, 'all take effect', { within: 20_000 });
      await publish(event('off_1', 5));
      await eventually(() => mine().length === 5, 'the next one too', { within: 20_000 });
      expect(mine()).toEqual([1, 2, 3, 4, 5].map((n) => `off_1-${n}`));
      expect(await under().deadLetters.list()).toEqual([]);
      expect(await under().deadLetters.ask(letterOf(1), 'replay')).toBe(false);
    });

    it('a replay that fails again leaves it there with the new cause, and the others behind it', async () => {
      poison = ['off_1-2'];
      await under().deadLetters.ask(letterOf(1), 'replay');
      const left = await letters(2);
      expect(mine()).toEqual(['off_1-1']);
      await eventually(
        async () =>
          expect(await under().deadLetters.find(letterOf(2))).toMatchObject({
            cause: 'Error: off_1-2 is broken',
            attempts: 3,
          }),
        'its cause is told',
        { within: 20_000 },
      );
      expect(left.map(({ event: { id } }) => id).toSorted()).toEqual(['off_1-2', 'off_1-3']);
      expect((await under().deadLetters.find(letterOf(2)))?.waits).toBeUndefined();
    });

    it('drops it: what waited behind it goes on', async () => {
      await under().deadLetters.ask(letterOf(1), 'drop');
      await eventually(() => mine().length === 2, 'the others take effect', { within: 20_000 });
      expect(mine()).toEqual(['off_1-2', 'off_1-3']);
      await letters(0);
    });

    it('drops one that waits, and keeps the others waiting', async () => {
      await under().deadLetters.ask(letterOf(2), 'drop');
      await letters(2);
      poison = [];
      await under().deadLetters.ask(letterOf(1), 'replay');
      await eventually(() => mine().length === 2, 'the others take effect', { within: 20_000 });
      expect(mine()).toEqual(['off_1-1', 'off_1-3']);
    });

    it('the next process keeps the order, and does what was asked while none ran', async () => {
      await under().bus.stop();
      const next = under().next();
      listen('projection', handle, next);
      await next.start();
      await next.publish(under().topic, [event('off_1', 4)]);
      await letters(4);
      await next.stop();
      poison = [];
      await under().deadLetters.ask(letterOf(1), 'replay');
      const last = under().next();
      listen('projection', handle, last);
      await last.start();
      await eventually(() => mine().length === 4, 'all take effect', { within: 20_000 });
      expect(mine()).toEqual([1, 2, 3, 4].map((n) => `off_1-${n}`));
      await letters(0);
      await last.stop();
    });
  });
};
