/** An address as people type it: `riofave.pt` means https. */
export const webAddress = (typed: string): string | null => {
  const plain = typed.trim();
  if (plain === '') return null;
  return /^[a-z]+:\/\//i.test(plain) ? plain : `https://${plain}`;
};

/** Letters for the scoreboard, from the name: what is written large, else the beginning. */
export const shortNameFrom = (name: string): string => {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  const words = plain.split(/[^A-Za-z0-9]+/).filter((word) => word.length > 2);
  return (words[0] ?? plain.replace(/[^A-Za-z0-9]/g, '')).slice(0, 3).toUpperCase();
};
