import { useContractForm, useTyped } from '@touchline/app-core/form/contract-form.ts';
import { Form } from '@touchline/app-core/form/form.tsx';
import { useDraft } from '@touchline/app-core/page/use-draft.ts';
import { Button, Table, TextArea } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { confirmClaim, type Profile, refuseClaim } from '../../api/profiles-api.ts';
import { ConfirmAct } from '../../features/decision/components/confirm-act.tsx';
import { Or, RefusalNote } from '../../features/decision/components/refusal.tsx';
import type { Decision } from '../../features/decision/use-decision.ts';
import { useBegin } from '../../features/decision/use-hold.ts';
import type { Claim } from '../../kinds/kind.ts';
import { kinds } from '../../kinds/kinds.ts';
import { text } from '../../text.ts';

/** A verified person says that something has changed: it counts when it is confirmed, or stays as it was, with a reason. */
export const ClaimDecision = ({
  profile,
  claim,
  decision: { busy, failure },
  done,
}: {
  readonly profile: Profile;
  readonly claim: Claim;
  readonly decision: Pick<Decision<'confirm' | 'refuse'>, 'busy' | 'failure'>;
  /** Sends it, and answers whether it was taken. */
  readonly done: (
    act: 'confirm' | 'refuse',
    call: (despite?: string) => Promise<{ data: Profile }>,
    said: 'claimConfirmedToast' | 'claimRefusedToast',
  ) => Promise<boolean>;
}): ReactNode => {
  const { id, name } = profile;
  const { value: kept, set: keep, clear } = useDraft(`claim:${id}`, () => '');
  const entry = useContractForm({
    schema: z.object({ reason: z.string().trim().min(3, text('claimReasonMissing')) }),
    initial: { reason: kept },
  });
  const begin = useBegin();
  useTyped(entry, (typed) => {
    keep(typed.reason);
    begin();
  });
  const { form, error, submit, verdict } = entry;
  // Neither can be taken back by staff: the person would have to say it again.
  const [asking, setAsking] = useState<{ readonly reason: string } | 'confirm' | null>(null);
  const refuse = submit(async ({ reason }) => setAsking({ reason }));
  const send = async (): Promise<boolean> => {
    if (asking === null) return false;
    if (asking === 'confirm')
      return done('confirm', (despite) => confirmClaim(id, claim.at, despite), 'claimConfirmedToast');
    const { reason } = asking;
    const taken = await done('refuse', (despite) => refuseClaim(id, claim.at, reason, despite), 'claimRefusedToast');
    if (taken) clear();
    return taken;
  };
  return (
    <section className="grid gap-3.5" aria-label={text('claimTitle')}>
      <h2 className="tl-heading">{text('claimTitle')}</h2>
      <p className="tl-small text-ink-2">{text('claimText', { name })}</p>
      <Table flush>
        <thead>
          <tr>
            <td />
            <th scope="col">{text('claimBefore')}</th>
            <th scope="col">{text('claimAfter')}</th>
          </tr>
        </thead>
        <tbody>
          {kinds[profile.profile_type].changed(profile, claim).map(({ term, before, after }) => (
            <tr key={term}>
              <th scope="row" className="text-ink-2">
                {term}
              </th>
              <td className="wrap-anywhere text-ink-2">{before}</td>
              <td className="wrap-anywhere font-[540]">{after}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <RefusalNote failure={failure} />
      <Button
        block
        size="lg"
        variant="primary"
        icon="check"
        busy={busy === 'confirm'}
        onClick={() => setAsking('confirm')}
      >
        {text('claimConfirm')}
      </Button>
      <Or />
      <Form verdict={verdict} className="grid gap-3.5" onSubmit={refuse}>
        <TextArea
          id={`claim-${id}`}
          label={text('claimReason', { name })}
          rows={3}
          maxLength={500}
          error={error('reason')}
          {...form.register('reason')}
        />
        <Button block type="submit" variant="decline" icon="x" busy={busy === 'refuse'}>
          {text('claimRefuse')}
        </Button>
      </Form>
      {asking ? (
        <ConfirmAct
          title={text(asking === 'confirm' ? 'claimConfirmTitle' : 'claimRefuseTitle', { name })}
          description={text(asking === 'confirm' ? 'claimConfirmText' : 'claimRefuseText', { name })}
          confirmLabel={text(asking === 'confirm' ? 'claimConfirm' : 'claimRefuse')}
          final={asking !== 'confirm'}
          busy={busy !== null}
          failure={failure}
          onConfirm={send}
          onClose={() => setAsking(null)}
        >
          {asking === 'confirm' ? null : (
            <blockquote className="border-l-2 border-line-strong pl-3 text-ink">{asking.reason}</blockquote>
          )}
        </ConfirmAct>
      ) : null}
    </section>
  );
};
