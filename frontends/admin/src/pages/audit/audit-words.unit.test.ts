import { describe, expect, it } from '@jest/globals';
import { inWords, placeOf } from './audit-words.ts';

describe('an entry of the audit log', () => {
  it.each([
    ['verify-user', 'Verify user'],
    ['signed-in', 'Signed in'],
    ['profile_verification', 'Profile verification'],
  ])('that says %s reads “%s”', (what, words) => expect(inWords(what)).toBe(words));
  it.each([
    ['usr_1', null, '/admin/users?tab=all&user=usr_1'],
    ['prf_1', 'player', '/admin/players?tab=all&profile=prf_1'],
    ['prf_1', null, null],
    ['clb_1', null, '/admin/clubs?club=clb_1'],
    ['sub_1', null, '/admin/subscriptions?subscription=sub_1'],
    ['pln_1', null, '/admin/plans-management'],
    ['doc_1', null, null],
  ] as const)('that names %s (%s) leads to %s', (id, profile_type, place) =>
    expect(placeOf({ id, profile_type })).toBe(place),
  );
});
