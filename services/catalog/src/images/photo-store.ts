import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { Client, S3Error } from 'minio';
import pLimit from 'p-limit';
import pTimeout from 'p-timeout';
import { imageFormats, imageWidths } from '@wayhouse/contracts';
import { jpegSize, type PhotoSize } from '@wayhouse/service-kit/photos';
import type { StorageConfig } from '../config.js';
import type { Variant } from './variant.js';

const contentType = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
/** How many variants are in memory at a time, for all photos. */
const inMemory = pLimit(8);
const allVariants = imageWidths.flatMap((width) => imageFormats.map((format) => ({ width, format })));
const lastVariant = allVariants.at(-1)!;
/** The widest one as JPEG, whose size is in its first bytes. */
const largest = { width: imageWidths.at(-1)!, format: 'jpg' } as const;
const headerBytes = 4096;
/** For each request to the store: one that is never answered must hold nothing up. */
const defaultTimeoutMs = 8000;

export type PhotoStore = Awaited<ReturnType<typeof openPhotoStore>>;

/** The bucket of room photos, stored as `<id>/<width>.<format>`. */
export async function openPhotoStore({ MINIO_BUCKET: bucket, ...config }: StorageConfig, timeoutMs = defaultTimeoutMs) {
  const { hostname, port, protocol } = new URL(config.MINIO_ENDPOINT);
  const client = new Client({
    endPoint: hostname,
    port: port ? Number(port) : undefined,
    useSSL: protocol === 'https:',
    accessKey: config.MINIO_ACCESS_KEY,
    secretKey: config.MINIO_SECRET_KEY,
  });
  const timeout = { milliseconds: timeoutMs, message: `no response within ${timeoutMs / 1000} s` };
  const inTime = <T>(request: Promise<T>) => pTimeout(request, timeout);
  await inTime(ensureBucket(client, bucket)).catch((error: NodeJS.ErrnoException) => {
    const problem = error instanceof S3Error ? 'rejects the access keys or the bucket' : 'does not answer';
    const reason = error.message || error.code;
    throw new Error(`MinIO ${problem} at ${config.MINIO_ENDPOINT} (MINIO_ENDPOINT): ${reason}`, { cause: error });
  });

  const nameOf = ({ width, format }: Pick<Variant, 'width' | 'format'>, id: string) => `${id}/${width}.${format}`;
  const put = (variant: Variant, id: string) =>
    inMemory(async () => {
      const bytes = await readFile(variant.file);
      const metadata = {
        'Content-Type': contentType[variant.format],
        'Cache-Control': 'public, max-age=31536000, immutable',
      };
      await inTime(client.putObject(bucket, nameOf(variant, id), bytes, bytes.length, metadata));
    });
  const readHeader = async (id: string) =>
    jpegSize(await buffer(await client.getPartialObject(bucket, nameOf(largest, id), 0, headerBytes)));

  return {
    /** Whether the photo is complete: its last variant is written after all others. */
    async has(id: string): Promise<boolean> {
      try {
        await inTime(client.statObject(bucket, nameOf(lastVariant, id)));
        return true;
      } catch (error) {
        if (error instanceof S3Error && error.code === 'NotFound') return false;
        throw error;
      }
    },
    /** The size of its largest JPEG, as stored; undefined if there is none. */
    async sizeOf(id: string): Promise<PhotoSize | undefined> {
      try {
        return await inTime(readHeader(id));
      } catch (error) {
        if (error instanceof S3Error && ['NoSuchKey', 'NotFound'].includes(error.code ?? '')) return undefined;
        throw error;
      }
    },
    async add(id: string, variants: Variant[]): Promise<void> {
      const last = variants.at(-1);
      await Promise.all(variants.slice(0, -1).map((variant) => put(variant, id)));
      if (last) await put(last, id);
    },
    /** The ids of all photos, also of incomplete ones. */
    async *list(): AsyncGenerator<string> {
      let last: string | undefined;
      const objects = client.listObjectsV2(bucket, '', true);
      const names = objects[Symbol.asyncIterator]() as AsyncIterator<{ name?: string }>;
      try {
        for (let next; !(next = await inTime(names.next())).done;) {
          const id = next.value.name?.split('/', 1)[0];
          // Objects come in the order of their names.
          if (id && id !== last) yield (last = id);
        }
      } finally {
        objects.destroy();
      }
    },
    /** The last variant goes first, so that nobody takes the photo for complete. */
    async remove(id: string): Promise<void> {
      for (const variant of allVariants.toReversed()) await inTime(client.removeObject(bucket, nameOf(variant, id)));
    },
  };
}

async function ensureBucket(client: Client, bucket: string): Promise<void> {
  if (await client.bucketExists(bucket)) return;
  await client.makeBucket(bucket).catch((error: unknown) => {
    // Another process of this service has just created it.
    if (!(error instanceof S3Error && error.code === 'BucketAlreadyOwnedByYou')) throw error;
  });
}
