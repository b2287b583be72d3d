import { formatAmenities, roomTypeNames } from '@wayhouse/messages/room-names';
import { formatAmount } from '@wayhouse/messages/format-money';
import type { OwnRoom } from '@wayhouse/contracts/room';

type Comparator = (one: OwnRoom, other: OwnRoom) => number;

const newest: Comparator = (one, other) => other.createdAt.localeCompare(one.createdAt);
const byPrice: Comparator = (one, other) => one.pricePerNight - other.pricePerNight;
const orders = {
  newest,
  'price-asc': byPrice,
  'price-desc': (one, other) => byPrice(other, one),
  name: (one, other) => roomTypeNames[one.roomType].localeCompare(roomTypeNames[other.roomType]),
} satisfies Record<string, Comparator>;

export type RoomSort = keyof typeof orders;
export const roomSorts = Object.keys(orders) as RoomSort[];

/** The rooms whose name, type, amenities or price contain every search term; ties are sorted newest first. */
export function filterAndSortRooms(rooms: OwnRoom[], search: string, sort: RoomSort, currency: string): OwnRoom[] {
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean);
  return rooms
    .filter((room) => terms.every((term) => searchableText(room, currency).includes(term)))
    .sort((one, other) => orders[sort](one, other) || newest(one, other));
}

const searchableText = ({ name = '', roomType, amenities, pricePerNight }: OwnRoom, currency: string) =>
  [name, roomTypeNames[roomType], formatAmenities(amenities), pricePerNight, formatAmount(pricePerNight, currency)]
    .join(' ')
    .toLowerCase();
