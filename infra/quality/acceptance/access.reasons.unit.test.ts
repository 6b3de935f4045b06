import { describe, expect, it } from '@jest/globals';
import type { Operation } from '@touchline/contracts/http';
import { bffOperations, gatewayOperations } from '@touchline/contracts/http/bff';
import { reasons, unverified } from './access.reasons.fixtures.ts';
import { columns, table } from './access.table.fixtures.ts';

const writing = new Set(
  [...Object.values(bffOperations), ...gatewayOperations.map(({ operation }) => operation)]
    .filter((operation: Operation) => operation.method !== 'GET' && operation.access !== 'webhook')
    .map(({ id }) => id),
);
/** Refused for what the person is, whatever he writes about. */
const refusedOutright = new Set(['401', '403', 'unv', 'sub', 'clb', 'fre']);

const cellsOf = (line: string): readonly string[] => {
  const [id = '', ...cells] = line.split(/\s+/).filter(Boolean);
  if (!writing.has(id)) return [];
  return unverified.flatMap((column) =>
    refusedOutright.has(cells[columns.indexOf(column)] ?? '') ? [] : [`${id} ${column}`],
  );
};

describe('what people write whom staff haven’t verified', () => {
  const allowed = table.split('\n').slice(2).flatMap(cellsOf);
  const given = reasons.flatMap(({ who, operations }) =>
    operations.flatMap((id) => who.map((column) => `${id} ${column}`)),
  );
  it('has a reason in each cell of the table', () =>
    expect(allowed.filter((cell) => !given.includes(cell))).toEqual([]));
  it('has one reason, and none where nothing is allowed', () => {
    expect(given.filter((cell) => !allowed.includes(cell))).toEqual([]);
    expect(given.filter((cell, index) => given.indexOf(cell) !== index)).toEqual([]);
  });
  it('is nothing of the market, of others’ clubs or of staff’s work', () => {
    for (const id of ['makeOffer', 'requestTrial', 'declareInterest', 'signDocument', 'addTeam', 'verifyUser'])
      expect([id, writing.has(id), allowed.some((cell) => cell.startsWith(`${id} `))]).toEqual([id, true, false]);
  });
});
