/** What a person recognises a browser by; null where the header says nothing we know. */
export type Browser = { readonly browser: string; readonly system: string };

// The order decides: every one of them also names the ones below it.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const named = (table: typeof browsers, agent: string): string | undefined =>
  table.find(([pattern]) => pattern.test(agent))?.[1];

export const browserOf = (agent: string): Browser | null => {
  const browser = named(browsers, agent);
  const system = named(systems, agent);
  return browser && system ? { browser, system } : null;
};
