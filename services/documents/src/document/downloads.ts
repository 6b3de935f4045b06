import { cut } from '@touchline/contracts/text';
import { Rejected, unreachable } from '@touchline/infra/domain';
import type { Document, SealedFile } from './state.ts';

export type Copy = 'original' | 'signed' | 'certificate';

const suffix: Readonly<Record<Copy, string>> = { original: '', signed: ' (signed)', certificate: ' (certificate)' };

/** What a copy is called where somebody saves it: the title's letters, whole ones. */
export const fileNameOf = (title: string, copy: Copy): string =>
  `${cut(title.replace(/[^\p{L}\p{M}\p{N} .,'-]/gu, ''), 100)}${suffix[copy]}.pdf`;

/**
 * The stored file of a copy, as far as the state of the document allows it.
 * Refusals: NotFound, DocumentNotUploaded, DocumentNotFullySigned, DocumentNotCompleted.
 */
export const downloadable = (document: Document, copy: Copy): SealedFile => {
  if (document.status === 'absent') throw new Rejected('NotFound');
  if (document.file === null) throw new Rejected('DocumentNotUploaded');
  switch (copy) {
    case 'original':
      return document.file;
    case 'signed':
      if (document.status === 'completed') return document.sealed;
      throw new Rejected(document.status === 'fully-signed' ? 'DocumentNotCompleted' : 'DocumentNotFullySigned');
    case 'certificate':
      if (document.status === 'completed') return document.certificate;
      throw new Rejected('DocumentNotCompleted');
    default:
      return unreachable(copy);
  }
};
