import { createText } from '@touchline/ui';
import { undecided } from '../undecided.tsx';

const text = createText('admin-coach', { name: 'Coach' });

export const coach = undecided(text('name'));
