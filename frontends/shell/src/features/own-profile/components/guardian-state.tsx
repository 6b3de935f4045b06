import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { Form } from '@touchline/app-core/form/form.tsx';
import { guardian } from '@touchline/contracts/http/profile';
import {
  Button,
  DescriptionList,
  formatDayLong,
  formatInstant,
  Notice,
  Problem,
  TextField,
  toast,
} from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { guardianConsentQuery, type OwnConsent } from '../api/guardian-consent.ts';
import { useKeepOwnProfile } from '../api/own-profile.ts';
import { text } from '../guardian-text.ts';
import { text as fields } from '../text.ts';

const refusalOf = (reason: unknown): string | null => (isApiFailure(reason) ? reason.message : null);

/** The guardian said no, or no longer yes: in their own words, and what can be done. */
const SaidNo = ({ consent }: { readonly consent: OwnConsent }): ReactNode => {
  if (consent.status !== 'refused' && consent.status !== 'withdrawn') return null;
  const { name } = consent.guardian;
  return (
    <Notice tone="no">
      <b>{text(consent.status, { name })}</b>
      <p>{consent.reason ? text('reason', { reason: consent.reason }) : text('reasonNone')}</p>
      <p className="tl-small">{text(`${consent.status}Text`, { name })}</p>
    </Notice>
  );
};

/** Names another guardian, or another address: a new mail goes out. */
const ChangeGuardian = ({
  consent,
  onDone,
}: {
  readonly consent: OwnConsent;
  readonly onDone: () => void;
}): ReactNode => {
  const client = useQueryClient();
  const keep = useKeepOwnProfile();
  const { form, error, refusal, busy, submit, settle, verdict } = useContractForm({
    schema: z.object({ values: z.object({ guardian }) }),
    initial: consent.guardian,
    values: (typed) => ({ values: { guardian: { name: typed.name, email: typed.email.trim() } } }),
    missing: fields('missing'),
  });
  const save = submit(async ({ values }) => {
    keep(await api.patch('/profile/visibility', { body: { values, complete: false } }));
    toast({ kind: 'success', title: text('changed', { name: values.guardian.name }) });
    await client.invalidateQueries({ queryKey: guardianConsentQuery().queryKey });
    onDone();
  });
  return (
    <Form verdict={verdict} className="grid gap-4 pt-4" onSubmit={save}>
      <p className="tl-small tl-ink-2">{text('changeText')}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={text('name')}
          autoComplete="off"
          error={error('values.guardian.name')}
          {...form.register('name', { onChange: () => settle('values.guardian.name') })}
        />
        <TextField
          label={text('email')}
          type="email"
          autoComplete="off"
          error={error('values.guardian.email')}
          {...form.register('email', { onChange: () => settle('values.guardian.email') })}
        />
      </div>
      <Problem attempt={form.formState.submitCount}>{refusal}</Problem>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          {text('save')}
        </Button>
        <Button onClick={onDone}>{text('keep')}</Button>
      </div>
    </Form>
  );
};

const mailOf = ({ opened_at, sent_at }: OwnConsent): string =>
  opened_at
    ? text('mailOpened', { when: formatInstant(opened_at) })
    : text('mailSent', { when: formatInstant(sent_at) });

/** Who is asked, what became of it, and what the player can do: never the link itself, which is the guardian's alone. */
export const GuardianRows = ({ consent }: { readonly consent: OwnConsent }): ReactNode => {
  const [changing, setChanging] = useState(false);
  const client = useQueryClient();
  const { name, email } = consent.guardian;
  const again = useMutation({
    mutationFn: () => api.post('/me/guardian-consent/ask'),
    onSuccess: ({ data }) => {
      client.setQueryData(guardianConsentQuery().queryKey, data);
      toast({ kind: 'success', title: text('asked', { name: data.guardian.name }) });
    },
  });
  const isOpen = consent.status === 'requested';
  const isOver = consent.link_expires_at < new Date().toISOString();
  return (
    <div className="grid gap-5 pt-5">
      <SaidNo consent={consent} />
      <DescriptionList
        ruled
        facts={[
          { term: text('name'), value: name },
          { term: text('email'), value: email },
          ...(isOpen ? [{ term: text('mail'), value: mailOf(consent) }] : []),
        ]}
      />
      {changing ? (
        <ChangeGuardian consent={consent} onDone={() => setChanging(false)} />
      ) : (
        <div className="grid gap-3">
          <Problem attempt={again.submittedAt}>{refusalOf(again.error)}</Problem>
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" busy={again.isPending} onClick={() => again.mutate()}>
              {isOpen ? text('send') : text('again')}
            </Button>
            <Button onClick={() => setChanging(true)}>{text('change')}</Button>
          </div>
          {isOpen ? (
            <p className="tl-small tl-ink-2">
              {isOver ? text('linkOver') : text('linkUntil', { day: formatDayLong(consent.link_expires_at) })}
            </p>
          ) : null}
        </div>
      )}
    </div>
  );
};

/** On the own profile of a player under 18: how far the consent is. */
export const GuardianState = (): ReactNode => {
  const { data: consent } = useQuery(guardianConsentQuery());
  if (!consent) return null;
  const { answered_at, guardian, of_age_on } = consent;
  return (
    <div className="pb-6">
      {consent.status === 'given' && answered_at ? (
        <Notice tone="yes" icon="seal-check">
          {text('agreed', { name: guardian.name, when: formatInstant(answered_at), day: formatDayLong(of_age_on) })}
        </Notice>
      ) : (
        <GuardianRows consent={consent} />
      )}
    </div>
  );
};
