import { type ApiClient, createApiClient, type Reply, readReply } from '../../apps/api-client/api-client.ts';
import { responseCheck } from './response-check.ts';

/** Reads what `fetch` got below `/api`, and checks that it is as documented. Routes of the demo alone (`/dev`) have no document. */
export const checkedReply = async (method: string, path: string, response: Response): Promise<Reply> => {
  const bytes = new Uint8Array(await response.clone().arrayBuffer());
  const contentType = response.headers.get('content-type') ?? undefined;
  const isJson = contentType?.startsWith('application/json');
  if (!path.startsWith('/dev/'))
    responseCheck('browser')(
      { method, path: path.replace(/[?#].*$/, '') },
      {
        status: response.status,
        contentType,
        header: (name) => response.headers.get(name) ?? undefined,
        content: isJson ? JSON.parse(new TextDecoder().decode(bytes)) : bytes.length > 0 ? bytes : undefined,
      },
    );
  return readReply(response);
};

/** A client in cookie mode, as a browser is; every answer is checked against the OpenAPI document for browsers. */
export const browserClient = (address: string): ApiClient =>
  createApiClient({ address, mode: 'cookie', read: checkedReply });
