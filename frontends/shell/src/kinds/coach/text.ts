import { createText } from '@touchline/ui';

/** What a coach is called, and how somebody begins as one. */
export const text = createText('kind-coach', {
  name: 'Coach',
  nameWithin: 'coach',
  add: 'Add a coach profile',
  detail: 'Keep your profile, sign your documents',
  brief: 'keep a profile, sign',
  queue: 'Coaches',
  stepCoaching: 'Person and coaching',
  stepCoachingNote: 'Name, licence, club',
  coachingTitle: 'Who coaches?',
  coachingLead: 'Staff compare your name with your identification and look your licence up.',
  licencePrompt: 'Choose a licence',
  club: 'Where do you work?',
  experienceHelp: 'Where you coached, and what you played before. At most 1,500 characters.',
  checked: 'A change of licence or club goes back to staff first.',
  start: 'Nothing to sign',
  startText: 'You are verified. What you are asked to sign appears here and under Documents, and we write to you.',
  startEdit: 'Edit your profile',
  yourProfile: 'Your profile',
  verified: 'Verified',
  noExperience: 'You have not written about your experience yet.',
  startDocuments: 'Open your documents',
});
