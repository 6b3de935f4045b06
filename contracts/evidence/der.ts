import type { Bytes } from './bytes.ts';

/** One element of DER (ITU-T X.690). */
export interface DerElement {
  readonly tag: number;
  /** With its tag and length. */
  readonly whole: Bytes;
  readonly content: Bytes;
}

export const tags = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  objectIdentifier: 0x06,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
  /** `[n]`, constructed. */
  context: (number: number): number => 0xa0 | number,
} as const;

const unreadable = (why: string): Error => new Error(`not DER: ${why}`);

/** Where the content at `at` begins and ends. One length has one spelling: any other one is refused. */
const boundsAt = (bytes: Bytes, at: number): readonly [begin: number, end: number] => {
  const first = bytes[at + 1];
  if (first === undefined) throw unreadable('it ends within an element');
  const longer = first & 0x7f;
  const begin = at + 2 + (first < 0x80 ? 0 : longer);
  let length = first;
  if (first >= 0x80) {
    if (longer === 0 || longer > 4 || begin > bytes.length) throw unreadable('a length is of no use');
    length = bytes.subarray(at + 2, begin).reduce((sum, byte) => sum * 256 + byte, 0);
    if (length < 0x80 || length < 256 ** (longer - 1)) throw unreadable('a length is spelled too long');
  }
  if (begin + length > bytes.length) throw unreadable('it ends within an element');
  return [begin, begin + length];
};

/** The first element, whatever follows it. */
export const firstElement = (bytes: Bytes): DerElement => {
  const tag = bytes[0];
  if (tag === undefined || (tag & 0x1f) === 0x1f) throw unreadable('no such tag');
  const [begin, end] = boundsAt(bytes, 0);
  return { tag, whole: bytes.subarray(0, end), content: bytes.subarray(begin, end) };
};

/** Each element, one after the other, and nothing else: no more are read than are asked for. */
const eachElementIn = function* (bytes: Bytes): Generator<DerElement, void> {
  for (let at = 0; at < bytes.length; ) {
    const element = firstElement(bytes.subarray(at));
    yield element;
    at += element.whole.length;
  }
};

/** All elements. */
export const elementsIn = (bytes: Bytes): readonly DerElement[] => [...eachElementIn(bytes)];

/** What an element of this tag holds. */
export const contentOf = (element: DerElement | undefined, tag: number): Bytes => {
  if (element?.tag !== tag) throw unreadable(`${tag} was expected and ${element?.tag} found`);
  return element.content;
};

/** For parts of a stranger's element, which may be many. */
export const eachPartOf = (element: DerElement | undefined, tag: number = tags.sequence): Iterable<DerElement> =>
  eachElementIn(contentOf(element, tag));

export const partsOf = (element: DerElement | undefined, tag: number = tags.sequence): readonly DerElement[] =>
  elementsIn(contentOf(element, tag));

/** An object identifier with dots. */
export const objectIdentifierOf = (element: DerElement | undefined): string => {
  const numbers: number[] = [];
  let number = 0;
  for (const byte of contentOf(element, tags.objectIdentifier)) {
    number = number * 128 + (byte & 0x7f);
    if (byte >= 0x80) continue;
    numbers.push(number);
    number = 0;
  }
  const [first = 0, ...rest] = numbers;
  const root = Math.min(2, Math.floor(first / 40));
  return [root, first - root * 40, ...rest].join('.');
};

/** The object identifier of an algorithm that has no parameters, or null for them. */
export const algorithmOf = (element: DerElement | undefined): string => {
  const [algorithm, parameters, more] = partsOf(element);
  const isBare = parameters === undefined || (parameters.whole[0] === 0x05 && parameters.whole[1] === 0x00);
  if (!isBare || more) throw unreadable('parameters of an algorithm');
  return objectIdentifierOf(algorithm);
};

/** An instant in UTC, to the second; a GeneralizedTime may have parts of one, without a last zero. */
export const instantOf = (element: DerElement | undefined): Date => {
  const text = new TextDecoder().decode(element?.content);
  const short = element?.tag === tags.utcTime;
  if (!short && element?.tag !== tags.generalizedTime) throw unreadable('an instant was expected');
  const matched = (
    short ? /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/ : /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d(?:\.\d{0,8}[1-9])?)Z$/
  ).exec(text);
  if (!matched) throw unreadable('an instant was expected');
  const [year = 0, month = 0, ...rest] = matched.slice(1).map(Number);
  const [day, hour, minute, second = 0] = rest;
  const century = !short ? 0 : year < 50 ? 2000 : 1900;
  return new Date(Date.UTC(century + year, month - 1, day, hour, minute, 0, Math.floor(second * 1000)));
};
