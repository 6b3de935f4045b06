import { reloadForStaleChunk } from '../remotes/stale-chunk.ts';

/**
 * The page's own first scripts couldn't be had, or can't work as they are configured: nothing of ours is there to say it.
 * Loaded anew once; then it stands in plain words, without styles or shared code, with a way to try again.
 */
export const sayNotLoaded = (reason: unknown): void => {
  console.error(reason);
  if (reloadForStaleChunk(reason)) return;
  const heading = document.createElement('h1');
  heading.textContent = 'This page could not be loaded';
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = 'Try again';
  again.addEventListener('click', () => location.reload());
  const main = document.createElement('main');
  main.style.cssText = 'display: grid; gap: 1.25rem; justify-items: start; padding: 2rem';
  again.style.cssText = 'min-height: 2.75rem; padding: 0 1.25rem; font: inherit';
  main.append(heading, again);
  document.getElementById('root')?.replaceChildren(main);
};
