import { addDays, cityNames, roomTypes, searchWords } from '@wayhouse/domain';
import type { RoomDocument } from '@wayhouse/catalog/rooms/room-model';
import { fullNights } from '@wayhouse/catalog/search/domain/full-nights';
import { monthCalendar, nightsByMonth } from '@wayhouse/catalog/search/domain/month-calendar';
import { aHotel, aRoom } from '@wayhouse/catalog/testing/a-room';

/** The stays that are searched begin in these days, in which each room is sold out for once. */
export const season = { from: '2027-03-01', days: 30 };
const [units, roomsPerHotel] = [10, 5];
/** One for all units, and as many others as there are units: 50 nights of a room. */
const [soldOutNights, otherNights] = [3, 2];

/** A pseudo-random number below `limit`, the same on every run. */
const pseudoRandom = (at: number, draw: number, limit: number) =>
  (Math.imul(at * 31 + draw, 2_654_435_761) >>> 8) % limit;

type Hold = { _id: string; version: number; room: string; nights: string[] };

/** A room of any city, type and price, with ten units and the bookings of 50 nights, as the catalog stores them. */
export function generateRoom(at: number): { room: RoomDocument; holds: Hold[] } {
  const hotelAt = Math.floor(at / roomsPerHotel);
  const { id: _id, ...room } = aRoom({
    id: `room-${at}`,
    units,
    roomType: roomTypes[pseudoRandom(at, 1, roomTypes.length)],
    nightMinor: pseudoRandom(at, 2, 320) * 10_00,
    createdAt: new Date(Date.UTC(2026, 0, 1) + at * 60_000),
    hotel: aHotel({ id: `hotel-${hotelAt}`, city: cityNames[pseudoRandom(hotelAt, 3, cityNames.length)] }),
  });
  const holds = bookedNights(at).map((nights, of) => ({ _id: `${_id}-${of}`, version: 1, room: _id, nights }));
  const full = fullNights(
    holds.map(({ nights }) => ({ nights, isWhole: false })),
    units,
  );
  const months = Object.keys(nightsByMonth(holds.flatMap(({ nights }) => nights)));
  const calendar = Object.fromEntries(months.map((month) => [month, monthCalendar(month, full)]));
  const found = { hotelWords: searchWords(room.hotel.name), bookings: holds.length, largePhotos: room.images.length };
  return { room: { _id, ...room, calendar, ...found }, holds };
}

/** The nights of each booking. */
function bookedNights(at: number): string[][] {
  const soldOut = nightsFrom(addDays(season.from, pseudoRandom(at, 4, season.days)), soldOutNights);
  const others = Array.from({ length: units }, (_, of) =>
    nightsFrom(addDays('2027-01-06', pseudoRandom(at, of + 5, 300)), otherNights),
  );
  return [...Array.from({ length: units }, () => soldOut), ...others];
}

const nightsFrom = (first: string, nights: number) => Array.from({ length: nights }, (_, at) => addDays(first, at));
