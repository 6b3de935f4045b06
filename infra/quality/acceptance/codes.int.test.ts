import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errors } from '@touchline/contracts/errors';
import { aboardCodes } from './codes.aboard.fixtures.ts';
import { accountCodes } from './codes.accounts.fixtures.ts';
import { closeCodes, identify, openCodes, plant, produced, refuses, register, staff } from './codes.fixtures.ts';
import { mandateCodes } from './codes.mandates.fixtures.ts';
import { marketCodes } from './codes.market.fixtures.ts';

/** Every code that today's product can answer, produced through the BFF by a test that names it. */

beforeAll(openCodes);
afterAll(closeCodes);

accountCodes();
aboardCodes();
mandateCodes();
marketCodes();

describe('faults', () => {
  it('ServerErrorException, ServiceUnavailable: with an id to ask by, and no word of what is inside', async () => {
    const who = await register('player');
    await identify(who);
    plant('unexpected');
    const reply = await refuses('ServerErrorException', staff.send('GET', `/admin/users/${who.user}/identification`));
    expect(reply.details.request_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.stringify(reply.details)).not.toContain('planted');
    plant('unavailable');
    await refuses('ServiceUnavailable', staff.send('GET', `/admin/users/${who.user}/identification`));
    plant('none');
  });
});

it('no code of today’s product is left out', () => {
  expect(
    Object.keys(errors)
      .filter((code) => !produced.has(code))
      .sort(),
  ).toEqual([]);
});
