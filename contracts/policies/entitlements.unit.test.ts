import { describe, expect, it } from '@jest/globals';
import { profileTypes } from '../values.ts';
import { entitlements, entitlementsFor, includedIn, includedLines, isEntitled } from './entitlements.ts';

describe('what a plan can include', () => {
  it.each([
    ['player', ['saved-searches', 'page-openings']],
    ['club-representative', ['saved-searches', 'csv-export']],
    ['agent', []],
    ['coach', []],
  ] as const)('of a %s', (type, expected) => expect(entitlementsFor([type])).toEqual(expected));
  it('is of use to somebody', () => expect(entitlementsFor(profileTypes)).toEqual(entitlements));
});

describe('what a plan includes', () => {
  it('is what it names, as far as its members have it', () =>
    expect(includedIn(['csv-export', 'page-openings'], ['player'])).toEqual(['page-openings']));
  it('is all of it where a plan of earlier doesn’t say', () =>
    expect(includedIn(undefined, ['player'])).toEqual(['saved-searches', 'page-openings']));
  it('is nothing where it names nothing', () => expect(includedIn([], ['player'])).toEqual([]));
});

it('says what it opens before what staff wrote of it', () =>
  expect(includedLines({ entitlements: ['csv-export'], features: ['Answer: in 1 day'] })).toEqual([
    'Players as a file (CSV)',
    'Answer: in 1 day',
  ]));

describe('who may use it', () => {
  it.each([
    ['who has a plan that includes it', { plan: { entitlements: ['csv-export' as const] } }, true],
    ['who has one that doesn’t', { plan: { entitlements: ['saved-searches' as const] } }, false],
    ['who took a plan before plans said so', { plan: {} }, true],
  ])('%s: %j is %s', (_, subscription, expected) => expect(isEntitled(subscription, 'csv-export')).toBe(expected));
});
