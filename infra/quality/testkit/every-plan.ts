import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose, { type Collection, type Connection } from 'mongoose';
import { startEngine } from '../../platform/database/index.ts';
import type { RecordedQuery } from './recorded-queries.ts';

type Row = Record<string, unknown> & { _id: string };

/** So many rows that a plan's trial of a single step meets none of those that are asked for. */
const rowsEach = 200;
const readOnly = (pipeline: readonly object[]): boolean =>
  !pipeline.some((harness) => '$out' in harness || '$merge' in harness);

/** What these compare with is a word of the query's own, no value that somebody has. */
const wordsOfTheQuery = new Set(['$type', '$options', '$regex']);

/** The same question about somebody whom nobody knows. */
const nobody = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.startsWith('$')
      ? value
      : 'zz_nobody'
    : Array.isArray(value)
      ? value.map(nobody)
      : typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
        ? Object.fromEntries(
            Object.entries(value).map(([key, one]) => [key, wordsOfTheQuery.has(key) ? one : nobody(one)]),
          )
        : value;

/** A question without what it asks for: alike for all who ask it. */
const shapeOf = (filter: unknown): string =>
  JSON.stringify(filter, (_, value) => (typeof value === 'object' ? value : typeof value)).slice(0, 300);

const copy = async (from: Collection<Row>, to: Collection<Row>): Promise<readonly string[]> => {
  const rows = (await from.find().limit(rowsEach).toArray()) as unknown as Row[];
  const all = Array.from({ length: rows.length === 0 ? 0 : rowsEach }, (_, i) => {
    const row = rows[i % rows.length] as Row;
    return i < rows.length ? row : { ...row, _id: `${String(row._id)}_${i}` };
  });
  if (all.length > 0) await to.insertMany(all as never[], { ordered: false });
  const names: string[] = [];
  for (const { key, name, partialFilterExpression } of await from.indexes()) {
    // Copies of a row would break what is unique; who asks doesn't mind.
    if (name !== '_id_')
      await to.createIndex(key, { name, ...(partialFilterExpression ? { partialFilterExpression } : {}) } as never);
    if (name) names.push(name);
  }
  return names;
};

/**
 * Asks each query of copies of its collections on an engine of its own, where a plan's trial ends before it has met anything:
 * as it was asked, asked again, about nobody, and with every index and none. Answers what failed, and what no index could answer:
 * for that the database reads all rows there are.
 */
export const askWithEveryPlan = async (
  queries: readonly RecordedQuery[],
  connect: (database: string) => Promise<Connection>,
): Promise<{ readonly failed: readonly string[]; readonly scanned: readonly string[] }> => {
  const directory = await mkdtemp(join(process.env['TOUCHLINE_FAST_DIR'] ?? tmpdir(), 'touchline-plans-'));
  const engine = await startEngine({ directory, ephemeral: true });
  const connection = await mongoose.createConnection(engine.uri).asPromise();
  try {
    const admin = connection.useDb('admin').db?.admin();
    await admin?.command({ setParameter: 1, internalQueryPlanEvaluationWorks: 1 });
    await admin?.command({ setParameter: 1, internalQueryPlanEvaluationCollFraction: 0 });
    const copies = new Map<string, { readonly collection: Collection<Row>; readonly indexes: readonly string[] }>();
    const failed: string[] = [];
    const scanned = new Set<string>();
    for (const { database, collection: name, filter, sort, pipeline, hint, counts } of queries) {
      const place = `${database}.${name}`;
      if (!copies.has(place)) {
        const collection = connection.useDb(`copy_${database}`).collection<Row>(name);
        const from = (await connect(database)).collection<Row>(name);
        copies.set(place, { collection, indexes: await copy(from, collection) });
      }
      const { collection, indexes } = copies.get(place) ?? { indexes: [] };
      if (!collection) continue;
      const asking = async (how: string, ask: () => Promise<unknown>): Promise<void> => {
        await ask().catch((error: Error) =>
          failed.push(
            `${place} ${JSON.stringify(pipeline ?? filter)} by ${JSON.stringify(sort)} ${how}: ${error.message}`,
          ),
        );
      };
      const named = hint ? { hint } : {};
      await asking('explained', async () => {
        const plan = await (pipeline
          ? collection.aggregate([...pipeline] as never, named).explain('queryPlanner')
          : collection
              .find(filter as never, named)
              .sort((sort ?? {}) as never)
              .explain('queryPlanner'));
        if (JSON.stringify(plan).includes('"COLLSCAN"'))
          scanned.add(`${place} ${counts ? 'count ' : ''}${shapeOf(pipeline ?? filter)}`);
      });
      // Asked again, it gets the plan that the engine has kept; one that is named is the same each time.
      for (const [how, given, isFirst] of [
        ['as asked', (value: unknown) => value, true],
        ['as asked', (value: unknown) => value, false],
        ['of nobody', nobody, true],
      ] as const) {
        if (pipeline) {
          if (readOnly(pipeline)) await asking(how, () => collection.aggregate(given(pipeline) as never).toArray());
          continue;
        }
        const find = () =>
          collection
            .find(given(filter) as never)
            .sort((sort ?? {}) as never)
            .limit(20);
        await asking(how, () => find().toArray());
        // Who asks for the order of the rows as they lie has chosen the plan.
        if (!isFirst || (sort && '$natural' in sort)) continue;
        const plans = [...indexes, { $natural: 1 as const }];
        await Promise.all(
          plans.map((hint) => asking(`${how}, by ${JSON.stringify(hint)}`, () => find().hint(hint).toArray())),
        );
      }
    }
    return { failed, scanned: [...scanned].sort() };
  } finally {
    await connection.close();
    await engine.close();
    await rm(directory, { recursive: true, force: true });
  }
};
