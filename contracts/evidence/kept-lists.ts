import type { Bytes } from './bytes.ts';
import { type RevocationList, readRevocationList, standingsOf } from './revocation-list.ts';
import type { SealReading } from './seal.ts';
import { storedLists } from './security-store.ts';

/**
 * What the lists of revoked certificates in a sealed file say, at the time that is confirmed of its seal. `unrevoked`: of each
 * certificate of the seal and of its time but the roots, that it wasn't revoked. `revoked`: that one of them was. `nothing`: not enough
 * for either, or nobody confirms the time.
 */
export type ListsSay = 'unrevoked' | 'revoked' | 'nothing';

const parsed = (der: Bytes): readonly RevocationList[] => {
  try {
    return [readRevocationList(der)];
  } catch {
    // What is no whole list speaks for nobody.
    return [];
  }
};

/**
 * Reads the lists that the file keeps within what this seal speaks for. Whether its root is one to be trusted is for the caller to say.
 * Never throws for what a file may hold.
 */
export const listsSay = async (
  bytes: Bytes,
  { state, length, time, chain, timeChain }: SealReading,
): Promise<ListsSay> => {
  if (!time || length === null || (state !== 'whole' && state !== 'continued')) return 'nothing';
  const lists = (await storedLists(bytes.subarray(0, length))).flatMap(parsed);
  const standings = await standingsOf([chain, timeChain], lists, new Date(time.at));
  if (standings.some(({ isRevoked }) => isRevoked)) return 'revoked';
  return standings.length > 0 && standings.every(({ list }) => list !== null) ? 'unrevoked' : 'nothing';
};
