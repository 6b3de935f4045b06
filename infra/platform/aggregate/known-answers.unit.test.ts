import { describe, expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import { claimAlone } from '../database/durable.ts';
import { createKnownAnswers } from './known-answers.ts';

const connectionOf = (client: object): Connection => ({ getClient: () => client }) as unknown as Connection;

/** Rows of which nobody else writes any, unless it is said, and how often they were looked through. */
const rowsOf = ({ alone = true } = {}) => {
  const client = {};
  if (alone) claimAlone(client);
  const rows = new Map<string, number>();
  const made = { rows, looks: 0, found: async (): Promise<void> => undefined };
  const kept = createKnownAnswers(connectionOf(client), async (id) => {
    made.looks += 1;
    const answer = rows.get(id) ?? 0;
    await made.found();
    return answer;
  });
  return Object.assign(made, kept);
};

describe('answers about rows that this process alone writes', () => {
  it('are asked for once, also that there is nothing, until a row is written', async () => {
    const made = rowsOf();
    made.rows.set('a', 1);
    expect([await made.ask('a'), await made.ask('b'), await made.ask('a'), await made.ask('b')]).toEqual([1, 0, 1, 0]);
    expect(made.looks).toBe(2);
    await made.around(async () => made.rows.set('b', 2));
    expect([await made.ask('a'), await made.ask('b')]).toEqual([1, 2]);
    expect(made.looks).toBe(4);
  });
  it('that a write names are asked for anew, and no others', async () => {
    const made = rowsOf();
    for (const id of ['a', 'b']) await made.ask(id);
    await made.around(async () => made.rows.set('a', 1), ['a']);
    expect([await made.ask('a'), await made.ask('b')]).toEqual([1, 0]);
    expect(made.looks).toBe(3);
  });
  it('are asked for again after a write that failed, for it may be there', async () => {
    const made = rowsOf();
    await made.ask('a');
    const failed = made.around(async () => {
      made.rows.set('a', 1);
      throw new Error('the answer is lost');
    });
    await expect(failed).rejects.toThrow('the answer is lost');
    expect(await made.ask('a')).toBe(1);
  });
  it('aren’t kept where a write has ended since they were asked for', async () => {
    const made = rowsOf();
    made.found = () => made.around(async () => void made.rows.set('a', 1));
    expect(await made.ask('a')).toBe(0);
    made.found = async () => undefined;
    expect(await made.ask('a')).toBe(1);
    // Found while a write is under way, and kept no longer than that.
    await made.around(async () => {
      await made.ask('a');
      made.rows.set('a', 2);
    });
    expect(await made.ask('a')).toBe(2);
  });
  it('are asked for each time where others write as well', async () => {
    const made = rowsOf({ alone: false });
    await made.ask('a');
    made.rows.set('a', 1);
    expect(await made.ask('a')).toBe(1);
    await made.around(async () => made.rows.set('a', 2));
    expect(await made.ask('a')).toBe(2);
    expect(made.looks).toBe(3);
  });
});
