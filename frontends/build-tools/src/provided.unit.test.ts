import { expect, it } from '@jest/globals';
import { missingOf } from './provided.mjs';

it('names what is shared and not in the shell’s build', () => {
  const provided = [
    'provide module (default) @touchline/ui@0.1.0 = /…/ui/src/index.ts',
    'provide module (default) @touchline/ui/terms@0.1.0 = /…/ui/src/entries/terms.ts',
    'provide module (default) react@19.3.1 = /…/react/index.js',
  ];
  expect(missingOf(['react', 'react/', '@touchline/ui', '@touchline/ui/terms'], provided)).toEqual([]);
  expect(missingOf(['@touchline/ui', '@touchline/ui/charts'], provided)).toEqual(['@touchline/ui/charts']);
});
