import { createText } from '@touchline/ui';

/** This area's words. */
export const text = createText('player', {
  editPage: 'Edit your page',
  hidden: 'Clubs can’t find you',
  hiddenText: 'Only clubs that have an offer open with you see this page.',
  ownPage: 'Your page',
  visible: 'Clubs can find you',
  visibleText: 'Verified clubs see this page just as it stands here.',
});
