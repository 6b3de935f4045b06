import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import { browserOf } from '@touchline/contracts/user-agent';
import { Badge, Button, ConfirmDialog, formatRelative, Icon, Section, Skeletons, toast } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import type { Reply } from '../client/create-client.ts';
import { ReadFailed } from '../page/read-failed.tsx';
import { text } from './text.ts';

type OwnSession = Reply<'/me/sessions', 'get'>['data'][number];

export const sessionsKey = ['sessions'] as const;

const sessionsQuery = () =>
  queryOptions({
    queryKey: sessionsKey,
    queryFn: async ({ signal }): Promise<readonly OwnSession[]> =>
      (await api.get('/me/sessions', { signal, quiet: true })).data,
  });

/** So many stand there, the last used first, until all are asked for. */
const fewSessions = 3;

const nameOf = (session: OwnSession): string => {
  const browser = browserOf(session.user_agent);
  return browser ? text('on', browser) : text('browserUnknown');
};

/** Where the person is signed in; each may be ended, which the other side feels at once. */
export const SessionsSection = (): ReactNode => {
  const client = useQueryClient();
  const sessions = useQuery(sessionsQuery());
  const [ending, setEnding] = useState<OwnSession | null>(null);
  const [endingOthers, setEndingOthers] = useState(false);
  const [all, setAll] = useState(false);
  const end = useMutation({
    mutationFn: (id: string) => api.delete('/me/sessions/{session_id}', { params: { session_id: id } }),
    onSuccess: (_, id) => {
      client.setQueryData(sessionsQuery().queryKey, (before) => before?.filter((session) => session.id !== id));
      setEnding(null);
      toast({ kind: 'success', title: text('ended') });
    },
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  });
  const endOthers = useMutation({
    mutationFn: () => api.delete('/me/sessions'),
    onSuccess: () => {
      client.setQueryData(sessionsQuery().queryKey, (before) => before?.filter((session) => session.current));
      setEndingOthers(false);
      toast({ kind: 'success', title: text('endedOthers') });
    },
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  });
  return (
    <Section title={text('sessions')}>
      {sessions.isError && !sessions.data ? (
        <ReadFailed query={sessions} />
      ) : !sessions.data ? (
        <div className="py-4">
          <Skeletons lines={5} />
        </div>
      ) : (
        <>
          <p className="tl-small tl-ink-2 pt-3">{text('sessionsText')}</p>
          <ul>
            {sessions.data.slice(0, all ? undefined : fewSessions).map((session) => (
              <li key={session.id} className="flex flex-wrap items-center gap-3 border-line border-b py-3">
                <Icon name={/iPhone|Android/.test(session.user_agent) ? 'device-mobile' : 'desktop'} size={20} />
                <span className="min-w-0 flex-1 basis-60">
                  <span className="tl-strong tl-block">{nameOf(session)}</span>
                  <span className="tl-small tl-ink-2 tl-num">
                    {text('lastSeen', { when: formatRelative(session.last_seen_at), ip: session.ip })}
                  </span>
                </span>
                {session.current ? (
                  <Badge meaning="yes">{text('current')}</Badge>
                ) : (
                  <Button
                    size="sm"
                    aria-label={text('endNamed', { browser: nameOf(session) })}
                    onClick={() => setEnding(session)}
                  >
                    {text('end')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {sessions.data.length > 1 ? (
            <div className="flex flex-wrap gap-3 pt-4">
              {sessions.data.length > fewSessions && !all ? (
                <Button onClick={() => setAll(true)}>{text('allSessions', { count: sessions.data.length })}</Button>
              ) : null}
              <Button icon="sign-out" onClick={() => setEndingOthers(true)}>
                {text('endOthers')}
              </Button>
            </div>
          ) : null}
        </>
      )}
      <ConfirmDialog
        open={ending !== null}
        onOpenChange={(open) => {
          if (!open) setEnding(null);
        }}
        title={text('endTitle', { browser: ending ? nameOf(ending) : '' })}
        description={text('endText')}
        confirmLabel={text('end')}
        destructive
        busy={end.isPending}
        onConfirm={() => ending && end.mutate(ending.id)}
      />
      <ConfirmDialog
        open={endingOthers}
        onOpenChange={setEndingOthers}
        title={text('endOthersTitle')}
        description={text('endOthersText')}
        confirmLabel={text('endOthers')}
        destructive
        busy={endOthers.isPending}
        onConfirm={() => endOthers.mutate()}
      />
    </Section>
  );
};
