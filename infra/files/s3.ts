import { assertKey, FileMissing, type Files, StorageFull } from './files.ts';

export interface S3FilesOptions {
  readonly bucket: string;
  readonly region: string;
  /** Of an S3-compatible server; without it Amazon's own. */
  readonly endpoint?: string | undefined;
  /** Without them the usual places of the AWS SDK are looked at. */
  readonly accessKeyId?: string | undefined;
  readonly secretAccessKey?: string | undefined;
  /** Put before every key. */
  readonly prefix?: string | undefined;
}

const isFull = (error: unknown): boolean => {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const status = (at as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
    if (status === 507 || /StorageFull|QuotaExceeded|InsufficientStorage/i.test(at.name)) return true;
  }
  return false;
};

/** Files in a bucket of S3 or of a server that speaks its protocol. */
export const createS3Files = async (options: S3FilesOptions): Promise<Files> => {
  const { bucket, region, endpoint, accessKeyId, secretAccessKey, prefix } = options;
  const [{ S3Client, HeadBucketCommand }, { FileStorage }, { AwsS3StorageAdapter }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@flystorage/file-storage'),
    import('@flystorage/aws-s3'),
  ]);
  const client = new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(accessKeyId === undefined || secretAccessKey === undefined
      ? {}
      : { credentials: { accessKeyId, secretAccessKey } }),
    maxAttempts: 3,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 10_000, throwOnRequestTimeout: true },
  });
  const storage = new FileStorage(
    new AwsS3StorageAdapter(client, { bucket, region, ...(prefix === undefined ? {} : { prefix }) }),
  );
  const assertThere = async (key: string): Promise<void> => {
    assertKey(key);
    if (!(await storage.fileExists(key))) throw new FileMissing(key);
  };
  return {
    put: async (key, bytes, { contentType }) => {
      assertKey(key);
      try {
        // A Buffer, because the storage would take a plain Uint8Array for a list of numbers.
        const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
        await storage.write(key, body, { mimeType: contentType });
      } catch (error) {
        if (isFull(error)) throw new StorageFull(`no room for ${key}`, { cause: error });
        throw error;
      }
    },
    get: async (key) => {
      await assertThere(key);
      return storage.readToUint8Array(key);
    },
    stream: async (key) => {
      await assertThere(key);
      return storage.read(key);
    },
    exists: async (key) => {
      assertKey(key);
      return storage.fileExists(key);
    },
    delete: async (key) => {
      assertKey(key);
      await storage.deleteFile(key);
    },
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
