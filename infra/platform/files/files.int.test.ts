import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, open, readdir, rm, utimes } from 'node:fs/promises';
import { request } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import S3rver from 's3rver';
import { eventually } from '../../quality/testkit/index.ts';
import { freePort } from '../runtime/free-port.mjs';
import { filesContract } from './files.contract.ts';
import { createLocalFiles, createS3Files, StorageFull } from './index.ts';

const directory = await mkdtemp(join(tmpdir(), 'touchline-files-'));
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(directory, 's3'),
  configureBuckets: [{ name: 'touchline' }],
});
const address: AddressInfo = await server.run();
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true, force: true });
});

const bucket = (name: string, port = address.port) =>
  createS3Files({
    bucket: name,
    region: 'eu-central-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  });

filesContract('a directory', () => createLocalFiles({ directory: join(directory, 'local') }));
filesContract('S3', () => bucket('touchline'));

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

describe('the bucket of one machine', () => {
  /** As its image starts it: a server that is reached by a name of one word, like every server of a cluster. */
  const dockerfile = readFileSync(join(import.meta.dirname, '..', '..', 'deploy', 'Dockerfile'), 'utf8');
  const command: readonly string[] = JSON.parse(/^CMD (\[.*s3rver.*\])$/m.exec(dockerfile)?.[1] ?? '[]');
  const places: Readonly<Record<string, string>> = {
    '0.0.0.0': '127.0.0.1',
    '/data': join(directory, 'data'),
    'node_modules/s3rver/bin/s3rver.js': join(
      dirname(createRequire(import.meta.url).resolve('s3rver/package.json')),
      'bin',
      's3rver.js',
    ),
  };

  it('is found by its own name, whatever the server is called', async () => {
    const port = await freePort();
    const args = command.slice(1).map((arg) => (arg === '4568' ? String(port) : (places[arg] ?? arg)));
    const child = spawn(process.execPath, args, { stdio: 'ignore' });
    try {
      const asked = (path: string) =>
        new Promise<number | undefined>((resolve, reject) => {
          const options = { host: '127.0.0.1', port, path, method: 'HEAD', headers: { host: 's3:4568' } };
          request(options, (reply) => resolve(reply.resume().statusCode))
            .once('error', reject)
            .end();
        });
      expect(await eventually(() => asked('/touchline-files'), 'the server answers')).toBe(200);
      expect(await asked('/another')).toBe(404);
    } finally {
      child.kill('SIGKILL');
    }
  });
});

describe('files in a directory', () => {
  const pdf = { contentType: 'application/pdf' };

  // S3 promises the same; the server of the tests does not keep that promise.
  it('gives readers the old bytes or the new ones while both are written', async () => {
    const files = await createLocalFiles({ directory: join(directory, 'replaced') });
    const key = 'documents/doc_1.pdf';
    const versions = [Buffer.alloc(400_000, 'a'), Buffer.alloc(300_000, 'b')];
    const known = versions.map(digest);
    await files.put(key, versions[0] as Buffer, pdf);
    const writes = Promise.all(Array.from({ length: 10 }, (_, n) => files.put(key, versions[n % 2] as Buffer, pdf)));
    for (let n = 0; n < 10; n += 1) expect(known).toContain(digest(await files.get(key)));
    await writes;
  });

  it('leaves room for the product: uploads end before the disk is full, contracts don’t', async () => {
    const gigabyte = 1024 ** 3;
    let free = 2 * gigabyte;
    const files = await createLocalFiles({
      directory: join(directory, 'filling'),
      room: async () => ({ bsize: 1, bavail: free, blocks: 100 * gigabyte }),
    });
    const upload = (key: string) => files.put(key, Buffer.from('a picture'), { ...pdf, leavesRoom: true });
    await upload('first.pdf');
    free = gigabyte;
    await expect(upload('second.pdf')).rejects.toBeInstanceOf(StorageFull);
    expect(await files.exists('second.pdf')).toBe(false);
    await files.put('contract.pdf', Buffer.from('a contract'), pdf);
    // Of a small disk it is a tenth.
    const small = await createLocalFiles({
      directory: join(directory, 'small'),
      room: async () => ({ bsize: 1, bavail: 30_000_000, blocks: 260_000_000 }),
    });
    await small.put('photo.jpg', Buffer.alloc(1_000_000), { ...pdf, leavesRoom: true });
    await expect(small.put('scan.pdf', Buffer.alloc(5_000_000), { ...pdf, leavesRoom: true })).rejects.toBeInstanceOf(
      StorageFull,
    );
  });

  it('keeps the old bytes and no rest when the disk is full', async () => {
    const root = join(directory, 'full');
    await (await createLocalFiles({ directory: root })).put('doc.pdf', Buffer.from('old'), pdf);
    // The kernel's own answer of a full disk.
    const full = await createLocalFiles({ directory: root, open: () => open('/dev/full', 'w') });
    await expect(full.put('doc.pdf', Buffer.from('new'), pdf)).rejects.toThrow(StorageFull);
    expect(await full.health()).toEqual({ ok: false, reason: 'the files directory cannot be written (ENOSPC)' });
    expect(Buffer.from(await full.get('doc.pdf')).toString()).toBe('old');
    expect(await readdir(join(root, '.incoming'))).toEqual([]);
  });

  it('leaves nothing half-saved when the writer is killed', async () => {
    const root = join(directory, 'killed');
    const writer = `
      import { createLocalFiles } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))};
      const files = await createLocalFiles({ directory: ${JSON.stringify(root)} });
      for (let n = 0; ; n += 1) {
        await files.put('doc' + (n % 5) + '.pdf', Buffer.alloc(2_000_000, n % 251), { contentType: 'application/pdf' });
        process.stdout.write('.');
      }`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', writer], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let written = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      written += chunk.length;
    });
    await eventually(() => written > 20, 'the writer has written', { within: 20_000 });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    const files = await createLocalFiles({ directory: root });
    for (const name of ['doc0.pdf', 'doc1.pdf', 'doc2.pdf', 'doc3.pdf', 'doc4.pdf']) {
      const bytes = await files.get(name);
      expect(bytes).toHaveLength(2_000_000);
      expect(new Set(bytes).size).toBe(1);
    }
    // What it left is cleared away once nobody can be writing it any more.
    const left = (await readdir(join(root, '.incoming'))).map((name) => join(root, '.incoming', name));
    const long = new Date(Date.now() - 2 * 60 * 60_000);
    for (const path of left) await utimes(path, long, long);
    await createLocalFiles({ directory: root });
    expect(await readdir(join(root, '.incoming'))).toEqual([]);
  });

  it('many processes start at the same moment on one directory, and none takes away what another writes', async () => {
    const root = join(directory, 'shared');
    await Promise.all(Array.from({ length: 20 }, () => createLocalFiles({ directory: root })));
    let go = (): void => {};
    const starts = new Promise<void>((settle) => {
      go = settle;
    });
    let opened = 0;
    const slow = await createLocalFiles({
      directory: root,
      open: async (...given: Parameters<typeof open>) => {
        const handle = await open(...given);
        opened += 1;
        await starts;
        return handle;
      },
    });
    const writing = slow.put('doc.pdf', Buffer.from('new'), { contentType: 'application/pdf' });
    await eventually(() => opened === 1, 'it is writing');
    await createLocalFiles({ directory: root });
    go();
    await writing;
    expect(Buffer.from(await slow.get('doc.pdf')).toString()).toBe('new');
  });
});

describe('files on S3', () => {
  it('tells when the bucket or the server is not there', async () => {
    expect(await (await bucket('other')).health()).toMatchObject({ ok: false });
    expect(await (await bucket('touchline', 9)).health()).toMatchObject({ ok: false });
  });
});
