import type { ServiceContext } from '@wayhouse/service-kit';
import type { StorageConfig } from '@wayhouse/catalog/config';
import { imageStore } from '@wayhouse/service-kit/photos';

type Connection = ServiceContext['db'];
type Storage = { services: Record<string, { db: Connection }>; storage: StorageConfig };
/** The JSON of each document and the names of the photos, by their location. */
export type Snapshot = Record<string, string>;

// Renewed by the outbox relay at any time.
const volatileCollections = ['leases'];

/** Everything that the services store, to compare before and after. */
export async function snapshotStorage({ services, storage }: Storage): Promise<Snapshot> {
  const parts = Object.entries(services).map(([name, { db }]) => snapshotDocuments(name, db));
  return Object.assign({}, ...(await Promise.all([...parts, snapshotPhotos(storage)]))) as Snapshot;
}

async function snapshotDocuments(service: string, db: Connection): Promise<Snapshot> {
  const names = (await db.listCollections())
    .map(({ name }) => name)
    .filter((name) => !volatileCollections.includes(name));
  const found = await Promise.all(
    names.map(async (name) =>
      (await db.collection(name).find({}).toArray()).map(({ _id, ...rest }) => [
        `${service}/${name}/${JSON.stringify(_id)}`,
        // The relay sets it a moment after the commit.
        JSON.stringify({ ...rest, sentAt: undefined }),
      ]),
    ),
  );
  return Object.fromEntries(found.flat()) as Snapshot;
}

async function snapshotPhotos(storage: StorageConfig): Promise<Snapshot> {
  const photos: Snapshot = {};
  const listed = imageStore(storage).listObjectsV2(storage.MINIO_BUCKET, '', true);
  for await (const { name } of listed) photos[`photos/${name}`] = '';
  return photos;
}
