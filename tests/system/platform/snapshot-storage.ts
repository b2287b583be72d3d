import type { Given } from '@wayhouse/service-kit';
import type { StorageConfig } from '../../../services/catalog/src/config.js';
import { imageStore } from '../../../services/gateway/src/images/image-store.js';

type Connection = Given['db'];
type Keeping = { services: Record<string, { db: Connection }>; storage: StorageConfig };
/** The text of each document, and the names of the photos, by where they lie. */
export type Kept = Record<string, string>;

// Who relays the events at the moment, which changes by itself.
const moving = ['leases'];

/** All that the services keep, to be compared before and after. */
export async function keptBy({ services, storage }: Keeping): Promise<Kept> {
  const kept = Object.entries(services).map(([name, { db }]) => documentsOf(name, db));
  return Object.assign({}, ...(await Promise.all([...kept, photosIn(storage)]))) as Kept;
}

async function documentsOf(service: string, db: Connection): Promise<Kept> {
  const named = (await db.listCollections()).map(({ name }) => name).filter((name) => !moving.includes(name));
  const found = await Promise.all(
    named.map(async (name) =>
      (await db.collection(name).find({}).toArray()).map(({ _id, ...rest }) => [
        `${service}/${name}/${JSON.stringify(_id)}`,
        // An event is sent a moment after it was kept.
        JSON.stringify({ ...rest, sentAt: undefined }),
      ]),
    ),
  );
  return Object.fromEntries(found.flat()) as Kept;
}

async function photosIn(storage: StorageConfig): Promise<Kept> {
  const photos: Kept = {};
  const listed = imageStore(storage).listObjectsV2(storage.MINIO_BUCKET, '', true);
  for await (const { name } of listed) photos[`photos/${name}`] = '';
  return photos;
}
