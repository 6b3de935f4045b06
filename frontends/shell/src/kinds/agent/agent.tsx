import { signing } from '../signing.tsx';
import { text } from './text.ts';

export const agent = signing({ name: text('name'), nameWithin: text('nameWithin') });
