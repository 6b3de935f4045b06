import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { assertKey, FileMissing, type Files, StorageFull, sizeOf } from './files.ts';

export interface S3FilesOptions {
  readonly bucket: string;
  readonly region: string;
  /** Of an S3-compatible server; without it Amazon's own. */
  readonly endpoint?: string | undefined;
  /** Without them the usual places of the AWS SDK are looked at. */
  readonly accessKeyId?: string | undefined;
  readonly secretAccessKey?: string | undefined;
}

const isFull = (error: unknown): boolean => {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const status = (at as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
    if (status === 507 || /StorageFull|QuotaExceeded|InsufficientStorage/i.test(at.name)) return true;
  }
  return false;
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');

/** For a small file, in ms. */
const patienceMs = 10_000;

/** Files in a bucket of S3 or of a server that speaks its protocol. */
export const createS3Files = async (options: S3FilesOptions): Promise<Files> => {
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = options;
  const sdk = await import('@aws-sdk/client-s3');
  const { S3Client, DeleteObjectCommand, GetObjectCommand, HeadBucketCommand, HeadObjectCommand, PutObjectCommand } =
    sdk;
  const client = new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(accessKeyId === undefined || secretAccessKey === undefined
      ? {}
      : { credentials: { accessKeyId, secretAccessKey } }),
    maxAttempts: 3,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 2_000, requestTimeout: patienceMs, throwOnRequestTimeout: true },
  });
  const at = (key: string) => {
    assertKey(key);
    return { Bucket: bucket, Key: key };
  };
  const open = async (key: string, part?: { readonly start: number; readonly end: number }) => {
    const range = part ? { Range: `bytes=${part.start}-${part.end}` } : {};
    const found = await client.send(new GetObjectCommand({ ...at(key), ...range })).catch((error: unknown) => {
      throw isMissing(error) ? new FileMissing(key, { cause: error }) : error;
    });
    if (!found.Body) throw new FileMissing(key);
    return found.Body;
  };
  return {
    put: async (key, content, { contentType }) => {
      const body = content instanceof Uint8Array ? content : createReadStream(content.path);
      const to = { ...at(key), Body: body, ContentLength: sizeOf(content), ContentType: contentType };
      try {
        // A hundred megabytes take longer than a picture.
        const requestTimeout = patienceMs + sizeOf(content) / 1_000;
        await client.send(new PutObjectCommand(to), { requestTimeout });
      } catch (error) {
        if (isFull(error)) throw new StorageFull(`no room for ${key}`, { cause: error });
        throw error;
      }
    },
    get: async (key) => (await open(key)).transformToByteArray(),
    stream: async (key, part) => (await open(key, part)) as Readable,
    exists: async (key) =>
      client.send(new HeadObjectCommand(at(key))).then(
        () => true,
        (error: unknown) => {
          if (isMissing(error)) return false;
          throw error;
        },
      ),
    list: async function* () {
      for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, { Bucket: bucket }))
        for (const { Key: key, Size: size = 0 } of Contents) if (key !== undefined) yield { key, size };
    },
    delete: async (key) => void (await client.send(new DeleteObjectCommand(at(key)))),
    health: async () => {
      try {
        await client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal: AbortSignal.timeout(2_000) });
        return { ok: true };
      } catch (error) {
        return { ok: false, reason: `the bucket ${bucket} does not answer (${(error as Error).name})` };
      }
    },
  };
};
