import { Badge } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { DocumentRow } from '../api/documents-api.ts';
import { waitedFor } from '../order.ts';
import { isOwn } from '../own.ts';
import { stateInWords } from '../state-in-words.ts';
import { text } from '../text.ts';

/** Where a document stands, as a word: mine first, then who it waits for. */
export const DocumentStatus = ({ document }: { readonly document: DocumentRow }): ReactNode => {
  if (document.your_turn) return <Badge meaning="mine">{text('yourTurn')}</Badge>;
  switch (document.status) {
    case 'draft':
      return isOwn(document) ? (
        <Badge meaning="closed">{text('ownDraft')}</Badge>
      ) : (
        <Badge meaning="pending">{text('draft')}</Badge>
      );
    case 'available': {
      const next = waitedFor(document);
      if (next && 'missing' in next) return <Badge meaning="pending">{text('waitingForSome', next)}</Badge>;
      return <Badge meaning="pending">{text('waitingFor', next ?? { name: '' })}</Badge>;
    }
    default: {
      const { meaning, word } = stateInWords(document.status);
      return <Badge meaning={meaning}>{word}</Badge>;
    }
  }
};
