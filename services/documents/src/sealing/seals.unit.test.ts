import { afterAll, describe, expect, it } from '@jest/globals';
import { FileMissing, type Files } from '@touchline/platform/files';
import { silentLogger } from '@touchline/platform/telemetry';
import type { DocumentRepository } from '../document/document.repository.ts';
import { decide, evolve, initialState } from '../document/document.ts';
import type { Document, DocumentCommand, DocumentEvent, Existing } from '../document/state.ts';
import { signedByAllOf } from '../evidence/evidence.fixtures.ts';
import { now, sealedContract, testTimes } from './sealing.fixtures.ts';
import { createSeals } from './seals.ts';

const { pdf, identity } = await sealedContract();
const { authority, root, times, stop } = await testTimes();
afterAll(stop);

/** Two processes that share documents and files. Each looks for a kept token before the other one has kept it. */
const twoProcesses = () => {
  const stored = new Map<string, Uint8Array>([['original', pdf]]);
  const files = {
    get: async (key: string) => {
      const bytes = key.endsWith('.tst') ? undefined : stored.get(key);
      if (!bytes) throw new FileMissing(key);
      return bytes;
    },
    put: async (key: string, bytes: Uint8Array) => {
      stored.set(key, bytes);
    },
    delete: async (key: string) => {
      stored.delete(key);
    },
  } as unknown as Files;
  let state: Document = signedByAllOf(pdf).reduce(evolve, initialState);
  const told: DocumentEvent[] = [];
  const documents = {
    find: async () => state as Existing,
    handle: async (_: string, command: DocumentCommand) => {
      const events = decide(command, state);
      told.push(...events);
      state = events.reduce(evolve, state);
    },
    stuckSeals: async () => 0,
  } as unknown as DocumentRepository;
  const process = () =>
    createSeals({
      ...{ documents, files, identity, times, timestampRoots: [root], clock: () => now },
      deps: { logger: silentLogger() },
    });
  return { one: process(), other: process(), stored, told, current: () => state };
};

describe('a document that all have signed', () => {
  it('is sealed once by a process that is told of it twice', async () => {
    const { one, told } = twoProcesses();
    const before = authority.asked();
    await Promise.all([one.seal('doc_1'), one.seal('doc_1')]);
    expect(told.map(({ type }) => type)).toEqual(['DocumentCompleted']);
    expect(authority.asked() - before).toBe(2);
  });
  it('keeps one pair of papers where two processes seal it at the same time', async () => {
    const { one, other, stored, told, current } = twoProcesses();
    const before = authority.asked();
    await Promise.all([one.seal('doc_1'), other.seal('doc_1')]);
    expect(told.map(({ type }) => type)).toEqual(['DocumentCompleted']);
    expect(authority.asked() - before).toBe(4);
    const state = current();
    if (state.status !== 'completed') throw new Error(`it is ${state.status}`);
    expect([...stored.keys()].sort()).toEqual(['original', state.sealed.key, state.certificate.key].sort());
  });
});
