import { bookingEventData } from '@wayhouse/booking/bookings/booking-event-data';
import { roomEventData } from '@wayhouse/catalog/rooms/room-event-data';
import { toRoom } from '@wayhouse/catalog/rooms/room-model';
import { nightHoldProjection } from '@wayhouse/catalog/search/night-hold-projection';
import { nightHolders } from './checks/nights.js';
import type { Platform } from './connect-platform.js';
import type { Contradiction, Kind } from './contradiction.js';
import type { PlatformData } from './platform-data.js';

type Repair = (databases: Platform['databases'], data: PlatformData, subject: string) => Promise<void>;

/** What follows from another service's data is written anew from it. Bookings, nights and money are never changed. */
const repairs: Partial<Record<Kind, Repair>> = {
  async 'search-other-than-nights'({ catalog }, { booking }, room) {
    const holds = nightHolders(booking).filter((holder) => holder.room === room);
    await catalog.transaction((tx) => nightHoldProjection(catalog).restore(tx, room, holds));
  },
  async 'room-copy-differs'({ booking }, { catalog }, id) {
    const { calendar: _, ...room } = catalog.rooms.find(({ _id }) => _id === id)!;
    const facts = roomEventData(toRoom(room));
    const newer = { _id: id as never, version: { $gt: room.version } };
    if (await booking.collection('rooms').findOne(newer)) return;
    await replace(booking, 'rooms', id, { version: room.version, facts });
  },
  async 'hotel-copy-differs'({ booking }, { catalog }, id) {
    const { owner } = catalog.hotels.find(({ _id }) => _id === id)!;
    await replace(booking, 'hotels', id, { ownerId: owner.id });
  },
  async 'booking-copy-differs'(databases, { booking }, subject) {
    const [service, id] = subject.split(' ') as ['payment' | 'notification', string];
    const original = booking.bookings.find((each) => each.id === id)!;
    const facts = bookingEventData(original);
    const ofService =
      service === 'payment' ? { version: facts.version } : { isCancelled: original.state === 'cancelled' };
    await replace(databases[service], 'booking_projection', id, { ...ofService, facts });
  },
};

const replace = (db: Platform['databases'][keyof Platform['databases']], name: string, id: string, row: object) =>
  db.collection(name).updateOne({ _id: id as never }, { $set: row }, { upsert: true });

/** Repairs what can be derived, and returns a line for each. */
export async function repair({ databases }: Pick<Platform, 'databases'>, data: PlatformData, found: Contradiction[]) {
  const lines: string[] = [];
  for (const { kind, subject, text } of found) {
    const run = repairs[kind];
    if (!run) continue;
    await run(databases, data, subject);
    lines.push(`repaired: ${text}`);
  }
  return lines;
}
