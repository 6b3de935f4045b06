import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eventually } from '../../quality/testkit/index.ts';
import { driverConnection, driverPool, endWritesWithTheirConnection, lookAtPoolsSeldom } from './driver.ts';

interface TestConnection {
  command(ns: unknown, command: object, options: object): Promise<unknown>;
  destroy(): void;
}

describe('a command on a connection that is being closed', () => {
  let server: Server;
  const taken = new Set<Socket>();
  beforeAll(async () => {
    endWritesWithTheirConnection();
    // Takes connections and reads nothing of what they send.
    server = createServer((socket) => {
      taken.add(socket.pause().on('error', () => undefined));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(async () => {
    for (const socket of taken) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });

  const admin = { db: 'admin' };
  const connected = async (): Promise<{ readonly socket: Socket; readonly connection: TestConnection }> => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    const Connection = driverConnection() as unknown as new (socket: Socket, options: object) => TestConnection;
    const connection = new Connection(socket, { id: 1, generation: 0, hostAddress: {}, monitorCommands: false });
    return { socket, connection };
  };
  /** How a command ended; `hangs` when it hasn't for long. */
  const ending = (command: Promise<unknown>): Promise<string> =>
    Promise.race([
      command.then(
        () => 'is answered',
        (error) => String(error.name),
      ),
      wait(3_000, 'hangs', { ref: false }),
    ]);

  it('ends when the socket is destroyed already and has not told of it yet', async () => {
    const { socket, connection } = await connected();
    socket.destroy();
    expect(await ending(connection.command(admin, { hello: 1 }, {}))).toBe('MongoNetworkError');
  });

  it('ends when the connection is closed while the socket has no room for it', async () => {
    const { socket, connection } = await connected();
    const command = ending(connection.command(admin, { hello: 1, much: Buffer.alloc(12_000_000) }, {}));
    await eventually(() => socket.listenerCount('drain') > 0, 'it waits for room');
    connection.destroy();
    expect(await command).toBe('MongoNetworkError');
  });
});

describe('a pool that is ready', () => {
  /** One that has as many connections as it should have. */
  const pool = (poolState: string) => {
    const looks = jest.fn();
    const made: ReturnType<typeof driverPool>['prototype'] = Object.assign(Object.create(driverPool().prototype), {
      options: { minPoolSize: 2, maxConnecting: 2, minPoolSizeCheckFrequencyMS: 100 },
      connections: { prune: looks, length: 2 },
      checkedOut: { size: 0 },
      pending: 0,
      poolState,
    });
    return { made, looks };
  };
  beforeAll(() => {
    lookAtPoolsSeldom();
    lookAtPoolsSeldom();
  });

  it('looks every five seconds whether it has its least number of connections', () => {
    jest.useFakeTimers();
    const { made, looks } = pool('ready');
    made.ensureMinPoolSize();
    jest.advanceTimersByTime(50_000);
    expect(looks).toHaveBeenCalledTimes(11);
    clearTimeout(made.minPoolSizeTimer);
    jest.advanceTimersByTime(50_000);
    expect(looks).toHaveBeenCalledTimes(11);
    jest.useRealTimers();
  });

  it('and not at all while it is closed', () => {
    jest.useFakeTimers();
    const { made, looks } = pool('closed');
    made.ensureMinPoolSize();
    jest.advanceTimersByTime(10_000);
    expect(looks).not.toHaveBeenCalled();
    jest.useRealTimers();
  });
});
