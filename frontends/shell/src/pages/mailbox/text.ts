import { createText } from '@touchline/ui';

export const text = createText('mailbox', {
  home: 'Home',
  lead: 'The demo sends no mail. What it would have sent is kept here.',
  title: 'Mailbox of the demo',
});
