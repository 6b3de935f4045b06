/** 256 random bits, base64url: the service keeps a hash of it alone. */
export const newFeedSecret = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** What a calendar is given. `origin`: without a slash. */
export const feedAddress = (origin: string, secret: string): string => `${origin}/api/trial-feeds/${secret}.ics`;
