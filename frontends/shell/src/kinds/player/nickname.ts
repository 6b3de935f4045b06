/** A page name from a person's: letters without their marks, digits, single hyphens, at most 40 characters. */
export const nicknameFrom = (first: string, last: string): string => {
  const plain = `${first} ${last}`
    .replace(/[øØ]/g, 'o')
    .replace(/[łŁ]/g, 'l')
    .replace(/[ßẞ]/g, 'ss')
    .replace(/[đĐðÐ]/g, 'd')
    .replace(/[æÆ]/g, 'ae')
    .replace(/[œŒ]/g, 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return plain
    .slice(0, 41)
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');
};
