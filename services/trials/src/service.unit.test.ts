import { expect, it } from '@jest/globals';
import { silentLogger } from '@touchline/platform/telemetry';
import { createTrials } from './service.ts';

it('answers every operation as one that isn’t there', async () => {
  const trials = createTrials({ authenticate: async () => null, logger: silentLogger(), clock: () => new Date() });
  expect(await trials.api.call('requestTrial', { params: {}, query: {}, headers: {} })).toMatchObject({
    status: 404,
    json: { error: 'NotFound' },
  });
});
