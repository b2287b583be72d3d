import { addDays, arrivalWindow, daysBetween, limits, nightsOf, roomCapacity } from '@wayhouse/domain';
import { firstGuest, firstOwner } from '../demo-accounts.js';
import { demoHotels } from '../hotels/demo-hotels.js';
import { planStays } from './plan-stays.js';
import { overlap, type PlannedStay } from './planned-stay.js';
import { roomIdOf } from '../hotels/demo-ids.js';

const today = '2027-02-26';
const stays = planStays(today);
const isPast = ({ checkIn }: { checkIn: string }) => checkIn < today;

test('books no room and no guest twice for a night', () => {
  for (const [position, one] of stays.entries()) {
    for (const other of stays.slice(position + 1)) {
      if (one.roomId === other.roomId || one.guest === other.guest) expect(overlap(one, other)).toBe(false);
    }
  }
});

test('plans the same stays for the same day', () => {
  expect(planStays(today)).toEqual(stays);
  expect(planStays(addDays(today, 1))).not.toEqual(stays);
});

test('every stay follows the booking rules of the day it was booked', () => {
  const rooms = new Map(
    demoHotels.flatMap((hotel) => hotel.rooms.map((room, at) => [roomIdOf(hotel, at), { ...room, city: hotel.city }])),
  );
  for (const { roomId, guests, checkIn, checkOut, bookedOn, paidOn, cancelledOn } of stays) {
    const room = rooms.get(roomId)!;
    const nights = nightsOf({ checkIn, checkOut }).length;
    expect(nights).toBeGreaterThan(0);
    expect(nights).toBeLessThanOrEqual(limits.nights);
    expect(guests).toBeLessThanOrEqual(roomCapacity[room.roomType]);
    const { earliest, latest } = arrivalWindow(room.city, new Date(`${bookedOn}T16:20:00Z`));
    expect(checkIn >= earliest && checkIn <= latest).toBe(true);
    const days = [bookedOn, paidOn, cancelledOn].filter((day) => day !== undefined);
    expect(days).toEqual([...days].sort());
    expect(days.at(-1)! < today && (cancelledOn ?? bookedOn) <= checkIn).toBe(true);
  }
});

test('plans paid and unpaid stays for the last six months and the next three', () => {
  for (const month of [-6, -5, -4, -3, -2, -1, 0, 1, 2]) {
    const [from, to] = [addDays(today, month * 30), addDays(today, (month + 1) * 30)];
    expect(stays.filter(({ checkIn }) => checkIn >= from && checkIn < to).length).toBeGreaterThan(4);
  }
  for (const some of [stays.filter(isPast), stays.filter((stay) => !isPast(stay))]) {
    expect(new Set(some.map(({ paidOn }) => paidOn !== undefined))).toEqual(new Set([true, false]));
  }
});

test('the first owner’s hotel has a history', () => {
  const [hotel] = demoHotels;
  expect(hotel?.owner).toBe(firstOwner.name);
  const rooms = hotel!.rooms.map((_, position) => roomIdOf(hotel!, position));
  const hers = stays.filter(({ roomId }) => rooms.includes(roomId));
  expect(hers.length).toBeGreaterThanOrEqual(15);
  expect(new Set(hers.map(({ checkIn }) => checkIn.slice(0, 7))).size).toBeGreaterThanOrEqual(7);
});

test('the first guest has a stay of every kind', () => {
  const mine = stays.filter(({ guest }) => guest === firstGuest);
  const daysAhead = ({ checkIn }: PlannedStay, day: string) => daysBetween(day, checkIn);
  const standing = mine.filter(({ cancelledOn }) => !cancelledOn);
  const kinds = standing.map((stay) => `${isPast(stay)} ${stay.paidOn !== undefined}`);
  expect(new Set(kinds)).toEqual(new Set(['true true', 'true false', 'false true', 'false false']));
  expect(standing.map((stay) => daysAhead(stay, today))).toContain(1);
  const cancelled = mine.filter(({ cancelledOn }) => cancelledOn);
  expect(cancelled.map((stay) => [daysAhead(stay, stay.cancelledOn!) > 2, stay.paidOn !== undefined])).toEqual(
    expect.arrayContaining([
      [true, false],
      [false, true],
    ]),
  );
});
