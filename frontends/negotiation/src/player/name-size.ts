/** A name on two lines as on a shirt: what stands before the last word, and the last. One word stays one line. */
export const nameLines = (name: string): readonly string[] => {
  const words = name.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  return words.length > 1 ? [words.slice(0, -1).join(' '), last] : [last];
};

/** How large a name can be set so that its longer line fits. */
export const nameSize = (name: string): 'large' | 'medium' | 'small' => {
  const longest = Math.max(...nameLines(name).map((line) => line.length));
  if (longest <= 9) return 'large';
  return longest <= 13 ? 'medium' : 'small';
};
