import { randomUUID } from 'node:crypto';
import { connect } from 'amqplib';
import { Client } from 'minio';
import { testStorage } from '@wayhouse/catalog/testing/test-catalog';
import { aHotel, aRoom } from '@wayhouse/catalog/testing/a-room';
import { roomEventData } from '@wayhouse/catalog/rooms/room-event-data';
import { bookingEventData } from '@wayhouse/booking/bookings/booking-event-data';
import { type Booking, cancel, pay, refund } from '@wayhouse/booking/bookings/domain/booking';
import { createBooking } from '@wayhouse/booking/bookings/domain/create-booking';
import { noon, order, payment } from '@wayhouse/booking/testing/factories';
import { imageFormats, imageWidths } from '@wayhouse/contracts';
import { nightsOf } from '@wayhouse/domain';
import { deadLetterQueueName, declareTopology } from '@wayhouse/service-kit/messaging/topology';
import { connectPlatform } from '../connect-platform.js';
import { type AuditConfig, services } from '../config.js';
import { repair } from '../repair.js';
import { findContradictions } from '../find-contradictions.js';

const photo = 'photo';
export const room = aRoom({ hotel: aHotel({ city: 'Jaipur' }), images: [photo] });
const facts = roomEventData(room);

const unpaid = createBooking(facts, order({ id: 'b1' }), noon);
const late = { checkIn: '2027-01-06', checkOut: '2027-01-09' };
const toCancel = pay(createBooking(facts, order({ id: 'b2', stay: late }), noon), payment({ paymentId: 'pi_2' }));
const cancelled = cancel(toCancel, 120_00, new Date(noon.getTime() + 60_000));
const returned = { refundId: 're_2', paymentId: 'pi_2', amountMinor: 240_00, refundedAt: noon };
/** The refund of `b2` as Stripe has reported it. */
export const madeRefund = { ...returned, state: 'succeeded', isPublished: true };

/** Of the second unit of the room by itself. */
export const unitBlock = {
  ...{ _id: `${room.id}:2`, room: room.id, unit: 2, version: 1 },
  ...{ nights: ['2027-04-01'], units: 1, reasons: {} },
};

/** Two bookings, one paid by card, one cancelled late and refunded but for a night, and a blocked night. */
const bookings: Booking[] = [pay(unpaid, payment()), refund(cancelled, { ...returned, method: 'card' })];
const blockedNight = '2027-02-10';

/** The stores of all services without a contradiction, under names of their own, to plant one in. */
export async function plantedPlatform() {
  const unique = randomUUID().slice(0, 8);
  const storage = testStorage();
  const { MONGO_URL, AMQP_URL } = process.env as { MONGO_URL: string; AMQP_URL: string };
  const databaseOf = (name: string) => [name, { url: MONGO_URL, database: `${name}-${unique}` }];
  const config: AuditConfig = {
    AMQP_URL,
    AMQP_NAMESPACE: unique,
    databases: Object.fromEntries(services.map(databaseOf)) as AuditConfig['databases'],
    ...storage,
    MINIO_BUCKET: storage.MINIO_BUCKET!,
  };
  const broker = await connect(AMQP_URL);
  const channel = await broker.createConfirmChannel();
  await declareTopology(channel, unique);
  const store = storeOf(config);
  await store.makeBucket(config.MINIO_BUCKET);
  const putPhoto = async (id: string) => {
    for (const width of imageWidths)
      for (const format of imageFormats) await store.putObject(config.MINIO_BUCKET, `${id}/${width}.${format}`, 'x');
  };
  await putPhoto(photo);
  const platform = await connectPlatform(config);
  const rows = (service: keyof typeof platform.databases, name: string) => platform.databases[service].collection(name);
  await fill(rows);

  return {
    config,
    rows,
    putPhoto,
    removePhotoFile: (id: string) => store.removeObject(config.MINIO_BUCKET, `${id}/400.jpg`),
    async deadLetter() {
      channel.sendToQueue(deadLetterQueueName(unique, 'payment'), Buffer.from('{}'));
      await channel.waitForConfirms();
    },
    /** At `readAt`, by default now. */
    async audit(readAt = new Date()) {
      return findContradictions({ ...(await platform.read()), readAt });
    },
    /** `meanwhile` happens after it has read. */
    async repair(meanwhile?: () => Promise<unknown>) {
      const data = await platform.read();
      await meanwhile?.();
      return repair(platform, data, findContradictions(data));
    },
    async stop() {
      await Promise.all(Object.values(platform.databases).map((db) => db.dropDatabase()));
      await platform.close();
      await broker.close();
    },
  };
}

