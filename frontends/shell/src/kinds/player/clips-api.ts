import { useMutation } from '@tanstack/react-query';
import { api, upload } from '@touchline/app-core/client/client.ts';
import type { Body } from '@touchline/app-core/client/create-client.ts';
import { type OwnPlayer, type OwnProfile, useKeepOwnProfile } from '../../features/own-profile/api/own-profile.ts';

export type Highlight = OwnPlayer['highlights'][number];
type Answer = { readonly data: OwnProfile };

export const addLink = (body: Body<'/profile/highlights', 'post'>): Promise<Answer> =>
  api.post('/profile/highlights', { body });

/** Sends the picture of a clip; `unasked`: the page took one by itself, and nobody misses it. */
export const sendPicture = (highlight_id: string, picture: File, unasked = false): Promise<Answer> => {
  const form = new FormData();
  form.set('file', picture);
  return upload('/profile/highlights/{highlight_id}/poster', form, { params: { highlight_id }, unasked });
};

export const useRemoveHighlight = () => {
  const keep = useKeepOwnProfile();
  return useMutation({
    mutationFn: (highlight_id: string) =>
      api.delete('/profile/highlights/{highlight_id}', { params: { highlight_id } }).then(keep),
  });
};

/** To a place counted from 1. */
export const useMoveHighlight = () => {
  const keep = useKeepOwnProfile();
  return useMutation({
    mutationFn: ({ id: highlight_id, place }: { readonly id: string; readonly place: number }) =>
      api.put('/profile/highlights/{highlight_id}/place', { params: { highlight_id }, body: { place } }).then(keep),
  });
};
