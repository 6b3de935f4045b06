import { download } from '@touchline/app-core/client/client.ts';
import { maxArchived } from '@touchline/contracts/policies/own-documents';
import { Button, IconButton } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { archiveAddress } from '../../features/documents/api/documents-api.ts';
import { text } from '../../features/documents/text.ts';

/** The documents that are ticked, over all parts of the list and whatever is searched for. */
export interface Picked {
  readonly ids: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
  readonly clear: () => void;
}

export const usePicked = (): Picked => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    ids,
    toggle: (id) =>
      setIds((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
    clear: () => setIds(new Set()),
  };
};

/** What can be done with those that are ticked; nothing while none is. */
export const PickedBar = ({ picked: { ids, clear } }: { readonly picked: Picked }): ReactNode => {
  const [busy, setBusy] = useState(false);
  if (ids.size === 0) return null;
  const take = async (): Promise<void> => {
    setBusy(true);
    const saved = await download(archiveAddress([...ids])).finally(() => setBusy(false));
    if (saved) clear();
  };
  return (
    <section className="picked-bar" aria-label={text('picked')}>
      <span className="tl-small tl-strong tl-num" role="status">
        {text('pickedCount', { count: ids.size })}
      </span>
      <Button
        variant="primary"
        size="sm"
        icon="download-simple"
        busy={busy}
        reason={ids.size > maxArchived ? text('pickedTooMany', { count: maxArchived }) : undefined}
        onClick={() => void take()}
      >
        {text('pickedArchive')}
      </Button>
      <IconButton icon="x" label={text('pickedClear')} onClick={clear} />
    </section>
  );
};
