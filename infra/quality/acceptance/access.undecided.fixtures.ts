import { undecidedClubs } from './access.clubs.fixtures.ts';
import type { AccessFixture } from './access.fixtures.ts';
import type { Asked } from './access.requests.fixtures.ts';

/** Where each decision that names a submission is asked with another one than there is. */
export const undecided: Readonly<Record<string, (about: AccessFixture) => Promise<Asked> | Asked>> = {
  verifyUser: ({ who }) => ({ params: { user_id: who.waitP.user } }),
  rejectUser: ({ who }) => ({
    params: { user_id: who.waitP.user },
    body: { reason: 'The name differs.', kind: 'final' },
  }),
  reopenUser: ({ who }) => ({ params: { user_id: who.davi.user } }),
  verifyProfile: ({ who }) => ({ params: { profile_id: who.waitP.profile?.id ?? '' }, body: { valuation_tier: 'B' } }),
  // What is said of the person alone; the profile is as it was looked at.
  verifyPersonAndProfile: async ({ who }) => {
    const profile_id = who.waitP.profile?.id ?? '';
    const { data } = await who.staff.client.send('GET', `/admin/profiles/${profile_id}`);
    const { submission } = data as { submission: string };
    return { params: { user_id: who.waitP.user }, body: { profile: { profile_id, submission, valuation_tier: 'B' } } };
  },
  rejectProfile: ({ who }) => ({
    params: { profile_id: who.waitP.profile?.id ?? '' },
    body: { reason: 'The name differs.', kind: 'final' },
  }),
  reopenProfile: ({ who }) => ({ params: { profile_id: who.davi.profile?.id ?? '' } }),
  ...undecidedClubs,
  verifyClub: async ({ who }) => {
    const { data } = await who.staff.client.send('GET', '/admin/clubs?status=pending');
    return { params: { club_id: data[0].id } };
  },
};
