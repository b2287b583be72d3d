import type { BookingState } from './booking-state.js';

/**
 * Whether a booking has a payment page. After a part is paid at the hotel, the rest is paid there as well; a guest for whom the
 * hotel has booked has no account to pay from.
 */
export const isPayableByCard = ({ state, atHotel, bookedBy }: Payable): boolean =>
  state === 'unpaid' && !atHotel && !bookedBy;

type Payable = { state: BookingState; atHotel?: object; bookedBy?: 'hotel' };
