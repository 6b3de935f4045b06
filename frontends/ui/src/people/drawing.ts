/** 32-bit hash of an id, its low bits spread: the same club always gets the same crest, the same person the same ground. */
export const hash = (source: string): number => {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(source)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b) >>> 0;
  return (value ^ (value >>> 15)) >>> 0;
};

/** At most two initials: the first letters of the first and last word, or the first two of an only one. */
export const initials = (name: string): string => {
  const words = name.split(/[\s-]+/).filter(Boolean);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words[words.length - 1] ?? '') : '';
  const letters = last ? [...first].slice(0, 1).concat([...last].slice(0, 1)) : [...first].slice(0, 2);
  return letters.join('').toUpperCase();
};
