/** `1.4 MB`, with one decimal from a megabyte up. */
export const formatBytes = (bytes: number): string => {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
};

const whole = new Intl.NumberFormat('en-GB');
/** `2,010` */
export const formatCount = (count: number): string => whole.format(count);
