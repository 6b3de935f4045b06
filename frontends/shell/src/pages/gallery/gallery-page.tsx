import { useSearchParams } from '@touchline/app-core/page/router.ts';
import { Brand, ColourModeToggle } from '@touchline/ui';
import { type ReactNode, useEffect } from 'react';
import { FiguresSection } from './figures-section.tsx';
import { FieldSection } from './form-section.tsx';
import { ButtonSection, ColourSection, StatusSection, TypeSection } from './ground-sections.tsx';
import { FrameSample, LayerSection } from './layer-section.tsx';
import { ListSection, StateSection } from './list-section.tsx';
import { PeopleSection, PitchSection } from './people-section.tsx';
import { TermsSection } from './terms-section.tsx';

/** Every component of the design system in every state, for those who make it. Only where the configuration says demo. */
export const Component = (): ReactNode => {
  const [search] = useSearchParams();
  const frame = search.get('frame');
  useEffect(() => {
    document.title = 'Components · Touchline';
  }, []);
  if (frame) return <FrameSample frame={frame} />;
  return (
    <div className="mx-auto min-h-screen max-w-360 bg-surface px-4 pb-16 sm:px-14">
      <header className="flex h-22 items-center justify-between gap-4">
        <Brand plain />
        <h1 className="tl-title">Components</h1>
        <ColourModeToggle />
      </header>
      <main>
        <ColourSection />
        <TypeSection />
        <ButtonSection />
        <StatusSection />
        <FieldSection />
        <PeopleSection />
        <PitchSection />
        <ListSection />
        <StateSection />
        <TermsSection />
        <FiguresSection />
        <LayerSection />
      </main>
    </div>
  );
};
