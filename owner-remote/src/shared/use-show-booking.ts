import { useQueryClient } from '@tanstack/react-query';
import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { hotelBookingKey } from './hotel-booking-key.js';
import { showChanged } from './show-changed.js';

/** Shows a booking of the hotel as a change has left it. */
export function useShowBooking() {
  const queryClient = useQueryClient();
  return (changed: HotelBooking) => showChanged(queryClient, hotelBookingKey(changed.booking._id), () => changed);
}
