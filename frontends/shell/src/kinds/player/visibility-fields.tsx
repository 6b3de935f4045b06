import { Notice, TextField } from '@touchline/ui';
import { Switch } from '@touchline/ui/forms';
import type { ReactNode } from 'react';
import { text } from '../../features/own-profile/text.ts';
import type { StepForm } from '../../features/own-profile/use-step-form.ts';
import type { VisibilityTyped } from './player-steps.ts';

/** Whether clubs find the player; for a minor, who has to agree first. */
export const VisibilityFields = ({
  form,
  minor,
  locked = false,
}: {
  readonly form: StepForm<VisibilityTyped>;
  readonly minor: boolean;
  /** The guardian has agreed: another one can be named once that is taken back. */
  readonly locked?: boolean;
}): ReactNode => {
  const { typed, put, leave, error } = form;
  return (
    <div className="grid gap-6">
      {minor ? (
        <section className="grid gap-4">
          <h2 className="tl-subhead">{text('guardian')}</h2>
          {locked ? null : (
            <Notice tone="pending" icon="users">
              <p>{text('guardianText')}</p>
            </Notice>
          )}
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              id="guardian.name"
              label={text('guardianName')}
              autoComplete="off"
              disabled={locked}
              value={typed.guardian_name}
              onChange={(event) => put({ guardian_name: event.target.value })}
              onBlur={() => leave('guardian')}
              error={error('guardian.name') ?? error('guardian')}
            />
            <TextField
              id="guardian.email"
              label={text('guardianEmail')}
              type="email"
              autoComplete="off"
              disabled={locked}
              help={locked ? text('guardianLocked') : undefined}
              value={typed.guardian_email}
              onChange={(event) => put({ guardian_email: event.target.value })}
              onBlur={() => leave('guardian')}
              error={error('guardian.email')}
            />
          </div>
        </section>
      ) : null}
      <div className="grid gap-1">
        <Switch
          id="visible_to_clubs"
          label={text('visible')}
          checked={typed.visible_to_clubs}
          onChange={(visible_to_clubs) => {
            put({ visible_to_clubs });
            leave('visible_to_clubs');
          }}
        />
        <p className="tl-small tl-ink-2">{minor && !locked ? text('visibleLater') : text('visibleText')}</p>
      </div>
    </div>
  );
};
