import type { HotelBooking } from '@wayhouse/contracts/booking';
import { formatDay } from '@wayhouse/web-kit/calendar-date';

/** The days of a stay as people read them. */
export const stayText = ({ checkInDate, checkOutDate }: HotelBooking): string =>
  `${formatDay(checkInDate)} – ${formatDay(checkOutDate)}`;
