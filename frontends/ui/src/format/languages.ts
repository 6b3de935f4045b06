import { currentLanguage } from '../text.ts';

let names: { language: string; of: Intl.DisplayNames } | undefined;

/** `es` → `Spanish`, as the page's language calls it. */
export const languageName = (code: string): string => {
  if (names?.language !== currentLanguage())
    names = { language: currentLanguage(), of: new Intl.DisplayNames([currentLanguage()], { type: 'language' }) };
  return names?.of.of(code) ?? code;
};
