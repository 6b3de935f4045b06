const sign = '…';

/** An email address as others are told of it: enough for its owner to know it again, too little for anybody to write to it. */
export const maskedAddress = (email: string): string => {
  const at = email.lastIndexOf('@');
  const letters = [...email.slice(0, Math.max(at, 0))];
  const [first = ''] = letters;
  const last = letters.length > 3 ? letters.at(-1) : '';
  return `${first}${sign}${last}${at < 0 ? '' : email.slice(at)}`;
};

/** A network address as others are told of it: which network, and not whose line. IPv4 keeps two parts of four, IPv6 three of eight. */
export const maskedNetwork = (ip: string): string => {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  const four = /^(\d{1,3}\.\d{1,3})\.\d{1,3}\.\d{1,3}$/.exec(plain);
  if (four) return `${four[1]}.x.x`;
  const parts = plain.split(':');
  return parts.length > 2 ? `${parts.slice(0, 3).filter(Boolean).join(':')}:${sign}` : '';
};
