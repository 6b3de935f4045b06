import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Body, Reply } from '@touchline/app-core/client/create-client.ts';
import { fieldDetails, isApiFailure } from '@touchline/app-core/client/failure.ts';
import { toast } from '@touchline/ui';
import { text } from '../text.ts';

export type ShortlistRow = Reply<'/shortlists', 'get'>['data'][number];
export type Shortlist = Reply<'/shortlists/{shortlist_id}', 'get'>['data'];
export type ListedPlayer = Shortlist['entries'][number];
/** What the club noted of a player. */
export type Noted = Pick<ListedPlayer, 'note' | 'priority' | 'stage'>;
export type EntryChange = Body<'/shortlists/{shortlist_id}/players/{player_id}', 'put'>;

const keys = { lists: ['shortlists'] as const, one: (id: string) => ['shortlist', id] as const };

/** The club's lists, by name, with whom they name. */
export const shortlistsQuery = () =>
  queryOptions({
    queryKey: keys.lists,
    queryFn: ({ signal }) => api.get('/shortlists', { signal, quiet: true }).then((reply) => reply.data),
    staleTime: 30_000,
  });

/** One list with its players. Colleagues write in it at the same time. */
export const shortlistQuery = (id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    queryFn: ({ signal }) =>
      api
        .get('/shortlists/{shortlist_id}', { params: { shortlist_id: id }, signal, quiet: true })
        .then((reply) => reply.data),
    refetchInterval: 60_000,
  });

const refresh = (client: QueryClient, listId?: string): void => {
  void client.invalidateQueries({ queryKey: keys.lists });
  void client.invalidateQueries({ queryKey: listId ? keys.one(listId) : ['shortlist'] });
};

/** There is no field to mark: what was refused of a form is told by itself. */
const quiet = ['ValidationFailed'] as const;
const say = (reason: unknown): void => {
  if (!isApiFailure(reason)) throw reason;
  const [refused] = reason.code === 'ValidationFailed' ? fieldDetails(reason) : [];
  if (refused) toast({ kind: 'error', title: refused.message });
};

interface Named {
  readonly id: string;
  readonly name: string;
}
export interface Listing {
  readonly list: Named;
  readonly player: Named;
}

/** Puts players on lists and takes them off; each says what it did, and how it is undone. */
export const useListing = () => {
  const client = useQueryClient();
  const act = async (work: () => Promise<unknown>, list: Named): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (reason) {
      say(reason);
      return false;
    } finally {
      refresh(client, list.id);
    }
  };
  const taking = ({ list, player }: Listing) =>
    act(
      () =>
        api.delete('/shortlists/{shortlist_id}/players/{player_id}', {
          params: { shortlist_id: list.id, player_id: player.id },
          quiet,
        }),
      list,
    );
  const puttingBack = ({ list, player }: Listing) =>
    act(
      () =>
        api.post('/shortlists/{shortlist_id}/players/{player_id}/restore', {
          params: { shortlist_id: list.id, player_id: player.id },
          quiet,
        }),
      list,
    );
  const add = useMutation({
    mutationFn: async (listing: Listing) => {
      const { list, player } = listing;
      const params = { shortlist_id: list.id };
      const post = () =>
        api.post('/shortlists/{shortlist_id}/players', { params, quiet, body: { player_id: player.id } });
      if (!(await act(post, list))) return;
      const undo = { label: text('undo'), onSelect: () => void taking(listing) };
      toast({ kind: 'success', title: text('added', { player: player.name, list: list.name }), action: undo });
    },
  });
  const remove = useMutation({
    mutationFn: async (listing: Listing) => {
      if (!(await taking(listing))) return;
      const { list, player } = listing;
      const undo = { label: text('undo'), onSelect: () => void puttingBack(listing) };
      toast({ title: text('removed', { player: player.name, list: list.name }), action: undo });
    },
  });
  const move = useMutation({
    mutationFn: async ({ to, noted, ...from }: Listing & { readonly to: Named; readonly noted: Noted }) => {
      const { player } = from;
      const params = { shortlist_id: to.id };
      const post = () =>
        api.post('/shortlists/{shortlist_id}/players', {
          params,
          quiet,
          body: { player_id: player.id, ...noted },
        });
      // First there, then away from here: whatever breaks between the two, the player is on one of the lists.
      if (!(await act(post, to)) || !(await taking(from))) return;
      const back = async (): Promise<void> => {
        if (await puttingBack(from)) await taking({ list: to, player });
      };
      const undo = { label: text('undo'), onSelect: () => void back() };
      toast({ kind: 'success', title: text('moved', { player: player.name, list: to.name }), action: undo });
    },
  });
  return { add: add.mutate, remove: remove.mutate, move: move.mutate };
};

/** Makes, names and deletes lists. A form shows what was refused at its field. */
export const useLists = () => {
  const client = useQueryClient();
  return {
    create: async (name: string): Promise<ShortlistRow> => {
      const { data } = await api.post('/shortlists', { body: { name } });
      client.setQueryData<readonly ShortlistRow[]>(keys.lists, (before) => [...(before ?? []), data]);
      refresh(client, data.id);
      return data;
    },
    rename: async (id: string, name: string): Promise<void> => {
      await api.put('/shortlists/{shortlist_id}/name', { params: { shortlist_id: id }, body: { name } });
      refresh(client, id);
    },
    remove: async (list: Named): Promise<void> => {
      const params = { shortlist_id: list.id };
      await api.delete('/shortlists/{shortlist_id}', { params });
      refresh(client);
      const restore = async (): Promise<void> => {
        await api.post('/shortlists/{shortlist_id}/restore', { params }).catch(say);
        refresh(client);
      };
      const undo = { label: text('undo'), onSelect: () => void restore() };
      toast({ title: text('deleted', { list: list.name }), action: undo, duration: 10_000 });
    },
    /** Rejects with the refusal; what is there now has been asked for by then. */
    change: async ({ list, player }: Listing, body: EntryChange): Promise<void> => {
      const params = { shortlist_id: list.id, player_id: player.id };
      try {
        await api.put('/shortlists/{shortlist_id}/players/{player_id}', { params, body });
      } finally {
        refresh(client, list.id);
      }
    },
  };
};
