import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { OfferRow } from './offers-api.ts';

/** All documents that wait for my signature, on one page. */
export const myDocumentsQuery = () =>
  queryOptions({
    queryKey: ['documents', 'mine'],
    queryFn: ({ signal }) => api.get('/documents', { query: { limit: 100, turn: 'mine' }, signal, quiet: true }),
  });

const inSigning = ({ status, contract }: OfferRow): boolean => status === 'accepted' && contract?.status === 'signing';

/** Whether the contract of an accepted offer waits for my signature. */
export const useMySignature = (offer: OfferRow): boolean => {
  const { data } = useQuery({ ...myDocumentsQuery(), enabled: inSigning(offer) });
  return inSigning(offer) && (data?.data ?? []).some(({ id }) => id === offer.contract?.document_id);
};

/** Who signs the contract of an accepted offer, in their order; null where it is none of mine, or not known yet. */
export const useSigners = (offer: OfferRow) => {
  const id = offer.contract?.document_id ?? '';
  const { data } = useQuery({
    queryKey: ['document', id],
    queryFn: ({ signal }) => api.get('/documents/{document_id}', { params: { document_id: id }, signal, quiet: true }),
    enabled: inSigning(offer) && id !== '',
    retry: false,
  });
  return data?.data.signers ?? null;
};
