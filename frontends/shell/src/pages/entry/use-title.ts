import { useEffect } from 'react';
import { text } from '../../text.ts';

/** The name of the page in the browser's tab. */
export const useTitle = (page: string): void => {
  useEffect(() => {
    document.title = text('titleSuffix', { page });
  }, [page]);
};
