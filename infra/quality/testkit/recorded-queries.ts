import { createServer, connect as dial, type Socket } from 'node:net';
import { type Document, deserialize } from 'bson';
import { engineDatabase } from '../../platform/database/engine.run.ts';

/** What of a command is planned: where it looks, for what, and in which order. */
export interface RecordedQuery {
  /** The service's own name, without the run's prefix. */
  readonly database: string;
  readonly collection: string;
  readonly filter: Document;
  readonly sort?: Document | undefined;
  /** The index by whose name it was asked. */
  readonly hint?: string | undefined;
  /** Of what is found and read: whole documents, or the fields that are named. */
  readonly brings?: 'all' | 'some' | undefined;
  /** How many there are is asked, and nothing of them. */
  readonly counts?: true | undefined;
  /** Instead of a filter: the stages of an aggregation. */
  readonly pipeline?: readonly Document[] | undefined;
}

export interface QueryRecorder {
  /** The address under which the same engine answers. */
  readonly uri: string;
  /** One of each shape that was asked so far. */
  readonly queries: () => readonly RecordedQuery[];
  /** How many reads came so far. */
  readonly reads: () => number;
  readonly close: () => Promise<void>;
}

/** Where an engine listens: its socket's path, or a port. */
const placeOf = (uri: string): string | { readonly port: number; readonly host: string } => {
  const place = decodeURIComponent(/^mongodb:\/\/([^/?]+)/.exec(uri)?.[1] ?? '');
  if (place.startsWith('/')) return place;
  const [host = '127.0.0.1', port = '27017'] = place.split(':');
  return { host, port: Number(port) };
};

/** The documents of an OP_MSG: its command, with what follows in sections of their own put back into it. */
const commandOf = (message: Buffer): Document | null => {
  if (message.readInt32LE(12) !== 2013) return null;
  let command: Document = {};
  for (let at = 20; at + 5 <= message.length; ) {
    const kind = message.readUInt8(at);
    const size = message.readInt32LE(at + 1);
    if (kind === 0) command = { ...deserialize(message.subarray(at + 1, at + 1 + size)), ...command };
    if (kind === 1) {
      const end = message.indexOf(0, at + 5);
      const list: Document[] = [];
      for (let from = end + 1; from < at + 1 + size; from += message.readInt32LE(from))
        list.push(deserialize(message.subarray(from, from + message.readInt32LE(from))));
      command = { ...command, [message.toString('utf8', at + 5, end)]: list };
    }
    at += 1 + size;
  }
  return command;
};

const queriesOf = (command: Document): readonly RecordedQuery[] => {
  const [verb = ''] = Object.keys(command).filter((key) => typeof command[key] === 'string' && key !== '$db');
  const at = { database: String(command['$db']).replace(/^w[0-9a-f]{8}_/, ''), collection: String(command[verb]) };
  switch (verb) {
    case 'find':
      return [
        {
          ...at,
          ...{ filter: command['filter'] ?? {}, sort: command['sort'], hint: command['hint'] },
          brings: Object.keys(command['projection'] ?? {}).length > 0 ? 'some' : 'all',
        },
      ];
    case 'count':
      return [{ ...at, filter: command['query'] ?? {}, hint: command['hint'], counts: true }];
    case 'distinct':
    case 'findAndModify':
      return [{ ...at, filter: command['query'] ?? {}, sort: command['sort'] }];
    case 'aggregate':
      return [{ ...at, filter: {}, pipeline: command['pipeline'], hint: command['hint'] }];
    case 'update':
      return (command['updates'] ?? []).map(({ q, hint }: Document) => ({ ...at, filter: q, hint }));
    case 'delete':
      return (command['deletes'] ?? []).map(({ q }: Document) => ({ ...at, filter: q }));
    default:
      return [];
  }
};

/** A path may name somebody by id. */
const pathOf = (key: string): string => key.replace(/\b[a-z]{3}_[0-9a-z]{20}\b/g, '<id>');

/** The same for the same question about somebody else. */
const shapeOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? [...new Set(value.map((one) => JSON.stringify(shapeOf(one))))]
    : typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
      ? Object.fromEntries(Object.entries(value).map(([key, one]) => [pathOf(key), shapeOf(one)]))
      : typeof value;

/** Stands between a product and its engine, and keeps what is asked of it. */
export const recordQueries = async (uri: string): Promise<QueryRecorder> => {
  const place = placeOf(uri);
  const kept = new Map<string, RecordedQuery>();
  const sockets = new Set<Socket>();
  let reads = 0;
  const read = (message: Buffer): void => {
    const command = commandOf(message) ?? {};
    if ('find' in command || 'aggregate' in command || 'count' in command) reads += 1;
    for (const query of queriesOf(command)) {
      // About the engine itself, not about anybody’s rows.
      if (query.database === engineDatabase) continue;
      const shape = JSON.stringify([
        query.database,
        query.collection,
        shapeOf(query.filter),
        query.sort,
        query.brings,
        query.counts,
        shapeOf(query.pipeline),
      ]);
      if (!kept.has(shape)) kept.set(shape, query);
    }
  };
  const server = createServer((client) => {
    const engine = typeof place === 'string' ? dial(place) : dial(place);
    let pending = Buffer.alloc(0);
    client.on('data', (chunk: Buffer) => {
      pending = Buffer.concat([pending, chunk]);
      while (pending.length >= 4 && pending.length >= pending.readInt32LE(0)) {
        read(pending.subarray(0, pending.readInt32LE(0)));
        pending = pending.subarray(pending.readInt32LE(0));
      }
    });
    client.pipe(engine).pipe(client);
    for (const [end, other] of [
      [client, engine],
      [engine, client],
    ] as const) {
      sockets.add(end);
      end.on('error', () => other.destroy());
      end.on('close', () => {
        sockets.delete(end);
        other.destroy();
      });
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    uri: `mongodb://127.0.0.1:${port}/?directConnection=true`,
    queries: () => [...kept.values()],
    reads: () => reads,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
};
