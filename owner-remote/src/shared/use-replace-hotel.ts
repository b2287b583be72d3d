import { useContext } from 'react';
import { type Location, UNSAFE_NavigationContext, useLocation, useNavigate } from 'react-router-dom';
import { queryOfHotel } from './hotel-address.js';

/** Puts another hotel into the address. Not while a page is on its way, which would be lost: its address comes first. */
export function useReplaceHotel(): (hotelId: string) => void {
  const location = useLocation();
  const navigate = useNavigate();
  const { navigator } = useContext(UNSAFE_NavigationContext);
  return (hotelId) => {
    const { location: newest } = navigator as { location?: Location };
    if (newest && newest.key !== location.key) return;
    const search = queryOfHotel(location.search, hotelId);
    void navigate({ ...location, search }, { replace: true, state: location.state as unknown });
  };
}
