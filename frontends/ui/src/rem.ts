/** A length that grows with the letters that somebody has chosen: `pixels` where these have their usual size. */
export const rem = (pixels: number): string => `${pixels / 16}rem`;
