import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { loadable } from '@wayhouse/web-kit/loadable';
import { useLocation } from 'react-router-dom';
import { ownerPaths } from '../shared/owner-paths.js';
import { useShownHotel } from '../shared/use-shown-hotel.js';

const aboutNone: string[] = [ownerPaths.allHotels, ownerPaths.addHotel, ownerPaths.notifications];

/** The notice of a closed hotel, on the pages that are about the hotel. */
export function HotelNotice() {
  const { pathname } = useLocation();
  const hotel = useShownHotel();
  return hotel?.closedBy && !aboutNone.includes(pathname) ? <ClosedNotice key={hotel._id} hotel={hotel} /> : null;
}

/** Loaded where a hotel is closed. */
const ClosedNotice = loadable<{ hotel: HotelProfile }>(async () => (await import('./closed-notice.js')).ClosedNotice, {
  skeleton: null,
  renderError: () => null,
});