export type PlantedPlatform = Awaited<ReturnType<typeof plantedPlatform>>;

async function fill(rows: PlantedPlatform['rows']): Promise<void> {
  const insert = (service: Parameters<typeof rows>[0], name: string, docs: object[]) =>
    rows(service, name).insertMany(docs as never[]);
  const blockId = `block-${room.id}`;
  const holds = [
    ...bookings.map(({ id, version, state, stay }) => ({
      ...{ _id: id, version, room: room.id },
      nights: state === 'cancelled' ? [] : nightsOf(stay),
    })),
    { _id: blockId, version: 1, room: room.id, nights: [blockedNight] },
  ];
  const nights = holds.flatMap(({ _id: holder, nights }) => nights.map((night) => ({ room: room.id, night, holder })));
  const { id, ...details } = room;
  const calendar = { '2027-02': '.........x................xx...', '2027-03': `x${'.'.repeat(30)}` };

  await insert('booking', 'room_nights', nights);
  await insert(
    'booking',
    'bookings',
    bookings.map((booking) => ({ _id: booking.id, guestId: booking.guest.id, hotelId: booking.room.hotelId, booking })),
  );
  await insert('booking', 'blocks', [{ _id: id, version: 1, nights: [blockedNight], reasons: {} }]);
  await insert('booking', 'rooms', [{ _id: id, version: room.version, facts }]);
  const { owner, contact } = room.hotel;
  for (const service of ['booking', 'notification'] as const)
    await insert(service, 'hotels', [{ _id: room.hotel.id, ownerId: owner.id, phone: contact }]);
  await insert('catalog', 'rooms', [{ _id: id, ...details, calendar }]);
  await insert('catalog', 'hotels', [{ _id: room.hotel.id, owner, contact }]);
  await insert('catalog', 'night_holds', holds);
  await insert(
    'payment',
    'payments',
    bookings.map(({ id, payments, ...booking }) => ({
      _id: id,
      attempt: 1,
      cardPayments: payments.map(({ paymentId, amountMinor, paidAt }) => ({ paymentId, amountMinor, paidAt })),
      ...(booking.state === 'cancelled' && {
        cancellation: { at: booking.cancelledAt, chargedMinor: booking.chargedMinor },
      }),
    })),
  );
  await insert('payment', 'refunds', [{ _id: 'pi_2', bookingId: 'b2', refunds: [madeRefund] }]);
  const copies = bookings.map((booking) => ({ _id: booking.id, facts: bookingEventData(booking), booking }));
  await insert(
    'payment',
    'booking_projection',
    copies.map(({ booking, ...copy }) => ({ ...copy, version: booking.version })),
  );
  await insert(
    'notification',
    'booking_projection',
    copies.map(({ booking, ...copy }) => ({
      ...copy,
      ...(booking.state === 'cancelled' && { cancelledAt: booking.cancelledAt.toISOString() }),
    })),
  );
}

function storeOf(config: { MINIO_ENDPOINT: string; MINIO_ACCESS_KEY: string; MINIO_SECRET_KEY: string }): Client {
  const { hostname: endPoint, port } = new URL(config.MINIO_ENDPOINT);
  const keys = { accessKey: config.MINIO_ACCESS_KEY, secretKey: config.MINIO_SECRET_KEY };
  return new Client({ endPoint, port: Number(port), useSSL: false, ...keys });
}
