import { priceFields, toRoom } from '@wayhouse/catalog/rooms/room-model';
import type { Contradiction } from '../contradiction.js';
import type { PlatformData } from '../platform-data.js';

/** What costs something at a hotel that has chosen a currency is in that, and search compares it by the rate that it names. */
export function checkCurrencies({ booking: { bookings }, catalog }: PlatformData): Contradiction[] {
  const chosen = new Map(catalog.hotels.map(({ _id, currency }) => [_id, currency]));
  const report = (subject: string, text: string): Contradiction[] => [
    { kind: 'currency-other-than-hotel', subject, text },
  ];
  return [
    ...catalog.rooms.flatMap(({ calendar: _, ...room }) => {
      const { _id, hotel, nightMinor } = room;
      if (hotel.currency !== chosen.get(hotel.id))
        return report(_id, `Room ${_id} has another currency than its hotel.`);
      const { nightMinor: compared } = priceFields(toRoom(room));
      return nightMinor === compared
        ? []
        : report(_id, `Search has room ${_id} for ${nightMinor}; by its rate ${compared}.`);
    }),
    ...bookings.flatMap(({ id, room, currency }) => {
      const own = chosen.get(room.hotelId) ?? currency;
      return own === currency
        ? []
        : report(id, `Booking ${id} is in ${currency}; the prices of its hotel are in ${own}.`);
    }),
  ];
}
