/**
 * Loaded before a process of the product (`node --import ./infra/quality/crash/fault-injection.ts …`), which knows nothing of it: watches what
 * goes over the driver of MongoDB, kafkajs, Node's HTTP server and what it fetches, and kills the process where the file named by
 * `CRASH_ARM` says so.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ClientRequest, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { driverConnection } from '../../platform/database/driver.ts';
import { type Injection, type Killed, type Point, requestWrites } from './points.ts';

const file = process.env['CRASH_ARM'] ?? '';
const require = createRequire(import.meta.url);

const read = (): Injection | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Injection;
  } catch {
    return undefined; // not armed
  }
};

const children = (): readonly number[] =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ').map(Number);

const seen = new Map<string, number>();
const pass = (point: Point, about: () => string): void => {
  const arm = read();
  if (arm?.point !== point) return;
  const times = seen.get(arm.id) ?? 0;
  seen.set(arm.id, times + 1);
  if (times < arm.pass) return;
  try {
    // Whoever removes the file has it: the harness may have given up on this point.
    rmSync(file);
  } catch {
    return;
  }
  const killed: Killed = { id: arm.id, point, about: about() };
  writeFileSync(`${file}.killed`, JSON.stringify(killed));
  if (arm.children) for (const child of children()) process.kill(child, 'SIGKILL');
  process.kill(process.pid, 'SIGKILL');
};

// biome-ignore lint/suspicious/noExplicitAny: commands as they go over the wire
type Command = any;
type Places = readonly [before: Point | undefined, after: Point | undefined, about: () => string];

const eventsIn = (outbox: Command): string =>
  (outbox ?? []).map((e: Command) => `${e.type} of ${e.subject}`).join(', ') || 'an internal event';

/** The first of what a command carries: in a list, or in a sequence beside the command where there are many. */
const firstOf = (carried: Command): Command => (Array.isArray(carried) ? carried : carried?.documents)?.[0];

/** What a command is to us: the aggregate's write, the relay's two, a read model's, a reaction's. */
const placesOf = (command: Command): Places | undefined => {
  const inserted = command.insert && firstOf(command.documents);
  if (inserted?.outbox) return ['before-write', 'after-write', () => eventsIn(inserted.outbox)];
  if (inserted?.sources) return ['before-project', 'after-project', () => `${command.insert} ${inserted._id}`];
  if (command.insert === 'stripe_messages')
    return [undefined, 'after-message', () => `${inserted?.type} ${inserted?._id}`];
  const update = command.update && firstOf(command.updates);
  const changes = update?.u;
  if (!changes || Array.isArray(changes)) return undefined;
  if (changes.$push?.outbox) return ['before-write', 'after-write', () => eventsIn(changes.$push.outbox.$each)];
  if (changes.$pull?.outbox)
    return ['after-publish', 'after-acknowledge', () => `${command.update} ${[update.q._id?.$in ?? update.q._id]}`];
  const set = Object.keys(changes.$set ?? {});
  if (set.some((name) => name.startsWith('sources.')))
    return ['before-project', 'after-project', () => `${command.update} ${update.q._id}`];
  if (changes.$setOnInsert && ['notifications', 'mailbox'].includes(command.update))
    return ['before-reaction', 'after-reaction', () => `${command.update} ${update.q._id}`];
  return undefined;
};

// biome-ignore lint/suspicious/noExplicitAny: drivers' internals have no types
type Method = (this: any, ...args: any[]) => any;
const wrap = (prototype: Record<string, Method>, name: string, around: (inner: Method) => Method): void => {
  prototype[name] = around(prototype[name] as Method);
};

wrap(
  driverConnection().prototype as unknown as Record<string, Method>,
  'command',
  (inner) =>
    async function (...args) {
      const command: Command = args[1];
      const [before, after, about] = placesOf(command) ?? [];
      if (before && about) pass(before, about);
      const answer = await inner.apply(this, args);
      if (after && about) pass(after, about);
      // Whose own request it is, everything that it had reserved is known to nobody else by now.
      if (after === 'after-write' && about && requestWrites.some((type) => about().startsWith(type)))
        pass('request-left', about);
      if (command.find && command.projection?.outbox) {
        const batch: Command[] = (answer.toObject?.() ?? answer).cursor?.firstBatch ?? [];
        const found = batch.find(({ outbox }) => outbox?.length > 0);
        if (found) pass('before-publish', () => eventsIn(found.outbox));
      }
      return answer;
    },
);

wrap(
  ServerResponse.prototype as unknown as Record<string, Method>,
  'end',
  (inner) =>
    function (...args) {
      const { method, originalUrl, url } = this.req;
      // A command's answer says where its aggregate stands.
      if (method !== 'GET' && this.hasHeader('touchline-after'))
        pass('before-reply', () => `${method} ${originalUrl ?? url}`);
      return inner.apply(this, args);
    },
);

wrap(
  ClientRequest.prototype as unknown as Record<string, Method>,
  'emit',
  (inner) =>
    function (...args) {
      if (
        args[0] === 'response' &&
        this.method !== 'GET' &&
        this.path.startsWith('/v1/') &&
        !this.path.endsWith('_preview')
      )
        pass('after-call', () => `${this.method} ${this.path}`);
      return inner.apply(this, args);
    },
);

const fetched = globalThis.fetch;
globalThis.fetch = async (...args) => {
  const answer = await fetched(...args);
  if (answer.headers.get('content-type') !== 'application/timestamp-reply') return answer;
  const token = await answer.arrayBuffer();
  pass('after-token', () => `${token.byteLength} bytes of a token`);
  return new Response(token, { status: answer.status, headers: answer.headers });
};

if (process.env['KAFKA_BROKERS']) {
  wrap(
    require('kafkajs/src/consumer/runner').prototype,
    'commitOffsets',
    (inner) =>
      async function (...args) {
        const about = () => args[0].topics.map(({ topic }: { topic: string }) => topic).join(', ');
        pass('before-offset', about);
        const answer = await inner.apply(this, args);
        pass('after-offset', about);
        return answer;
      },
  );
  // A killed member's partitions are idle for this long: a thousand kills don't wait eight seconds each.
  const sessionTimeout = Number(process.env['CRASH_SESSION_TIMEOUT_MS'] ?? 6_000);
  wrap(
    require('kafkajs/src/index').prototype,
    'consumer',
    (inner) =>
      function (config) {
        const shorter = { sessionTimeout, rebalanceTimeout: sessionTimeout * 2, heartbeatInterval: sessionTimeout / 6 };
        return inner.call(this, { ...config, ...shorter });
      },
  );
}
