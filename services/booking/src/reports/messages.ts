import { localized } from '@wayhouse/messages/localized';
import type { Booking } from '@wayhouse/contracts/booking';

/** The headings of the file of bookings. */
export const columnNames = localized('booking/bookings-file', {
  booking: 'Booking',
  bookedAt: 'Booked at',
  guest: 'Guest',
  guests: 'Guests',
  roomType: 'Room type',
  roomName: 'Room name',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  nights: 'Nights',
  state: 'Status',
  cancelledAt: 'Cancelled at',
  plan: 'Rate plan',
  promotionCode: 'Promotion code',
  discount: 'Discount',
  furtherGuests: 'Further guests',
  total: 'Total',
  planSurcharge: 'of it, for the rate plan',
  addedTaxes: 'of it, taxes and fees',
  charge: 'Cancellation charge',
  paid: 'Paid',
  refunded: 'Refunded',
  owed: 'Due',
  currency: 'Currency',
});

/** In English, what is stored is also the name. */
export const stateNames = localized<Record<Booking['state'], string>>('booking/bookings-file-states', {
  unpaid: 'unpaid',
  paid: 'paid',
  cancelled: 'cancelled',
});
