import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export const repository = resolve(import.meta.dirname, '..', '..', '..');

/** All that is asked of the cluster is asked in this namespace, but for what names another. */
export const namespace = 'touchline';

export interface Ran {
  readonly code: number;
  /** What it wrote to its output, and to its output and errors in the order of their coming. */
  readonly said: string;
  readonly all: string;
}

/** Runs a program to its end. `input`: what it reads. */
export const attempt = async (program: string, args: readonly string[], input = ''): Promise<Ran> => {
  const child = spawn(program, args, { cwd: repository, stdio: 'pipe' });
  let said = '';
  let all = '';
  child.stdout.on('data', (bytes) => {
    said += bytes;
    all += bytes;
  });
  child.stderr.on('data', (bytes) => {
    all += bytes;
  });
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const code = await new Promise<number>((ended) => {
    child.once('error', (error) => {
      all += error.message;
      ended(127);
    });
    child.once('close', (status) => ended(status ?? 1));
  });
  return { code, said, all };
};

/** As `attempt`; anything but 0 is an error with what it said last. */
export const run = async (program: string, args: readonly string[], input?: string): Promise<string> => {
  const { code, said, all } = await attempt(program, args, input);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}: ${code}\n${all.trim().slice(-2_000)}`);
  return said;
};

/** The cluster that kubectl speaks to, by KUBECONFIG or its context. */
export const kubectl = (args: readonly string[], input?: string): Promise<string> =>
  run('kubectl', ['-n', namespace, ...args], input);

// biome-ignore lint/suspicious/noExplicitAny: manifests of many kinds
export const kubectlJson = async (args: readonly string[]): Promise<any> =>
  JSON.parse(await kubectl([...args, '-o', 'json']));

let way: Promise<string> | undefined;

/** Where the cluster's own server answers on this machine, for as long as this process is there. */
const openWay = (): Promise<string> =>
  new Promise((opened, failed) => {
    const child = spawn('kubectl', ['proxy', '--port=0'], { stdio: ['ignore', 'pipe', 'inherit'] });
    process.once('exit', () => child.kill());
    let said = '';
    child.stdout.on('data', (bytes) => {
      said += bytes;
      const address = /127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (address) opened(`http://${address}`);
    });
    child.once('error', failed);
    child.once('exit', () => failed(new Error('no way to the cluster’s server')));
    child.unref();
  });

/** What a read of kubectl takes of a core: 0.13 s. What is asked again and again while somebody measures is asked over one connection. */
// biome-ignore lint/suspicious/noExplicitAny: objects of many kinds
export const read = async (path: string, query: Readonly<Record<string, string>> = {}): Promise<any> => {
  way ??= openWay();
  const reply = await fetch(`${await way}${path}?${new URLSearchParams(query)}`);
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${(await reply.text()).slice(0, 500)}`);
  return reply.json();
};

/** A port of this machine that leads to one of a service in the cluster; where that one ends, to the next. */
export const forward = async (service: string, port: number): Promise<{ port: number; close: () => Promise<void> }> => {
  const begin = (local: number | ''): ChildProcess =>
    spawn('kubectl', ['-n', namespace, 'port-forward', `svc/${service}`, `${local}:${port}`], {
      stdio: ['ignore', 'pipe', local === '' ? 'inherit' : 'ignore'],
    });
  let child = begin('');
  let closed = false;
  const found = await new Promise<number>((opened, failed) => {
    let said = '';
    child.stdout?.on('data', (bytes) => {
      said += bytes;
      const local = /127\.0\.0\.1:(\d+)/.exec(said)?.[1];
      if (local) opened(Number(local));
    });
    child.once('exit', () => failed(new Error(`no way to svc/${service}:${port}`)));
  });
  const again = async (): Promise<void> => {
    await wait(250);
    if (closed) return;
    child = begin(found);
    child.stdout?.resume();
    child.once('exit', () => void again());
  };
  child.once('exit', () => void again());
  return {
    port: found,
    close: async () => {
      closed = true;
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
};
