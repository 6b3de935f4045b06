import { describe, expect, it } from '@jest/globals';
import { type ErrorCode, isErrorCode } from '@touchline/contracts/errors';
import { orderOfRefusals, stepOf } from '@touchline/contracts/errors/order';
import type { Operation } from '@touchline/contracts/http';
import { services } from '@touchline/contracts/http/bff';
import { judgedByDocuments } from '../../../services/documents/src/order-of-refusals.fixtures.ts';
import { judgedByOffers } from '../../../services/offers/src/order-of-refusals.fixtures.ts';
import { judgedByMandates } from '../../../services/profile/src/order-of-refusals.fixtures.ts';
import { judgedByTrials } from '../../../services/trials/src/order-of-refusals.fixtures.ts';

/**
 * Of two things that are wrong the earlier is answered (`contracts/errors/order.ts`), also by the aggregates: every operation that may
 * refuse for more than one reason has a row, or it is said who judges it instead.
 */

const rows = [...judgedByOffers, ...judgedByTrials, ...judgedByDocuments, ...judgedByMandates];

/** Not judged in steps by one aggregate. */
const otherwise: Readonly<Record<string, readonly string[]>> = {
  'One rule after the other, all of one step': ['makeOffer', 'suggestPlayer', 'requestMandate'],
  'The route looks up what the aggregate is then asked about, and the integration tests of the route hold the order': [
    ...['declareInterest', 'answerOpportunity', 'requestTrial', 'addToShortlist', 'changeShortlistEntry'],
    ...['subscribe', 'openCheckout', 'changePlan', 'dropPlanChange', 'cancelSubscription', 'resumeSubscription'],
  ],
  'Staff decide: what they looked at and who has the case is judged by one mechanism beside the aggregates (decision 65)':
    [
      ...['noteDocumentNumber', 'takeUserCase', 'verifyUser', 'rejectUser', 'reopenUser'],
      ...['takeProfileCase', 'setTier', 'confirmSeason', 'verifyProfile', 'rejectProfile', 'reopenProfile'],
      ...['confirmClaim', 'refuseClaim', 'takeClubCase', 'verifyClub', 'rejectClub', 'reopenClub', 'mergeClub'],
      ...[
        'changeClub',
        'setClubCrest',
        'removeClubCrest',
        'askFactorRemoval',
        'confirmFactorRemoval',
        'endUserSession',
      ],
      ...['editPlan', 'movePlan', 'deletePlan'],
    ],
  'Files are judged before anything is commanded': ['addClip', 'setPoster', 'setCrest', 'removeCrest'],
  'Onboarding says all that is missing, one after the other': [
    ...['submitOnboarding', 'resubmitProfile', 'resubmitUser'],
  ],
  'What guards an account is judged by the account': [
    ...['passSecondFactor', 'requestOwnData', 'closeAccount', 'requestEmailChange', 'confirmEmailChange'],
    ...['confirmSecondFactor', 'renewRecoveryCodes', 'addPasskey', 'switchOffSecondFactor'],
    ...['sendSigningCode', 'proveGuestSignature'],
  ],
};

const mayBeSeen = orderOfRefusals.findIndex(({ step }) => step === 'may see it');
const behind = ({ errors }: Pick<Operation, 'errors'>): readonly ErrorCode[] =>
  errors.filter((code) => stepOf(code) >= mayBeSeen);
const operations = new Map(
  Object.values(services)
    .flatMap((ops) => Object.values(ops as Readonly<Record<string, Operation>>))
    .map((operation) => [operation.id, operation]),
);

describe('the table', () => {
  it('has every operation that changes something and may refuse it for several reasons', () => {
    const several = [...operations.values()].filter((one) => one.method !== 'GET' && behind(one).length > 1);
    const known = [...rows.map(({ operation }) => operation), ...Object.values(otherwise).flat()];
    expect(several.map(({ id }) => id).filter((id) => !known.includes(id))).toEqual([]);
    expect(known.filter((id) => !several.some((one) => one.id === id))).toEqual([]);
    expect(new Set(known).size).toBe(known.length);
  });
  it.each(rows.map((row) => [row.operation, row] as const))('%s: has every code, or says who answers it', (id, row) => {
    const told = [...row.codes, ...Object.keys(row.elsewhere)].filter(isErrorCode);
    const operation = operations.get(id);
    expect(behind({ errors: operation?.errors ?? [] }).filter((code) => !told.includes(code))).toEqual([]);
  });
});

describe.each(rows.map((row) => [row.operation, row] as const))('%s', (_, { right, alone, pairs }) => {
  it('is let through where nothing is wrong', () => expect(right()).toBe('let through'));
  it.each(alone.map(({ code, answered }) => [code, answered] as const))('%s: alone', (code, answered) =>
    expect(answered()).toBe(code),
  );
  it.each(pairs.map(({ earlier, later, answered }) => [earlier, later, answered] as const))(
    '%s before %s',
    (earlier, _later, answered) => expect(answered()).toEqual([earlier, earlier]),
  );
});
