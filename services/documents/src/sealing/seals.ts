import { documentEvents, type PublicDocument } from '@touchline/contracts/events';
import { type Certificate, certificatesOfPem, chainFrom } from '@touchline/contracts/evidence/certificates';
import { listsSay } from '@touchline/contracts/evidence/kept-lists';
import { sealsIn } from '@touchline/contracts/evidence/seal';
import {
  type Consumer,
  type ConsumerDependencies,
  consumer,
  createDueSweep,
  type Sweep,
} from '@touchline/platform/aggregate';
import type { Files } from '@touchline/platform/files';
import { renderCertificate } from '../certificate/render-certificate.ts';
import { inLanguage } from '../contract-pdf/in-language.ts';
import type { Wordings } from '../contract-pdf/wordings.ts';
import type { DocumentRepository } from '../document/document.repository.ts';
import { numberOf } from '../document/places.ts';
import { type FullySigned, isOwn, signedAs } from '../document/state.ts';
import { filledFields } from './filled-fields.ts';
import { createKeptAnswers, type KeptAnswers, type SealedPaper } from './kept-answers.ts';
import type { SealLists } from './revocation-lists.ts';
import { createSealer, type Sealer } from './sealer.ts';
import { endOf, type SigningIdentity } from './signing-identity.ts';
import type { SealTimes } from './timestamp-authority.ts';
import { verifySealed } from './verify-sealed.ts';

interface Given {
  readonly documents: DocumentRepository;
  readonly files: Files;
  readonly identity: SigningIdentity;
  /** Who confirms when a paper was sealed: where there is one, no seal is made without it. */
  readonly times?: SealTimes | undefined;
  /** PEM; whom its tokens have to lead to, where that is said. */
  readonly timestampRoots?: readonly string[] | undefined;
  /** The lists of revoked certificates that a confirmed seal keeps: where there are some, no seal is made without them. */
  readonly lists?: SealLists | undefined;
  /** The words of contracts: what the seal writes on one is in its language. Absent: in English. */
  readonly wordings?: Wordings | undefined;
  readonly clock: () => Date;
  readonly deps: ConsumerDependencies;
}

/** What happens after the last signature: the seal, its check, the certificate of evidence. */
export interface Seals {
  readonly subscription: Consumer;
  /** Tries once. A failure is recorded with the document and tried again by the sweep; it never throws for one. */
  readonly seal: (documentId: string) => Promise<void>;
  readonly sweep: Sweep;
}

const firstPauseMs = 5000;
const longestPauseMs = 10 * 60_000;

/** From the certificate that seals to its root. */
const sealChainOf = async (
  { certificateChain, rootCertificate }: SigningIdentity,
  at: Date,
): Promise<readonly Certificate[]> => {
  const [own, ...others] = certificatesOfPem([...certificateChain, rootCertificate].join('\n'));
  const chain = own && (await chainFrom(own, others, at));
  if (!chain) throw new Error('The sealing certificate leads to no root, or is not in force.');
  return chain;
};

