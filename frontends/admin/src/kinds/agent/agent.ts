import { createText } from '@touchline/ui';
import { undecided } from '../undecided.tsx';

const text = createText('admin-agent', { name: 'Agent' });

export const agent = undecided(text('name'));
