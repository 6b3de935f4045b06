import type { TimestampAuthority } from '@libpdf/core';
import type { Bytes } from '@touchline/contracts/evidence/bytes';
import type { Certificate } from '@touchline/contracts/evidence/certificates';
import { elementsIn } from '@touchline/contracts/evidence/der';
import { FileMissing, type Files } from '@touchline/platform/files';
import type { SealLists } from './revocation-lists.ts';
import type { SealTimes } from './timestamp-authority.ts';

/** The two papers of a document that are sealed. */
export type SealedPaper = 'sealed' | 'certificate';

/** What others have answered for the papers of one document, until it is completed. */
export interface KeptAnswers {
  /** Confirms the time of this paper: once, however often it is tried, so that each try gives the same bytes. */
  readonly timesOf: (paper: SealedPaper) => TimestampAuthority;
  /** The lists of revoked certificates that go into this paper, DER: the same for each try. Undefined: none are wanted. */
  readonly listsOf: (paper: SealedPaper) => Promise<readonly Bytes[] | undefined>;
  /** Once they stand in the papers, nobody needs them beside. */
  readonly forget: () => Promise<void>;
}

interface Given {
  readonly files: Files;
  readonly times: SealTimes;
  /** Absent: no lists are wanted. */
  readonly lists?: SealLists | undefined;
  /** From the certificate that seals to its root. */
  readonly sealChain: () => Promise<readonly Certificate[]>;
  readonly clock: () => Date;
}

const papers: readonly SealedPaper[] = ['sealed', 'certificate'];
const contentTypes = { tst: 'application/timestamp-reply', crl: 'application/pkix-crl' } as const;
type Kind = keyof typeof contentTypes;

/** Lists one after the other, DER; none where they can't be read: others are asked for. */
const listsIn = (bytes: Bytes): readonly Bytes[] => {
  try {
    return elementsIn(bytes).map(({ whole }) => whole);
  } catch {
    return [];
  }
};

/**
 * Keeps each answer that came, before the paper is written that it belongs to. A try that is cut off would get another one at the
 * next: the paper would have other bytes, and the one before would lie there for good, with people's names in it.
 */
export const createKeptAnswers =
  ({ files, times, lists, sealChain, clock }: Given) =>
  (documentId: string): KeptAnswers => {
    const keyOf = (paper: SealedPaper, kind: Kind): string => `documents/${documentId}/${paper}.${kind}`;
    const kept = async (paper: SealedPaper, kind: Kind): Promise<Bytes | undefined> => {
      try {
        return new Uint8Array(await files.get(keyOf(paper, kind)));
      } catch (error) {
        if (error instanceof FileMissing) return undefined;
        throw error;
      }
    };
    const keep = (paper: SealedPaper, kind: Kind, bytes: Uint8Array): Promise<void> =>
      files.put(keyOf(paper, kind), bytes, { contentType: contentTypes[kind] });

    /** Those that lie there, as long as they speak for all at the time that the paper's token confirms, or now where it has none. */
    const keptLists = async (paper: SealedPaper, { covers }: SealLists): Promise<readonly Bytes[] | undefined> => {
      const bytes = await kept(paper, 'crl');
      if (!bytes) return undefined;
      const token = await kept(paper, 'tst');
      const time = token && (await times.read(token));
      const all = listsIn(bytes);
      const chains = [await sealChain(), time?.chain ?? (await times.chain())];
      return (await covers(all, chains, time?.at ?? clock())) ? all : undefined;
    };

    return {
      timesOf: (paper) => ({
        timestamp: async (digest, algorithm) => {
          const before = await kept(paper, 'tst');
          const time = before && (await times.read(before));
          if (before && time?.imprint === Buffer.from(digest).toString('hex')) return before;
          const token = await times.timestamp(digest, algorithm);
          await keep(paper, 'tst', token);
          return token;
        },
      }),
      listsOf: async (paper) => {
        if (!lists) return undefined;
        const before = await keptLists(paper, lists);
        if (before) return before;
        const found = await lists.covering([await sealChain(), await times.chain()]);
        // With other lists it is another paper: a token from before isn't its own, and its time may be none of theirs.
        await files.delete(keyOf(paper, 'tst'));
        await keep(paper, 'crl', Buffer.concat(found));
        return found;
      },
      forget: async () => {
        for (const paper of papers) for (const kind of ['tst', 'crl'] as const) await files.delete(keyOf(paper, kind));
      },
    };
  };
