import { beforeAll, describe, expect, it } from '@jest/globals';
import { sha256 } from '@touchline/platform/domain';
import type { Files } from '@touchline/platform/files';
import { silentLogger } from '@touchline/platform/telemetry';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { day } from '../document/document.fixtures.ts';
import type { Existing } from '../document/state.ts';
import { completedContract } from '../evidence/evidence.fixtures.ts';
import { documentsArchive } from './documents-archive.ts';

let completed: Existing;
beforeAll(async () => {
  ({ document: completed } = await completedContract());
});

const stored = new Map<string, Uint8Array>();
const files = { get: async (key: string) => stored.get(key) ?? new Uint8Array() } as unknown as Files;
const store = { files, logger: silentLogger() };

/** The same contract with other bytes, in another state. */
const other = (id: string, changes: Readonly<Record<string, unknown>>): Existing => {
  const bytes = strToU8(`%PDF of ${id}`);
  stored.set(id, bytes);
  const file = { key: id, sha256: sha256(bytes), size: bytes.length };
  return { ...completed, document_id: `doc_${id}`, file, sealed: file, ...changes } as unknown as Existing;
};

const archived = async (documents: readonly Existing[], most?: number) => {
  const { file } = await documentsArchive(store, documents, day(26), most);
  if (!file || !('bytes' in file)) throw new Error('no archive');
  const entries = unzipSync(file.bytes);
  const contents = strFromU8(entries['contents.txt'] ?? new Uint8Array());
  return { name: file.name, names: Object.keys(entries), entries, contents };
};

describe('an archive of several documents', () => {
  it('gives what is sealed, and of what isn’t its original', async () => {
    const { name, names, entries, contents } = await archived([
      other('sealed', { title: 'Contract' }),
      other('open', { title: 'Image rights', status: 'available' }),
    ]);
    expect(name).toBe('documents-2026-11-26.zip');
    expect(names).toEqual(['contents.txt', 'Contract (signed).pdf', 'Image rights.pdf']);
    expect(strFromU8(entries['Image rights.pdf'] ?? new Uint8Array())).toBe('%PDF of open');
    expect(contents).toContain('2 of 2 files');
    expect(contents).toMatch(
      /1\. Contract\n {3}doc_sealed\n {3}Signed by all and sealed\n {3}Contract \(signed\)\.pdf\n/,
    );
    expect(contents).toContain('Image rights.pdf (the original, without signatures)');
  });

  it('names each file once, whatever the titles', async () => {
    const titles = ['Contract', 'CONTRACT', 'contract', 'Con/tract'];
    const { names } = await archived(titles.map((title, at) => other(`n${at}`, { title, status: 'voided' })));
    expect(names.slice(1)).toEqual(['Contract.pdf', 'CONTRACT 2.pdf', 'contract 3.pdf', 'Contract 4.pdf']);
  });

  it('accounts for what has no file, and for what no longer fits', async () => {
    const [first, second] = [other('first', { title: 'First' }), other('second', { title: 'Second' })];
    const draft = other('draft', { title: 'Third', status: 'draft', file: null });
    const { name, names, contents } = await archived([first, draft, second], '%PDF of first'.length);
    expect(name).toBe('documents-2026-11-26 (1 of 3).zip');
    expect(names).toEqual(['contents.txt', 'First (signed).pdf']);
    expect(contents).toMatch(/2\. Third\n {3}doc_draft\n {3}Draft, not sent yet\n {3}No file yet\n/);
    expect(contents).toMatch(/3\. Second\n.*\n.*\n {3}Left out, the archive is full: download it by itself\n/);
  });

  it('is not made of a file that is no longer what was stored', async () => {
    const document = other('changed', {});
    stored.set('changed', strToU8('%PDF another'));
    await expect(archived([document])).rejects.toMatchObject({ code: 'ServiceUnavailable' });
  });
});
