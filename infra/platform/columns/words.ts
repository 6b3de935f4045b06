import { grown } from './arrays.ts';

/** Scripts that put no spaces between words: any of their letters may begin one. */
const withoutSpaces = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Mymr}]/u;
const ascii = /^[ -~]*$/;
const space = 0x20;
/** So many bytes of a word are in its key; only longer beginnings look at the text. */
const keyBytes = 4;

/** Where words begin in a text, in UTF-8 bytes. */
const startsOf = (text: string): readonly number[] => {
  const starts: number[] = [];
  if (ascii.test(text)) {
    for (let at = 0; at < text.length; at += 1)
      if (text.charCodeAt(at) !== space && (at === 0 || text.charCodeAt(at - 1) === space)) starts.push(at);
    return starts;
  }
  let [at, before] = [0, ' '];
  for (const letter of text) {
    if (letter !== ' ' && (before === ' ' || withoutSpaces.test(letter))) starts.push(at);
    at += Buffer.byteLength(letter);
    before = letter;
  }
  return starts;
};

/** The same question for a database: one expression per beginning. */
export const beginningPattern = (beginning: string): RegExp => {
  const literal = beginning.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(withoutSpaces.test(beginning[0] ?? '') ? literal : `(?:^| )${literal}`);
};

const keyAt = (bytes: Uint8Array, at: number): number =>
  (((bytes[at] ?? 0) << 24) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)) >>> 0;

export interface Texts {
  readonly set: (slot: number, text: string) => void;
  readonly drop: (slot: number) => void;
  readonly text: (slot: number) => string;
  /** Below, equal or above zero, as the bytes compare. */
  readonly compare: (slot: number, other: number) => number;
  readonly compareTo: (slot: number, bytes: Uint8Array) => number;
  /** Sets the bit of each slot with a word that begins so. */
  readonly find: (beginning: string, into: Uint32Array) => void;
  readonly dump: () => Readonly<Record<string, Uint8Array | Uint32Array>>;
  readonly restore: (parts: Readonly<Record<string, Uint8Array | Uint32Array>>) => void;
}

/**
 * Texts of rows and what their words begin with. All texts lie behind each other in one array of bytes, each with a space at
 * its end; a word is its first four bytes as a number, its row and its place: a search reads the numbers one after the other.
 */
