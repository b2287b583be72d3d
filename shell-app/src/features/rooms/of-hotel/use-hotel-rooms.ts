import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { listRooms } from '@wayhouse/contracts/calls/room-search-calls';
import type { Hotel } from '@wayhouse/contracts/hotel';
import { useApi } from '@wayhouse/web-kit/api';
import type { PublicApi } from '@wayhouse/web-kit/create-api';
import { type StayParams, writeStay } from '../../../shared/stay-params.js';
import { useSearchedStay } from '../../../shared/use-searched-stay.js';
import { nightPrice } from '../card/night-price.js';

const maxRooms = 24;

/** The rooms of a hotel that are free for the stay and have room for its guests, the cheapest first, and the stay that they are of. */
export function roomsOfHotel(api: PublicApi, hotel: string, stay: StayParams) {
  const free = writeStay(stay);
  return queryOptions({
    queryKey: ['hotel-rooms', hotel, free],
    queryFn: async () => ({
      stay,
      ...(await api.call(listRooms, { hotel, sort: 'price-asc', limit: maxRooms, ...free })),
    }),
  });
}

type Searched = Pick<Hotel, '_id' | 'rooms' | 'city'>;

/** The same for the stay in the address; until they are there, those of the stay before. */
export function useHotelRooms({ _id, rooms, city }: Searched) {
  const found = roomsOfHotel(useApi(), _id, useSearchedStay(city));
  return useQuery({ ...found, enabled: rooms > 0, placeholderData: keepPreviousData });
}

type FoundRooms = Pick<Hotel, 'rooms' | 'pricePerNight'> & { isOfStayBefore: boolean };

/** How many they are, and from what they cost a night, once they are there. */
export function useFoundRooms(hotel: Searched): FoundRooms | undefined {
  const { data, isPlaceholderData: isOfStayBefore } = useHotelRooms(hotel);
  if (!data) return undefined;
  const prices = data.rooms.map((room) => nightPrice(room, data.stay).each);
  return { rooms: data.total, isOfStayBefore, ...(prices.length > 0 && { pricePerNight: Math.min(...prices) }) };
}
