import { z } from 'zod';

export const manifestName = 'manifest.json';

const written = {
  /** Where in the backup, from its directory. */
  path: z
    .string()
    .regex(/^(databases|files)\/[^/].*$/)
    .refine((path) => !path.split('/').includes('..'), 'leads out of the backup'),
  /** In bytes. */
  size: z.number().int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
};

/** What a backup holds, and how it is known that nothing of it has changed. */
export const manifestSchema = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  collections: z.array(
    z.object({ database: z.string(), collection: z.string(), documents: z.number().int().min(0), ...written }),
  ),
  files: z.array(z.object({ key: z.string(), ...written })),
});
export type Manifest = z.output<typeof manifestSchema>;
