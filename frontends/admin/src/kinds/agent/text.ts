import { createText } from '@touchline/ui';

export const text = createText('admin-agent', {
  name: 'Agent',
  queue: 'Agents',
  line: '{agency}, {licence}',
  agency: 'Agency',
  anyCountry: 'Licensed in: any',
  licence: 'Licence number',
  countries: 'Licensed countries',
  licenceDiffers: 'Licence is somebody else’s',
  licenceDiffersText: 'Your licence number isn’t registered in your name. Please fix it and submit again.',
  agencyDiffers: 'Agency differs',
  agencyDiffersText: 'Your agency isn’t the one that the register names. Please fix it and submit again.',
  countriesDiffer: 'Licensed countries differ',
  countriesDifferText: 'Your licence isn’t valid in all these countries. Please fix them and submit again.',
  unlicensed: 'No valid licence',
  unlicensedText: 'No valid agent’s licence is registered in your name.',
});
