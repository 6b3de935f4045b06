import type { Wording } from '../wording.ts';
import { en202611 } from './en/2026-11.ts';
import { es202611 } from './es/2026-11.ts';

/** Every wording that was ever published: a contract of it can be made again, to the byte. */
export const publishedWordings: readonly Wording[] = [en202611, es202611];
