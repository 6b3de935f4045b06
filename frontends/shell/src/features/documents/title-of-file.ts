import { heading } from '@touchline/contracts/names';
import { cut } from '@touchline/contracts/text';

/** What a document may be called that lies in a file of this name; '' where the name says nothing. */
export const titleOfFile = (name: string): string => {
  const words = name
    .replace(/\.pdf$/i, '')
    .replace(/[_]+/g, ' ')
    .trim();
  const judged = heading.safeParse(cut(words, 80));
  return judged.success ? judged.data : '';
};
