import { limitInWords } from '@touchline/contracts/policies/file-limits';
import { createText } from '@touchline/ui';

/** The words of one's own club: how staff decided on it, and its crest. */
export const text = createText('own-club', {
  crestHelp: `${limitInWords('crest')}. It is kept as a square; what is transparent stays so. Everybody sees it at once, and staff can remove it.`,
  handedIn: '{name} is with staff again',
  handIn: 'Submit the club again',
  mend: 'Change what staff named',
  rejected: 'Staff did not accept {name}',
  rejectedMend:
    'Change it below and submit it again, or choose another club. Until then your profile can’t be verified.',
  rejectedOther: 'Choose another club. Until then your profile can’t be verified.',
  rejectedSupport: 'Your profile is verified for this club. To act for another one, write to {email}.',
  rejectedStep: 'Not accepted',
  step: 'Your club',
});
