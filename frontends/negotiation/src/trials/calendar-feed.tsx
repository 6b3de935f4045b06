import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { useActionKey } from '@touchline/app-core/page/use-action-key.ts';
import { Button, formatDay, Section, Skeletons, TextField, toast } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { feedAddress, newFeedSecret } from './feed-address.ts';
import { text } from './text.ts';

const key = ['trials', 'feed'] as const;

const copy = async (address: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(address);
    toast({ kind: 'success', title: text('feedCopied') });
  } catch {
    toast({ kind: 'error', title: text('feedCopyFailed') }); // a browser may keep its clipboard to itself
  }
};

/** The private link by which a calendar follows the own trials: shown once, when it is made. */
export const CalendarFeed = (): ReactNode => {
  const client = useQueryClient();
  const keyOf = useActionKey();
  const [address, setAddress] = useState<string | null>(null);
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api.get('/trial-feed', { signal, quiet: true })).data,
  });
  const { data } = query;
  const keep = (feed: typeof data): void => void client.setQueryData(key, feed);
  const make = useMutation({
    mutationFn: async (token: string) =>
      (await api.put('/trial-feed', { body: { token }, idempotencyKey: keyOf(token) })).data,
    onSuccess: (feed, token) => {
      keep(feed);
      setAddress(feedAddress(window.location.origin, token));
    },
  });
  const end = useMutation({
    mutationFn: async () => (await api.delete('/trial-feed', { idempotencyKey: keyOf(data?.made_at) })).data,
    onSuccess: (feed) => {
      keep(feed);
      setAddress(null);
      toast({ kind: 'success', title: text('feedEnded') });
    },
  });
  const busy = make.isPending || end.isPending;
  return (
    <Section className="mt-8" title={text('feedTitle')}>
      {data ? (
        <div className="grid max-w-160 gap-4 pt-3">
          <p className="tl-small text-ink-2">{text('feedText')}</p>
          {address ? (
            <div className="grid gap-2">
              <TextField
                label={text('feedAddress')}
                help={text('feedOnce')}
                readOnly
                value={address}
                onFocus={({ target }) => target.select()}
              />
              <div>
                <Button size="sm" icon="copy" onClick={() => void copy(address)}>
                  {text('feedCopy')}
                </Button>
              </div>
            </div>
          ) : data.made_at ? (
            <p className="tl-small">{text('feedMade', { date: formatDay(data.made_at) })}</p>
          ) : null}
          <div className="flex flex-wrap gap-2.5">
            <Button icon="calendar-plus" busy={busy} onClick={() => make.mutate(newFeedSecret())}>
              {text(data.made_at ? 'feedAgain' : 'feedMake')}
            </Button>
            {data.made_at ? (
              <Button variant="decline" busy={busy} onClick={() => end.mutate()}>
                {text('feedEnd')}
              </Button>
            ) : null}
          </div>
        </div>
      ) : query.isError ? (
        <ReadFailed query={query} />
      ) : (
        <Skeletons lines={2} />
      )}
    </Section>
  );
};
