import type { DocumentRow } from '../features/documents/api/documents-api.ts';
import { text } from '../features/documents/text.ts';
import { kinds } from './kinds.ts';

type Role = DocumentRow['signers'][number]['role'];
type Signed = Parameters<(typeof kinds)['player']['signsAs']>[0] & Pick<DocumentRow, 'kind'>;

/** As what somebody signs: by a profile, as a guest without one, or as the guardian of a player, in the given words. */
export const roleInWords = (document: Signed, role: Role, guardian: string): string => {
  if (role === 'guardian') return guardian;
  if (role === 'guest') return text('roleGuest');
  return document.kind === 'other' ? kinds[role].name : kinds[role].signsAs(document);
};
