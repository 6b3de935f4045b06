import { useNavigate } from '@touchline/app-core/page/router.ts';
import { useIdentity } from '@touchline/app-core/session/session.tsx';
import { Brand, Button, ColourModeToggle, ConfirmDialog, IconButton } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { Switcher } from '../../../frame/switcher.tsx';
import { text } from '../text.ts';
import { SavedNote } from './saved-note.tsx';

const Later = (): ReactNode => {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Button className="max-sm:hidden" size="sm" variant="ghost" onClick={() => setOpen(true)}>
        {text('continueLater')}
      </Button>
      <IconButton className="sm:hidden" icon="x" label={text('continueLater')} onClick={() => setOpen(true)} />
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={text('continueLater')}
        description={text('continueLaterText')}
        confirmLabel={text('continueLaterAct')}
        onConfirm={() => void navigate('/logout')}
      />
    </>
  );
};

/** Around every page of onboarding: it stays while the pages change, and with it what was opened in its bar. */
export const OnboardingFrame = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const { profiles } = useIdentity();
  return (
    <div className="grid min-h-dvh grid-rows-[var(--top-height)_1fr] max-sm:grid-rows-[3.25rem_1fr]">
      <header className="tl-top">
        <Brand href="/onboarding" />
        {profiles.length > 1 ? <Switcher /> : null}
        <SavedNote />
        <div className="tl-top-tools">
          <ColourModeToggle />
          <Later />
        </div>
      </header>
      <main
        className="tl-sheet grid grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto] border-l-0"
        id="content"
        tabIndex={-1}
      >
        {children}
      </main>
    </div>
  );
};
