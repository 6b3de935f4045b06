import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, isApiFailure } from '@touchline/market';
import { Button, ErrorPanel, formatRelative, Icon, Section, Skeletons, Status, toast } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../../text.ts';
import { deviceText } from './device.ts';

const sessionsQuery = () =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: async ({ signal }) => (await api.get('/me/sessions', { signal, quiet: true })).data,
  });

/** Every place where the account is signed in, the current one first, each to be ended. */
export const Sessions = (): ReactNode => {
  const client = useQueryClient();
  const sessions = useQuery(sessionsQuery());
  const end = useMutation({
    mutationFn: ({ id }: { readonly id: string; readonly device: string }) =>
      api.delete('/me/sessions/{session_id}', { params: { session_id: id } }),
    onSuccess: (_, { device }) => toast({ kind: 'success', title: text('sessionEnded', { device }) }),
    onSettled: () => client.invalidateQueries({ queryKey: ['sessions'] }),
  });
  const rows = sessions.data && [...sessions.data].sort((a, b) => Number(b.current) - Number(a.current));
  return (
    <Section title={text('sessions')}>
      <p className="tl-small pt-3 text-ink-2">{text('sessionsText')}</p>
      {sessions.isError && !rows ? (
        <ErrorPanel onRetry={() => void sessions.refetch()} busy={sessions.isFetching}>
          {isApiFailure(sessions.error) ? sessions.error.message : null}
        </ErrorPanel>
      ) : rows ? (
        <ul className="pt-2">
          {rows.map(({ id, user_agent, ip, last_seen_at, current }) => {
            const device = deviceText(user_agent);
            return (
              <li key={id} className="flex min-h-14 items-center gap-3 border-b border-line py-2">
                <Icon name={/iPhone|Android/.test(user_agent) ? 'device-mobile' : 'desktop'} />
                <span className="min-w-0 flex-1">
                  <span className="tl-strong block">{device}</span>
                  <span className="tl-small tl-num block text-ink-3" title={user_agent}>
                    {text('sessionSeen', { when: formatRelative(last_seen_at), ip })}
                  </span>
                </span>
                {current ? (
                  <Status meaning="yes">{text('sessionCurrent')}</Status>
                ) : (
                  <Button
                    size="sm"
                    aria-label={text('endSessionOf', { device })}
                    busy={end.isPending && end.variables.id === id}
                    onClick={() => end.mutate({ id, device })}
                  >
                    {text('endSession')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      ) : (
        <div className="pt-3">
          <Skeletons lines={3} />
        </div>
      )}
    </Section>
  );
};
