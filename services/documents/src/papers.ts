import type { Intake } from '@touchline/platform/uploads';
import type { StoredFile } from './document/state.ts';
import { type Store, storedBytes } from './document/stored-bytes.ts';

/** The papers that people have brought, where documents and templates have them: each has a file of its own. */
export interface Papers {
  /** The file of one once more, for another one: answers its key. Refuses with `ServiceUnavailable` where it is missing or was changed. */
  readonly fileAgain: (
    of: { readonly id: string; readonly file: StoredFile },
    owner: string,
    now: Date,
  ) => Promise<string>;
  /** What gives its file up: `isGone` says whether it has. A kill after the write leaves the file to the sweep. */
  readonly withoutFile: <Done>(
    of: { readonly owner: string; readonly file: Pick<StoredFile, 'key'> | null; readonly now: Date },
    write: () => Promise<Done>,
    isGone?: (done: Done) => boolean,
  ) => Promise<Done>;
}

export const createPapers = ({
  intake,
  store,
}: {
  readonly intake: Pick<Intake, 'keepAgain' | 'release' | 'remove'>;
  readonly store: Store;
}): Papers => ({
  fileAgain: async ({ id, file }, owner, now) => {
    const bytes = await storedBytes(store, id, file);
    return intake.keepAgain({ owner, bytes, contentType: 'application/pdf', now });
  },
  withoutFile: async ({ owner, file, now }, write, isGone = () => true) => {
    await intake.release(owner, now);
    const done = await write();
    if (file && isGone(done)) await intake.remove(file.key);
    return done;
  },
});
