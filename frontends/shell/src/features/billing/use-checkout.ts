import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { useEffect, useRef } from 'react';
import { type ChosenPrice, openCheckout, pauseMs, showSubscription, subscriptionQuery } from './billing-api.ts';
import { text } from './text.ts';

/** From "continue with this plan" to the page where the card is entered, which opens as soon as it is made. */
export const useCheckout = () => {
  const client = useQueryClient();
  const leaving = useRef(false);
  const begin = useMutation({
    mutationFn: (price: ChosenPrice) => openCheckout(price),
    onSuccess: ({ data }) => showSubscription(client, data),
  });
  const isBegun = begin.isSuccess || begin.isPending;
  const { data } = useQuery({
    ...subscriptionQuery,
    refetchInterval: (query) =>
      begin.isSuccess && query.state.data?.checkout?.status === 'opening'
        ? pauseMs(query.state.dataUpdateCount)
        : false,
  });
  const checkout = data?.checkout;
  const url = begin.isSuccess && checkout?.status === 'open' ? checkout.url : null;
  useEffect(() => {
    if (url === null || leaving.current) return;
    leaving.current = true;
    location.assign(url);
  }, [url]);
  const hasFailed = begin.isSuccess && (checkout?.status === 'failed' || !checkout);
  return {
    begin: begin.mutate,
    attempt: begin.submittedAt,
    /** The plan whose page is being opened. */
    opening: isBegun && !hasFailed ? begin.variables?.plan_id : undefined,
    problem: begin.isError
      ? isApiFailure(begin.error)
        ? begin.error.message
        : text('checkoutFailed')
      : hasFailed
        ? text('checkoutFailed')
        : null,
    error: begin.error,
  };
};