export const createTexts = (): Texts => {
  let bytes = new Uint8Array(0);
  let used = 0;
  let textAt = new Uint32Array(0);
  let textEnd = new Uint32Array(0);
  let wordKey = new Uint32Array(0);
  let wordSlot = new Uint32Array(0);
  let wordAt = new Uint32Array(0);
  let words = 0;
  let firstWord = new Uint32Array(0);
  let wordsOf = new Uint32Array(0);
  let slots = 0;
  let dropped = 0;

  const write = (slot: number, text: Uint8Array, starts: readonly number[]): void => {
    bytes = grown(bytes, used + text.length + 1);
    bytes.set(text, used);
    bytes[used + text.length] = space;
    textAt[slot] = used;
    textEnd[slot] = used + text.length;
    firstWord[slot] = words;
    wordsOf[slot] = starts.length;
    [wordKey, wordSlot, wordAt] = [wordKey, wordSlot, wordAt].map((array) => grown(array, words + starts.length)) as [
      Uint32Array<ArrayBuffer>,
      Uint32Array<ArrayBuffer>,
      Uint32Array<ArrayBuffer>,
    ];
    for (const start of starts) {
      wordSlot[words] = slot;
      wordAt[words] = used + start;
      wordKey[words] = keyAt(bytes, used + start);
      words += 1;
    }
    used += text.length + 1;
  };

  /** What was dropped leaves gaps; when they are more than what is left, all is written anew. */
  const tidy = (): void => {
    if (dropped < 1_024 || dropped * 2 < words) return;
    const old = { bytes, textAt, textEnd };
    const held = Array.from({ length: slots }, (_, slot) => ((wordsOf[slot] ?? 0) > 0 ? slot : -1)).filter(
      (s) => s >= 0,
    );
    bytes = new Uint8Array(old.bytes.length);
    [used, words, dropped] = [0, 0, 0];
    [textAt, textEnd] = [old.textAt.slice(), old.textEnd.slice()];
    for (const slot of held) {
      const text = old.bytes.subarray(old.textAt[slot], old.textEnd[slot]);
      write(slot, text, startsOf(Buffer.from(text).toString()));
    }
  };

  const drop = (slot: number): void => {
    const from = firstWord[slot] ?? 0;
    const count = wordsOf[slot] ?? 0;
    // No word begins with a zero.
    wordKey.fill(0, from, from + count);
    dropped += count;
    wordsOf[slot] = 0;
    // A file that is written later must not say who has left.
    bytes.fill(0, textAt[slot], textEnd[slot]);
    textEnd[slot] = textAt[slot] ?? 0;
  };

  return {
    set: (slot, text) => {
      const length = slot + 1;
      textAt = grown(textAt, length);
      textEnd = grown(textEnd, length);
      firstWord = grown(firstWord, length);
      wordsOf = grown(wordsOf, length);
      slots = Math.max(slots, length);
      drop(slot);
      tidy();
      write(slot, Buffer.from(text), startsOf(text));
    },
    drop,
    text: (slot) => Buffer.from(bytes.subarray(textAt[slot], textEnd[slot])).toString(),
    compare: (slot, other) => {
      let [a, b] = [textAt[slot] ?? 0, textAt[other] ?? 0];
      const [endA, endB] = [textEnd[slot] ?? 0, textEnd[other] ?? 0];
      while (a < endA && b < endB && bytes[a] === bytes[b]) {
        a += 1;
        b += 1;
      }
      if (a === endA || b === endB) return endA - a - (endB - b);
      return (bytes[a] as number) - (bytes[b] as number);
    },
    compareTo: (slot, text) => {
      const [from, to] = [textAt[slot] ?? 0, textEnd[slot] ?? 0];
      const shorter = Math.min(to - from, text.length);
      for (let at = 0; at < shorter; at += 1) {
        const differs = (bytes[from + at] as number) - (text[at] as number);
        if (differs !== 0) return differs;
      }
      return to - from - text.length;
    },
    find: (beginning, into) => {
      const wanted = Buffer.from(beginning);
      const lowest = keyAt(wanted, 0);
      const span = wanted.length >= keyBytes ? 0 : 2 ** (8 * (keyBytes - wanted.length)) - 1;
      // Millions are read: from what can't change meanwhile.
      const [text, keys, slotsOf, places, count] = [bytes, wordKey, wordSlot, wordAt, words];
      const isAt = (at: number): boolean => {
        for (let i = keyBytes; i < wanted.length; i += 1) if (text[at + i] !== wanted[i]) return false;
        return true;
      };
      for (let word = 0; word < count; word += 1) {
        if (((keys[word] as number) - lowest) >>> 0 > span || !isAt(places[word] as number)) continue;
        const slot = slotsOf[word] as number;
        into[slot >>> 5] = (into[slot >>> 5] as number) | (1 << (slot & 31));
      }
    },
    dump: () => ({
      bytes: bytes.subarray(0, used),
      textAt: textAt.subarray(0, slots),
      textEnd: textEnd.subarray(0, slots),
      firstWord: firstWord.subarray(0, slots),
      wordsOf: wordsOf.subarray(0, slots),
      wordKey: wordKey.subarray(0, words),
      wordSlot: wordSlot.subarray(0, words),
      wordAt: wordAt.subarray(0, words),
    }),
    restore: (parts) => {
      const at = (name: string) => (parts[name] as Uint32Array<ArrayBuffer> | undefined) ?? new Uint32Array(0);
      bytes = (parts['bytes'] as Uint8Array<ArrayBuffer> | undefined) ?? new Uint8Array(0);
      [textAt, textEnd, firstWord, wordsOf] = [at('textAt'), at('textEnd'), at('firstWord'), at('wordsOf')];
      [wordKey, wordSlot, wordAt] = [at('wordKey'), at('wordSlot'), at('wordAt')];
      [used, slots, words] = [bytes.length, textAt.length, wordKey.length];
      dropped = wordKey.reduce((sum, key) => sum + (key === 0 ? 1 : 0), 0);
    },
  };
};
