import { randomBytes } from 'node:crypto';
import type { Connection } from 'mongoose';
import { openDatabase } from '../../platform/database/index.ts';

export interface TestDatabase {
  /** The address of the engine that all test files of this run share. */
  readonly uri: string;
  /** A database of this test file alone; the same name gives the same database. */
  connect(name?: string): Promise<Connection>;
  ping(): Promise<void>;
  /** Drops this file's databases and ends its connections. */
  close(): Promise<void>;
}

/**
 * This file's share of the one database engine that a Jest run starts (see `test-engine.mjs`):
 * `const database = await testDatabase(); afterAll(() => database.close());`
 */
export const testDatabase = async (): Promise<TestDatabase> => {
  const uri = process.env['TOUCHLINE_TEST_MONGODB'];
  if (uri === undefined)
    throw new Error('No test database: name the file *.int.test.ts, so that Jest starts the engine.');
  // Tests share two cores with an engine and each other: slow is not broken.
  const database = await openDatabase({ uri, directory: '', timeoutMs: 20_000 });
  const mine = `t${randomBytes(4).toString('hex')}`;
  const connections = new Map<string, Connection>();
  return {
    uri,
    ping: database.ping,
    connect: async (name = 'main') => {
      const connection = connections.get(name) ?? (await database.connect(`${mine}_${name}`));
      connections.set(name, connection);
      return connection;
    },
    close: async () => {
      for (const connection of connections.values()) await connection.dropDatabase();
      await database.close();
    },
  };
};
