import type { ReactNode } from 'react';
import { text } from '../../text.ts';
import { representativeColumns } from './profile-rows.ts';
import { ProfilesQueue } from './profiles-queue.tsx';

/** /admin/club-representatives */
export const Component = (): ReactNode => (
  <ProfilesQueue
    type="club-representative"
    title={text('representatives')}
    file="club-representatives"
    columns={representativeColumns}
  />
);
