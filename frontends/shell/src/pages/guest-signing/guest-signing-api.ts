import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Body, Reply } from '@touchline/app-core/client/create-client.ts';
import type { ApiFailure } from '@touchline/app-core/client/failure.ts';

export type GuestDocument = Reply<'/guest-signing', 'get'>['data'];
export type GuestSigning = Body<'/guest-signing/sign', 'post'>;
export type SentCode = Reply<'/guest-signing/code', 'post'>['data'];

/** While others sign or the product seals, the page looks again by itself. */
const workingEveryMs = 1500;
const restingEveryMs = 15_000;

const keyOf = (link: string) => ['guest-signing', link] as const;

export const guestDocumentQuery = (link: string) =>
  queryOptions({
    queryKey: keyOf(link),
    queryFn: ({ signal }) => api.get('/guest-signing', { link, signal, quiet: true }),
    retry: false,
    refetchInterval: ({ state }) => {
      const status = state.data?.data.status;
      if (status === 'fully-signed') return workingEveryMs;
      return status === 'available' ? restingEveryMs : false;
    },
  });

export type Copy = 'original' | 'signed' | 'certificate' | 'evidence';
export const guestFile = (copy: Copy): string => `/guest-signing/${copy}`;

type Act = ({ readonly kind: 'sign' } & GuestSigning) | { readonly kind: 'decline'; readonly reason: string };

/** Signing and declining: the answer is the document as it is now. */
export const useGuestAct = (link: string) => {
  const client = useQueryClient();
  return useMutation<Reply<'/guest-signing', 'get'>, ApiFailure, Act>({
    mutationFn: (act) => {
      const common = { link } as const;
      if (act.kind === 'decline')
        return api.post('/guest-signing/decline', { ...common, body: { reason: act.reason } });
      const { kind: _, ...body } = act;
      return api.post('/guest-signing/sign', { ...common, body });
    },
    onSuccess: (answer) => client.setQueryData(keyOf(link), answer),
    onError: ({ status }) => {
      if (status === 409 || status === 403 || status === 401) void client.invalidateQueries({ queryKey: keyOf(link) });
    },
  });
};

export const useSendCode = (link: string) =>
  useMutation<Reply<'/guest-signing/code', 'post'>, ApiFailure>({
    mutationFn: () => api.post('/guest-signing/code', { link }),
  });
