import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Body, Reply } from '@touchline/app-core/client/create-client.ts';
import type { ApiFailure } from '@touchline/app-core/client/failure.ts';
import type { DocumentPart } from '@touchline/contracts/policies/own-documents';
import { lookAgainMs } from '../look-again.ts';

export type DocumentRow = Reply<'/documents', 'get'>['data'][number];
export type TouchlineDocument = Reply<'/documents/{document_id}', 'get'>['data'];
export type Signing = Body<'/documents/{document_id}/sign', 'post'>;
export type Signature = Signing['signature'];

/** A part of the list, or all of it; `q`: words of a title or a name. */
export const documentsQuery = (show: DocumentPart | null, q: string) =>
  infiniteQueryOptions({
    queryKey: ['documents', show ?? 'all', 'list', q],
    queryFn: ({ pageParam, signal }) =>
      api.get('/documents', {
        query: { limit: 25, cursor: pageParam || undefined, show: show ?? undefined, q: q || undefined },
        signal,
        quiet: true,
      }),
    initialPageParam: '',
    getNextPageParam: (last) => last.meta?.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });

export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: ['document', id],
    queryFn: ({ signal }) => api.get('/documents/{document_id}', { params: { document_id: id }, signal, quiet: true }),
    refetchInterval: ({ state }) => {
      const { status, kind } = state.data?.data ?? {};
      // An own draft waits for its author.
      if (status === 'draft' && kind === 'other') return false;
      return lookAgainMs([status ?? null]);
    },
  });

export const fileAddress = (id: string, copy: 'original' | 'signed' | 'certificate' | 'evidence'): string =>
  `/documents/${encodeURIComponent(id)}/${copy}`;

/** Several in one archive. */
export const archiveAddress = (ids: readonly string[]): string => `/documents-archive?ids=${ids.join(',')}`;

type Act = ({ readonly kind: 'sign' } & Signing) | { readonly kind: 'decline' | 'void'; readonly reason: string };

/** Signing, declining, voiding: the answer is the document as it is now. */
export const useDocumentAct = (id: string) => {
  const client = useQueryClient();
  return useMutation<Reply<'/documents/{document_id}', 'get'>, ApiFailure, Act>({
    mutationFn: (act) => {
      const common = { params: { document_id: id } } as const;
      if (act.kind === 'sign') {
        const { kind: _, ...body } = act;
        return api.post('/documents/{document_id}/sign', { ...common, body });
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

/** Its author corrects it: the answer is the draft that has all of it. */
export const useCorrect = (id: string) => {
  const client = useQueryClient();
  return useMutation<Reply<'/documents/{document_id}', 'get'>, ApiFailure, void>({
    mutationFn: () => api.post('/documents/{document_id}/correction', { params: { document_id: id } }),
    onSuccess: (answer) => {
      client.setQueryData(['document', answer.data.id], answer);
      for (const queryKey of [['document', id], ['documents'], ['home']]) void client.invalidateQueries({ queryKey });
    },
    onError: () => void client.invalidateQueries({ queryKey: ['document', id] }),
  });
};

/** Its author reminds those whose turn it is. */
export const useRemind = (id: string) => {
  const client = useQueryClient();
  return useMutation<Reply<'/documents/{document_id}', 'get'>, ApiFailure, void>({
    mutationFn: () => api.post('/documents/{document_id}/remind', { params: { document_id: id } }),
    onSuccess: (answer) => client.setQueryData(['document', id], answer),
    onError: () => void client.invalidateQueries({ queryKey: ['document', id] }),
  });
};
