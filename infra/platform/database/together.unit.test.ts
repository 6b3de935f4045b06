import { expect, it } from '@jest/globals';
import { mongo } from 'mongoose';
import { failuresOf } from './together.ts';

const failed = (error: unknown) => () => Promise.reject(new mongo.MongoBulkWriteError(error as never, {} as never));

it('a connection that breaks at many writes is told as at one', async () => {
  const broken = new mongo.MongoNetworkError('connection 1 to 127.0.0.1:27017 closed');
  await expect(failuresOf(failed(broken))).rejects.toBe(broken);
});

it('what stands in the way of single ones is answered by their places, and their neighbours are written', async () => {
  const there = { index: 1, code: 11_000, errmsg: 'E11000 duplicate key' };
  const failures = await failuresOf(failed({ message: 'E11000', writeErrors: [there] }));
  expect([...failures].map(([place, error]) => [place, error.message])).toEqual([[1, 'E11000 duplicate key']]);
});

it('what the database says of all of them is an error', async () => {
  const all = { message: 'not primary', code: 10_107 };
  await expect(failuresOf(failed(all))).rejects.toMatchObject({ code: 10_107 });
});
