import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { browserClient } from '../testkit/browser-client.ts';
import { eventually } from '../testkit/index.ts';
import { type Harness, missingPrerequisites, note, password, startHarness, timed, writeNotes } from './harness.ts';

/** The rows of the fault table that are a wire: broker, database and cache cut, slow and half open, against separate processes. */

const missing = await missingPrerequisites();
if (missing !== undefined) process.stderr.write(`Suite of faults on the wire skipped. ${missing}\n`);
const withWorld = missing === undefined ? describe : describe.skip;

/** A request that hangs is worse than a refused one. Two seconds are meant; a loaded machine gets more. */
const boundMs = 6_000;
const recovers = { within: 60_000 };

withWorld('a fault on the wire', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness();
  });
  afterEach(async () => {
    if (!harness) return;
    await Promise.all([harness.kafka.mend(), harness.database.mend(), harness.redis.mend()]);
    await eventually(
      async () => (await harness.person.client.send('GET', '/me')).status === 200,
      'all is well',
      recovers,
    );
  });
  afterAll(async () => {
    writeNotes();
    await harness?.stop();
  });

  const reaches = async (name: string, what: string): Promise<void> => {
    const { ms } = await timed(() =>
      eventually(async () => (await harness.person.nameAt('offers')) === name, `${name} is known elsewhere`, recovers),
    );
    note(what, ms);
  };

  it('broker down: commands are accepted, their events wait and arrive in order', async () => {
    const { person, kafka, inside } = harness;
    await kafka.cut();
    for (let n = 1; n <= 12; n += 1) expect((await person.rename(`Broker Down ${n}`)).status).toBe(200);
    const users = (await inside('identity')).collection<{ _id: string; outbox: { sequence: number }[] }>('users');
    const waiting = (await users.findOne({ _id: person.id }))?.outbox.map(({ sequence }) => sequence) ?? [];
    expect(waiting).toEqual(waiting.toSorted((a, b) => a - b));
    expect(waiting.length).toBe(12);
    // It goes on serving, and says what is away.
    const ready = await fetch(`${harness.cluster.part('identity').operations}/readyz?verbose`);
    expect([ready.status, (await ready.json()).dependencies]).toEqual([
      200,
      expect.objectContaining({ bus: expect.not.stringMatching(/^up$/), database: 'up' }),
    ]);
    await kafka.mend();
    await reaches('Broker Down 12', 'broker back → 12 waiting events known elsewhere');
    await eventually(async () => (await users.findOne({ _id: person.id }))?.outbox.length === 0, 'the outbox is empty');
  });

  it('broker slow: commands don’t wait for it', async () => {
    const { person, kafka } = harness;
    await kafka.delay(800);
    const { ms } = await timed(async () => {
      for (let n = 1; n <= 5; n += 1) expect((await person.rename(`Broker Slow ${n}`)).status).toBe(200);
    });
    // Five commands that waited for the broker would take it five times over, both ways.
    expect(ms).toBeLessThan(5 * 2 * 800);
    await reaches('Broker Slow 5', 'broker 800 ms slower each way → known elsewhere');
  });

  it('broker half open: it is noticed, and what waited arrives', async () => {
    const { person, kafka } = harness;
    await kafka.freeze();
    expect((await person.rename('Half Open')).status).toBe(200);
    await eventually(
      async () => {
        const ready = await fetch(`${harness.cluster.part('identity').operations}/readyz?verbose`);
        expect((await ready.json()).dependencies.bus).not.toBe('up');
      },
      'it is noticed',
      recovers,
    );
    await kafka.mend();
    await reaches('Half Open', 'broker half open, mended → known elsewhere');
  });

  it.each([
    ['down', () => harness.database.cut()],
    ['hanging', () => harness.database.freeze()],
  ])('MongoDB %s: a clear 503 soon, no hang, and everything goes on afterwards', async (how, fail) => {
    const { person, database } = harness;
    await fail();
    for (const ask of [
      () => person.client.send('GET', '/me'),
      () => person.rename('Never Saved'),
      () => browserClient(harness.cluster.address).send('POST', '/login', { email: person.email, password }),
    ]) {
      const { answer, ms } = await timed(ask);
      expect([answer.status, answer.error]).toEqual([503, 'ServiceUnavailable']);
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(ms).toBeLessThan(boundMs);
      note(`MongoDB ${how} → 503`, ms);
    }
    const live = await fetch(`${harness.cluster.part('identity').operations}/livez`);
    expect(live.status).toBe(200);
    await database.mend();
    const { ms } = await timed(() =>
      eventually(
        async () => (await person.rename(`After ${how}`)).status === 200,
        'commands are taken again',
        recovers,
      ),
    );
    note(`MongoDB ${how}, back → commands are taken`, ms);
    await reaches(`After ${how}`, `MongoDB ${how}, back → known elsewhere`);
  });

  it('MongoDB cut in the middle of commands: what may have been written is repeated under its key and counts once', async () => {
    const { person, database, inside } = harness;
    const users = (await inside('identity')).collection<{ _id: string; sequence: number }>('users');
    const before = (await users.findOne({ _id: person.id }))?.sequence ?? 0;
    let cutting = true;
    const cutter = (async () => {
      for (let round = 0; cutting; round += 1) {
        await database.cut();
        await database.mend();
        // A moment in which something may get through, or half-way: now shorter, now longer.
        for (let looks = 0; cutting && looks <= round % 4; looks += 1)
          await eventually(async () => (await person.client.send('GET', '/me')).status === 200, 'well again', recovers);
      }
    })();
    const commands = 15;
    try {
      for (let n = 1; n <= commands; n += 1) {
        await eventually(
          async () => (await person.rename(`Cut ${n}`, `cut-in-the-middle-${n}`)).status === 200,
          `command ${n} is taken`,
          recovers,
        );
      }
    } finally {
      // Where a command is not taken, the next test finds a wire that nobody cuts any more.
      cutting = false;
      await cutter;
    }
    expect((await users.findOne({ _id: person.id }))?.sequence).toBe(before + commands);
    await reaches(`Cut ${commands}`, 'MongoDB cut while commands ran → known elsewhere');
  });

  it.each([
    ['down', () => harness.redis.cut()],
    ['hanging', () => harness.redis.freeze()],
  ])(
    'Redis %s: sessions come from the durable store, commands are taken, sign-in stays throttled',
    async (_how, fail) => {
      const { person } = harness;
      const victim = await harness.newcomer('Throttled Person');
      await fail();
      const { answer, ms } = await timed(() => person.client.send('GET', '/me'));
      expect(answer.status).toBe(200);
      expect(ms).toBeLessThan(boundMs);
      expect((await person.rename(`Without Redis ${_how}`)).status).toBe(200);
      await reaches(`Without Redis ${_how}`, `Redis ${_how} → known elsewhere`);
      const guesser = browserClient(harness.cluster.address);
      const statuses: number[] = [];
      for (let n = 0; n < 14; n += 1) {
        const { status } = await guesser.send('POST', '/login', { email: victim.email, password: `wrong guess ${n}` });
        statuses.push(status);
      }
      expect(statuses[0]).toBe(422);
      expect(statuses.at(-1)).toBe(429);
    },
  );
});
