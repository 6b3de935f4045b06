import { filesOfZip } from '@touchline/contracts/evidence/archive';
import type { Bytes } from '@touchline/contracts/evidence/bytes';
import { sha256 } from '@touchline/platform/domain';
import type { Files } from '@touchline/platform/files';
import { silentLogger } from '@touchline/platform/telemetry';
import { renderCertificate } from '../certificate/render-certificate.ts';
import * as the from '../document/document.fixtures.ts';
import { evolve, initialState } from '../document/document.ts';
import type { Completed, Document, DocumentEvent, FullySigned } from '../document/state.ts';
import { now, sealedContract } from '../sealing/sealing.fixtures.ts';
import { createEvidenceArchive } from './evidence-archive.ts';

/** Everybody has signed this original, which lies under the key `original`. */
export const signedByAllOf = (pdf: Uint8Array): readonly DocumentEvent[] => {
  const original = { key: 'original', sha256: sha256(pdf), size: pdf.length };
  return the.signedByAll.map((event): DocumentEvent => {
    if (event.type === 'DocumentFileAttached') return { ...event, file: original };
    if (event.type !== 'DocumentSigned') return event;
    return { ...event, evidence: { ...event.evidence, sha256: original.sha256 } };
  });
};

const after = (events: readonly DocumentEvent[]): Document => events.reduce(evolve, initialState);

type Made = Awaited<ReturnType<typeof sealedContract>>;

/** A contract that all have signed, sealed and certified, with its files and its archive. */
export const completedContract = async <Sealed extends Made = Made>(given?: Sealed) => {
  const made = given ?? (await sealedContract());
  const { pdf, identity, sealer } = made;
  const signed = signedByAllOf(pdf);
  const at = now.toISOString();
  const sealed = { sha256: made.sealed.sha256, by: 'Touchline Document Seal', at };
  const paper = await renderCertificate({ document: after(signed) as FullySigned, sealed, at });
  const certificate = await sealer.sealAsItIs({ pdf: paper, reason: 'Certificate of evidence', at });
  const document = after([
    ...signed,
    {
      type: 'DocumentCompleted',
      sealed: { key: 'sealed', sha256: made.sealed.sha256 },
      certificate: { key: 'certificate', sha256: certificate.sha256 },
      at,
    },
  ]) as Completed;
  const stored = new Map([
    ['original', pdf],
    ['sealed', made.sealed.bytes],
    ['certificate', certificate.bytes],
  ]);
  const files = { get: async (key: string) => stored.get(key) } as unknown as Files;
  const archive = createEvidenceArchive({ files, logger: silentLogger(), sealing: identity });
  return { ...made, document, stored, files, certificate, archive };
};

/** The archive's bytes, and its files by name. */
export const opened = async (bytes: Uint8Array): Promise<Map<string, Bytes>> =>
  new Map(await filesOfZip(new Uint8Array(bytes)));
