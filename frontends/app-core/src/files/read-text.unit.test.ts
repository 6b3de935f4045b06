import { expect, it } from '@jest/globals';
import { readText } from './read-text.ts';

it.each([
  ['UTF-8', Buffer.from('Zoë d’Arcy')],
  ['the letters of Western Europe', Buffer.from([0x5a, 0x6f, 0xeb, 0x20, 0x64, 0x92, 0x41, 0x72, 0x63, 0x79])],
])('reads %s', async (_, bytes) => expect(await readText(new Blob([bytes]))).toBe('Zoë d’Arcy'));
