import { Skeletons } from '@touchline/ui';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * A part of a kind that comes with the first page that shows it, not with every page: the table of kinds is read wherever
 * somebody is, most of what it draws in few places.
 */
export const later = <Given extends object>(
  load: () => Promise<ComponentType<Given>>,
  meanwhile: ReactNode = <Skeletons lines={6} />,
): ((given: Given) => ReactNode) => {
  const Part = lazy(async () => ({ default: await load() }));
  return (given) => (
    <Suspense fallback={meanwhile}>
      <Part {...given} />
    </Suspense>
  );
};
