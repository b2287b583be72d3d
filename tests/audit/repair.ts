import { operatorChangeQueue } from '@wayhouse/booking/accounts/operator-change-queue';
import { bookingEventData } from '@wayhouse/booking/bookings/booking-event-data';
import { bookingRepository } from '@wayhouse/booking/bookings/booking-repository';
import { nightDeps } from '@wayhouse/booking/calendars/night-deps';
import { applyHotel } from '@wayhouse/booking/hotels/apply-hotel';
import { hotelProjection as bookingHotels } from '@wayhouse/booking/hotels/hotel-projection';
import { restoreRoom } from '@wayhouse/booking/rooms/apply-room';
import { isClosedByOperator } from '@wayhouse/catalog/hotels/domain/closed';
import { roomEventData } from '@wayhouse/catalog/rooms/room-event-data';
import { toRoom } from '@wayhouse/catalog/rooms/room-model';
import { nightHoldProjection } from '@wayhouse/catalog/search/night-hold-projection';
import { type RoomFacts, withoutGuest } from '@wayhouse/contracts';
import { legalFactsOf } from '@wayhouse/domain';

import { hotelProjection as notificationHotels } from '@wayhouse/notification/booking-emails/hotel-projection';
import { accountRegister, openOutbox, type Transaction, transactionRunner } from '@wayhouse/service-kit';
import { audited } from '@wayhouse/service-kit/people';
import { cancelledAt } from './checks/copies.js';
import { nightHolders } from './checks/nights.js';
import type { Platform } from './connect-platform.js';
import type { Contradiction, Kind } from './contradiction.js';
import type { PlatformData } from './platform-data.js';

type Databases = Platform['databases'];
type Repair = (databases: Databases, data: PlatformData, subject: string) => Promise<void>;

function bookingStores(booking: Databases['booking']) {
  const context = { outbox: openOutbox(booking), now: () => new Date() };
  return { ...context, ...nightDeps(booking, context), bookings: bookingRepository(booking) };
}

/** Booking stores these facts and what follows from them: the block of a room holds all of its units. */
async function storeRoom(booking: Databases['booking'], facts: RoomFacts): Promise<void> {
  const deps = bookingStores(booking);
  await booking.transaction((tx) => restoreRoom(deps, tx, facts));
}

/** What follows from another service's data is written anew from it. Nights and money are never changed, and of bookings only their clock. */
const repairs: Partial<Record<Kind, Repair>> = {
  async 'search-other-than-nights'({ catalog }, { booking }, room) {
    const holders = nightHolders(booking).filter((holder) => holder.room === room);
    const holds = holders.map(({ units: _, unit: __, ...hold }) => hold);
    await catalog.transaction((tx) => nightHoldProjection(catalog).restore(tx, room, holds));
  },
  async 'room-copy-differs'({ booking }, { catalog }, id) {
    const { calendar: _, ...room } = catalog.rooms.find(({ _id }) => _id === id)!;
    await storeRoom(booking, roomEventData(toRoom(room)));
  },
  'block-other-than-room': (databases, { booking }, id) =>
    storeRoom(databases.booking, booking.rooms.find(({ _id }) => _id === id)!.facts),
  async 'hotel-copy-differs'({ booking, notification }, { catalog }, subject) {
    const [service, id] = subject.split(' ') as ['booking' | 'notification', string];
    const hotel = catalog.hotels.find(({ _id }) => _id === id)!;
    const { owner, contact: phone = '', version = 1, closed, addedAt } = hotel;
    const known = { id, version, ownerId: owner.id, phone };
    if (service === 'notification')
      return void (await notification.transaction((tx) => notificationHotels(notification).apply(tx, known)));
    const ofBooking = { addedAt, legalFacts: legalFactsOf(hotel), isClosedByOperator: isClosedByOperator(closed) };
    const deps = { ...bookingStores(booking), hotels: bookingHotels(booking) };
    await booking.transaction((tx) => applyHotel(deps, tx, { ...known, ...ofBooking }));
  },
  async 'booking-copy-differs'(databases, { booking }, subject) {
    const [service, id] = subject.split(' ') as ['payment' | 'notification', string];
    const original = booking.bookings.find((each) => each.id === id)!;
    const db = databases[service];
    await db.transaction(async (tx) => {
      const newer = { _id: id as never, 'facts.version': { $gt: original.version } };
      if (await db.collection('booking_projection').findOne(newer, { session: tx })) return;
      const guestId = original.guest.id;
      const isErased = guestId !== undefined && (await accountRegister(db).isDeleted(tx, guestId));
      const room = booking.rooms.find(({ _id }) => _id === original.room.roomId);
      const read = { ...bookingEventData(original), ...(room && { photo: room.facts.images[0] }) };
      const facts = isErased ? withoutGuest(read) : read;
      const ofService = service === 'payment' ? { version: facts.version } : { cancelledAt: cancelledAt(original) };
      await replace(db, 'booking_projection', id, { ...ofService, facts }, tx);
    });
  },
};

/** A field that is undefined is removed. */
function replace(db: Databases[keyof Databases], name: string, id: string, row: object, session?: Transaction) {
  const fields = Object.entries(row);
  const gone = fields.flatMap(([field, value]) => (value === undefined ? [[field, 1] as const] : []));
  const change = {
    $set: Object.fromEntries(fields.filter(([, value]) => value !== undefined)),
    ...(gone.length && { $unset: Object.fromEntries(gone) }),
  };
  return db.collection(name).updateOne({ _id: id as never }, change, { upsert: true, session });
}

/** Repairs what can be derived, and returns a line for each. */
export async function repair({ databases }: Pick<Platform, 'databases'>, data: PlatformData, found: Contradiction[]) {
  const { booking } = databases;
  // The service that runs logs it, whichever database the copy is in.
  const deps = {
    inTransaction: transactionRunner(booking, () => undefined),
    operatorChanges: operatorChangeQueue(booking),
    now: () => new Date(),
  };
  const lines: string[] = [];
  for (const { kind, subject, text } of found) {
    const run = repairs[kind];
    if (!run) continue;
    const change = { action: 'audit --repair', contradiction: kind, subject };
    await audited(deps, change, () => run(databases, data, subject));
    lines.push(`repaired: ${text}`);
  }
  return lines;
}
