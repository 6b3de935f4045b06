import { text } from '../../text.ts';

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];
const first = (list: typeof browsers, agent: string): string | undefined =>
  list.find(([sign]) => sign.test(agent))?.[1];

/** `Chrome on Windows`, from what the browser calls itself; what is unknown keeps the name it gives itself. */
export const deviceText = (userAgent: string): string => {
  const browser = first(browsers, userAgent);
  const system = first(systems, userAgent);
  if (browser && system) return text('device', { browser, system });
  return browser ?? system ?? (userAgent.trim().slice(0, 40) || text('unknownDevice'));
};
