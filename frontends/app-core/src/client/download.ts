import { settleFailure } from './create-client.ts';
import { failureOf, unread } from './failure.ts';
import { type ClientEnvironment, headersFor } from './requests.ts';

/** What the answer calls its file. */
export const fileNameOf = (disposition: string | null): string => {
  const named = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  try {
    return decodeURIComponent(named ?? '') || 'file';
  } catch {
    return 'file'; // a name that can't be read is no reason to keep the file back
  }
};

/** Hands a file to the browser. */
export const save = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/**
 * Fetches a file and hands it to the browser. A refusal is shown like that of every other call, and no file is saved; a
 * plain link would save the refusal. Answers whether there was a file.
 */
export const createDownload =
  (environment: ClientEnvironment) =>
  async (address: string, link?: string): Promise<boolean> => {
    const answer = await environment
      .fetch(`${environment.base}${address}`, {
        credentials: 'include',
        headers: headersFor(environment, 'GET', undefined, { link }),
      })
      .catch(() => null);
    if (answer?.ok) {
      save(await answer.blob(), fileNameOf(answer.headers.get('content-disposition')));
      return true;
    }
    const failure = answer
      ? failureOf(answer.status, await answer.json().catch(() => undefined))
      : unread(environment.online());
    settleFailure(failure, undefined, environment, link);
    return false;
  };
