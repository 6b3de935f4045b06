import { useQuery } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Reply } from '@touchline/app-core/client/create-client.ts';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { Form } from '@touchline/app-core/form/form.tsx';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { useLocation, useNavigate } from '@touchline/app-core/page/router.ts';
import { useDraft } from '@touchline/app-core/page/use-draft.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { consentAnswer, consentWithdrawal } from '@touchline/contracts/http/identity';
import { guardianBirthProblem } from '@touchline/contracts/policies/guardian-consent';
import {
  AuthFrame,
  Button,
  ButtonLink,
  DateField,
  formatDayLong,
  Icon,
  Link,
  Problem,
  Skeletons,
  TextArea,
  TextField,
  todayAtUtc,
} from '@touchline/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { EntryFoot } from '../../frame/entry-foot.tsx';
import type { PageHandle } from '../../frame/page-handle.ts';
import { text } from './text.ts';

export const handle: PageHandle = { frame: 'bare' };

type Asked = Reply<'/guardian-consent/open', 'post'>['data'];
type Done =
  | { readonly kind: 'given'; readonly player: string; readonly withdrawal: string }
  | { readonly kind: 'refused' | 'withdrawn'; readonly player: string };

const path = '/guardian-consent';

/** The token from the link's fragment: it leaves the address at once, and a reload in this tab still knows it. */
const useToken = (): string => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { value: kept, set: keep } = useDraft('guardian-consent', () => '');
  const given = hash.slice(1);
  useEffect(() => {
    if (!given) return;
    keep(given);
    void navigate(path, { replace: true });
  }, [given, keep, navigate]);
  return given || kept;
};

const Points = ({ points }: { readonly points: readonly (readonly [icon: string, words: string])[] }): ReactNode => (
  <ul className="grid">
    {points.map(([icon, words]) => (
      <li key={icon} className="flex gap-3 border-b border-line py-2.5">
        <span className="pt-0.5">
          <Icon name={icon} />
        </span>
        <span>{words}</span>
      </li>
    ))}
  </ul>
);

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode => (
  <section>
    <h2 className="tl-heading border-b border-line-strong pb-2">{title}</h2>
    {children}
  </section>
);

interface Given {
  readonly token: string;
  readonly asked: Asked;
  readonly onDone: (done: Done) => void;
  readonly onGone: () => void;
}

/** The answer, with what the server asks of a guardian's age, so that all that is wrong is said at once. */
const ofAge = consentAnswer.extend({
  date_of_birth: consentAnswer.shape.date_of_birth.superRefine((born, context) => {
    const problem = guardianBirthProblem(born, todayAtUtc());
    if (problem) context.addIssue({ code: 'custom', message: problem });
  }),
});

/** Sends what a guardian pressed; a link that is over is no problem of the form. */
const orGone =
  <Body,>(onGone: () => void, send: (body: Body) => Promise<void>) =>
  async (body: Body): Promise<void> => {
    try {
      await send(body);
    } catch (reason) {
      if (!isApiFailure(reason) || reason.code !== 'InvalidConfirmationTokenException') throw reason;
      onGone();
    }
  };

const Answer = ({ token, asked, onDone, onGone }: Given): ReactNode => {
  const player = asked.player.name;
  const [refusing, setRefusing] = useState(false);
  const { form, error, refusal, busy, submit, verdict } = useContractForm({
    schema: ofAge,
    initial: { name: asked.guardian.name, date_of_birth: '', reason: '' },
    values: ({ reason, ...by }) => (refusing ? { answer: 'refuse', ...by, reason } : { answer: 'give', ...by }),
    missing: text('missing'),
  });
  const answer = submit(
    orGone(onGone, async (body) => {
      const { data } = await api.post('/guardian-consent/answer', { body, link: token });
      onDone(
        data.withdrawal_token
          ? { kind: 'given', player, withdrawal: data.withdrawal_token }
          : { kind: 'refused', player },
      );
    }),
  );
  return (
    <div className="grid gap-7">
      <Part title={text('what')}>
        <Points
          points={[
            ['eye', text('whatClubs')],
            ['handshake', text('whatWrite')],
            ['hand-coins', text('whatFree')],
            ['signature', text('whatContract')],
            ['arrow-u-up-left', text('whatUntil', { day: formatDayLong(asked.of_age_on), player })],
          ]}
        />
      </Part>
      <Part title={text('answer')}>
        <Form verdict={verdict} className="grid gap-5 pt-4" onSubmit={answer}>
          <TextField label={text('name')} autoComplete="name" error={error('name')} {...form.register('name')} />
          <DateField
            label={text('birth')}
            autoComplete="bday"
            error={error('date_of_birth')}
            {...form.register('date_of_birth')}
          />
          {refusing ? (
            <>
              <p>{text('noText', { player })}</p>
              <TextArea
                label={text('reason')}
                optional
                maxLength={500}
                error={error('reason')}
                {...form.register('reason')}
              />
            </>
          ) : null}
          <Problem attempt={form.formState.submitCount}>{refusal}</Problem>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant={refusing ? 'danger' : 'primary'} size="lg" busy={busy}>
              {text(refusing ? 'noConfirm' : 'agree')}
            </Button>
            <Button size="lg" onClick={() => setRefusing(!refusing)}>
              {text(refusing ? 'back' : 'no')}
            </Button>
          </div>
        </Form>
      </Part>
    </div>
  );
};

