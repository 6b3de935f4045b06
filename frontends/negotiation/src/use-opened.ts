import { useAddress } from '@touchline/app-core/page/use-address.ts';

/** Which row of a list the address names, and how a row is opened or closed by it. */
export const useOpened = (parameter: 'interest' | 'trial') => {
  const [search, change] = useAddress();
  const named = search.get(parameter);
  const toggle = (id: string): void =>
    change((before) => {
      const next = new URLSearchParams(before);
      if (before.get(parameter) === id) next.delete(parameter);
      else next.set(parameter, id);
      return next;
    });
  return { named, toggle };
};
