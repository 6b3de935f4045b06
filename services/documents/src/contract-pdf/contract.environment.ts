import { z } from 'zod';
import { contractLanguages } from './wordings.ts';

/** The language of new contracts. */
export const contractEnvironment = z.object({
  CONTRACT_LANGUAGE: z
    .enum(
      contractLanguages as [string, ...string[]],
      `A language that contracts have words in: ${contractLanguages.join(', ')}`,
    )
    .default('en'),
});
