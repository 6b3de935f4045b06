import { useContractForm, useTyped } from '@touchline/app-core/form/contract-form.ts';
import { Form } from '@touchline/app-core/form/form.tsx';
import { useDraft } from '@touchline/app-core/page/use-draft.ts';
import { Button, Table, TextArea } from '@touchline/ui';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { confirmClaim, type Profile, refuseClaim } from '../../api/profiles-api.ts';
import { Or, RefusalNote } from '../../features/decision/components/refusal.tsx';
import type { Decision } from '../../features/decision/use-decision.ts';
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
    call: () => Promise<{ data: Profile }>,
    said: 'claimConfirmedToast' | 'claimRefusedToast',
  ) => Promise<boolean>;
}): ReactNode => {
  const { id, name } = profile;
  const { value: kept, set: keep, clear } = useDraft(`claim:${id}`, () => '');
  const entry = useContractForm({
    schema: z.object({ reason: z.string().trim().min(3, text('claimReasonMissing')) }),
    initial: { reason: kept },
  });
  useTyped(entry, (typed) => keep(typed.reason));
  const { form, error, submit, verdict } = entry;
  const refuse = submit(async ({ reason }) => {
    if (await done('refuse', () => refuseClaim(id, claim.at, reason), 'claimRefusedToast')) clear();
  });
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
        onClick={() => void done('confirm', () => confirmClaim(id, claim.at), 'claimConfirmedToast')}
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
    </section>
  );
};
