import type { bffOperations } from '@touchline/contracts/http/bff';
import type { z } from 'zod';

export type Home = z.input<typeof bffOperations.getHome.reply>;
