import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { CloseButton } from '../actions/button.tsx';
import { classes } from '../classes.ts';
import { formatBytes } from '../format/sizes.ts';
import { Icon } from '../icon/icon.tsx';
import { text } from '../text.ts';
import { Field, type FieldProps } from './field.tsx';

/** A file chosen, on its way or arrived. `loaded` and `size` in bytes. */
export type Upload = {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly loaded: number;
  readonly state: 'chosen' | 'sending' | 'done' | 'failed';
  readonly error?: string;
};

export type FileDropProps = FieldProps & {
  /** As in an input's `accept`: `.pdf`, `image/*` … */
  readonly accept?: string;
  /** Bytes. */
  readonly maxSize?: number;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  readonly uploads?: readonly Upload[];
  readonly onFiles: (files: readonly File[]) => void;
  readonly onCancel?: (id: string) => void;
};

const fits = (file: File, accept: string): boolean =>
  accept
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .some((kind) =>
      kind.startsWith('.')
        ? file.name.toLowerCase().endsWith(kind)
        : kind.endsWith('/*')
          ? file.type.startsWith(kind.slice(0, -1))
          : file.type === kind,
    );

/** Chosen or dropped, judged before it is sent, shown while it goes, and cancelled with one click. */
export const FileDrop = ({
  accept,
  maxSize,
  multiple = false,
  disabled = false,
  uploads = [],
  onFiles,
  onCancel,
  error,
  ...frame
}: FileDropProps): ReactNode => {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string>();
  const take = (list: FileList | null): void => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    const wrong = accept ? files.find((file) => !fits(file, accept)) : undefined;
    const large = maxSize ? files.find((file) => file.size > maxSize) : undefined;
    if (wrong && accept) setRefused(text('fileWrongKind', { name: wrong.name, kinds: accept }));
    else if (large && maxSize) setRefused(text('fileTooLarge', { name: large.name, limit: formatBytes(maxSize) }));
    else {
      setRefused(undefined);
      if (files.length) onFiles(files);
    }
    if (input.current) input.current.value = '';
  };
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside && !disabled);
  };
  // What became of one file alone stands at the field; of several, each says it in its row.
  const failed = multiple ? undefined : uploads.find(({ state }) => state === 'failed')?.error;
  const shownError = refused ?? error ?? failed;
  return (
    <Field {...frame} error={shownError}>
      {(control) => (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button inside does the same */}
          <div
            className={classes('tl-drop', shownError && 'is-invalid')}
            {...(over ? { 'data-over': '' } : {})}
            onDragOver={drag(true)}
            onDragLeave={drag(false)}
            onDrop={(event) => {
              drag(false)(event);
              if (!disabled) take(event.dataTransfer.files);
            }}
          >
            <Icon name="upload-simple" />
            <span>
              <button type="button" className="tl-drop-pick" disabled={disabled} onClick={() => input.current?.click()}>
                {text('chooseFile')}
              </button>{' '}
              {text('dropHere')}
            </span>
            <input
              {...control}
              ref={input}
              className="tl-sr"
              type="file"
              tabIndex={-1}
              accept={accept}
              multiple={multiple}
              disabled={disabled}
              onChange={(event) => take(event.target.files)}
            />
          </div>
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} alone={!multiple} onCancel={onCancel} />
          ))}
        </>
      )}
    </Field>
  );
};

const fileIcon = (name: string): string =>
  /\.pdf$/i.test(name)
    ? 'file-pdf'
    : /\.(png|jpe?g|webp|gif)$/i.test(name)
      ? 'file-image'
      : /\.(mp4|m4v|webm|mov)$/i.test(name)
        ? 'file-video'
        : 'file';

/** All of it is there, and who takes it looks at it before answering. */
const isChecked = ({ state, loaded, size }: Upload): boolean => state === 'sending' && size > 0 && loaded >= size;

const percentOf = ({ loaded, size }: Upload): number => (size ? Math.floor((loaded / size) * 100) : 0);

const stateOf = (upload: Upload, alone: boolean): string => {
  const { state, error, loaded, size } = upload;
  switch (state) {
    case 'chosen':
      return formatBytes(size);
    case 'sending':
      if (isChecked(upload)) return text('uploadChecking');
      return text('uploadOf', {
        ...{ percent: percentOf(upload), done: formatBytes(loaded), total: formatBytes(size) },
      });
    case 'done':
      return text('uploaded');
    case 'failed':
      return alone ? text('uploadFailed') : (error ?? text('somethingWentWrong'));
  }
};

export const UploadRow = ({
  upload,
  alone = false,
  onCancel,
}: {
  readonly upload: Upload;
  /** What went wrong stands at the field. */
  readonly alone?: boolean;
  readonly onCancel?: ((id: string) => void) | undefined;
}): ReactNode => (
  <div className="tl-upload">
    <div className="tl-upload-head">
      <Icon name={fileIcon(upload.name)} size={20} />
      <span className="tl-upload-name tl-cut">{upload.name}</span>
      <span className="tl-tiny tl-ink-3 tl-num">{stateOf(upload, alone)}</span>
      {onCancel ? (
        <CloseButton
          label={
            upload.state === 'sending'
              ? text('cancelUpload', { name: upload.name })
              : text('remove', { name: upload.name })
          }
          onClick={() => onCancel(upload.id)}
        />
      ) : null}
    </div>
    {upload.state === 'sending' ? (
      <Progress
        label={text('uploadProgress', { name: upload.name })}
        {...(isChecked(upload) ? {} : { value: upload.size ? upload.loaded / upload.size : 0 })}
      />
    ) : null}
  </div>
);

/** Long work with a known end (0 to 1), or without one. */
export const Progress = ({ label, value }: { readonly label: string; readonly value?: number }): ReactNode => (
  <span
    className="tl-progress"
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={value === undefined ? undefined : Math.round(value * 100)}
    {...(value === undefined ? { 'data-indeterminate': '' } : {})}
  >
    <i style={{ width: `${(value ?? 1) * 100}%` }} />
  </span>
);
