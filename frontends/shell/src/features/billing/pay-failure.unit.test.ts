import { expect, it } from '@jest/globals';
import { failureOf } from '@touchline/app-core/client/failure.ts';
import { messageOf } from '@touchline/contracts/errors';
import { payFailure } from './pay-failure.ts';

const unclear = 'The payment service does not answer now. Your plan goes on.';

it.each([
  ['who asks too often', failureOf(429, { error: 'TooManyRequests' }), messageOf('TooManyRequests')],
  ['a fault of ours', failureOf(500, {}), messageOf('ServerErrorException')],
  ['a payment service that is away', failureOf(503, { error: 'ServiceUnavailable' }), unclear],
  ['what is no answer at all', new Error('lost'), unclear],
])('%s is told what it means', (_, error, words) => expect(payFailure(error)).toBe(words));
