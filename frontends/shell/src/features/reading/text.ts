import { createText } from '@touchline/ui';

/** The words around terms and privacy. */
export const text = createText('reading', {
  ask: 'Questions? Write to {email}.',
  home: 'Back to home',
  lead: 'In force since 1 November 2026.',
});
