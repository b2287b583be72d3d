import { addDays, cityNames, roomTypes, searchWords } from '@wayhouse/domain';
import type { RoomDocument } from '@wayhouse/catalog/rooms/room-model';
import { monthCalendar, nightsByMonth } from '@wayhouse/catalog/search/domain/month-calendar';
import { aHotel, aRoom } from '@wayhouse/catalog/testing/a-room';

/** A pseudo-random number below `limit`, the same on every run. */
const pseudoRandom = (at: number, draw: number, limit: number) =>
  (Math.imul(at * 31 + draw, 2_654_435_761) >>> 8) % limit;

/** Rooms in every city, of every type and price, each with 100 bookings in the year. */
export const generateRooms = (count: number): RoomDocument[] =>
  Array.from({ length: count }, (_, at) => {
    const { id: _id, ...room } = aRoom({
      id: `room-${at}`,
      roomType: roomTypes[pseudoRandom(at, 1, roomTypes.length)],
      nightMinor: pseudoRandom(at, 2, 320) * 10_00,
      createdAt: new Date(Date.UTC(2026, 0, 1) + at * 60_000),
      hotel: aHotel({ city: cityNames[pseudoRandom(at, 3, cityNames.length)] }),
    });
    const hotelWords = searchWords(room.hotel.name);
    return { _id, ...room, calendar: calendarFor(at), hotelWords, bookings: 100, largePhotos: room.images.length };
  });

/** A booking every three or four days, of one or two nights. */
function calendarFor(at: number): Record<string, string> {
  const taken: string[] = [];
  for (
    let booking = 0, day = pseudoRandom(at, 4, 3);
    booking < 100;
    booking++, day += 3 + pseudoRandom(at, booking + 200, 2)
  ) {
    const nights = 1 + pseudoRandom(at, booking, 2);
    for (let night = 0; night < nights; night++) taken.push(addDays('2027-01-05', day + night));
  }
  return Object.fromEntries(Object.keys(nightsByMonth(taken)).map((month) => [month, monthCalendar(month, taken)]));
}
