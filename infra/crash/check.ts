import { outboxIndex } from '../aggregate/index.ts';
import type { Ledger } from './ledger.ts';
import { aggregates, behind, type Open, type Prefix, prefixOf } from './read-models.ts';

/** What was found missing and what was found twice; empty when all is well. */
export interface Findings {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
}

// biome-ignore lint/suspicious/noExplicitAny: documents of any aggregate
type Document = any;

const at = (document: Document, path: string): unknown =>
  path.split('.').reduce((value, name) => (value === undefined || value === null ? undefined : value[name]), document);

const byPrefix = (ids: readonly string[]): ReadonlyMap<Prefix, readonly string[]> => {
  const sorted = new Map<Prefix, string[]>();
  for (const id of ids) sorted.set(prefixOf(id), [...(sorted.get(prefixOf(id)) ?? []), id]);
  return sorted;
};

/** The aggregates themselves: every acknowledged command in them, once. */
const judgeAggregates = async (open: Open, ledger: Ledger, ids: readonly string[]): Promise<Findings> => {
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const [prefix, some] of byPrefix(ids.filter((id) => ledger.aggregates.has(id)))) {
    const [service, name] = aggregates[prefix];
    const documents: Document[] = await (await open(service))
      .collection(name)
      .find({ _id: { $in: some } } as never)
      .toArray();
    const found = new Map(documents.map((document) => [document._id as string, document]));
    for (const id of some) {
      const expected = ledger.aggregates.get(id);
      const document = found.get(id);
      if (!expected) continue;
      if (!document) {
        lost.push(`${id}: not there`);
        continue;
      }
      for (const what of ['version', 'sequence'] as const) {
        const line = `${id}: ${what} ${document[what]}, acknowledged ${expected[what]}`;
        if (document[what] < expected[what]) lost.push(line);
        if (document[what] > expected[what]) doubled.push(line);
      }
      for (const [path, value] of Object.entries(expected.facts))
        if (at(document, path) !== value) lost.push(`${id}: ${path} is ${at(document, path)}, acknowledged ${value}`);
    }
  }
  return { lost, doubled };
};

/** How many aggregates there are of each kind: one too many was made twice under another id. */
const judgeCounts = async (open: Open, ledger: Ledger): Promise<Findings> => {
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const [prefix, some] of byPrefix([...ledger.aggregates.keys()])) {
    const [service, name] = aggregates[prefix];
    const count = await (await open(service)).collection(name).countDocuments();
    if (count < some.length) lost.push(`${service}.${name}: ${count} of ${some.length}`);
    if (count > some.length) doubled.push(`${service}.${name}: ${count} instead of ${some.length}`);
  }
  return { lost, doubled };
};

/** Who was told: notices and letters of each person, as many as things happened. */
const judgeTold = async (open: Open, ledger: Ledger, ids: readonly string[]): Promise<Findings> => {
  const lost: string[] = [];
  const doubled: string[] = [];
  const notices = (await open('identity')).collection('notifications');
  const letters = (await open('operations')).collection('mailbox');
  for (const id of ids) {
    const expected = ledger.people.get(id);
    if (!expected) continue;
    for (const [what, count, wanted] of [
      ['notices', await notices.countDocuments({ user_id: id }), expected.notices],
      ['letters', await letters.countDocuments({ to: expected.email }), expected.letters],
    ] as const) {
      if (count < wanted) lost.push(`${id}: ${count} of ${wanted} ${what}`);
      if (count > wanted) doubled.push(`${id}: ${count} ${what} instead of ${wanted}`);
    }
  }
  return { lost, doubled };
};

/** Events that have not left, events that could not be handled, read models that lag. */
const judgeRest = async (open: Open, ledger: Ledger, ids: readonly string[]): Promise<Findings> => {
  const lost: string[] = [];
  for (const [service, name] of Object.values(aggregates)) {
    const waiting = await (await open(service))
      .collection(name)
      .countDocuments({ 'outbox.0': { $exists: true } }, { hint: outboxIndex });
    if (waiting > 0) lost.push(`${service}.${name}: ${waiting} outboxes are not empty`);
  }
  const letters = await (await open('operations')).collection('dead_letters').find().limit(5).toArray();
  for (const { _id, cause } of letters) lost.push(`dead letter ${_id}: ${cause}`);
  const sequences = new Map(
    ids.flatMap((id) => {
      const expected = ledger.aggregates.get(id);
      return expected ? [[id, expected.sequence] as const] : [];
    }),
  );
  lost.push(...(await behind(open, sequences)));
  return { lost, doubled: [] };
};

/** Compares the ledger with what is there. @param ids only these aggregates and people; by default all. */
export const check = async (open: Open, ledger: Ledger, ids?: readonly string[]): Promise<Findings> => {
  const some = ids ?? [...new Set([...ledger.aggregates.keys(), ...ledger.people.keys()])];
  const parts = [
    await judgeAggregates(open, ledger, some),
    await judgeCounts(open, ledger),
    await judgeTold(open, ledger, some),
    await judgeRest(open, ledger, some),
  ];
  return { lost: parts.flatMap(({ lost }) => lost), doubled: parts.flatMap(({ doubled }) => doubled) };
};