const Withdrawal = ({ token, asked, onDone, onGone }: Given): ReactNode => {
  const player = asked.player.name;
  const { form, error, refusal, busy, submit, verdict } = useContractForm({
    schema: consentWithdrawal,
    initial: { reason: '' },
  });
  const withdraw = submit(
    orGone(onGone, async (body) => {
      await api.post('/guardian-consent/withdraw', { body, link: token });
      onDone({ kind: 'withdrawn', player });
    }),
  );
  return (
    <div className="grid gap-7">
      <Part title={text('whatBack')}>
        <Points
          points={[
            ['eye-slash', text('whatBackHidden', { player })],
            ['x-circle', text('whatBackClosed')],
            ['signature', text('whatBackContract')],
            ['envelope-simple', text('whatBackAgain', { player })],
          ]}
        />
      </Part>
      <Form verdict={verdict} className="grid gap-5" onSubmit={withdraw}>
        <TextArea
          label={text('reason')}
          optional
          maxLength={500}
          error={error('reason')}
          {...form.register('reason')}
        />
        <Problem attempt={form.formState.submitCount}>{refusal}</Problem>
        <div>
          <Button type="submit" variant="danger" size="lg" busy={busy}>
            {text('takeBack')}
          </Button>
        </div>
      </Form>
    </div>
  );
};

const Thanks = ({ done }: { readonly done: Done }): ReactNode => (
  <div className="grid gap-5">
    <p role="status">{text(`${done.kind}Text`, { player: done.player })}</p>
    {done.kind === 'given' ? (
      <p>
        {text('keepLink')} <Link href={`${path}#${done.withdrawal}`}>{text('takeBack')}</Link>
      </p>
    ) : null}
  </div>
);

const Failed = (): ReactNode => (
  <div className="grid gap-5">
    <p role="status">{text('failedText')}</p>
    <div>
      <ButtonLink href="/">{text('home')}</ButtonLink>
    </div>
  </div>
);

/** One link from its opening to what came of it; another link begins anew. */
const Behind = ({ token }: { readonly token: string }): ReactNode => {
  const [done, setDone] = useState<Done | null>(null);
  const [gone, setGone] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['guardian-consent-link', token],
    queryFn: async () => (await api.post('/guardian-consent/open', { link: token, unasked: true })).data,
    enabled: token !== '' && done === null,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const isFailed = gone || token === '' || (isApiFailure(error) && error.code === 'InvalidConfirmationTokenException');
  const player = data?.player.name ?? '';
  const title = done
    ? text(done.kind)
    : isFailed
      ? text('failed')
      : data
        ? text(data.purpose === 'consent' ? 'title' : 'titleBack', { player })
        : text('checking');
  usePageTitle(title);
  const lead = (): string | undefined => {
    if (done || isFailed || !data) return undefined;
    const words = { player, age: String(data.player.age), guardian: data.guardian.name };
    return text(data.purpose === 'consent' ? 'lead' : 'leadBack', words);
  };
  const content = (): ReactNode => {
    if (done) return <Thanks done={done} />;
    if (isFailed) return <Failed />;
    if (error) return <ReadFailed query={{ error, isFetching, refetch }} />;
    if (!data) return <Skeletons lines={6} />;
    const given = { token, asked: data, onDone: setDone, onGone: () => setGone(true) };
    return data.purpose === 'consent' ? <Answer {...given} /> : <Withdrawal {...given} />;
  };
  return (
    <AuthFrame long title={title} lead={lead()} claim={text('claim')} promise={text('promise')} foot={<EntryFoot />}>
      {content()}
    </AuthFrame>
  );
};

/** /guardian-consent: for a guest with a link, outside all guards; whoever is signed in on this browser stays so. */
export const Component = (): ReactNode => {
  const token = useToken();
  return <Behind key={token} token={token} />;
};
