import { type Bytes, inflated } from './bytes.ts';

/**
 * How much of a store is read, from its end: what stands before that, and whatever is longer, says nothing. A seal and its time need
 * eight lists at most, and none of more than 4 MB is put there.
 */
const most = { lists: 32, listBytes: 4 * 1024 * 1024, bytes: 32 * 1024 * 1024 } as const;

/** Where the newest object of this number begins, in the spelling of who seals; -1 where there is none. */
const beginOf = (text: string, reference: string): number => {
  const begin = `${reference} obj\n`;
  let at = text.lastIndexOf(begin);
  while (at > 0 && !/[\r\n]/.test(text.charAt(at - 1))) at = text.lastIndexOf(begin, at - 1);
  return at;
};

/** What stands in an object that is no stream. */
const objectIn = (text: string, reference: string | undefined): string => {
  const at = reference === undefined ? -1 : beginOf(text, reference);
  const end = text.indexOf('endobj', at);
  return at < 0 || end < 0 ? '' : text.slice(at, end);
};

/** The number of the object that a name stands for. */
const referenceOf = (name: string, text: string): string | undefined =>
  /^ (\d{1,10} \d{1,5}) R/.exec(text.slice(text.lastIndexOf(name)).slice(name.length))?.[1];

/** The objects that a store calls its lists. */
const listedIn = (store: string): readonly string[] => {
  const begin = store.indexOf('/CRLs [');
  const end = store.indexOf(']', begin);
  const all = begin < 0 || end < 0 ? '' : store.slice(begin, end);
  return [...all.matchAll(/(\d{1,10} \d{1,5}) R/g)].map(([, reference = '']) => reference);
};

/** What a stream holds, packed or not. Throws where it is none, or holds more. */
const streamIn = async (bytes: Bytes, text: string, reference: string, longest: number): Promise<Bytes> => {
  const head = /\d+ \d+ obj\n<<([^<>]{0,200})>>\s{0,2}stream\r?\n/y;
  head.lastIndex = Math.max(0, beginOf(text, reference));
  const said = head.exec(text)?.[1] ?? '';
  const length = Number(/\/Length (\d{1,10})(?! ?\d)/.exec(said)?.[1]);
  const end = head.lastIndex + length;
  if (!(end <= text.length && length <= longest) || said.includes('/DecodeParms')) throw new Error('no such stream');
  const content = bytes.subarray(head.lastIndex, end);
  if (!said.includes('/Filter')) return content;
  if (!said.includes('/Filter /FlateDecode')) throw new Error('packed in another way');
  return inflated(content, 'deflate', longest);
};

/**
 * What the document security store (ETSI EN 319 142-1, 5.4.2) of the newest revision within these bytes holds as lists of revoked
 * certificates, whatever it is. It is read in the spelling that our seals have, without the tables of the file: a list proves itself,
 * and one that isn't found says nothing. Never throws for what a file may hold.
 */
export const storedLists = async (revision: Bytes): Promise<readonly Bytes[]> => {
  const text = new TextDecoder('latin1').decode(revision);
  const catalog = objectIn(text, referenceOf('/Root', text));
  const store = objectIn(text, referenceOf('/DSS', catalog));
  const found: Bytes[] = [];
  let left: number = most.bytes;
  for (const reference of new Set(listedIn(store).slice(-most.lists).reverse()))
    try {
      const list = await streamIn(revision, text, reference, Math.min(left, most.listBytes));
      left -= list.length;
      found.push(list);
    } catch {
      // What is no list of ours speaks for nobody.
    }
  return found;
};
