import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Body, Reply } from '@touchline/app-core/client/create-client.ts';
import type { ApiFailure } from '@touchline/app-core/client/failure.ts';
import type { SigningPlace } from '@touchline/contracts/policies/signing-places';
import type { PlacedField } from '../placed-fields.ts';

type DocumentAnswer = Reply<'/documents/{document_id}', 'get'>;
export type DraftWords = Exclude<Body<'/documents', 'post'>, FormData>;

/** Oneself first, then people with whom one has signed. */
export const knownSignersQuery = () =>
  queryOptions({
    queryKey: ['documents', 'known-signers'],
    queryFn: ({ signal }) => api.get('/known-signers', { signal, quiet: true }),
  });

export const useBeginDraft = () =>
  useMutation<DocumentAnswer, ApiFailure, DraftWords>({
    mutationFn: (words) => api.post('/documents', { body: words }),
  });

type Named = { readonly email: string; readonly name?: string } | { readonly profile_id: string };
type Act =
  /** By itself, over what was seen: said in its place. */
  | { readonly kind: 'change'; readonly words: DraftWords; readonly version: string }
  /** By themselves as well, all of them. */
  | {
      readonly kind: 'fields';
      readonly fields: readonly PlacedField[];
      readonly sha256: string;
      readonly version: string | null;
    }
  | { readonly kind: 'add' | 'add-copy'; readonly signer: Named }
  | { readonly kind: 'remove-copy'; readonly profile_id: string }
  | { readonly kind: 'remove'; readonly profile_id: string }
  | { readonly kind: 'order'; readonly places: readonly SigningPlace[] }
  | { readonly kind: 'send' };

const asked = (id: string, act: Act): Promise<DocumentAnswer> => {
  const params = { document_id: id };
  switch (act.kind) {
    case 'change':
      return api.patch('/documents/{document_id}', {
        ...{ params, body: { ...act.words, version: act.version } },
        unasked: true,
      });
    case 'fields': {
      const { fields, sha256, version } = act;
      return api.put('/documents/{document_id}/fields', {
        ...{ params, body: { fields: [...fields], sha256, version } },
        unasked: true,
      });
    }
    case 'add':
      return api.post('/documents/{document_id}/signers', { params, body: act.signer });
    case 'add-copy':
      return api.post('/documents/{document_id}/copies', { params, body: act.signer });
    case 'remove-copy':
      return api.delete('/documents/{document_id}/copies/{profile_id}', {
        params: { ...params, profile_id: act.profile_id },
      });
    case 'remove':
      return api.delete('/documents/{document_id}/signers/{profile_id}', {
        params: { ...params, profile_id: act.profile_id },
      });
    case 'order':
      return api.put('/documents/{document_id}/order', {
        ...{ params, body: { places: act.places.map(({ signers, needed }) => ({ signers: [...signers], needed })) } },
      });
    case 'send':
      return api.post('/documents/{document_id}/send', { params });
  }
};

/** What its author does with an own draft: the answer is the document as it is now. */
export const useDraftAct = (id: string) => {
  const client = useQueryClient();
  return useMutation<DocumentAnswer, ApiFailure, Act>({
    mutationFn: (act) => asked(id, act),
    onSuccess: (answer, { kind }) => {
      client.setQueryData(['document', id], answer);
      void client.invalidateQueries({ queryKey: ['documents'] });
      if (kind === 'send') void client.invalidateQueries({ queryKey: ['home'] });
    },
    onError: (failure) => {
      if (failure.status === 409) void client.invalidateQueries({ queryKey: ['document', id] });
    },
  });
};

export const useDiscardDraft = (id: string) => {
  const client = useQueryClient();
  return useMutation<unknown, ApiFailure, void>({
    mutationFn: () => api.delete('/documents/{document_id}', { params: { document_id: id } }),
    onSuccess: () => {
      client.removeQueries({ queryKey: ['document', id] });
      void client.invalidateQueries({ queryKey: ['documents'] });
    },
  });
};
