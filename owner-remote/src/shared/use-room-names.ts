import type { OwnRoom } from '@wayhouse/contracts/room';
import { knownRooms } from '@wayhouse/domain/known-rooms';
import { formatKnownRoom } from '@wayhouse/messages/known-room';
import { useHotelCurrency } from './use-hotel-currency.js';

/** What the hotel calls each of its rooms, by id: name or type and price, and a number for those that have both alike. */
export function useRoomNames(rooms: OwnRoom[]): Map<string, string> {
  const currency = useHotelCurrency();
  const known = knownRooms(
    rooms.map(({ name, roomType, pricePerNight: price }) => ({ name, roomType, price })),
    currency,
  );
  return new Map(rooms.map(({ _id }, at) => [_id, formatKnownRoom(known[at]!)]));
}
