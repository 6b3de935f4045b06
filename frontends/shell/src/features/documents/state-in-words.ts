import type { Meaning } from '@touchline/ui';
import type { DocumentRow } from './api/documents-api.ts';
import { text } from './text.ts';

/** Where a document stands, as a word that names nobody. */
export const stateInWords = (status: DocumentRow['status']): { readonly meaning: Meaning; readonly word: string } => {
  switch (status) {
    case 'draft':
      return { meaning: 'closed', word: text('ownDraft') };
    case 'available':
      return { meaning: 'pending', word: text('outForSigning') };
    case 'fully-signed':
      return { meaning: 'pending', word: text('fullySigned') };
    case 'completed':
      return { meaning: 'yes', word: text('sealed') };
    case 'declined':
      return { meaning: 'no', word: text('declined') };
    case 'voided':
      return { meaning: 'closed', word: text('voided') };
    case 'expired':
      return { meaning: 'closed', word: text('expired') };
  }
};
