import { expect, it } from '@jest/globals';
import { titleOfFile } from './title-of-file.ts';

it.each([
  ['Image_rights 2027.pdf', 'Image rights 2027'],
  ['Vertrag.PDF', 'Vertrag'],
  [`${'x'.repeat(200)}.pdf`, 'x'.repeat(80)],
  ['20271201.pdf', ''],
  ['.pdf', ''],
])('%s is called “%s”', (name, title) => expect(titleOfFile(name)).toBe(title));
