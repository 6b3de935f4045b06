import { createText } from '@touchline/ui';

/** The words of the account page. */
export const text = createText('profile-user', {
  accountLead: 'The person behind your profiles.',
  addProfile: 'Another role',
  addProfileText: 'You begin its onboarding at once. Your other profiles stay as they are.',
  billing: 'Plan and billing',
  identification: 'Identification',
  makeDefault: 'Start with this one',
  management: 'Your profile',
  nameHelp: 'Staff and your mail use it. The names on your profiles are their own.',
  onboarding: 'Not submitted yet',
  partsOf: 'Parts of this page',
  profiles: 'Profiles',
  rejected: 'Rejected',
  signOut: 'Sign out',
  startsWith: 'Default',
  switchTo: 'Switch',
  title: 'Your account',
  verified: 'Verified',
  verifying: 'With staff',
});
