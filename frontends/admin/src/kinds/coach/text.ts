import { createText } from '@touchline/ui';

export const text = createText('admin-coach', {
  name: 'Coach',
  queue: 'Coaches',
  line: '{licence}, {club}',
  anyLicence: 'Licence: any',
  licence: 'Licence',
  experience: 'Experience',
  licenceDiffers: 'Licence differs',
  licenceDiffersText: 'Your licence isn’t the one that the register names. Please fix it and submit again.',
  clubDiffers: 'Club differs',
  clubDiffersText: 'Your club doesn’t name you as a coach. Please fix it and submit again.',
  pretender: 'Pretends to be a coach',
  pretenderText: 'No coaching licence is registered in your name.',
});
