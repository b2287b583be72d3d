import { tabStorage } from '@wayhouse/web-kit/browser-storage';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hotelParameter } from '../shared/chosen-hotel.js';
import { useOwnHotels } from '../shared/use-own-hotels.js';
import { useReplaceHotel } from '../shared/use-replace-hotel.js';

/**
 * The id of the hotel that the pages are about: of an owner with several the one in the address, otherwise the one that this
 * tab was about last, otherwise the first. `switches` counts how often another one was chosen.
 */
export function useHotelOfAddress(): { hotel: string | undefined; switches: number } {
  const { user } = useHost();
  const { data: hotels } = useOwnHotels();
  const replaceHotel = useReplaceHotel();
  const key = `wayhouse.hotel.${user?.id}`;
  const named = new URLSearchParams(useLocation().search).get(hotelParameter) ?? undefined;
  const wanted = named ?? tabStorage.read(key);
  const hotel = hotels ? pick(hotels, wanted) : wanted;
  useEffect(() => {
    if (!hotels || hotel === undefined) return;
    tabStorage.write(key, hotel);
    if (named !== hotel) replaceHotel(hotel);
  });
  // An only hotel has no id here, and can become one of several, or another one.
  return { hotel, switches: useSwitches(hotel ?? hotels?.[0]?._id) };
}

/** The id of the one that is wanted, or of the first; none of the only one. */
function pick(hotels: { _id: string }[], wanted: string | undefined): string | undefined {
  const [first, ...others] = hotels;
  if (others.length === 0) return undefined;
  return (hotels.find(({ _id }) => _id === wanted) ?? first)?._id;
}

/** To learn which hotel is the first one is no switch. */
function useSwitches(hotel: string | undefined): number {
  const [last, setLast] = useState({ hotel, switches: 0 });
  if (hotel !== last.hotel) setLast({ hotel, switches: last.switches + (hotel && last.hotel ? 1 : 0) });
  return last.switches;
}
