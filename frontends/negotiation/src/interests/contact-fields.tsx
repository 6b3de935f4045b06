import { useSession } from '@touchline/app-core/session/session.tsx';
import { TextField } from '@touchline/ui';
import { Checkbox } from '@touchline/ui/forms';
import type { ReactNode } from 'react';
import type { SharedContact } from './interests-api.ts';
import { text } from './text.ts';

export type Shared = Required<SharedContact>;

/** What is shown unless somebody chooses otherwise: the address, and no number. */
export const shownAtFirst: Shared = { email: true, phone: '' };

/** By what the other side may reach me, once both are in talks. */
export const ContactFields = ({
  legend,
  value,
  onChange,
  error,
}: {
  readonly legend: string;
  readonly value: Shared;
  readonly onChange: (value: Shared) => void;
  readonly error?: string | undefined;
}): ReactNode => {
  const { identity } = useSession();
  return (
    <fieldset className="grid max-w-120 gap-3">
      <legend className="tl-subhead mb-2">{legend}</legend>
      <Checkbox
        label={identity ? text('shareEmailOwn', { email: identity.email }) : text('shareEmail')}
        checked={value.email}
        onChange={(email) => onChange({ ...value, email })}
      />
      <TextField
        label={text('sharePhone')}
        help={text('sharePhoneHelp')}
        optional
        type="tel"
        autoComplete="tel"
        maxLength={30}
        value={value.phone}
        onChange={(event) => onChange({ ...value, phone: event.target.value })}
        error={error}
      />
    </fieldset>
  );
};
