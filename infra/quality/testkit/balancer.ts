import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Before the replicas of a part: each new connection goes to the next of them that takes it. */
export interface Balancer {
  readonly url: string;
  /** @param addresses `http://127.0.0.1:port` of each replica */
  readonly to: (addresses: readonly string[]) => void;
  /** How many connections each address has had. */
  readonly shares: () => Readonly<Record<string, number>>;
  readonly close: () => Promise<void>;
}

export const startBalancer = async (): Promise<Balancer> => {
  let backends: readonly string[] = [];
  let turn = 0;
  const shares: Record<string, number> = {};
  const open = new Set<Socket>();
  const dial = (tries: number): Promise<Socket | undefined> =>
    new Promise((settle) => {
      const address = backends[turn % backends.length];
      turn += 1;
      if (address === undefined || tries === 0) {
        settle(undefined);
        return;
      }
      const socket = connect(Number(new URL(address).port), '127.0.0.1');
      socket.once('connect', () => {
        shares[address] = (shares[address] ?? 0) + 1;
        settle(socket);
      });
      socket.once('error', () => settle(dial(tries - 1)));
    });
  const server = createServer({ pauseOnConnect: true }, async (client) => {
    open.add(client);
    client.once('close', () => open.delete(client));
    client.on('error', () => client.destroy());
    const backend = await dial(backends.length);
    if (!backend || client.destroyed) {
      client.destroy();
      backend?.destroy();
      return;
    }
    client.once('close', () => backend.destroy());
    backend.once('close', () => client.destroy());
    backend.on('error', () => client.destroy());
    client.pipe(backend).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    to: (addresses) => {
      backends = addresses;
      // Whoever keeps a connection would never learn of those that came later.
      for (const client of open) client.end();
    },
    shares: () => ({ ...shares }),
    close: async () => {
      for (const client of open) client.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
