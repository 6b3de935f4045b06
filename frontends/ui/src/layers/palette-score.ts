const fold = (source: string): string => source.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * How well an entry fits what is typed, 0 to 1: every word typed stands in its label or keywords, beginnings before
 * middles. `value` is `<id> <label>`; the id finds nothing.
 */
export const paletteScore = (value: string, typed: string, keywords: readonly string[] = []): number => {
  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return 1;
  const label = fold(value.slice(value.indexOf(' ') + 1));
  const words = `${label} ${fold(keywords.join(' '))}`.split(/[\s,/·-]+/);
  const scores = wanted.map((word) => {
    if (label.startsWith(word)) return 1;
    if (words.some((other) => other.startsWith(word))) return 0.8;
    return words.some((other) => other.includes(word)) ? 0.4 : 0;
  });
  return scores.includes(0) ? 0 : Math.min(...scores);
};
