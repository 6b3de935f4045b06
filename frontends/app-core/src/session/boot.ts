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

const read = (): string => document.getElementById(bootElement)?.textContent?.trim() ?? '';
const isEmpty = (json: string): boolean => json === '' || json === bootPlaceholder;

/** Whether a server has said who asks. */
export const isPrepared = (): boolean => !isEmpty(read());

/** Reads the page's JSON; a page served without a server (the template itself) boots as a guest. */
export const parseBoot = (json: string): Boot => (isEmpty(json) ? nobody : boot.parse(JSON.parse(json)));

export const readBoot = (): Boot => parseBoot(read());
