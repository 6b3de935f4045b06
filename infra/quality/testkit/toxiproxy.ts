import { execFile, spawn } from 'node:child_process';
import { access, constants, mkdir, rename } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../platform/runtime/free-port.mjs';
import { eventually } from './eventually.ts';

const run = promisify(execFile);
const version = '2.5.0';
const cache = join(resolve(import.meta.dirname, '..', '..', '..'), '.cache', `toxiproxy-${version}`);
const built = join(cache, 'toxiproxy-server');

const isThere = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

const find = async (): Promise<string | undefined> => {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  for (const path of [...folders.map((folder) => join(folder, 'toxiproxy-server')), built])
    if (await isThere(path)) return path;
  return undefined;
};

/** What this machine lacks to run Toxiproxy, as a sentence; nothing when it can. Builds it with Go where that is there. */
export const toxiproxyMissing = async (): Promise<string | undefined> => {
  if (await find()) return undefined;
  try {
    await mkdir(cache, { recursive: true });
    const env = { ...process.env, GOBIN: cache };
    await run('go', ['install', `github.com/Shopify/toxiproxy/v2/cmd/server@v${version}`], { env });
    await rename(join(cache, 'server'), built);
    return undefined;
  } catch {
    return 'Toxiproxy is missing: install toxiproxy-server, or Go to build it; faults on the wire are not tested.';
  }
};

/** A wire that can be cut, slowed and frozen. */
export interface Wire {
  /** What connects through it: `127.0.0.1:port`. */
  readonly address: string;
  readonly port: number;
  /** Refuses connections and cuts those that are open. */
  readonly cut: () => Promise<void>;
  /** Connections stand and carry nothing: a pulled cable. */
  readonly freeze: () => Promise<void>;
  /** Every piece takes so much longer. */
  readonly delay: (ms: number) => Promise<void>;
  /** As it was. */
  readonly mend: () => Promise<void>;
}

export interface Wires {
  /** @param to `127.0.0.1:port` of the server behind it; @param port where it listens, 0 picks one */
  readonly to: (name: string, to: string, port?: number) => Promise<Wire>;
  readonly stop: () => Promise<void>;
}

export const startWires = async (): Promise<Wires> => {
  const program = await find();
  if (program === undefined) throw new Error('Toxiproxy is missing.');
  const port = await freePort();
  const child = spawn(program, ['-host', '127.0.0.1', '-port', String(port)], { stdio: 'ignore' });
  const gone = new Promise<void>((settle) => child.once('exit', () => settle()));
  const endWithUs = (): void => void child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      // Toxiproxy refuses what looks like a browser.
      headers: { 'user-agent': 'touchline-tests', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`Toxiproxy answers ${reply.status} to ${method} ${path}: ${await reply.text()}`);
    return reply.status === 204 ? undefined : reply.json();
  };
  await eventually(() => ask('GET', '/proxies'), 'Toxiproxy answers', { within: 20_000 });
  return {
    to: async (name, upstream, listen = 0) => {
      const made = (await ask('POST', '/proxies', { name, upstream, listen: `127.0.0.1:${listen}` })) as {
        listen: string;
      };
      const toxic = (type: string, attributes: Record<string, number>) =>
        Promise.all(
          ['upstream', 'downstream'].map((stream) =>
            ask('POST', `/proxies/${name}/toxics`, { name: `${type}-${stream}`, type, stream, attributes }),
          ),
        );
      return {
        address: made.listen,
        port: Number(made.listen.split(':').at(-1)),
        cut: async () => void (await ask('POST', `/proxies/${name}`, { enabled: false })),
        freeze: async () => void (await toxic('timeout', { timeout: 0 })),
        delay: async (ms) => void (await toxic('latency', { latency: ms })),
        mend: async () => {
          const { toxics } = (await ask('GET', `/proxies/${name}`)) as { toxics: { name: string }[] };
          for (const one of toxics) await ask('DELETE', `/proxies/${name}/toxics/${one.name}`);
          await ask('POST', `/proxies/${name}`, { enabled: true });
        },
      };
    },
    stop: async () => {
      process.off('exit', endWithUs);
      child.kill('SIGKILL');
      await gone;
    },
  };
};
