import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DataPart } from '@touchline/platform/own-data';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

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

/**
 * One archive of all parts, written to a place on this machine: JSON by list, files as they are, and a page that leads to them.
 * Clips are larger than memory should hold: each piece is written before the next one is read. Answers its size in bytes.
 */
export const archiveAt = async (
  path: string,
  parts: readonly DataPart[],
  /** Undefined: it was replaced or destroyed meanwhile. */
  read: (key: string) => Promise<Readable | undefined>,
  now: Date,
): Promise<number> => {
  const sections = parts.flatMap((part) => Object.entries(part.sections));
  const lists = sections.map(([name, records]) => {
    const words = `${titles[name] ?? name} (${records.length})`;
    return { href: `data/${name}.json`, words, json: JSON.stringify(records, null, 2) };
  });
  const packed = async function* (): AsyncGenerator<Uint8Array> {
    const ready: Uint8Array[] = [];
    const zip = new Zip((error, piece) => {
      if (error) throw error;
      ready.push(piece);
    });
    const add = <Entry extends ZipDeflate | ZipPassThrough>(entry: Entry): Entry => {
      zip.add(entry);
      return entry;
    };
    const files: string[] = [];
    for (const { key, name } of parts.flatMap((part) => part.files)) {
      const stream = await read(key);
      if (!stream) continue;
      files.push(name);
      // Pictures, clips and documents are packed in themselves.
      const entry = add(new ZipPassThrough(`files/${name}`));
      for await (const piece of stream as AsyncIterable<Uint8Array>) {
        entry.push(piece);
        yield* ready.splice(0);
      }
      entry.push(new Uint8Array(), true);
      yield* ready.splice(0);
    }
    const index = indexOf(
      lists,
      files.map((name) => ({ href: `files/${name}`, words: name })),
      now.toISOString().slice(0, 10),
    );
    for (const [name, text] of [
      ...lists.map(({ href, json }) => [href, json] as const),
      ['index.html', index] as const,
    ]) {
      add(new ZipDeflate(name)).push(strToU8(text), true);
      yield* ready.splice(0);
    }
    zip.end();
    yield* ready.splice(0);
  };
  await pipeline(packed, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return (await stat(path)).size;
};
