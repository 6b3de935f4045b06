import { consistencyHeader } from '@touchline/contracts/protocol/consistency';
import { contentOf } from './command-keys.ts';
import { type PathsWith, type Reply, settleFailure, type Telling } from './create-client.ts';
import { type ApiFailure, failureOf, unknownOutcome, unsent } from './failure.ts';
import { canReach } from './reach.ts';
import { type ClientEnvironment, ensureCsrf, headersFor, spoofedPut } from './requests.ts';
import { addressOf } from './settings.ts';

export type UploadPath = PathsWith<'put'> | PathsWith<'post'>;
/** What an upload is answered. */
export type UploadReply<P extends UploadPath> =
  P extends PathsWith<'put'> ? Reply<P, 'put'> : P extends PathsWith<'post'> ? Reply<P, 'post'> : never;

export type UploadOptions = Telling & {
  readonly quiet?: never;
  /** POST for what is added; else it takes the place of what was there. */
  readonly adds?: boolean;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Bytes sent and to send. */
  readonly onProgress?: (loaded: number, total: number) => void;
};

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined; // an answer that is no JSON has no code either
  }
};

/** A form with files and its progress, which `fetch` can't tell. Same headers, same failures as every other call. */
export const createUpload =
  (environment: ClientEnvironment) =>
  async <P extends UploadPath>(path: P, form: FormData, options: UploadOptions = {}): Promise<UploadReply<P>> => {
    const { method, body } = spoofedPut(options.adds ? 'POST' : 'PUT', form);
    const filled = addressOf(environment.settings, path, options.params);
    const address =
      Object.keys(options.query ?? {}).length > 0 ? `${filled}?${new URLSearchParams(options.query)}` : filled;
    const content = contentOf(method, address, body);
    const key = environment.keys.take(content, options.idempotencyKey);
    const refuse = (failure: ApiFailure): ApiFailure => settleFailure(failure, options, environment);
    if (!(await canReach(environment))) throw refuse(unsent(false));
    await ensureCsrf(environment).catch(() => {
      throw refuse(unsent(environment.online()));
    });
    const headers = headersFor(environment, method, key);
    return new Promise<UploadReply<P>>((resolve, reject) => {
      const request = new XMLHttpRequest();
      const fail = (): void => reject(refuse(failureOf(request.status, parsed(request.responseText))));
      request.open(method, `${environment.settings.base_url}${address}`);
      request.withCredentials = true;
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', (event) => options.onProgress?.(event.loaded, event.total));
      request.addEventListener('load', () => {
        environment.consistency.remember(request.getResponseHeader(consistencyHeader));
        if (request.status >= 200 && request.status < 300) resolve(parsed(request.responseText) as UploadReply<P>);
        else fail();
      });
      request.addEventListener('error', () => {
        environment.keys.unknown(content, key);
        reject(refuse(unknownOutcome()));
      });
      request.addEventListener('abort', () =>
        reject(options.signal?.reason ?? new DOMException('Cancelled', 'AbortError')),
      );
      options.signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body as FormData);
    });
  };
