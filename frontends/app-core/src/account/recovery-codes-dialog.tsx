import { useIdentity } from '@touchline/app-core/session/session.tsx';
import { Button, Dialog } from '@touchline/ui';
import type { ReactNode } from 'react';
import { save } from '../client/download.ts';
import { CopyButton } from './copy-button.tsx';
import { text } from './text.ts';

/** The recovery codes, the one time that they are shown. */
export const RecoveryCodesDialog = ({
  codes,
  onClose,
}: {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}): ReactNode => {
  const { email } = useIdentity();
  const asText = codes.join('\n');
  return (
    <Dialog
      open
      width="30rem"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={text('codesTitle')}
      description={text('codesText')}
      footer={
        <Button variant="primary" icon="check" onClick={onClose}>
          {text('codesDone')}
        </Button>
      }
    >
      <div className="grid gap-4 text-ink">
        <ul className="grid grid-cols-2 gap-x-6 gap-y-2">
          {codes.map((code) => (
            <li key={code}>
              <code className="tl-num">{code}</code>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <CopyButton value={asText}>{text('codesCopy')}</CopyButton>
          <Button
            icon="download-simple"
            onClick={() => {
              const head = text('codesFileHead', { email });
              save(new Blob([`${head}\n\n${asText}\n`], { type: 'text/plain' }), 'touchline-recovery-codes.txt');
            }}
          >
            {text('codesSave')}
          </Button>
        </div>
        <p className="tl-small tl-ink-2">{text('codesKeep')}</p>
      </div>
    </Dialog>
  );
};
