import { describe, expect, it } from '@jest/globals';
import { mongo } from 'mongoose';
import { isUnavailable, Unavailable } from './index.ts';

/** What the driver throws at a command whose connection was taken away when the pool was cleared: it exports no name for it. */
class PoolClearedOnNetworkError extends mongo.MongoNetworkError {
  override get name(): string {
    return 'PoolClearedOnNetworkError';
  }
}

const bulkOf = (error: unknown) => new mongo.MongoBulkWriteError(error as never, {} as never);

describe('what is away for now', () => {
  it.each([
    ['what we say ourselves', new Unavailable('identity')],
    ['a server that is not found', new mongo.MongoServerSelectionError('none', {} as never)],
    ['a broken connection', new mongo.MongoNetworkError('reset')],
    ['a connection that was taken away', new PoolClearedOnNetworkError('interrupted')],
    ['the same at a command of many writes', bulkOf(new mongo.MongoNetworkError('closed'))],
    ['a full disk', Object.assign(new Error('no space'), { code: 'ENOSPC' })],
  ])('is %s', (_, error) => expect(isUnavailable(error)).toBe(true));
  it.each([
    ['a fault of ours', new TypeError('undefined is not a function')],
    ['a refusal of the database', new mongo.MongoServerError({ message: 'E11000', code: 11_000 })],
    ['a refusal of many writes', bulkOf({ message: 'E11000', code: 11_000, writeErrors: [] })],
    ['no error at all', 'MongoNetworkError'],
  ])('isn’t %s', (_, error) => expect(isUnavailable(error)).toBe(false));
});
