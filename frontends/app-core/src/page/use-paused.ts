import { useEffect, useState } from 'react';

/** What is typed, once typing pauses. */
export const usePaused = (typed: string, milliseconds = 220): string => {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), milliseconds);
    return () => clearTimeout(timer);
  }, [typed, milliseconds]);
  return paused;
};
