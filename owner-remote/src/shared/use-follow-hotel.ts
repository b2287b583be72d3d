import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useChosenHotel } from './chosen-hotel.js';
import { useReplaceHotel } from './use-replace-hotel.js';

/** Chooses the hotel of what a page is about: links in emails name none. */
export function useFollowHotel(id: string | undefined): void {
  const chosen = useChosenHotel();
  const { key } = useLocation();
  const follow = useEffectEvent(useReplaceHotel());
  useEffect(() => {
    if (id !== undefined && chosen !== undefined && id !== chosen) follow(id);
    // Again for a new address, which may name the hotel that was chosen before.
  }, [id, chosen, key]);
}
