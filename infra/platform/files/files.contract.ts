import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { FileMissing, type Files } from './files.ts';

const pdf = { contentType: 'application/pdf' };
const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What every place for files must do. */
export const filesContract = (name: string, create: () => Promise<Files>): void => {
  describe(`the files: ${name}`, () => {
    let files: Files;
    beforeAll(async () => {
      files = await create();
    });

    it('gives back the bytes as they were, whole and as a stream', async () => {
      const key = `documents/${randomUUID()}/draft.pdf`;
      const bytes = new Uint8Array(randomBytes(3_000_000));
      await files.put(key, bytes, pdf);
      expect(digest(await files.get(key))).toBe(digest(bytes));
      expect(digest(await buffer(await files.stream(key)))).toBe(digest(bytes));
    });

    it('gives back a part of them, from its first byte to its last', async () => {
      const key = `clips/${randomUUID()}`;
      const bytes = new Uint8Array(randomBytes(300_000));
      await files.put(key, bytes, { contentType: 'video/mp4' });
      for (const [start, end] of [
        // A last byte of number 0 is none to the bucket of the tests.
        [0, 1],
        [100_000, 199_999],
        [299_999, 299_999],
        [0, 299_999],
      ] as const)
        expect(digest(await buffer(await files.stream(key, { start, end })))).toBe(
          digest(bytes.subarray(start, end + 1)),
        );
    });

    it('takes what lies in a file of this machine, byte for byte', async () => {
      const directory = await mkdtemp(join(tmpdir(), 'touchline-content-'));
      const path = join(directory, 'upload');
      const bytes = new Uint8Array(randomBytes(3_000_000));
      await writeFile(path, bytes);
      const key = `photos/${randomUUID()}`;
      await files.put(key, { path, size: bytes.byteLength }, { contentType: 'image/jpeg' });
      await rm(directory, { recursive: true });
      expect(digest(await files.get(key))).toBe(digest(bytes));
    });

    it('lists what it keeps, and nothing that is gone', async () => {
      const folder = randomUUID();
      const keys = [`documents/${folder}/a.pdf`, `documents/${folder}/deep/er/b.pdf`, `photos/${folder}`];
      for (const key of keys) await files.put(key, Buffer.from(key), pdf);
      await files.put(`photos/${folder}-gone`, Buffer.from('gone'), pdf);
      await files.delete(`photos/${folder}-gone`);
      const found: [string, number][] = [];
      for await (const { key, size } of files.list()) if (key.includes(folder)) found.push([key, size]);
      expect(found.toSorted()).toEqual(keys.map((key): [string, number] => [key, key.length]).toSorted());
    });

    it('keeps an empty file', async () => {
      const key = `documents/${randomUUID()}.pdf`;
      await files.put(key, new Uint8Array(), pdf);
      expect(await files.get(key)).toHaveLength(0);
    });

    it('replaces what lies under the same key', async () => {
      const key = `evidence/${randomUUID()}.json`;
      await files.put(key, Buffer.from('a longer first text'), pdf);
      await files.put(key, Buffer.from('second'), pdf);
      expect(Buffer.from(await files.get(key)).toString()).toBe('second');
    });

    it('says when there is no such file', async () => {
      const key = `documents/${randomUUID()}.pdf`;
      expect(await files.exists(key)).toBe(false);
      await expect(files.get(key)).rejects.toThrow(FileMissing);
      await expect(files.stream(key)).rejects.toThrow(FileMissing);
    });

    it('deletes, and deletes again', async () => {
      const key = `documents/${randomUUID()}.pdf`;
      await files.put(key, Buffer.from('x'), pdf);
      expect(await files.exists(key)).toBe(true);
      await files.delete(key);
      await files.delete(key);
      expect(await files.exists(key)).toBe(false);
    });

    it('takes no key that leaves its folder', async () => {
      for (const key of [
        '../secret',
        'a/../../b',
        '/etc/passwd',
        'a//b',
        '.incoming/x',
        'a/.hidden',
        '',
        'a\\b',
        'a\0b',
      ]) {
        await expect(files.put(key, Buffer.from('x'), pdf)).rejects.toThrow(/not a file key/);
        await expect(files.get(key)).rejects.toThrow(/not a file key/);
      }
    });

    it('is healthy', async () => expect(await files.health()).toEqual({ ok: true }));
  });
};
