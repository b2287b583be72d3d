import { randomUUID } from 'node:crypto';
import { Client } from 'minio';
import { type Call, calls } from '@wayhouse/contracts';
import { type TestResponse, readResponse, testService, signToken } from '@wayhouse/service-kit/testing';
import type { ServiceContext } from '@wayhouse/service-kit';
import { composeCatalog } from '../compose.js';
import type { CatalogConfig, StorageConfig } from '../config.js';
import { roomRepository } from '../rooms/room-repository.js';
import type { Room } from '../rooms/domain/room.js';
import { bundleEncoder } from './bundle-encoder.js';

export function testStorage(): StorageConfig {
  const { MINIO_ENDPOINT, MINIO_ACCESS_KEY, MINIO_SECRET_KEY } = process.env;
  if (!MINIO_ENDPOINT || !MINIO_ACCESS_KEY || !MINIO_SECRET_KEY) throw new Error('The test run must set MINIO_*.');
  return { MINIO_ENDPOINT, MINIO_ACCESS_KEY, MINIO_SECRET_KEY, MINIO_BUCKET: `photos-${randomUUID()}` };
}

export const catalogConfig = (storage: StorageConfig): CatalogConfig => ({
  ...storage,
  ...{
    CURRENCY: 'USD',
    EXCHANGE_RATES: {},
    MAX_NEW_HOTELS_PER_SENDER_AND_DAY: 1000,
    MAX_NEW_HOTELS_PER_HOUR: 1000,
    MAX_ROOMS_PER_HOTEL: 1000,
  },
  ...{ MAX_NEW_ROOMS_PER_ACCOUNT_AND_MINUTE: 0, MAX_ROOM_CHANGES_PER_ACCOUNT_AND_MINUTE: 0 },
  MAX_ROOM_IMPORTS_PER_ACCOUNT_AND_MINUTE: 0,
});

export const hotelDetails = { name: 'Sea View', contact: '+91 832 555 0100', address: '1 Beach Road', city: 'Goa' };

type Fields = Record<string, string>;

/** Submits a form of the owner's as a browser does. */
async function sendForm(
  call: Call,
  url: string,
  fields: Fields,
  files: Buffer[],
  as: string | undefined,
  signal?: AbortSignal,
): Promise<TestResponse> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  files.forEach((file, at) => form.append('images', new Blob([new Uint8Array(file)]), `photo-${at}.jpg`));
  const headers: Record<string, string> = as ? { authorization: `Bearer ${signToken(as)}` } : {};
  const response = await fetch(url, { method: 'POST', headers, body: form, signal });
  return readResponse(call, response);
}

/** The names of all objects in the bucket. */
export async function storedObjects({ MINIO_BUCKET: bucket, ...config }: StorageConfig): Promise<string[]> {
  const { hostname: endPoint, port } = new URL(config.MINIO_ENDPOINT);
  const keys = { accessKey: config.MINIO_ACCESS_KEY, secretKey: config.MINIO_SECRET_KEY };
  const client = new Client({ endPoint, port: Number(port), useSSL: false, ...keys });
  const names: string[] = [];
  for await (const { name } of client.listObjectsV2(bucket, '', true)) names.push(String(name));
  return names.sort();
}

/** Starts the whole catalog on a database, a broker namespace and a bucket of its own. */
export async function startTestCatalog(
  overrides: Parameters<typeof testService>[2] = {},
  changeContext = (context: ServiceContext) => context,
  limits: Partial<CatalogConfig> = {},
) {
  await bundleEncoder();
  const storage = testStorage();
  const service = await testService(
    'catalog',
    (context) => composeCatalog(changeContext(context), { ...catalogConfig(storage), ...limits }),
    overrides,
  );
  const rooms = roomRepository(service.db);
  return {
    ...service,
    storage,
    registerHotel: (as: string, overrides: Partial<typeof hotelDetails> = {}) =>
      service.call(calls.registerHotel, { ...hotelDetails, ...overrides }, { as }),
    addRoom: (as: string, fields: Fields, files: Buffer[], signal?: AbortSignal) =>
      sendForm(calls.addRoom, `${service.url}/api/rooms`, fields, files, as, signal),
    changeRoom: (as: string | undefined, id: string, fields: Fields, files: Buffer[] = []) =>
      sendForm(calls.changeRoom, `${service.url}/api/rooms/${id}`, fields, files, as),
    changeHotelPhotos: (as: string | undefined, id: string, fields: Fields, files: Buffer[] = []) =>
      sendForm(calls.changeHotelPhotos, `${service.url}/api/hotels/owner/${id}/photos`, fields, files, as),
    /** Stores rooms without publishing them; all their photos are large. */
    storeRooms: (...toStore: Room[]) =>
      service.db.transaction(async (tx) => {
        for (const room of toStore) await rooms.add(tx, room, room.images.length);
      }),
  };
}
