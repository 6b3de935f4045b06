import { z } from 'zod';
import { kindOperations } from '../../kinds/operations.ts';
import { own } from '../../kinds/step.ts';
import { registrableType } from '../identity/account.ts';
import { operation, operations } from '../operation.ts';
import { ownProfile } from './own-profile.ts';

export const ownProfileOperations = operations({
  addProfile: operation({
    summary: 'A further profile of another type',
    method: 'POST',
    path: '/profiles',
    access: 'member',
    status: 201,
    body: z.strictObject({ profile_type: registrableType }),
    reply: ownProfile,
    errors: ['AccessDeniedException'],
  }),
  getOwnProfile: operation({ summary: 'The current profile, whole', method: 'GET', path: '/profile', ...own }),
  ...kindOperations,
  submitOnboarding: operation({
    summary: 'Completes onboarding and hands it in to staff',
    method: 'POST',
    path: '/profile/submit',
    ...own,
    errors: [
      'EmailNotVerified',
      'UserIdentificationMissing',
      'RepresentativeClubNotDefined',
      'RepresentativePositionNotDefined',
    ],
  }),
  resubmitProfile: operation({
    summary: 'Hands in again after a rejection that can be mended',
    method: 'POST',
    path: '/profile/resubmit',
    ...own,
    errors: ['EmailNotVerified', 'UserIdentificationMissing', 'AccessDeniedException'],
  }),
});
