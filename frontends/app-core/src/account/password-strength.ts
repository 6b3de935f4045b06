import { text } from './text.ts';

/**
 * How far a password is from being guessed by trying, 0 to 4, by its length and the variety of its characters. It only
 * encourages: the server alone decides which passwords are refused.
 */
export const passwordStrength = (password: string): 0 | 1 | 2 | 3 | 4 => {
  if (password.length < 8) return 0;
  const different = new Set(password.toLowerCase()).size;
  const points = password.length + Math.min(different, 12) / 2 + (/\s/.test(password.trim()) ? 4 : 0);
  if (different < 4) return 1;
  return points < 15 ? 1 : points < 20 ? 2 : points < 27 ? 3 : 4;
};

/** The sentence beneath a password that is being chosen. */
export const strengthText = (strength: 0 | 1 | 2 | 3 | 4): string =>
  text((['strength0', 'strength1', 'strength2', 'strength3', 'strength4'] as const)[strength]);
