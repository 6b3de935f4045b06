import { type Boot, boot, bootElement, bootPlaceholder } from '@touchline/contracts/protocol/boot';

const nobody: Boot = {
  identity: null,
  config: {
    environment: 'development',
    release: '',
    sentry_dsn: null,
    demo: true,
    pending_variant: 'post-launch',
    support_email: null,
  },
  colour_mode: 'system',
  fault: null,
};

/** Reads the page's JSON; a page served without a server (the template itself) boots as a guest. */
export const parseBoot = (json: string | null | undefined): Boot => {
  const text = json?.trim() ?? '';
  return text === '' || text === bootPlaceholder ? nobody : boot.parse(JSON.parse(text));
};

export const readBoot = (): Boot => parseBoot(document.getElementById(bootElement)?.textContent);
