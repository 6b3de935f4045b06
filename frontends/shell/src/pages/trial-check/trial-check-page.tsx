import { useQuery } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Reply } from '@touchline/app-core/client/create-client.ts';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { Form } from '@touchline/app-core/form/form.tsx';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { useNavigate, useParams } from '@touchline/app-core/page/router.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { SupportLine } from '@touchline/app-core/session/support-line.tsx';
import { spokenTrialCode, trialCodeFrom, trialCodePattern } from '@touchline/contracts/policies/trial-code';
import {
  AuthFrame,
  Button,
  Crest,
  countryName,
  DescriptionList,
  formatDayRange,
  formatInstant,
  Link,
  Notice,
  Skeletons,
  Status,
  TextField,
} from '@touchline/ui';
import { type ReactNode, useEffect } from 'react';
import { z } from 'zod';
import { Verdict } from '../../features/verdict/components/verdict.tsx';
import { EntryFoot } from '../../frame/entry-foot.tsx';
import type { PageHandle } from '../../frame/page-handle.ts';
import { text } from './text.ts';

export const handle: PageHandle = { frame: 'bare' };

type Check = Reply<'/trial-checks/{code}', 'get'>['data'];

const meanings = {
  pending: 'pending',
  accepted: 'yes',
  declined: 'closed',
  withdrawn: 'closed',
  cancelled: 'closed',
  completed: 'closed',
  closed: 'closed',
} as const satisfies Readonly<Record<Check['status'], string>>;

const Known = ({ trial, checkedAt }: { readonly trial: Check; readonly checkedAt: number }): ReactNode => {
  const { club, representative, status, is_vouched } = trial;
  const isOn = status === 'pending' || status === 'accepted';
  return (
    <div className="grid gap-4">
      {!is_vouched ? (
        <>
          <Verdict icon="warning" tone="pending">
            {text('unclear')}
          </Verdict>
          <Notice tone="pending" icon="warning">
            {text('notVouched')}
          </Notice>
        </>
      ) : isOn ? (
        <>
          <Verdict icon="seal-check-fill" tone="yes">
            {text('real')}
          </Verdict>
          <p>{text('realText', { club: club.name })}</p>
        </>
      ) : (
        <>
          <Verdict icon="seal-check" tone="quiet">
            {text('over')}
          </Verdict>
          <p>{text('overText', { club: club.name })}</p>
        </>
      )}
      <DescriptionList
        ruled
        facts={[
          {
            term: text('club'),
            value: (
              <span className="flex items-center gap-3">
                <Crest club={club} size={28} decorative />
                <span>
                  {club.name}
                  {is_vouched ? (
                    <span className="tl-tiny tl-block font-normal text-ink-3">{text('verified')}</span>
                  ) : null}
                </span>
              </span>
            ),
          },
          { term: text('team'), value: trial.team_name },
          { term: text('dates'), value: formatDayRange(trial.starts_on, trial.ends_on) },
          { term: text('city'), value: `${trial.city}, ${countryName(club.country)}` },
          { term: text('invitedBy'), value: `${representative.name}, ${representative.position}` },
          {
            term: text('state'),
            value: <Status meaning={meanings[status]}>{text(`state_${status}`)}</Status>,
          },
        ]}
      />
      <p className="tl-tiny text-ink-3">
        {text('checkedOn', { when: formatInstant(new Date(checkedAt).toISOString()) })}
      </p>
    </div>
  );
};

const Unknown = ({ code }: { readonly code: string }): ReactNode => (
  <div className="grid gap-4">
    <Verdict icon="x-circle" tone="no">
      {text('unknown')}
    </Verdict>
    <p>{text('unknownText', { code: spokenTrialCode(code) })}</p>
    <div>
      <h3 className="tl-subhead pb-2">{text('doTitle')}</h3>
      <ol className="grid list-decimal gap-1.5 pl-5">
        <li>{text('doPay')}</li>
        <li>{text('doAnswer')}</li>
        <li>{text('doAsk')}</li>
      </ol>
    </div>
  </div>
);

const Answer = ({ code }: { readonly code: string }): ReactNode => {
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['trial-check', code],
    queryFn: async ({ signal }) =>
      (await api.get('/trial-checks/{code}', { params: { code }, signal, quiet: true })).data,
    retry: false,
  });
  if (data) return <Known trial={data} checkedAt={dataUpdatedAt} />;
  if (isApiFailure(error) && error.code === 'NotFound') return <Unknown code={code} />;
  if (error) return <ReadFailed query={{ error, isFetching, refetch }} />;
  return <Skeletons lines={6} />;
};

/** /trial-check: for everybody, outside all guards. */
export const Component = (): ReactNode => {
  usePageTitle(text('title'));
  const params = useParams();
  const code = trialCodeFrom(params['code'] ?? '');
  const navigate = useNavigate();
  const { form, error, submit, verdict } = useContractForm({
    schema: z.object({
      code: z
        .string()
        .transform(trialCodeFrom)
        .pipe(z.string().min(1, text('enter'))),
    }),
    initial: { code: '' },
  });
  const { setValue } = form;
  useEffect(() => setValue('code', code ? spokenTrialCode(code) : ''), [code, setValue]);
  const check = submit(({ code: wanted }) => navigate(`/trial-check/${wanted}`));
  return (
    <AuthFrame
      long
      title={text('title')}
      lead={code ? undefined : text('lead')}
      claim={text('claim')}
      promise={text('promise')}
      foot={<EntryFoot />}
    >
      <div className="grid gap-7">
        <Form verdict={verdict} className="grid gap-3" onSubmit={check}>
          <TextField
            label={text('code')}
            help={text('codeHelp')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            error={error('code')}
            {...form.register('code')}
          />
          <div>
            <Button type="submit" variant={code ? 'secondary' : 'primary'} icon="magnifying-glass">
              {text('check')}
            </Button>
          </div>
        </Form>
        {code ? (
          <div aria-live="polite">{trialCodePattern.test(code) ? <Answer code={code} /> : <Unknown code={code} />}</div>
        ) : null}
        <p className="tl-small text-ink-2">
          {text('tell')} <SupportLine>{text('askedForMoney', { email: '{email}' })}</SupportLine>
        </p>
        <Link href="/">{text('home')}</Link>
      </div>
    </AuthFrame>
  );
};
