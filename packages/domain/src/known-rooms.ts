import type { KnownRoom } from './domain-error.js';

type Priced = Pick<KnownRoom, 'name' | 'roomType' | 'price'>;

/** The rooms of a hotel as it knows them, those that are called the same and have one price numbered in their order. */
export function knownRooms(rooms: Priced[], currency: string): KnownRoom[] {
  const isAlike = (one: Priced) => (other: Priced) => calledOf(other) === calledOf(one) && other.price === one.price;
  return rooms.map(({ name, roomType, price }, at) => {
    const alike = isAlike({ name, roomType, price });
    const isAlone = rooms.filter(alike).length === 1;
    const number = rooms.slice(0, at).filter(alike).length + 1;
    return { ...(name && { name }), roomType, price, currency, ...(!isAlone && { number }) };
  });
}

const calledOf = ({ name, roomType }: Priced): string => name ?? roomType;
