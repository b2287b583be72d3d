import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { tabStorage } from '@wayhouse/web-kit/browser-storage';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hotelParameter } from '../shared/chosen-hotel.js';
import { useOwnHotels } from '../shared/use-own-hotels.js';
import { useReplaceHotel } from '../shared/use-replace-hotel.js';

type HotelOfAddress = {
  /** Its id. An only hotel has none here, and can become one of several, or another one. */
  hotel: string | undefined;
  /** The hotel that the pages were about, if the user no longer works there; until the address names another one. */
  lost: HotelProfile | undefined;
  /** How often another one was chosen. */
  switches: number;
};

/**
 * The hotel that the pages are about: of an owner with several the one in the address, otherwise the one that this
 * tab was about last, otherwise the first.
 */
export function useHotelOfAddress(): HotelOfAddress {
  const { user } = useHost();
  const { data: hotels, error } = useOwnHotels();
  const replaceHotel = useReplaceHotel();
  const [shown, setShown] = useState<HotelProfile>();
  const key = `wayhouse.hotel.${user?.id}`;
  const named = new URLSearchParams(useLocation().search).get(hotelParameter) ?? undefined;
  const wanted = named ?? tabStorage.read(key);
  const find = (id: string | undefined) => hotels?.find(({ _id }) => _id === id);
  const chosen = find(wanted) ?? hotels?.[0];
  // Who works at no hotel is refused the list of them.
  const hasNone = error instanceof ApiError && error.status === 403;
  const lost = hasNone || !(find(shown?._id) ?? find(named)) ? shown : undefined;
  if (!lost && chosen !== shown) setShown(chosen);
  const hotel = hotels ? hotels[1] && chosen?._id : wanted;
  useEffect(() => {
    if (!hotels || hotel === undefined || lost) return;
    tabStorage.write(key, hotel);
    if (named !== hotel) replaceHotel(hotel);
  });
  return { hotel, lost, switches: useSwitches(hotel ?? chosen?._id) };
}

/** To learn which hotel is the first one is no switch. */
function useSwitches(hotel: string | undefined): number {
  const [last, setLast] = useState({ hotel, switches: 0 });
  if (hotel !== last.hotel) setLast({ hotel, switches: last.switches + (hotel && last.hotel ? 1 : 0) });
  return last.switches;
}
