import { cityNames, roomTypes } from '@wayhouse/contracts';
import type { RoomRow } from '../services/catalog/src/rooms/room-model.js';
import { calendarOf } from '../services/catalog/src/search/month-calendar.js';
import { aHotel, aRoom } from '../services/catalog/src/testing/a-room.js';

const months = ['2027-01', '2027-02', '2027-03', '2027-04', '2027-05', '2027-06'];

/** A number below `most` that looks drawn by lot, but is the same on every run. */
const lot = (at: number, draw: number, most: number) => (Math.imul(at * 31 + draw, 2_654_435_761) >>> 8) % most;

/** Rooms in every city, of every type and price, a third of their nights taken. */
export const manyRooms = (count: number): RoomRow[] =>
  Array.from({ length: count }, (_, at) => {
    const { id: _id, ...room } = aRoom({
      id: `room-${at}`,
      roomType: roomTypes[lot(at, 1, roomTypes.length)],
      nightMinor: lot(at, 2, 320) * 10_00,
      createdAt: new Date(Date.UTC(2026, 0, 1) + at * 60_000),
      hotel: aHotel({ city: cityNames[lot(at, 3, cityNames.length)] }),
    });
    const calendar = Object.fromEntries(months.map((month) => [month, calendarOf(month, takenNights(at, month))]));
    return { _id, ...room, calendar };
  });

const takenNights = (at: number, month: string) =>
  Array.from({ length: 28 }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`).filter(
    (night, day) => lot(at, day + months.indexOf(month) * 28, 3) === 0,
  );
