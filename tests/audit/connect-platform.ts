import { Client } from 'minio';
import mongoose, { type Connection } from 'mongoose';
import { countDeadLetters } from '@wayhouse/service-kit/dead-letters';
import type { Photo, PlatformData } from './platform-data.js';
import { type AuditConfig, type ServiceName, services } from './config.js';

type Databases = Record<ServiceName, Connection>;

export type Platform = Awaited<ReturnType<typeof connectPlatform>>;

/** The stores of all services. Reading them needs no service to run, and makes no index and no collection. */
export async function connectPlatform(config: AuditConfig) {
  const databases = await connectDatabases(config);
  return {
    databases,
    /** The names of databases in which nothing was ever stored: they are others than the services have. */
    findMissing: async (): Promise<string[]> => {
      const found = await Promise.all(
        Object.values(databases).map(async (db) => ((await db.listCollections()).length ? [] : [db.name])),
      );
      return found.flat();
    },
    read: () => readAll(databases, config),
    close: async () => void (await Promise.all(Object.values(databases).map((db) => db.close()))),
  };
}

async function connectDatabases({ databases }: AuditConfig): Promise<Databases> {
  const connect = async (name: ServiceName) => {
    const { url, database } = databases[name];
    const options = { dbName: database, serverSelectionTimeoutMS: 8000, autoIndex: false };
    return [name, await mongoose.createConnection(url, options).asPromise()] as const;
  };
  return Object.fromEntries(await Promise.all(services.map(connect))) as Databases;
}

async function readAll(databases: Databases, config: AuditConfig) {
  const { booking, payment, catalog, notification } = databases;
  const ofEach = async <T>(readOne: (db: Connection) => Promise<T>): Promise<Record<string, T>> =>
    Object.fromEntries(
      await Promise.all(Object.entries(databases).map(async ([name, db]) => [name, await readOne(db)] as const)),
    );
  const rows = async <Row>(db: Connection, collection: string, filter = {}) =>
    (await db.collection(collection).find(filter).toArray()) as unknown as Row[];
  // Holders first: whoever takes or pays in between shows in what is read later, not as something without a cause.
  const nights = await rows<PlatformData['booking']['nights'][number]>(booking, 'room_nights');
  type Filed = PlatformData['booking']['filings'][number] & { booking: PlatformData['booking']['bookings'][number] };
  const bookings = await rows<Filed>(booking, 'bookings');
  const blocks = await rows<{ _id: string; room?: string } & PlatformData['booking']['blocks'][number]>(
    booking,
    'blocks',
  );
  const promotions = await rows<PlatformData['booking']['promotions'][number]>(booking, 'promotion_codes');
  // An invoice is numbered in the transaction that stores it: one that is issued in between shows as numbered and not stored, once.
  const invoices = await rows<PlatformData['booking']['invoices'][number]>(booking, 'invoices');
  // A message is counted in the transaction that stores it: what is sent in between shows as counted and not stored, once.
  const messages = await rows<PlatformData['booking']['messages'][number]>(booking, 'booking_messages');
  const payments = await rows<{ _id: string } & PlatformData['payment']['payments'][number]>(payment, 'payments');
  const data: PlatformData = {
    readAt: new Date(),
    booking: {
      nights,
      bookings: bookings.map((row) => row.booking),
      filings: bookings.map(({ _id, guestId, hotelId }) => ({ _id, guestId, hotelId })),
      guests: await rows(booking, 'guests'),
      blocks: blocks.map(({ _id, room = _id, units = 1, ...block }) => ({ ...block, units, roomId: room })),
      promotions,
      invoices,
      invoiceSeries: await rows(booking, 'invoice_series'),
      rooms: await rows(booking, 'rooms'),
      hotels: await rows(booking, 'hotels'),
      conversations: await rows(booking, 'conversations'),
      messages,
    },
    payment: {
      payments: payments.map(({ _id, cardPayments = [], ...row }) => ({ ...row, bookingId: _id, cardPayments })),
      refunds: await rows(payment, 'refunds'),
      orders: await rows(payment, 'refund_orders'),
      setAside: await rows(payment, 'set_aside_payments'),
      waiting: await rows(payment, 'waiting_payments', { state: 'pending' }),
      bookings: await rows(payment, 'booking_projection'),
    },
    catalog: {
      rooms: await rows(catalog, 'rooms'),
      hotels: await rows(catalog, 'hotels'),
      accounts: await rows(catalog, 'accounts'),
      register: await rows(catalog, 'account_register'),
      holds: await rows(catalog, 'night_holds'),
      unshown: await rows(catalog, 'unshown_photos'),
    },
    notification: {
      bookings: await rows(notification, 'booking_projection'),
      hotels: await rows(notification, 'hotels'),
      addresses: await rows(notification, 'account_addresses'),
    },
    outboxes: await ofEach(readOutbox),
    inboxes: await ofEach(readInbox),
    deadLetters: await countDeadLetters(config),
    photos: await readPhotos(config),
  };
  return data;
}

async function readOutbox(db: Connection): Promise<PlatformData['outboxes'][string]> {
  type Row = { _id: string; type: string; sentAt: Date | null; occurredAt: Date };
  const fields = { type: 1, sentAt: 1, occurredAt: 1 };
  const rows = await db.collection<Row>('outbox').find({}, { projection: fields }).sort({ occurredAt: 1 }).toArray();
  const unsent = rows.filter(({ sentAt }) => sentAt === null);
  const sent = rows.flatMap(({ _id, type, sentAt }) => (sentAt ? [{ _id, type, sentAt }] : []));
  return { unsent: unsent.length, oldest: unsent[0]?.occurredAt, sent };
}

async function readInbox(db: Connection): Promise<Set<string>> {
  const rows = await db
    .collection('inbox')
    .find({}, { projection: { messageId: 1 } })
    .toArray();
  return new Set(rows.map(({ messageId }) => String(messageId)));
}

/** The stored photos by id; an object is named `<id>/<width>.<format>`. */
async function readPhotos({ MINIO_ENDPOINT, MINIO_BUCKET, ...keys }: AuditConfig): Promise<Map<string, Photo>> {
  const { hostname: endPoint, port, protocol } = new URL(MINIO_ENDPOINT);
  const client = new Client({
    endPoint,
    port: port ? Number(port) : undefined,
    useSSL: protocol === 'https:',
    accessKey: keys.MINIO_ACCESS_KEY,
    secretKey: keys.MINIO_SECRET_KEY,
  });
  const photos = new Map<string, Photo>();
  if (!(await client.bucketExists(MINIO_BUCKET))) return photos;
  for await (const { name } of client.listObjectsV2(MINIO_BUCKET, '', true)) {
    const id = String(name).split('/')[0]!;
    photos.set(id, { variants: (photos.get(id)?.variants ?? 0) + 1 });
  }
  return photos;
}
