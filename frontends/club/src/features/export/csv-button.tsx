import { download } from '@touchline/app-core/client/client.ts';
import { Button, Tooltip } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { text } from '../../text.ts';

/** Saves a list of players for a spreadsheet. `address`: below the API. */
export const CsvButton = ({
  address,
  small = false,
}: {
  readonly address: string;
  readonly small?: boolean;
}): ReactNode => {
  const [busy, setBusy] = useState(false);
  return (
    <Tooltip content={text('csvHelp')}>
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
