import { formatAmount } from '@wayhouse/contracts/money';
import type { OwnRoom } from '@wayhouse/contracts/room';

type Order = (one: OwnRoom, other: OwnRoom) => number;

const newest: Order = (one, other) => other.createdAt.localeCompare(one.createdAt);
const cheapest: Order = (one, other) => one.pricePerNight - other.pricePerNight;
const orders = {
  newest,
  'price-asc': cheapest,
  'price-desc': (one, other) => cheapest(other, one),
  name: (one, other) => one.roomType.localeCompare(other.roomType),
} satisfies Record<string, Order>;

export type RoomSort = keyof typeof orders;
export const roomSorts = Object.keys(orders) as RoomSort[];

/** The rooms that say every word of the search, in their type, facilities or price; equals stand newest first. */
export function arrangeRooms(rooms: OwnRoom[], search: string, sort: RoomSort, currency: string): OwnRoom[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return rooms
    .filter((room) => words.every((word) => said(room, currency).includes(word)))
    .sort((one, other) => orders[sort](one, other) || newest(one, other));
}

const said = ({ roomType, amenities, pricePerNight }: OwnRoom, currency: string) =>
  [roomType, ...amenities, pricePerNight, formatAmount(pricePerNight, currency)].join(' ').toLowerCase();
