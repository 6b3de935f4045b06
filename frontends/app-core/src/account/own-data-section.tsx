import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, hrefOf } from '@touchline/app-core/client/client.ts';
import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { useIdentity } from '@touchline/app-core/session/session.tsx';
import { password } from '@touchline/contracts/http/identity';
import { Button, ButtonLink, formatDay, Notice, PasswordField, Section, Skeletons } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import type { Reply } from '../client/create-client.ts';
import { Form } from '../form/form.tsx';
import { text } from './text.ts';

type OwnData = Reply<'/me/data', 'get'>['data'];

/** While it is being made, it is looked after, ms: the bell tells it as well, wherever the person is by then. */
const lookAgainMs = 3_000;

const ownDataQuery = () =>
  queryOptions({
    queryKey: ['own-data'] as const,
    queryFn: async ({ signal }): Promise<OwnData> => (await api.get('/me/data', { signal, quiet: true })).data,
    refetchInterval: ({ state }) => (state.data?.status === 'making' ? lookAgainMs : false),
  });

const AskingForm = ({
  onAsked,
  onBack,
}: {
  readonly onAsked: (data: OwnData) => void;
  readonly onBack: () => void;
}): ReactNode => {
  const { email } = useIdentity();
  const { form, error, refusal, busy, submit, verdict } = useContractForm({
    schema: z.object({ password }),
    initial: { password: '' },
  });
  const ask = submit(async (body) => onAsked((await api.post('/me/data', { body })).data), {
    InvalidAuthenticationException: 'password',
    TooManyRequests: 'password',
    StaleVersion: 'password',
  });
  return (
    <Form verdict={verdict} className="grid max-w-120 gap-5" onSubmit={ask}>
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        id="own_data_password"
        label={text('passwordAgain')}
        help={text('ownDataPassword')}
        autoFocus
        error={error('password') ?? refusal ?? undefined}
        {...form.register('password')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          {text('ownDataAsk')}
        </Button>
        <Button onClick={onBack}>{text('back')}</Button>
      </div>
    </Form>
  );
};

/** All that is kept of a person, to take along: asked for, made in the background, fetched for a week. */
export const OwnDataSection = (): ReactNode => {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { data, isPending } = useQuery(ownDataQuery());
  return (
    <Section title={text('ownData')}>
      <div className="grid max-w-160 gap-5 pt-5">
        <p className="tl-small tl-ink-2">{text('ownDataText')}</p>
        {isPending ? <Skeletons lines={1} /> : null}
        {data?.status === 'making' ? (
          <Notice tone="info" icon="hourglass">
            <b role="status">{text('ownDataMaking')}</b>
            <p>{text('ownDataMakingText')}</p>
          </Notice>
        ) : null}
        {data?.status === 'ready' && data.expires_at ? (
          <div className="flex flex-wrap items-center gap-3">
            <ButtonLink href={hrefOf('/me/data/archive')} download icon="download-simple" variant="primary">
              {text('ownDataFetch')}
            </ButtonLink>
            <span className="tl-small tl-ink-2" role="status">
              {text('ownDataUntil', {
                day: formatDay(data.expires_at),
                size: (Math.max(data.bytes ?? 0, 100_000) / 1_000_000).toFixed(1),
              })}
            </span>
          </div>
        ) : null}
        {data?.status === 'none' && !asking ? (
          <div>
            <Button icon="download-simple" onClick={() => setAsking(true)}>
              {text('ownDataPrepare')}
            </Button>
          </div>
        ) : null}
        {data?.status === 'none' && asking ? (
          <AskingForm
            onAsked={(asked) => {
              client.setQueryData(ownDataQuery().queryKey, asked);
              setAsking(false);
            }}
            onBack={() => setAsking(false)}
          />
        ) : null}
      </div>
    </Section>
  );
};
