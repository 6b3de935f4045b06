import { type Misconduct, startWayward, type WaywardServer } from './wayward-server.ts';

export type ListConduct = 'list' | Misconduct;

/** A server of a test that publishes lists of revoked certificates, each at a path of its own. */
export interface TestListServer extends Omit<WaywardServer<ListConduct>, 'origin'> {
  /** Publishes at this path what is made at each question; answers the address. */
  readonly publish: (path: string, make: () => Buffer) => string;
}

export const startListServer = async (): Promise<TestListServer> => {
  const published = new Map<string, () => Buffer>();
  const { origin, ...server } = await startWayward<ListConduct>({
    usual: 'list',
    type: 'application/pkix-crl',
    reply: (_, __, { url = '' }) => published.get(url)?.() ?? null,
  });
  return {
    ...server,
    publish: (path, make) => {
      published.set(path, make);
      return `${origin}${path}`;
    },
  };
};
