import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { firstBreak } from '@touchline/contracts/evidence/audit-trail';
import type { AggregateDocument } from '@touchline/platform/aggregate';
import type { CloudEvent } from '@touchline/platform/bus';
import { sha256 } from '@touchline/platform/domain';
import { eventually, type ServiceHarness, serviceHarness } from '@touchline/quality/testkit';
import type { Connection } from 'mongoose';
import { contractOfDavi } from '../contract-pdf/contract.fixtures.ts';
import { renderContract } from '../contract-pdf/render-contract.ts';
import { en202611 } from '../contract-pdf/wordings/en/2026-11.ts';
import { createSeals } from '../sealing/seals.ts';
import { createSigningIdentity } from '../sealing/signing-identity.ts';
import { verifySealed } from '../sealing/verify-sealed.ts';
import { davi, day, documentId, saskia, sign } from './document.fixtures.ts';
import { createDocumentRepository, type DocumentRepository } from './document.repository.ts';
import { earlierAvailable, earlierCompleted, earlierFullySigned } from './earlier-documents.fixtures.ts';
import type { Existing } from './state.ts';

let harness: ServiceHarness;
let connection: Connection;
let documents: DocumentRepository;
const published: CloudEvent[] = [];
let databases = 0;

/** An event that an earlier version has left in the outbox. */
const signedEvent = (subject: string): CloudEvent => ({
  id: `evt_${subject}`,
  type: 'touchline.document.file-attached.v1',
  source: 'touchline/document',
  subject,
  time: day(24),
  sequence: 2,
  data: {
    document: {
      document_id: subject,
      kind: 'contract',
      title: 'Contract of Davi Adeyinka with Sparta Rotterdam',
      status: 'draft',
      expires_at: null,
      signers: [],
      reason: null,
      seal_stuck: false,
      offer: null,
      contract: { from: '2027-07-01', until: '2029-06-30' },
    },
    happened: { sha256: 'a1'.repeat(32) },
  },
});

/** As an earlier version stores a document. */
const stored = (_id: string, state: { readonly draftedAt: string }, given: object = {}) => ({
  ...{ _id, version: 6, sequence: 6, outbox: [], keys: [], written: 'before' },
  state: { ...state, id: _id },
  ...given,
});
const collection = () => connection.collection<AggregateDocument<Record<string, unknown>>>('documents');
const put = (...rows: readonly object[]) => collection().insertMany(rows as never);
const open = async (): Promise<DocumentRepository> => {
  const { bus, logger, clock } = harness;
  const opened = createDocumentRepository(connection, { bus, logger, clock });
  await opened.start();
  return opened;
};

beforeAll(async () => {
  harness = await serviceHarness();
  harness.bus.subscribe({
    group: 'watch',
    topics: ['touchline.document'],
    from: 'end',
    handle: async (event) => void published.push(event),
  });
  await harness.bus.start();
});
afterAll(async () => {
  await documents?.stop();
  await harness.close();
});

beforeEach(async () => {
  await documents?.stop();
  published.length = 0;
  databases += 1;
  connection = await harness.database.connect(`documents${databases}`);
  await collection().createIndex({ 'state.signers.profile': 1, 'state.draftedAt': -1, _id: -1 }, { name: 'of_signer' });
  await collection().createIndex({ 'state.author.profile': 1, 'state.draftedAt': -1, _id: -1 }, { name: 'of_author' });
  await collection().createIndex({ 'state.status': 1, 'state.expiresAt': 1 }, { name: 'due' });
});

