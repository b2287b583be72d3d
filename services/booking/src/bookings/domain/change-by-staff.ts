import type { OwnHotels } from '../../hotels/domain/own-hotels.js';
import { requireHotelBooking } from './booking-access.js';
import { detectChange } from './booking-change.js';
import type { Booking } from './booking.js';

/** A change of a booking of these hotels, which notes who makes it. */
export const changeByStaff =
  <After extends Booking>(ownHotels: OwnHotels, change: (before: Booking) => After) =>
  (before: Booking): After => {
    const after = change(requireHotelBooking(before, ownHotels));
    if (after === before) return after;
    return { ...after, actors: { ...before.actors, [detectChange(before, after)]: ownHotels.callerId } };
  };
