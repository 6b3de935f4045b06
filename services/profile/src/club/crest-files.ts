import { fileLimits } from '@touchline/contracts/policies/file-limits';
import type { Accepting, Intake } from '@touchline/platform/uploads';
import type { Clubs } from './club.repository.ts';

/** A crest as it is kept: a square PNG of 256 pixels, sharp at the largest size that a page shows on a dense screen. */
export const crestFile: Accepting = {
  ...fileLimits.crest,
  maxSide: 256,
  square: true,
  quality: 90,
};

/**
 * Whether a crest that was uploaded for a club is that of a club still: its own, or that of the one that it was merged into.
 * Between a merge and its second step the crest of the merged one may be taken over yet.
 */
export const isCrestInUse =
  (clubs: Pick<Clubs, 'chainOf'>) =>
  async (clubId: string, file: string): Promise<boolean> => {
    const chain = await clubs.chainOf(clubId);
    const last = chain.at(-1);
    if (last?.status !== 'known') return chain.some((c) => c.status === 'merged' && c.before.crest?.file === file);
    return (
      last.crest?.file === file ||
      chain.some((c) => c.status === 'merged' && c.before.crest?.file === file && !last.took_in.includes(c.club_id))
    );
  };

/** Has the files of a club's crests looked at again, those included that came with clubs that were merged into it. */
export const reconsiderCrests =
  ({ clubs, intake }: { readonly clubs: Pick<Clubs, 'find'>; readonly intake: Pick<Intake, 'reconsider'> }) =>
  async (clubId: string): Promise<void> => {
    const club = await clubs.find(clubId);
    await intake.reconsider([clubId, ...(club ? [club.club_id, ...club.took_in] : [])]);
  };
