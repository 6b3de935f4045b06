import { createText } from '@touchline/ui';

/** The words of editing the own profile. */
export const text = createText('management', {
  about: 'About you',
  addTeam: 'Add a team to the club',
  addTeamAct: 'Add team',
  addTeamText: 'It stands at your club for everybody. Choose above whether you act for it.',
  career: 'Career',
  club: 'Club and teams',
  discard: 'Undo changes',
  football: 'Football',
  lead: 'What others see of you. Changes show at once.',
  leadCareer: 'A contract that was signed here sets club and contract by itself, on its first day.',
  media: 'Photo and words',
  next: 'You join {club} on {day}, until {until}. It shows here from that day.',
  page: 'See your page',
  person: 'Person',
  save: 'Save',
  saved: 'Saved',
  teamAdded: '{name} is added',
  title: 'Your profile',
  visibility: 'Visibility',
});
