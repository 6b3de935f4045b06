import { useQuery } from '@tanstack/react-query';
import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { Form } from '@touchline/app-core/form/form.tsx';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { useActionKey } from '@touchline/app-core/page/use-action-key.ts';
import { blockingDays } from '@touchline/contracts/http/trials';
import { Button, Dialog, formatDayRange, Problem, Section, Skeletons, TextField, toast, today } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { type BlockedSpan, trialCalendarQuery, useBlockDays, useUnblockDays } from './calendar-api.ts';
import { DayPicker } from './day-picker.tsx';
import { ownBlocked } from './days.ts';
import { text } from './text.ts';

/** Where the section stands on its page. */
export const blockedDaysId = 'blocked-days';

const BlockDialog = ({ onClose }: { readonly onClose: () => void }): ReactNode => {
  const block = useBlockDays();
  const keyOf = useActionKey();
  const { data } = useQuery(trialCalendarQuery());
  const { form, error, refusal, busy, put, submit, verdict } = useContractForm({
    schema: blockingDays,
    initial: { starts_on: '', ends_on: '', reason: '' },
    values: (typed) => typed,
  });
  const [starts_on, ends_on] = form.watch(['starts_on', 'ends_on']);
  return (
    <Dialog
      open
      onOpenChange={(next) => (next ? undefined : onClose())}
      busy={busy}
      title={text('blockTitle')}
      description={text('blockLead')}
      footer={
        <Button variant="primary" icon="calendar-x" type="submit" form="block-days" busy={busy}>
          {text('blockSave')}
        </Button>
      }
    >
      <Form
        verdict={verdict}
        id="block-days"
        className="grid gap-5 text-ink"
        onSubmit={submit(
          async (body) => {
            await block.mutateAsync({ body, key: keyOf(body) });
            toast({ kind: 'success', title: text('blockSaved') });
            onClose();
          },
          { TrialRequestDatesOverlap: 'starts_on' },
        )}
      >
        <DayPicker
          value={{ starts_on, ends_on }}
          onChange={put}
          blocked={data ? ownBlocked(data) : []}
          earliest={today()}
          error={error}
        />
        <TextField
          label={text('blockReason')}
          help={text('blockReasonHelp')}
          optional
          maxLength={60}
          {...form.register('reason')}
          error={error('reason')}
        />
        <Problem attempt={form.formState.submitCount}>{refusal}</Problem>
      </Form>
    </Dialog>
  );
};

const Span = ({ span }: { readonly span: BlockedSpan }): ReactNode => {
  const unblock = useUnblockDays();
  const keyOf = useActionKey();
  const days = formatDayRange(span.starts_on, span.ends_on);
  return (
    <li className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-line border-b py-1.5">
      <span>
        <span className="tl-num tl-strong">{days}</span>
        {span.reason ? <span className="tl-small pl-3 text-ink-2">{span.reason}</span> : null}
      </span>
      <Button
        variant="ghost"
        size="sm"
        busy={unblock.isPending}
        onClick={() => unblock.mutate({ id: span.id, key: keyOf(span.id) })}
      >
        {text('unblock')}
        <span className="tl-sr">: {days}</span>
      </Button>
    </li>
  );
};

/** Days on which the player takes part in no trial: clubs learn that they aren't free, and not why. */
export const BlockedDays = (): ReactNode => {
  const [blocking, setBlocking] = useState(false);
  const query = useQuery(trialCalendarQuery());
  const { data } = query;
  return (
    <div id={blockedDaysId} className="scroll-mt-20">
      <Section className="mt-8" title={text('blockedTitle')}>
        {data ? null : query.isError ? <ReadFailed query={query} /> : <Skeletons lines={2} />}
        {data?.blocked.length === 0 ? <p className="tl-small pt-3 text-ink-2">{text('blockedNone')}</p> : null}
        {data && data.blocked.length > 0 ? (
          <ul>
            {data.blocked.map((span) => (
              <Span key={span.id} span={span} />
            ))}
          </ul>
        ) : null}
        <div className="pt-4">
          <Button icon="calendar-x" onClick={() => setBlocking(true)}>
            {text('block')}
          </Button>
        </div>
        {blocking ? <BlockDialog onClose={() => setBlocking(false)} /> : null}
      </Section>
    </div>
  );
};
