import type { Connection } from 'mongoose';
import { auditEntries, auditHeads } from './audit.ts';
import { type Head, walk } from './chain.ts';

export interface ChainReport {
  readonly chain: string;
  /** The process that wrote it; empty where its beginning is missing. */
  readonly process: string;
  readonly entries: number;
  readonly from: string;
  readonly until: string;
  /** The first entry that doesn't hold, and why; null where the chain is whole. */
  readonly broken: { readonly number: number; readonly why: string } | null;
}

/** Walks every chain from its beginning; what heads and other chains bear witness to has to be there as well. */
export const checkChains = async (connection: Connection): Promise<readonly ChainReport[]> => {
  const entries = auditEntries(connection);
  const reports = new Map<string, ChainReport>();
  /** What somebody else says that a chain holds. */
  const witnessed = new Map<string, Head[]>();
  const witness = (chain: string, head: Head): void => {
    if (head.number > 0) witnessed.set(chain, [...(witnessed.get(chain) ?? []), head]);
  };
  for await (const { _id, number, hash } of auditHeads(connection).find()) witness(_id, { number, hash });

  let look: ReturnType<typeof walk> | undefined;
  let report: ChainReport | undefined;
  for await (const { _id: _, ...entry } of entries.find().sort({ chain: 1, number: 1 })) {
    if (report?.chain !== entry.chain) {
      look = walk(entry.chain);
      report = { chain: entry.chain, process: '', entries: 0, from: entry.at, until: entry.at, broken: null };
    }
    const why = look?.(entry);
    report = {
      ...report,
      process: entry.number === 1 ? String(entry.facts.process ?? '') : report.process,
      entries: report.entries + 1,
      until: entry.at,
      broken: report.broken ?? (why ? { number: entry.number, why } : null),
    };
    reports.set(entry.chain, report);
    if (entry.what !== 'chain-begun') continue;
    for (const [chain, fact] of Object.entries(entry.facts)) {
      const [, number, hash] = /^(\d+) ([0-9a-f]{64})$/.exec(String(fact)) ?? [];
      if (number && hash) witness(chain, { number: Number(number), hash });
    }
  }

  for (const [chain, heads] of witnessed) {
    const found = reports.get(chain) ?? { chain, process: '', entries: 0, from: '', until: '', broken: null };
    if (found.broken) continue;
    for (const { number, hash } of [...heads].sort((a, b) => a.number - b.number)) {
      const there = await entries.findOne({ _id: `${chain}:${number}` });
      if (there?.hash === hash) continue;
      const first = Math.min(number, found.entries + 1);
      const why = there ? 'it isn’t the one that others bear witness to' : 'it was there and is missing';
      reports.set(chain, { ...found, broken: { number: there ? number : first, why } });
      break;
    }
  }
  return [...reports.values()].sort((a, b) => (a.from < b.from ? -1 : 1));
};
