import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { useChosenHotel } from './chosen-hotel.js';
import { useOwnHotels } from './use-own-hotels.js';

/** The hotel that the pages are about, once it has loaded: the chosen one, or the first. */
export function useShownHotel(): HotelProfile | undefined {
  const chosen = useChosenHotel();
  const { data: hotels } = useOwnHotels();
  return hotels?.find(({ _id }) => _id === chosen) ?? hotels?.[0];
}
