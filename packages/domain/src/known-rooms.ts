import type { KnownRoom } from './domain-error.js';

type Priced = Pick<KnownRoom, 'roomType' | 'price'>;

/** The rooms of a hotel as it knows them, those of the same type and price numbered in their order. */
export function knownRooms(rooms: Priced[], currency: string): KnownRoom[] {
  const isAlike = (one: Priced) => (other: Priced) => other.roomType === one.roomType && other.price === one.price;
  return rooms.map(({ roomType, price }, at) => {
    const alike = isAlike({ roomType, price });
    const isAlone = rooms.filter(alike).length === 1;
    const number = rooms.slice(0, at).filter(alike).length + 1;
    return { roomType, price, currency, ...(!isAlone && { number }) };
  });
}
