import type { ApiFailure } from '@touchline/app-core/client/failure.ts';
import { messageOf } from '@touchline/contracts/errors';
import { Button, toast } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../../../text.ts';
import type { Reason, Rejecting } from '../reject-draft.ts';
import { Or } from './refusal.tsx';
import { RejectForm } from './reject-form.tsx';

/** Rejects a case; the same for people and for profiles, which are named. */
export const RejectCase = ({
  caseId,
  name,
  reader,
  reasons,
  busy,
  failure,
  reject,
}: {
  readonly caseId: string;
  readonly name: string;
  /** Who reads the reason, where the case is no person. */
  readonly reader?: string | undefined;
  readonly reasons: readonly Reason[];
  readonly busy: boolean;
  readonly failure: ApiFailure | null;
  /** Resolves to whether it was taken. */
  readonly reject: (body: Rejecting) => Promise<boolean>;
}): ReactNode => (
  <>
    <Or />
    <RejectForm
      caseId={caseId}
      name={name}
      reader={reader}
      reasons={reasons}
      busy={busy}
      failure={failure}
      onReject={async (body) => {
        const taken = await reject(body);
        if (taken)
          toast({
            kind: 'success',
            title: text('rejectedToast', { name }),
            description: body.kind === 'final' ? text('rejectedToastFinal') : text('rejectedToastFixable'),
          });
        return taken;
      }}
    />
  </>
);

/** Taking a decision back; nobody takes back one on themselves. */
export const ReopenCase = ({
  own,
  busy,
  onReopen,
}: {
  readonly own: boolean;
  readonly busy: boolean;
  readonly onReopen: () => void;
}): ReactNode => (
  <div className="grid gap-1.5">
    <Button
      block
      icon="arrow-counter-clockwise"
      busy={busy}
      reason={own ? messageOf('AccessDeniedException') : undefined}
      onClick={onReopen}
    >
      {text('reopen')}
    </Button>
    <p className="tl-small text-ink-2">{text('reopenText')}</p>
  </div>
);
