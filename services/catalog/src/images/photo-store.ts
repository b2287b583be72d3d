import { Client, S3Error } from 'minio';
import { imageFormats, imageWidths } from '@wayhouse/contracts';
import type { StorageConfig } from '../config.js';
import type { Variant } from './encode-photo.js';

const contentType = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
const patience = 8000;

export type PhotoStore = Awaited<ReturnType<typeof openPhotoStore>>;

/** The bucket of room photos: `<id>/<width>.<format>`. A store that does not answer is one clear sentence. */
export async function openPhotoStore({ MINIO_BUCKET: bucket, ...config }: StorageConfig) {
  const { hostname, port, protocol } = new URL(config.MINIO_ENDPOINT);
  const client = new Client({
    endPoint: hostname,
    port: port ? Number(port) : undefined,
    useSSL: protocol === 'https:',
    accessKey: config.MINIO_ACCESS_KEY,
    secretKey: config.MINIO_SECRET_KEY,
  });
  await withinPatience(ensureBucket(client, bucket)).catch((error: NodeJS.ErrnoException) => {
    const what = error instanceof S3Error ? 'refuses our keys or bucket' : 'does not answer';
    const reason = error.message || error.code;
    throw new Error(`MinIO ${what} at ${config.MINIO_ENDPOINT} (MINIO_ENDPOINT): ${reason}`, { cause: error });
  });

  const put = ({ width, format, bytes }: Variant, id: string) =>
    client.putObject(bucket, `${id}/${width}.${format}`, bytes, bytes.length, {
      'Content-Type': contentType[format],
      'Cache-Control': 'public, max-age=31536000, immutable',
    });

  return {
    /** Whether all of a photo is there: its last variant is written after all others. */
    async has(id: string): Promise<boolean> {
      try {
        await client.statObject(bucket, `${id}/${imageWidths.at(-1)}.${imageFormats.at(-1)}`);
        return true;
      } catch (error) {
        if (error instanceof S3Error && error.code === 'NotFound') return false;
        throw error;
      }
    },
    async add(id: string, variants: Variant[]): Promise<void> {
      const last = variants.at(-1);
      await Promise.all(variants.slice(0, -1).map((variant) => put(variant, id)));
      if (last) await put(last, id);
    },
  };
}

async function ensureBucket(client: Client, bucket: string): Promise<void> {
  if (await client.bucketExists(bucket)) return;
  await client.makeBucket(bucket).catch((error: unknown) => {
    // Another process of this service made it a moment ago.
    if (!(error instanceof S3Error && error.code === 'BucketAlreadyOwnedByYou')) throw error;
  });
}

function withinPatience<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const tooLong = () => reject(new Error(`nothing heard within ${patience / 1000} s`));
    const timer = setTimeout(tooLong, patience);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
