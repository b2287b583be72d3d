import type { Room } from '@wayhouse/contracts/room';

const maxRooms = 4;

/**
 * Other rooms of the same hotel, and similar ones of other hotels, one of each: of the city first, then of the type elsewhere,
 * both by the nearest price.
 */
export function selectNearby(room: Room, inCity: Room[], ofType: Room[]): { ofHotel: Room[]; similar: Room[] } {
  const distance = ({ pricePerNight }: Room) => Math.abs(pricePerNight - room.pricePerNight);
  const byPrice = (rooms: Room[]) => rooms.toSorted((one, other) => distance(one) - distance(other));
  const isOfHotel = ({ hotel }: Room) => hotel._id === room.hotel._id;
  // A search for a city also finds those whose names contain its name.
  const here = byPrice(inCity.filter(({ _id, hotel }) => _id !== room._id && hotel.city === room.hotel.city));
  const elsewhere = [...here, ...byPrice(ofType)].filter((other) => !isOfHotel(other));
  return {
    ofHotel: here.filter(isOfHotel).slice(0, maxRooms),
    similar: firstOfEachHotel(elsewhere).slice(0, maxRooms),
  };
}

const firstOfEachHotel = (rooms: Room[]) =>
  rooms.filter(({ hotel }, position) => rooms.findIndex((other) => other.hotel._id === hotel._id) === position);
