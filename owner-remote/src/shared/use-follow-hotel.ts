import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useChosenHotel } from './chosen-hotel.js';
import { useOwnHotels } from './use-own-hotels.js';
import { useReplaceHotel } from './use-replace-hotel.js';

/** Chooses the hotel of what a page is about: links in emails name none. Returns whether it is another one of the user's. */
export function useFollowHotel(id: string | undefined): boolean {
  const chosen = useChosenHotel();
  const { data: hotels } = useOwnHotels();
  const other = chosen && hotels?.find(({ _id }) => _id === id && id !== chosen)?._id;
  const { key } = useLocation();
  const follow = useEffectEvent(useReplaceHotel());
  useEffect(() => {
    if (other) follow(other);
    // Again for a new address, which may name the hotel that was chosen before.
  }, [other, key]);
  return !!other;
}
