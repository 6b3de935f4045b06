import { expect, it } from '@jest/globals';
import { suggestedRoles } from './suggested-roles.ts';

const words = { player: 'Player', guest: 'Guest' } as const;
const signer = (profile_id: string, role: keyof typeof words) => ({ profile_id, role });

it('are called as they are here, with a number where there are several', () =>
  expect(
    suggestedRoles(
      [signer('a', 'guest'), signer('b', 'player'), signer('c', 'guest')],
      (role) => words[role as keyof typeof words],
    ),
  ).toEqual([
    { signer: 'a', name: 'Guest 1' },
    { signer: 'b', name: 'Player' },
    { signer: 'c', name: 'Guest 2' },
  ]));