export const createSeals = (given: Given): Seals => {
  const { documents, files, identity, times, timestampRoots, lists, wordings, clock, deps } = given;
  const bare = createSealer(identity);
  const sealChain = () => sealChainOf(identity, clock());
  const keptAnswers = times && createKeptAnswers({ files, times, lists, sealChain, clock });
  const trustedRoots = [identity.rootCertificate];
  const sealerOf = async (paper: SealedPaper, kept: KeptAnswers | undefined): Promise<Sealer> =>
    kept
      ? createSealer({ ...identity, timestampAuthority: kept.timesOf(paper), lists: await kept.listsOf(paper) })
      : bare;
  /** When a failed seal was last tried, in this process; another process has its own and is not harmed by a try more. */
  const tried = new Map<string, number>();
  /** What is being sealed here now: an authority may take longer to answer than the sweep waits. */
  const running = new Map<string, Promise<void>>();

  const checked = async (
    bytes: Uint8Array,
    original?: { sha256: string; size: number },
  ): Promise<{ signedBy: string; time?: { at: string; by: string }; unrevoked?: boolean }> => {
    const verdict = await verifySealed(bytes, {
      trustedRoots,
      ...(times && { time: { trustedRoots: timestampRoots ?? [] }, needsLists: lists !== undefined }),
      ...(original ? { original } : {}),
    });
    if (!verdict.valid) throw new Error(`the seal does not hold: ${verdict.fault} (${verdict.detail})`);
    // A token is somebody else's: whoever reads the file later has to read the same time in it as we do.
    if (!times) return verdict;
    const whole = new Uint8Array(bytes);
    const read = (await sealsIn(whole)).at(-1);
    if (read?.state !== 'whole' || read.time?.at !== verdict.time?.at)
      throw new Error(`the seal is read otherwise by who checks it: ${read?.state}`);
    const said = await listsSay(whole, read);
    if (said === 'revoked' || (lists && said === 'nothing'))
      throw new Error(`the lists of revoked certificates are read otherwise by who checks them: ${said}`);
    return { ...verdict, unrevoked: said === 'unrevoked' };
  };

  /** Another process may have sealed it meanwhile, with another token: of the two only one is the document's. */
  const dropUnlessKept = async (id: string, keys: Readonly<Record<SealedPaper, string>>): Promise<void> => {
    const now = await documents.find(id);
    if (now?.status !== 'completed') return;
    for (const paper of ['sealed', 'certificate'] as const)
      if (now[paper].key !== keys[paper]) await files.delete(keys[paper]);
  };

  const complete = async (document: FullySigned): Promise<void> => {
    const { document_id: id, title, file, fully_signed_at: at } = document;
    const kept = keptAnswers?.(id);
    const wording = document.wording && wordings?.find(document.wording);
    // The same instant, token and lists on every try: the same bytes, so a try that was cut off is written over by its like.
    const sealer = await sealerOf('sealed', kept);
    const sealed = await sealer.seal({
      pdf: await files.get(file.key),
      documentId: id,
      title,
      at,
      // A name in a paper of somebody's own is no place: whoever made it would say where others sign.
      hasPlaces: !isOwn(document),
      ...(wording && { instantAs: inLanguage(wording).instant }),
      fields: filledFields(document),
      signatures: document.signers.flatMap((signer) =>
        signer.status === 'signed'
          ? [
              {
                order: signer.order,
                name: signer.name,
                party: signedAs(document, signer),
                number: numberOf(document, signer),
                signature: signer.evidence.signature,
                signedAt: signer.signed_at,
              },
            ]
          : [],
      ),
    });
    const { signedBy, time, unrevoked } = await checked(sealed.bytes, file);
    const paper = await renderCertificate({
      document,
      sealed: { sha256: sealed.sha256, by: signedBy, at, ...(time && { time }), ...(unrevoked && { unrevoked }) },
      at,
    });
    const certifier = await sealerOf('certificate', kept);
    const certificate = await certifier.sealAsItIs({
      pdf: paper,
      reason: `Certificate of evidence of ${id}`,
      at,
    });
    await checked(certificate.bytes);
    const keys = {
      sealed: `documents/${id}/${sealed.sha256}.sealed.pdf`,
      certificate: `documents/${id}/${certificate.sha256}.certificate.pdf`,
    };
    await files.put(keys.sealed, sealed.bytes, { contentType: 'application/pdf' });
    await files.put(keys.certificate, certificate.bytes, { contentType: 'application/pdf' });
    // What lies in the store is what was checked.
    await checked(await files.get(keys.sealed), file);
    await documents.handle(id, {
      type: 'Seal',
      sealed: { key: keys.sealed, sha256: sealed.sha256 },
      certificate: { key: keys.certificate, sha256: certificate.sha256 },
      now: clock().toISOString(),
    });
    try {
      await kept?.forget();
      await dropUnlessKept(id, keys);
    } catch (error) {
      deps.logger.warn(
        { err: error, document: id },
        'a document is sealed; what nobody needs any more could not be removed',
      );
    }
  };

  const attempt = async (documentId: string): Promise<void> => {
    const document = await documents.find(documentId);
    if (document?.status !== 'fully-signed') return;
    tried.set(documentId, clock().getTime());
    try {
      await complete(document);
      tried.delete(documentId);
    } catch (error) {
      deps.logger.error(
        { err: error, document: documentId, attempt: document.sealing.attempts + 1 },
        'a document could not be sealed',
      );
      await documents.handle(documentId, {
        type: 'RecordSealFailure',
        attempt: document.sealing.attempts + 1,
        cause: error instanceof Error ? error.message : String(error),
        now: clock().toISOString(),
      });
    }
  };

  const seal = (documentId: string): Promise<void> => {
    const here = running.get(documentId) ?? attempt(documentId).finally(() => running.delete(documentId));
    running.set(documentId, here);
    return here;
  };

  deps.metrics?.watchStuckSeals(documents.stuckSeals);
  deps.metrics?.sealsUntil(endOf(identity));

  return {
    seal,
    subscription: consumer(deps, {
      group: 'documents.seals',
      topics: ['touchline.document'],
      from: 'end',
      checkpoints: null,
      on: {
        [documentEvents.fullySigned.type]: ({ document }: { document: PublicDocument }) => seal(document.document_id),
      },
    }),
    sweep: createDueSweep({
      ...{ name: 'seals to try again', everyMs: 5_000, clock, aggregates: documents },
      due: documents.unsealed,
      act: async (id, now) => {
        const document = await documents.find(id);
        if (document?.status !== 'fully-signed') return;
        const last = tried.get(id) ?? Date.parse(document.trail.at(-1)?.at ?? document.fully_signed_at);
        const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** document.sealing.attempts);
        if (Date.parse(now) - last >= pause) await seal(id);
      },
    }),
  };
};
