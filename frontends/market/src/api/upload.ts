import { AFTER_HEADER } from './after.ts';
import { contentOf } from './command-keys.ts';
import { type CallOptions, settleFailure } from './create-client.ts';
import { type ApiFailure, failureOf, unknownOutcome, unsent } from './failure.ts';
import { canReach } from './reach.ts';
import { ensureCsrf, headersFor, type Surroundings, spoofedPut } from './requests.ts';

export type UploadOptions = CallOptions & {
  readonly method?: 'POST' | 'PUT';
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
  (surroundings: Surroundings) =>
  async <Body = unknown>(path: string, form: FormData, options: UploadOptions = {}): Promise<Body> => {
    const { method, body } = spoofedPut(options.method ?? 'POST', form);
    const content = contentOf(method, path, body);
    const key = surroundings.keys.take(content, options.idempotencyKey);
    const refuse = (failure: ApiFailure): ApiFailure => settleFailure(failure, options.quiet, surroundings);
    if (!(await canReach(surroundings))) throw refuse(unsent(false));
    await ensureCsrf(surroundings).catch(() => {
      throw refuse(unsent(surroundings.online()));
    });
    const headers = headersFor(surroundings, method, key);
    return new Promise<Body>((resolve, reject) => {
      const request = new XMLHttpRequest();
      const fail = (): void => reject(refuse(failureOf(request.status, parsed(request.responseText))));
      request.open(method, `${surroundings.base}${path}`);
      request.withCredentials = true;
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', (event) => options.onProgress?.(event.loaded, event.total));
      request.addEventListener('load', () => {
        surroundings.after.remember(request.getResponseHeader(AFTER_HEADER));
        if (request.status >= 200 && request.status < 300) resolve(parsed(request.responseText) as Body);
        else fail();
      });
      request.addEventListener('error', () => {
        surroundings.keys.unknown(content, key);
        reject(refuse(unknownOutcome()));
      });
      request.addEventListener('abort', () =>
        reject(options.signal?.reason ?? new DOMException('Cancelled', 'AbortError')),
      );
      options.signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body as FormData);
    });
  };
