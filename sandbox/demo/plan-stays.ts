import { addDays, daysBetween, nightsOf, roomCapacity, type RoomType } from '@wayhouse/contracts';
import { type DemoAccount, firstGuest, firstOwner, guestAccounts } from './demo-accounts.js';
import { demoHotels } from './demo-hotels.js';
import { fixedStays } from './fixed-stays.js';
import { roomIdOf } from './room-ids.js';
import { steadyChoice } from './steady-choice.js';

export type PlannedStay = {
  roomId: string;
  guest: DemoAccount;
  guests: number;
  checkIn: string;
  checkOut: string;
  bookedOn: string;
  /** The day it was paid by card; without it, it is still to be paid. */
  paidOn?: string;
  /** The day its guest cancelled it; without it, it stands. */
  cancelledOn?: string;
};

type Room = { roomId: string; roomType: RoomType; daysBetweenStays: [number, number] };

const firstDay = -180;
const lastDay = 90;

/** Every stay of the demo: the last six months and the next three, seen from `today`. The same plan for the same day. */
export function planStays(today: string): PlannedStay[] {
  const stays = fixedStays(today);
  for (const room of allRooms()) fill(room, today, stays);
  return stays.sort((a, b) => (a.bookedOn < b.bookedOn ? -1 : a.bookedOn > b.bookedOn ? 1 : 0));
}

function allRooms(): Room[] {
  return demoHotels.flatMap((hotel) => {
    const isFirst = hotel.owner.lastName === firstOwner.lastName;
    return hotel.rooms.map(({ roomType }, position) => ({
      ...{ roomId: roomIdOf(hotel, position), roomType },
      daysBetweenStays: isFirst ? [8, 30] : [60, 150],
    }));
  });
}

function fill({ roomId, roomType, daysBetweenStays: [least, most] }: Room, today: string, stays: PlannedStay[]): void {
  const choice = steadyChoice(roomId);
  for (let day = firstDay + choice.between(0, least); day < lastDay; day += choice.between(least, most)) {
    const checkIn = addDays(today, day);
    const checkOut = addDays(checkIn, choice.between(1, 5));
    const guest = choice.shuffled(guestAccounts.filter((each) => each !== firstGuest)).find(isFree);
    const bookedOn = addDays(today, Math.min(day - choice.between(3, 45), -choice.between(1, 25)));
    const isPaid = choice.chance(day < 0 ? 0.85 : 0.5);
    const guests = choice.between(1, roomCapacity[roomType]);
    day += daysBetween(checkIn, checkOut);
    if (!guest || isTaken()) continue;
    const paidOn = isPaid
      ? addDays(bookedOn, choice.between(0, Math.max(0, Math.min(10, daysBetween(bookedOn, today) - 1))))
      : undefined;
    stays.push({ roomId, guest, guests, checkIn, checkOut, bookedOn, paidOn });

    function isFree(person: DemoAccount): boolean {
      return !stays.some((stay) => stay.guest === person && overlap(stay, { checkIn, checkOut }));
    }
    function isTaken(): boolean {
      return stays.some((stay) => stay.roomId === roomId && overlap(stay, { checkIn, checkOut }));
    }
  }
}

type Nights = Pick<PlannedStay, 'checkIn' | 'checkOut'>;

export const overlap = (one: Nights, other: Nights): boolean =>
  nightsOf(one).some((night) => night >= other.checkIn && night < other.checkOut);
