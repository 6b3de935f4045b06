import type { Bytes } from '@touchline/contracts/evidence/bytes';
import type { Certificate } from '@touchline/contracts/evidence/certificates';
import {
  isInDate,
  isListBy,
  type RevocationList,
  readRevocationList,
  standingsOf,
} from '@touchline/contracts/evidence/revocation-list';
import { boundedAnswer, type Refused } from './bounded-answer.ts';

/** How long all answers may take, in ms, and how long each may be, in bytes. */
const limits = { answerMs: 10_000, answerBytes: 4 * 1024 * 1024 } as const;

/** How long a list serves before it is asked for again: as long as this, and not until its very end, in ms. */
const kept = { longestMs: 60 * 60_000, beforeEndMs: 10 * 60_000 } as const;

type Chain = readonly Certificate[];

/** The lists of revoked certificates that go into a seal. */
export interface SealLists {
  /**
   * Lists that say of each certificate of these chains but their roots that it isn't revoked: no more than are needed, DER.
   * @throws with a sentence for staff, where one has no list, or is revoked
   */
  readonly covering: (chains: readonly Chain[]) => Promise<readonly Bytes[]>;
  /** Whether these do, at that instant. */
  readonly covers: (lists: readonly Bytes[], chains: readonly Chain[], at: Date) => Promise<boolean>;
}

const pem = /-----BEGIN X509 CRL-----([A-Za-z0-9+/=\s]+)-----END X509 CRL-----/;

/** DER, whether it came as that or as a text. */
const derIn = (answer: Bytes): Bytes => {
  const [, base64] = pem.exec(Buffer.from(answer).toString('latin1')) ?? [];
  return base64 === undefined ? answer : new Uint8Array(Buffer.from(base64, 'base64'));
};

/**
 * Asks these addresses and no others: what stands in a certificate is no reason to call anybody. A list counts where it is whole, in
 * date, and signed by one of the certificates at hand.
 */
export const createRevocationLists = (
  addresses: readonly string[],
  { clock, answerMs = limits.answerMs }: { readonly clock: () => Date; readonly answerMs?: number },
): SealLists => {
  const known = new Map<string, { readonly list: RevocationList; readonly until: number }>();

  const listAt = async (url: string, issuers: Chain): Promise<RevocationList> => {
    const now = clock();
    const before = known.get(url);
    if (before && now.getTime() < before.until) return before.list;
    const refused: Refused = (why, cause) => new Error(`${url} ${why}`, { cause });
    const answer = await boundedAnswer({ url, answerMs, answerBytes: limits.answerBytes, refused });
    let list: RevocationList;
    let isOurs = false;
    try {
      list = readRevocationList(derIn(answer));
      for (const issuer of issuers) isOurs ||= await isListBy(list, issuer);
    } catch (error) {
      throw refused(`answered what can’t be used: ${error instanceof Error ? error.message : error}`, error);
    }
    if (!isOurs) throw refused('answered a list that none of the certificates at hand has signed');
    if (!isInDate(list, now))
      throw refused(`answered a list that ${now < list.from ? 'is of the future' : 'has run out'}`);
    // Whatever else is answered is asked for again at the next try.
    known.set(url, { list, until: Math.min(now.getTime() + kept.longestMs, list.until.getTime() - kept.beforeEndMs) });
    return list;
  };

  return {
    covering: async (chains) => {
      const issuers = chains.flat();
      const answers = await Promise.allSettled(addresses.map((url) => listAt(url, issuers)));
      const lists = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      const causes = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
      const standings = await standingsOf(chains, lists, clock());
      const revoked = standings.find(({ isRevoked }) => isRevoked)?.certificate;
      if (revoked)
        throw new Error(`The certificate “${revoked.name}” is revoked by its issuer: nothing is sealed with it.`);
      const alone = standings.find(({ list }) => list === null)?.certificate;
      if (alone) {
        const why = causes.map(({ message }) => message).join('; ') || 'name its issuer’s in REVOCATION_LISTS';
        throw new Error(`No list of revoked certificates speaks for “${alone.name}”: ${why}.`, { cause: causes[0] });
      }
      return [...new Set(standings.map(({ list }) => list))].flatMap((list) => (list ? [list.der] : []));
    },
    covers: async (lists, chains, at) => {
      try {
        const standings = await standingsOf(chains, lists.map(readRevocationList), at);
        return standings.every(({ list, isRevoked }) => list !== null && !isRevoked);
      } catch {
        // Whatever they are, others are asked for.
        return false;
      }
    },
  };
};
