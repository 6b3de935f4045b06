import { download } from '@touchline/app-core/client/client.ts';
import { Button, Tooltip } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { text } from '../text.ts';

/** Saves a list that the server writes for a spreadsheet. `address`: below the API. */
export const CsvFileButton = ({
  address,
  help,
  small = false,
}: {
  readonly address: string;
  /** What is in it, and what saving it counts as. */
  readonly help: string;
  readonly small?: boolean;
}): ReactNode => {
  const [busy, setBusy] = useState(false);
  return (
    <Tooltip content={help}>
      <Button
        size={small ? 'sm' : 'md'}
        variant={small ? 'ghost' : 'secondary'}
        icon="export"
        busy={busy}
        onClick={async () => {
          setBusy(true);
          await download(address).finally(() => setBusy(false));
        }}
      >
        {text('csv')}
      </Button>
    </Tooltip>
  );
};
