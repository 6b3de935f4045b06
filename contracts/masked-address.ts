const sign = '…';

/** An email address as others are told of it: enough for its owner to know it again, too little for anybody to write to it. */
export const maskedAddress = (email: string): string => {
  const at = email.lastIndexOf('@');
  const letters = [...email.slice(0, Math.max(at, 0))];
  const [first = ''] = letters;
  const last = letters.length > 3 ? letters.at(-1) : '';
  return `${first}${sign}${last}${at < 0 ? '' : email.slice(at)}`;
};
