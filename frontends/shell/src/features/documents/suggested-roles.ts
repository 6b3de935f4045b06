import type { DocumentRow } from './api/documents-api.ts';
import { text } from './templates-text.ts';
import type { RoleText } from './text.ts';

type Signer = DocumentRow['signers'][number];

/** A role for each who signs or gets a copy: what they are here, with a number where there are several of them. */
export const suggestedRoles = (
  signers: readonly Pick<Signer, 'profile_id' | 'role'>[],
  roleOf: RoleText,
): { signer: string; name: string }[] => {
  const words = signers.map(({ role }) => (role === 'guest' ? text('guest') : roleOf(role)));
  return signers.map(({ profile_id }, at) => {
    const word = words[at] ?? '';
    const isAlone = words.filter((other) => other === word).length === 1;
    const number = words.slice(0, at + 1).filter((other) => other === word).length;
    return { signer: profile_id, name: isAlone ? word : `${word} ${number}` };
  });
};