describe('documents of an earlier version', () => {
  it('are found by those who sign them, in their order, from the first start on', async () => {
    await put(
      stored('doc_a', earlierAvailable),
      stored('doc_b', { ...earlierCompleted, draftedAt: day(23) }),
      stored('doc_c', { ...earlierFullySigned, draftedAt: day(25) }),
    );
    documents = await open();
    const listed = await documents.listOf(davi, { limit: 10 });
    expect(listed.documents.map(({ document_id }) => document_id)).toEqual(['doc_c', 'doc_a', 'doc_b']);
    const waiting = await documents.listOf(saskia, { turn: 'mine', limit: 10 });
    expect([waiting.waiting, waiting.documents.map(({ document_id }) => document_id)]).toEqual([1, ['doc_a']]);
    expect(await documents.due('2027-01-01T00:00:00.000Z')).toEqual(['doc_a']);
    expect(await documents.unsealed()).toEqual(['doc_c']);
    expect(await collection().countDocuments({ 'state.draftedAt': { $exists: true } })).toBe(0);
    const names = (await collection().indexes()).map(({ name }) => name);
    expect(names.filter((name) => ['of_signer', 'of_author', 'due'].includes(name ?? ''))).toEqual([]);
  });

  it('take the next signature, chained to the ones before', async () => {
    await put(stored(documentId, earlierAvailable));
    documents = await open();
    const { state, sequence } = await documents.handle(documentId, sign(saskia, day(27)));
    const { status, trail } = state as Existing;
    expect([status, sequence, trail.length, await firstBreak(documentId, trail)]).toEqual(['fully-signed', 8, 7, null]);
    expect(trail.slice(0, 5)).toEqual(earlierAvailable.trail);
  });

  it('are sealed, and the seal and the chain hold', async () => {
    const bytes = await renderContract(contractOfDavi, en202611);
    const file = { key: 'documents/earlier.pdf', sha256: sha256(bytes), size: bytes.byteLength };
    await harness.files.put(file.key, bytes, { contentType: 'application/pdf' });
    await put(stored(documentId, { ...earlierFullySigned, file } as typeof earlierFullySigned));
    documents = await open();
    const identity = await createSigningIdentity({ organisation: 'Touchline', now: harness.clock() });
    const { files, logger, clock } = harness;
    await createSeals({ documents, files, identity, clock, deps: { logger } }).seal(documentId);
    const document = await documents.find(documentId);
    if (document?.status !== 'completed') throw new Error(`the document is ${document?.status}`);
    const trustedRoots = [identity.rootCertificate];
    const sealed = await verifySealed(await files.get(document.sealed.key), { trustedRoots, original: file });
    expect([sealed.valid, await firstBreak(documentId, document.trail)]).toEqual([true, null]);
    expect(document.trail.slice(0, 8)).toEqual(earlierFullySigned.trail);
  });

  it('publish what lies in their outbox as it lies there', async () => {
    await put(stored('doc_a', earlierAvailable, { outbox: [signedEvent('doc_a')] }));
    documents = await open();
    await documents.relay.sweep();
    await eventually(async () => expect(published).toEqual([signedEvent('doc_a')]), 'the event is published');
    expect(await documents.find('doc_a')).toMatchObject({ document_id: 'doc_a', status: 'available' });
  });

  it('are read as well where a replica of an earlier version writes one after the start', async () => {
    documents = await open();
    await put(stored('doc_late', earlierAvailable));
    expect(await documents.find('doc_late')).toMatchObject({ document_id: 'doc_late', drafted_at: day(24) });
    const again = await open();
    expect((await again.listOf(davi, { limit: 10 })).documents).toHaveLength(1);
    await again.stop();
  });

  it('lose nothing where somebody signs while they are rewritten', async () => {
    await put(...Array.from({ length: 20 }, (_, n) => stored(`doc_r${n}`, earlierAvailable)));
    documents = await open();
    const other = await open();
    await collection().updateMany({}, [{ $set: { state: { $literal: { ...earlierAvailable, id: 'doc_r' } } } }]);
    const [again] = await Promise.all([
      open(),
      ...Array.from({ length: 20 }, (_, n) => other.handle(`doc_r${n}`, sign(saskia, day(27)))),
    ]);
    for await (const { state } of collection().find())
      expect([state['status'], 'draftedAt' in state, 'drafted_at' in state]).toEqual(['fully-signed', false, true]);
    await Promise.all([other.stop(), again?.stop()]);
  });
});
