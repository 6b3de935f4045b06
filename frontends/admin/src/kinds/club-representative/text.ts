import { createText } from '@touchline/ui';

export const text = createText('admin-club-representative', {
  name: 'Club representative',
  queue: 'Representatives',
  anyPosition: 'Position: any',
  line: '{position}, {club}',
  role: 'Role at the club differs',
  roleText: 'Your position isn’t the one that the club names. Please fix it and submit again.',
  teams: 'Teams differ',
  teamsText: 'The club doesn’t name you for these teams. Please choose those that you act for and submit again.',
  phone: 'Phone number doesn’t answer',
  phoneText: 'We couldn’t reach you at your phone number. Please fix it and submit again.',
  stranger: 'Not with this club',
  strangerText: 'The club told us that you don’t act for it.',
});
