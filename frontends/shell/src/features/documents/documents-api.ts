import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ApiFailure, api, type Reply } from '@touchline/market';

export type DocumentRow = Reply<'/documents', 'get'>['data'][number];
export type TouchlineDocument = Reply<'/documents/{document_id}', 'get'>['data'];
export type Signature =
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'drawn'; readonly path: string };

export const documentsQuery = (turn: 'mine' | undefined) =>
  infiniteQueryOptions({
    queryKey: ['documents', turn ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      api.get('/documents', {
        query: { limit: 25, ...(turn ? { turn } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
        quiet: true,
      }),
    initialPageParam: '',
    getNextPageParam: (last) => last.meta?.next_cursor ?? undefined,
  });

/** While the product works on it (file, seal), the page looks again by itself. */
const workingEveryMs = 1500;
const restingEveryMs = 15_000;

export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: ['document', id],
    queryFn: ({ signal }) => api.get('/documents/{document_id}', { params: { document_id: id }, signal, quiet: true }),
    refetchInterval: ({ state }) => {
      const status = state.data?.data.status;
      return status === 'draft' || status === 'fully-signed'
        ? workingEveryMs
        : status === 'available'
          ? restingEveryMs
          : false;
    },
  });

export const fileAddress = (id: string, copy: 'original' | 'signed' | 'certificate'): string =>
  `/api/documents/${encodeURIComponent(id)}/${copy}`;

type Act =
  | {
      readonly kind: 'sign';
      readonly sha256: string;
      readonly signature: Signature;
      readonly password: string;
    }
  | { readonly kind: 'decline' | 'void'; readonly reason: string };

/** Signing, declining, voiding: the answer is the document as it is now. */
export const useDocumentAct = (id: string) => {
  const client = useQueryClient();
  return useMutation<Reply<'/documents/{document_id}', 'get'>, ApiFailure, Act>({
    mutationFn: (act) => {
      const common = { params: { document_id: id }, quiet: true } as const;
      if (act.kind === 'sign') {
        const { sha256, signature, password } = act;
        return api.post('/documents/{document_id}/sign', { ...common, body: { sha256, signature, password } });
      }
      const path = act.kind === 'decline' ? '/documents/{document_id}/decline' : '/documents/{document_id}/void';
      return api.post(path, { ...common, body: { reason: act.reason } });
    },
    onSuccess: (answer) => {
      client.setQueryData(['document', id], answer);
      void client.invalidateQueries({ queryKey: ['documents'] });
      void client.invalidateQueries({ queryKey: ['home'] });
    },
    onError: (failure) => {
      if (failure.status === 409 || failure.status === 403)
        void client.invalidateQueries({ queryKey: ['document', id] });
    },
  });
};
