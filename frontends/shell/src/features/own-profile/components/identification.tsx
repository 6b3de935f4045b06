import { useIdentity, useSession } from '@touchline/app-core/session/session.tsx';
import { FileDrop, formatInstant, Notice, Select } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { useFileUpload } from '../api/file-upload.ts';
import { text } from '../text.ts';

const kinds = () => [
  { value: 'passport', label: text('kindPassport') },
  { value: 'identity-card', label: text('kindIdentity') },
  { value: 'driving-licence', label: text('kindLicence') },
  { value: 'residence-permit', label: text('kindResidence') },
];

const MAX_BYTES = 10_000_000;

/** The document that staff compare with the person: what was provided, and the way to give another. */
export const Identification = ({
  error,
  refused = false,
}: {
  readonly error?: string | undefined;
  /** Staff could not use the one that is there. */
  readonly refused?: boolean;
}): ReactNode => {
  const { identification } = useIdentity();
  const { refresh } = useSession();
  const [kind, setKind] = useState(identification.kind ?? 'passport');
  const { uploads, send, cancel } = useFileUpload();
  const provided = identification.status === 'provided';
  const take = async (file: File | undefined): Promise<void> => {
    if (file && (await send('/me/identification', file, { query: { kind } }))) {
      await refresh();
      cancel(); // the notice above says it now
    }
  };
  return (
    <div className="grid gap-4">
      {provided && identification.provided_at ? (
        <Notice tone={refused ? 'info' : 'yes'} icon={refused ? 'file-text' : undefined}>
          <b>
            {text('identificationDone', {
              kind: kinds().find((other) => other.value === identification.kind)?.label ?? text('identification'),
              when: formatInstant(identification.provided_at),
            })}
          </b>
          <p>{text('identificationDoneText')}</p>
          {identification.kept_until ? (
            <p>{text('identificationKept', { when: formatInstant(identification.kept_until) })}</p>
          ) : null}
          {identification.destroyed_at ? (
            <p>{text('identificationDestroyed', { when: formatInstant(identification.destroyed_at) })}</p>
          ) : null}
        </Notice>
      ) : null}
      <Select
        label={text('identificationKind')}
        className="sm:max-w-96"
        options={kinds()}
        value={kind}
        onChange={(event) => setKind(event.target.value)}
      />
      <FileDrop
        label={provided ? text('identificationReplace') : text('identificationFile')}
        help={text('identificationHelp')}
        accept=".pdf,.png,.jpg,.jpeg"
        maxSize={MAX_BYTES}
        uploads={uploads}
        onFiles={([file]) => void take(file)}
        onCancel={cancel}
        error={provided ? undefined : error}
      />
    </div>
  );
};
