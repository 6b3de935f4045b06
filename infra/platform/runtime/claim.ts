import { chmod, mkdir, stat } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { StartRefused } from './refused.ts';

/** Whoever has a directory answers with this on the socket that stands for it. */
interface Holder {
  readonly pid: number;
  readonly program: string;
}

const held = new Map<string, Server>();
const answersWithinMs = 1_000;
/** One that says nothing may be just ending: a killed process has what it had for the moment that its end takes. */
const dyingMs = 5_000;

const askHolder = (address: string): Promise<Holder | undefined> =>
  new Promise((settle) => {
    const socket = connect(address);
    let said = '';
    const end = (): void => {
      socket.destroy();
      try {
        settle(JSON.parse(said) as Holder);
      } catch {
        // One that is stopped just now, or hangs, has the directory all the same.
        settle(undefined);
      }
    };
    socket.setTimeout(answersWithinMs, end);
    socket.on('data', (chunk) => {
      said += chunk.toString();
    });
    socket.once('error', end);
    socket.once('end', end);
  });

const listen = (server: Server, address: string): Promise<boolean> =>
  new Promise((settle, reject) => {
    server
      .removeAllListeners('error')
      .once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? settle(false) : reject(error)));
    server.listen(address, () => settle(true));
  });

/**
 * Makes the directory this process's alone, readable by its owner only. What holds it is a socket without a file, named
 * after the directory's inode and the moment it was made (the inode of a directory that is gone is given to the next one):
 * the kernel takes it away with the process, however that ends, so that nothing stale is left after a kill. Claiming it again in the same process changes nothing; what is answered gives it back.
 * @throws StartRefused that names who has it
 */
export const claimDirectory = async (directory: string): Promise<() => void> => {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await chmod(directory, 0o700).catch((error: NodeJS.ErrnoException) => {
    // A mounted one may belong to somebody else, who has let us write there.
    if (error.code !== 'EPERM') throw error;
  });
  const { dev, ino, birthtimeNs } = await stat(directory, { bigint: true });
  const address = `\0touchline-${dev}-${ino}-${birthtimeNs}`;
  // Other systems have no such sockets; there the engine's own lock has to do.
  if (process.platform !== 'linux') return () => {};
  const release = (): void => {
    held.get(address)?.close();
    held.delete(address);
  };
  if (held.has(address)) return release;
  const me: Holder = { pid: process.pid, program: process.argv[1] ?? '' };
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(JSON.stringify(me));
  });
  const until = performance.now() + dyingMs;
  while (!(await listen(server, address))) {
    const holder = await askHolder(address);
    if (!holder && performance.now() < until) {
      await wait(50);
      continue;
    }
    const who = holder ? `process ${holder.pid} (${holder.program})` : 'another process';
    throw new StartRefused(
      `${directory} is in use by ${who}. Stop that, or name another directory: DATA_DIR=… Nothing there was changed.`,
    );
  }
  server.unref();
  held.set(address, server);
  return release;
};
