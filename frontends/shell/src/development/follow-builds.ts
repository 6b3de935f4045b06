import { buildsPath, builtEvent } from '@touchline/contracts/protocol/builds';

// In development alone: loads the page again when something that it has was built again, or when the product was started again.
const again = (): void => location.reload();
const has = (name: string): boolean =>
  name === 'shell' || performance.getEntriesByType('resource').some((file) => file.name.includes(`/mf/${name}/`));
const builds = new EventSource(buildsPath);
builds.addEventListener(builtEvent, ({ data }: MessageEvent<string>) => {
  if (has(data)) again();
});
builds.addEventListener('open', () => builds.addEventListener('open', again), { once: true });
