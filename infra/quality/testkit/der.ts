import { tags } from '@touchline/contracts/evidence/der';

export type Part = Uint8Array;

/** One element of DER from its parts. */
export const der = (tag: number, ...parts: readonly Part[]): Buffer => {
  const content = Buffer.concat(parts);
  const digits: number[] = [];
  for (let left = content.length; left > 0; left = Math.floor(left / 256)) digits.unshift(left % 256);
  const length = content.length < 0x80 ? [content.length] : [0x80 | digits.length, ...digits];
  return Buffer.concat([Buffer.of(tag, ...length), content]);
};
export const sequence = (...parts: readonly Part[]): Buffer => der(tags.sequence, ...parts);
export const set = (...parts: readonly Part[]): Buffer => der(tags.set, ...parts);
export const context = (number: number, ...parts: readonly Part[]): Buffer => der(tags.context(number), ...parts);
export const octets = (content: Part): Buffer => der(tags.octetString, content);
export const number = (value: number): Buffer => der(tags.integer, Buffer.of(value));
export const yes = der(tags.boolean, Buffer.of(0xff));
export const objectId = (dotted: string): Buffer => {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second, ...rest].flatMap((value) => {
    const sevens = [value % 128];
    for (let left = Math.floor(value / 128); left > 0; left = Math.floor(left / 128))
      sevens.unshift((left % 128) | 0x80);
    return sevens;
  });
  return der(tags.objectIdentifier, Buffer.from(bytes));
};
export const instant = (at: Date): Buffer =>
  der(tags.generalizedTime, Buffer.from(`${at.toISOString().replace(/[-:T]|\.\d+Z$/g, '')}Z`));
