import { useFreshPassword } from '@touchline/app-core/account/fresh-password.tsx';
import { api, upload } from '@touchline/app-core/client/client.ts';
import type { Reply } from '@touchline/app-core/client/create-client.ts';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { acceptOf, fileLimits } from '@touchline/contracts/policies/file-limits';
import { Button, ConfirmDialog, Crest, toast, useCrests } from '@touchline/ui';
import { FileDrop, type Upload } from '@touchline/ui/forms';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { text } from '../text.ts';

type Club = Reply<'/clubs/{club_id}', 'get'>['data'];

/** The crest of a club: shown, replaced by a picture of one's own, or drawn again. */
export const CrestSetting = ({
  club,
  path,
  help,
  onChanged,
}: {
  readonly club: Club;
  /** Of whoever acts for the club, or of staff. */
  readonly path: '/clubs/{club_id}/crest' | '/admin/clubs/{club_id}/crest';
  readonly help: string;
  readonly onChanged: (club: Club) => void;
}): ReactNode => {
  const crests = useCrests();
  const fresh = useFreshPassword();
  const [row, setRow] = useState<Upload | null>(null);
  const [removing, setRemoving] = useState(false);
  const [busy, setBusy] = useState(false);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const params = { club_id: club.id };
  const keep = (next: Club, done: string): void => {
    // Every crest of this club on the page is this one at once.
    for (const id of new Set([club.id, next.id])) crests.remember(id, next.crest);
    toast({ kind: 'success', title: done });
    onChanged(next);
  };
  const send = async (file: File): Promise<void> => {
    stop.current?.abort();
    const controller = new AbortController();
    stop.current = controller;
    const { signal } = controller;
    const start: Upload = { id: crypto.randomUUID(), name: file.name, size: file.size, loaded: 0, state: 'sending' };
    setRow(start);
    const form = new FormData();
    form.set('file', file);
    const onProgress = (loaded: number): void => setRow({ ...start, loaded: Math.min(loaded, file.size) });
    try {
      const { data } = await fresh(() => upload(path, form, { params, signal, onProgress }));
      setRow(null);
      keep(data, text('crestSaved', { name: data.name }));
    } catch (reason) {
      if (signal.aborted) return;
      setRow({ ...start, state: 'failed', error: isApiFailure(reason) ? reason.message : text('commandUnknown') });
    }
  };
  const remove = async (): Promise<void> => {
    setBusy(true);
    try {
      const { data } = await fresh(() => api.delete(path, { params }));
      setRemoving(false);
      keep(data, text('crestRemoved', { name: data.name }));
    } catch {
      // The refusal was shown as it came; the question stays open.
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-wrap items-start gap-5">
      <Crest club={club} size={96} />
      <div className="grid min-w-0 flex-1 basis-60 gap-3">
        <FileDrop
          label={text('crest')}
          optional
          help={help}
          accept={acceptOf('crest')}
          maxSize={fileLimits.crest.maxBytes}
          uploads={row ? [row] : []}
          onFiles={([file]) => {
            if (file) void send(file);
          }}
          onCancel={() => {
            stop.current?.abort();
            setRow(null);
          }}
        />
        {club.crest ? (
          <div>
            <Button size="sm" icon="trash" onClick={() => setRemoving(true)}>
              {text('crestRemove')}
            </Button>
          </div>
        ) : null}
      </div>
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title={text('crestRemoveTitle', { name: club.name })}
        description={text('crestRemoveText')}
        confirmLabel={text('crestRemove')}
        busy={busy}
        onConfirm={() => void remove()}
      />
    </div>
  );
};
