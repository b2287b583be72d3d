import { daysBetween, stayTotal, toAmount } from '@wayhouse/domain';
import type { Room } from '../rooms/domain/room.js';
import { type SearchedStay, stayPrice, type StayPrice } from './stay-price.js';

type PricedRoom = { room: Room; price: StayPrice };

/** Of the rooms of a hotel, at least one, the one in which the stay costs least, with its price; without dates the one whose night does. */
export function cheapestRoom(rooms: Room[], stay: SearchedStay, now: Date): PricedRoom {
  const { checkIn, checkOut } = stay;
  const nights = checkIn && checkOut ? daysBetween(checkIn, checkOut) : 1;
  const [cheapest] = rooms
    .map((room) => ({ room, price: stayPrice(room, stay, now) }))
    .map((priced) => ({ ...priced, total: totalOf(priced, nights) }))
    .sort((one, other) => one.total - other.total || comparePrices(one.room, other.room));
  return cheapest!;
}

const totalOf = ({ room, price }: PricedRoom, nights: number): number =>
  price.totalPrice ?? stayTotal(nights, toAmount(room.nightMinor));

/** As the list of rooms has them. */
const comparePrices = (one: Room, other: Room): number =>
  one.nightMinor - other.nightMinor || (one.id < other.id ? -1 : 1);
