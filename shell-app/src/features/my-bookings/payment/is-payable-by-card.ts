import type { Booking } from '@wayhouse/contracts/booking';

/** After a part is paid at the hotel, the rest is paid there as well. */
export const isPayableByCard = ({ state, atHotel }: Booking): boolean => state === 'unpaid' && !atHotel;
