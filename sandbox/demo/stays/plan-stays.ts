import { addDays, daysBetween, roomCapacity, type RoomType } from '@wayhouse/domain';
import { type DemoAccount, firstGuest, firstOwner, guestAccounts } from '../demo-accounts.js';
import { demoHotels } from '../hotels/demo-hotels.js';
import { firstGuestStays } from './first-guest-stays.js';
import { roomIdOf } from '../hotels/demo-ids.js';
import { overlap, type PlannedStay } from './planned-stay.js';
import { seededRandom } from './seeded-random.js';

type Room = { roomId: string; roomType: RoomType; daysBetweenStays: [number, number] };

const firstDay = -180;
const lastDay = 90;

/** Every stay of the demo: the last six months and the next three, seen from `today`. The same plan for the same day. */
export function planStays(today: string): PlannedStay[] {
  const stays = firstGuestStays(today);
  for (const room of allRooms()) fill(room, today, stays);
  return stays.sort((a, b) => (a.bookedOn < b.bookedOn ? -1 : a.bookedOn > b.bookedOn ? 1 : 0));
}

function allRooms(): Room[] {
  return demoHotels.flatMap((hotel) => {
    const isFirst = hotel.owner === firstOwner.name;
    return hotel.rooms.map(({ roomType }, position) => ({
      roomId: roomIdOf(hotel, position),
      roomType,
      daysBetweenStays: isFirst ? [8, 30] : [35, 90],
    }));
  });
}

function fill({ roomId, roomType, daysBetweenStays: [least, most] }: Room, today: string, stays: PlannedStay[]): void {
  const random = seededRandom(roomId);
  for (let day = firstDay + random.between(0, least); day < lastDay; day += random.between(least, most)) {
    const checkIn = addDays(today, day);
    const checkOut = addDays(checkIn, random.between(1, 5));
    const guest = random.shuffled(guestAccounts.filter((each) => each !== firstGuest)).find(isFree);
    const bookedOn = addDays(today, Math.min(day - random.between(3, 45), -random.between(1, 25)));
    const isPaid = random.chance(day < 0 ? 0.85 : 0.5);
    const guests = random.between(1, roomCapacity[roomType]);
    day += daysBetween(checkIn, checkOut);
    if (!guest || isTaken()) continue;
    const paidOn = isPaid
      ? addDays(bookedOn, random.between(0, Math.max(0, Math.min(10, daysBetween(bookedOn, today) - 1))))
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
