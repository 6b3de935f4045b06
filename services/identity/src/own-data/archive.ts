import type { DataPart } from '@touchline/platform/own-data';
import { strToU8, zipSync } from 'fflate';

/** What stands in an archive, in the words of its index. */
const titles: Readonly<Record<string, string>> = {
  account: 'Your account',
  sessions: 'Where you are signed in',
  inbox: 'Your inbox',
  'guardian-consent': 'The consent of your guardian',
  profiles: 'Your profiles',
  mandates: 'Agents and players',
  'shortlist-notes': 'What you noted on shortlists',
  searches: 'Searches for players',
  offers: 'Offers and their rounds',
  interests: 'Interests and talks',
  suggestions: 'Positions that an agent put forward',
  positions: 'Positions that you published',
  'position-searches': 'Searches for positions',
  trials: 'Trials',
  'blocked-days': 'Days that you blocked',
  documents: 'Documents and contracts',
  subscriptions: 'Plans and payments',
};

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

interface Entry {
  readonly href: string;
  readonly words: string;
}

const indexOf = (entries: readonly Entry[], files: readonly Entry[], made: string): string => {
  const list = (of: readonly Entry[]): string =>
    of.map(({ href, words }) => `<li><a href="${escaped(href)}">${escaped(words)}</a></li>`).join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Your data at Touchline</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem}</style>
<h1>Your data at Touchline</h1>
<p>All that is kept of you, as it was on ${escaped(made)}. What staff or clubs noted for themselves is theirs and not in here.</p>
<h2>Lists</h2>
<ul>${list(entries)}</ul>
<h2>Files</h2>
${files.length > 0 ? `<ul>${list(files)}</ul>` : '<p>None.</p>'}
</html>
`;
};

/** One archive of all parts: JSON by list, files as they are, and a page that leads to them. */
export const archiveOf = async (
  parts: readonly DataPart[],
  /** Undefined: it was replaced or destroyed meanwhile. */
  read: (key: string) => Promise<Uint8Array | undefined>,
  now: Date,
): Promise<Uint8Array> => {
  const sections = parts.flatMap((part) => Object.entries(part.sections));
  const files: (readonly [string, Uint8Array])[] = [];
  for (const { key, name } of parts.flatMap((part) => part.files)) {
    const bytes = await read(key);
    if (bytes) files.push([`files/${name}`, bytes]);
  }
  const lists = sections.map(([name, records]) => {
    const words = `${titles[name] ?? name} (${records.length})`;
    return { href: `data/${name}.json`, words, json: JSON.stringify(records, null, 2) };
  });
  const index = indexOf(
    lists,
    files.map(([name]) => ({ href: name, words: name.slice('files/'.length) })),
    now.toISOString().slice(0, 10),
  );
  return zipSync({
    'index.html': strToU8(index),
    ...Object.fromEntries(lists.map(({ href, json }) => [href, strToU8(json)])),
    ...Object.fromEntries(files),
  });
};
