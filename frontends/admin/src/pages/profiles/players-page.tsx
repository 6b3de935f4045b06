import type { ReactNode } from 'react';
import { text } from '../../text.ts';
import { playerColumns } from './profile-rows.ts';
import { ProfilesQueue } from './profiles-queue.tsx';

/** /admin/players */
export const Component = (): ReactNode => (
  <ProfilesQueue type="player" title={text('players')} file="players" columns={playerColumns} />
);
