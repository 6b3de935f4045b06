import { serviceNames, services } from '@touchline/contracts/topology';
import type { Connection } from 'mongoose';

export type Open = (service: string) => Promise<Connection>;

export const prefixOf = (id: string): string => id.slice(0, 3);

const participants = serviceNames
  .filter((name) => services[name].participants)
  .flatMap((service) => [
    { service, name: 'participant_users', rows: 'usr' as const },
    { service, name: 'participant_profiles', rows: 'prf' as const },
    { service, name: 'participant_subscriptions', rows: undefined },
  ]);

/** Every read model that follows events; `rows`: it has a row for each aggregate with this prefix, under its id. */
export const readModels: readonly {
  readonly service: string;
  readonly name: string;
  readonly rows?: string | undefined;
}[] = [
  ...participants,
  { service: 'identity', name: 'me_profiles', rows: 'prf' },
  { service: 'profile', name: 'people', rows: 'usr' },
  { service: 'profile', name: 'scouting_players' },
  { service: 'profile', name: 'open_offers', rows: 'off' },
  { service: 'profile', name: 'open_interests', rows: 'int' },
  { service: 'offers', name: 'story_steps' },
];

// biome-ignore lint/suspicious/noExplicitAny: rows of any read model
type Row = any;

/** In one order, whatever the order of writing; without the time at which the database drew a conclusion. */
const canonical = (value: Row): Row => {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  const names = Object.keys(value).filter((name) => name !== 'changed_at');
  return Object.fromEntries(names.sort().map((name) => [name, canonical(value[name])]));
};

/** Read model → row → its text. */
export type Snapshot = ReadonlyMap<string, ReadonlyMap<string, string>>;

export const snapshot = async (open: Open): Promise<Snapshot> => {
  const all = new Map<string, ReadonlyMap<string, string>>();
  for (const { service, name } of readModels) {
    const rows: Row[] = await (await open(service)).collection(name).find().toArray();
    all.set(`${service}.${name}`, new Map(rows.map((row) => [String(row._id), JSON.stringify(canonical(row))])));
  }
  return all;
};

/** The rows that differ, named. */
export const differences = (before: Snapshot, after: Snapshot): readonly string[] =>
  [...before].flatMap(([name, rows]) => {
    const others = after.get(name) ?? new Map();
    const ids = new Set([...rows.keys(), ...others.keys()]);
    return [...ids].filter((id) => rows.get(id) !== others.get(id)).map((id) => `${name} ${id}`);
  });

export const forget = async (open: Open): Promise<void> => {
  for (const { service, name } of readModels) await (await open(service)).collection(name).deleteMany({});
};

/** Rows that have not come as far as the aggregates that they follow. `ids`: of the aggregates to look at. */
export const behind = async (open: Open, sequences: ReadonlyMap<string, number>): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const { service, name, rows } of readModels) {
    if (!rows) continue;
    const ids = [...sequences.keys()].filter((id) => prefixOf(id) === rows);
    const collection = (await open(service)).collection<Row>(name);
    const positions = new Map<string, number>();
    for await (const row of collection.find({ _id: { $in: ids } }, { projection: { sources: 1 } }))
      positions.set(row._id, row.sources?.[row._id] ?? 0);
    for (const id of ids)
      if (positions.get(id) !== sequences.get(id))
        found.push(`${service}.${name} has seen ${positions.get(id) ?? 0} of ${sequences.get(id)} events of ${id}`);
  }
  return found;
};
