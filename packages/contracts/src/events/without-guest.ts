import type { BookingFacts } from './booking-events.js';

/** As it is stored of a guest whose account is deleted: nothing but the id of who booked. */
export const withoutGuest = (facts: BookingFacts): BookingFacts => ({
  ...facts,
  guest: { id: facts.guest.id, name: '', email: '' },
});
