import { useNavigate } from '@touchline/app-core/page/router.ts';
import { Button, ConfirmDialog, FieldError, Link, Notice, toast } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { type TouchlineDocument, useCorrect } from '../api/documents-api.ts';
import { text } from '../text.ts';

/** Its author corrects what was sent: a draft has all of it. Once there is one, this leads to it. */
export const CorrectButton = ({ document }: { readonly document: TouchlineDocument }): ReactNode => {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const correct = useCorrect(document.id);
  const go = (): void =>
    correct.mutate(undefined, {
      onSuccess: ({ data }) => {
        setAsking(false);
        if (data.id !== document.correction_id)
          toast({ kind: 'success', title: text('correctedToast'), description: text('correctedToastText') });
        void navigate(`/documents/${data.id}`);
      },
    });
  return (
    <div className="grid gap-2 justify-items-start">
      <Button
        size="sm"
        icon="pencil-simple"
        busy={correct.isPending && !asking}
        onClick={() => (document.correction_id ? go() : setAsking(true))}
      >
        {text(document.correction_id ? 'correctionGo' : 'correctIt')}
      </Button>
      {correct.error && !asking ? <FieldError>{correct.error.message}</FieldError> : null}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text('correctIt')}
        description={text(document.status === 'available' ? 'correctText' : 'correctEndedText')}
        confirmLabel={text('correctConfirm')}
        busy={correct.isPending}
        onConfirm={go}
      />
    </div>
  );
};

/** Above a document that takes the place of another one. */
export const Corrects = ({ document: { corrects } }: { readonly document: TouchlineDocument }): ReactNode =>
  corrects ? (
    <Notice>
      {text('corrects', { title: corrects.title })} <Link href={`/documents/${corrects.id}`}>{text('correctsGo')}</Link>
    </Notice>
  ) : null;
