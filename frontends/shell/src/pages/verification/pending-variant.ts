export type PendingVariant = 'pre-launch' | 'post-launch';

/** Which text somebody who waits reads: that of the address, where it names one; else the configured one. */
export const pendingVariant = (path: string, configured: PendingVariant): PendingVariant => {
  const [, named] = /-(pre|post)-launch\/?$/.exec(path) ?? [];
  return named ? `${named as 'pre' | 'post'}-launch` : configured;
};
