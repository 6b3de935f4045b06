import { useEffect } from 'react';
import { text } from '../text.ts';

/** The browser's title while a page is shown. */
export const usePageTitle = (page: string): void => {
  useEffect(() => {
    document.title = text('titleSuffix', { page });
  }, [page]);
};
