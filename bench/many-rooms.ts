import { addDays, cityNames, roomTypes } from '@wayhouse/contracts';
import type { RoomRow } from '../services/catalog/src/rooms/room-model.js';
import { calendarOf, nightsByMonth } from '../services/catalog/src/search/domain/month-calendar.js';
import { aHotel, aRoom } from '../services/catalog/src/testing/a-room.js';

/** A number below `most` that looks drawn by lot, but is the same on every run. */
const lot = (at: number, draw: number, most: number) => (Math.imul(at * 31 + draw, 2_654_435_761) >>> 8) % most;

/** Rooms in every city, of every type and price, each with 100 bookings in the year. */
export const manyRooms = (count: number): RoomRow[] =>
  Array.from({ length: count }, (_, at) => {
    const { id: _id, ...room } = aRoom({
      id: `room-${at}`,
      roomType: roomTypes[lot(at, 1, roomTypes.length)],
      nightMinor: lot(at, 2, 320) * 10_00,
      createdAt: new Date(Date.UTC(2026, 0, 1) + at * 60_000),
      hotel: aHotel({ city: cityNames[lot(at, 3, cityNames.length)] }),
    });
    return { _id, ...room, calendar: calendarFor(at) };
  });

/** A booking every three or four days, of one or two nights. */
function calendarFor(at: number): Record<string, string> {
  const taken: string[] = [];
  for (let booking = 0, day = lot(at, 4, 3); booking < 100; booking++, day += 3 + lot(at, booking + 200, 2)) {
    const nights = 1 + lot(at, booking, 2);
    for (let night = 0; night < nights; night++) taken.push(addDays('2027-01-05', day + night));
  }
  return Object.fromEntries(Object.keys(nightsByMonth(taken)).map((month) => [month, calendarOf(month, taken)]));
}
