import { isLost, placesOf } from './places-of.ts';
import { stayClear } from './stay-clear.ts';
import { takeFocus } from './take-focus.ts';

/** A page that knows better where to go on has gone there by then, in ms. */
const patienceMs = 100;

const stays = (element: Element): boolean => element.isConnected && !element.matches(':disabled');

/**
 * What was pressed is often gone by its own answer, or can't be pressed a second time: who pressed it stays at what it stood in.
 * @returns what ends it
 */
export const keepPlace = (): (() => void) => {
  let places: readonly Element[] = [];
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const isGone = (): boolean => places[0] !== undefined && !stays(places[0]);
  const entered = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element)) return;
    places = placesOf(target);
    if (!target.matches(':focus-visible')) return;
    // Round the end of a layer Radix goes on at its beginning, and scrolls nothing.
    if (target.matches('[role=dialog] *')) target.scrollIntoView({ block: 'nearest' });
    // The browser scrolls there once everybody was told.
    requestAnimationFrame(() => document.activeElement === target && stayClear(target));
  };
  const left = ({ target }: FocusEvent): void => {
    // It is left before it is gone as well. What stays was left of somebody's own will: there is nothing to come back to.
    queueMicrotask(() => {
      if (target === places[0] && stays(places[0])) places = [];
    });
  };
  const changes = new MutationObserver(() => {
    if (!isGone()) return;
    waiting ??= setTimeout(() => {
      waiting = undefined;
      if (isGone() && isLost()) places.some((place) => place.isConnected && takeFocus(place));
    }, patienceMs);
  });
  document.addEventListener('focusin', entered);
  document.addEventListener('focusout', left);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    clearTimeout(waiting);
    changes.disconnect();
    document.removeEventListener('focusin', entered);
    document.removeEventListener('focusout', left);
  };
};
