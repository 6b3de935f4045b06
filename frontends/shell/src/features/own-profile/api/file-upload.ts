import { upload } from '@touchline/app-core/client/client.ts';
import { refusalSentence } from '@touchline/app-core/client/failure.ts';
import type { UploadOptions, UploadPath, UploadReply } from '@touchline/app-core/client/upload.ts';
import type { Upload } from '@touchline/ui/forms';
import { useCallback, useEffect, useRef, useState } from 'react';
import { text } from '../text.ts';

export interface FileUpload {
  /** The file on its way, arrived or refused: for `FileDrop`. */
  readonly uploads: readonly Upload[];
  /** Resolves to the answer, or undefined where it was refused or cancelled. */
  readonly send: <P extends UploadPath>(
    path: P,
    file: File,
    where?: Pick<UploadOptions, 'adds' | 'params' | 'query'>,
  ) => Promise<UploadReply<P> | undefined>;
  readonly cancel: () => void;
}

/** Why a file was refused: what is wrong with it, where that is said. */
const wordsOf = (reason: unknown): string => refusalSentence(reason) || text('notSaved');

/** One file at a time, with its progress; another one takes the place of the one before. */
export const useFileUpload = (): FileUpload => {
  const [row, setRow] = useState<Upload | null>(null);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const send = useCallback<FileUpload['send']>(async (path, file, where = {}) => {
    stop.current?.abort();
    const controller = new AbortController();
    stop.current = controller;
    const start: Upload = { id: crypto.randomUUID(), name: file.name, size: file.size, loaded: 0, state: 'sending' };
    setRow(start);
    const form = new FormData();
    form.set('file', file);
    try {
      const reply = await upload(path, form, {
        ...where,
        signal: controller.signal,
        onProgress: (loaded) => setRow({ ...start, loaded: Math.min(loaded, file.size) }),
      });
      setRow({ ...start, loaded: file.size, state: 'done' });
      return reply;
    } catch (reason) {
      if (!controller.signal.aborted) setRow({ ...start, state: 'failed', error: wordsOf(reason) });
      return undefined;
    }
  }, []);
  const cancel = useCallback((): void => {
    stop.current?.abort();
    setRow(null);
  }, []);
  return { uploads: row ? [row] : [], send, cancel };
};
