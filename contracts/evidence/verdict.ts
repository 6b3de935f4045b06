import { type Bytes, digestOf } from './bytes.ts';
import { type ListsSay, listsSay } from './kept-lists.ts';
import { rootOf, type SealReading, sealsIn } from './seal.ts';
import type { ConfirmedTime } from './timestamp.ts';

/** A file that was sealed here, as everybody may know it who has the file. */
export interface SealedHere {
  readonly kind: 'document' | 'certificate';
  readonly at: string;
  readonly signers: number;
}

/**
 * What can be said of a file to whoever has it.
 * - `sealed`: byte by byte as we have sealed it; `time`, where an authority outside has confirmed when; `unrevoked`, where lists in it
 *   say that no certificate of its seal was revoked then.
 * - `continued`: begins with what we have sealed; something was put behind it.
 * - `changed`: carries our seal, and was changed after it.
 * - `damaged`: carries a seal that doesn't hold, whoever's it was, or ours with a confirmation of its time that doesn't.
 * - `revoked`: carries our seal, and a list in it says that a certificate of that seal had been revoked.
 * - `unrecorded`: our seal holds, and we have no record of this file.
 * - `foreign`: sealed or signed by somebody else.
 * - `unknown`: no seal, and not known to us.
 */
export type Verdict =
  | { readonly kind: 'sealed'; readonly fact: SealedHere; readonly time?: ConfirmedTime; readonly unrevoked?: true }
  | { readonly kind: 'continued'; readonly fact: SealedHere }
  | { readonly kind: 'changed' | 'damaged' | 'revoked' | 'unrecorded' | 'foreign' | 'unknown' };

export interface Known {
  readonly sealed: SealedHere | null;
  /** Of the root that seals lead to, and of those that earlier ones did. */
  readonly root_sha256: string;
  readonly earlier_roots_sha256: readonly string[];
}

/** Judges a file where it lies. No more than fingerprints (SHA-256, hex) of it are asked about. */
export const verdictOn = async (bytes: Bytes, ask: (sha256: string) => Promise<Known>): Promise<Verdict> => {
  const { sealed, root_sha256, earlier_roots_sha256 } = await ask(await digestOf(bytes));
  const trusted = [root_sha256, ...earlier_roots_sha256];
  const seals = await sealsIn(bytes);
  const saidOf = async (seal: SealReading | undefined): Promise<ListsSay> => (seal ? listsSay(bytes, seal) : 'nothing');
  if (sealed) {
    const seal = seals.at(-1);
    const said = await saidOf(seal);
    if (said === 'revoked') return { kind: 'revoked' };
    const unrevoked = said === 'unrevoked';
    return { kind: 'sealed', fact: sealed, ...(seal?.time && { time: seal.time }), ...(unrevoked && { unrevoked }) };
  }
  const roots = await Promise.all(seals.map(rootOf));
  const ours = seals.findLast((_, index) => trusted.includes(roots[index] ?? ''));
  if (ours?.state === 'damaged') return { kind: 'damaged' };
  if (ours?.state === 'changed') return { kind: 'changed' };
  if ((await saidOf(ours)) === 'revoked') return { kind: 'revoked' };
  if (ours?.state === 'continued' && ours.length !== null) {
    const before = await ask(await digestOf(bytes.subarray(0, ours.length)));
    if (before.sealed) return { kind: 'continued', fact: before.sealed };
  }
  if (ours) return { kind: 'unrecorded' };
  // Somebody else's seal that holds is theirs, whatever confirms its time.
  if (seals.some(({ state, chain }) => state === 'damaged' && chain.length === 0)) return { kind: 'damaged' };
  return { kind: seals.length > 0 ? 'foreign' : 'unknown' };
};
