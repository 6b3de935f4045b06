import { expect, it } from '@jest/globals';
import type { Files } from '@touchline/platform/files';
import { silentLogger } from '@touchline/platform/telemetry';
import { day } from '../document/document.fixtures.ts';
import type { Existing } from '../document/state.ts';
import { archiveBounds, createArchives } from './archives.ts';

const document = { document_id: 'doc_1', status: 'draft', file: null, title: 'Image rights' } as unknown as Existing;

it('so many archives are made at once, of whichever kind; so many wait, and no more', async () => {
  let making = 0;
  let most = 0;
  const opened = Promise.withResolvers<void>();
  const evidence = async () => {
    making += 1;
    most = Math.max(most, making);
    await opened.promise;
    making -= 1;
    return { data: null };
  };
  const archives = createArchives({ files: {} as Files, logger: silentLogger() }, evidence);
  const { atOnce, waiting } = archiveBounds;
  const asked = Array.from({ length: atOnce + waiting - 1 }, () => archives.evidence(document));
  const several = archives.documents([document], day(26));
  await expect(archives.evidence(document)).rejects.toMatchObject({ code: 'TooManyRequests' });
  await expect(archives.documents([document], day(26))).rejects.toMatchObject({ code: 'TooManyRequests' });
  opened.resolve();
  expect(await Promise.all(asked)).toHaveLength(atOnce + waiting - 1);
  expect((await several).file?.name).toContain('(0 of 1)');
  expect(most).toBe(atOnce);
});
