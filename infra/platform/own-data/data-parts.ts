import type { Connection } from 'mongoose';
import type { FormerMember } from '../domain/index.ts';

/** A file that goes with somebody's data: where it lies, and what it is called in the archive. */
export interface DataFile {
  readonly key: string;
  readonly name: string;
}

/** What one service keeps of a person: lists of plain records by name, and files. */
export interface DataPart {
  readonly sections: Readonly<Record<string, readonly unknown[]>>;
  readonly files: readonly DataFile[];
}

interface Row extends DataPart {
  readonly _id: string;
  readonly export_id: string;
  readonly user_id: string;
  readonly service: string;
  readonly made_at: Date;
}

/**
 * Where the parts of an archive meet: in the database of operations, as audit entries and dead letters do, and for minutes. Never
 * in events: the broker's log would keep them for weeks.
 */
export interface DataParts {
  readonly put: (of: Pick<Row, 'export_id' | 'user_id' | 'service'>, part: DataPart, now: Date) => Promise<void>;
  /** By service, as far as they are there. */
  readonly of: (exportId: string) => Promise<ReadonlyMap<string, DataPart>>;
  readonly drop: (exportId: string) => Promise<void>;
  readonly forget: (person: FormerMember) => Promise<void>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Parts of an archive that never came about. */
const keptSeconds = 3 * 86_400;

export const createDataParts = (operations: Connection): DataParts => {
  const rows = operations.collection<Row>('data_parts');
  return {
    put: async ({ export_id, user_id, service }, { sections, files }, now) => {
      const part = { export_id, user_id, service, sections, files, made_at: now };
      await rows.updateOne({ _id: `${export_id}:${service}` }, { $set: part }, { upsert: true });
    },
    of: async (exportId) => {
      const found = await rows.find({ export_id: exportId }).toArray();
      return new Map(found.map(({ service, sections, files }) => [service, { sections, files }]));
    },
    drop: async (exportId) => {
      await rows.deleteMany({ export_id: exportId });
    },
    forget: async ({ user_id }) => {
      await rows.deleteMany({ user_id });
    },
    start: async () => {
      await rows.createIndexes([
        { key: { export_id: 1 } },
        { key: { user_id: 1 } },
        { key: { made_at: 1 }, expireAfterSeconds: keptSeconds },
      ]);
    },
    stop: async () => {},
  };
};
