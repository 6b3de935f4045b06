import { createFetch, FetchError } from 'ofetch';
import { settleFailure, type Telling } from './create-client.ts';
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

type Fetched = { readonly bytes: ArrayBuffer; readonly name: string };

const fetchFile = async (
  environment: ClientEnvironment,
  address: string,
  telling: Telling & { readonly signal?: AbortSignal },
): Promise<Fetched> => {
  const request = createFetch({ fetch: environment.fetch });
  try {
    const answer = await request.raw<ArrayBuffer, 'arrayBuffer'>(address, {
      baseURL: environment.settings.base_url,
      credentials: 'include',
      responseType: 'arrayBuffer',
      headers: { ...headersFor(environment, 'GET', undefined, telling), Accept: '*/*' },
      signal: telling.signal ?? null,
    });
    return {
      bytes: answer._data ?? new ArrayBuffer(0),
      name: fileNameOf(answer.headers.get('content-disposition')),
    };
  } catch (reason) {
    if (telling.signal?.aborted) throw reason;
    const failure =
      reason instanceof FetchError && reason.status
        ? failureOf(reason.status, parsed(reason.data))
        : unread(environment.online());
    throw settleFailure(failure, telling, environment);
  }
};

/** A refusal is JSON, though a file was asked for. */
const parsed = (body: unknown): unknown => {
  try {
    return body instanceof ArrayBuffer ? JSON.parse(new TextDecoder().decode(body)) : body;
  } catch {
    return undefined; // an answer that is no JSON has no code either
  }
};

/**
 * Reads a file for a page, which says by itself where it can't be had: with the headers, the retry and the judgement of every
 * other call. @throws ApiFailure
 */
export const createFileReader =
  (environment: ClientEnvironment) =>
  async (address: string, signal: AbortSignal, link?: string): Promise<ArrayBuffer> =>
    (await fetchFile(environment, address, { quiet: true, signal, ...(link === undefined ? {} : { link }) })).bytes;

/**
 * Fetches a file and hands it to the browser. A refusal is shown like that of every other call, and no file is saved; a
 * plain link would save the refusal. Answers whether there was a file.
 */
export const createDownload =
  (environment: ClientEnvironment) =>
  async (address: string, link?: string): Promise<boolean> => {
    try {
      const { bytes, name } = await fetchFile(environment, address, link === undefined ? {} : { link });
      save(new Blob([bytes]), name);
      return true;
    } catch {
      return false; // told already, as every failure
    }
  };
