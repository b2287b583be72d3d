import { calls, messages, toMinor } from '@wayhouse/contracts';
import { type ProfileOf, route } from '@wayhouse/service-kit';
import { bookRoom } from './book-room.js';
import type { Bookings } from './booking-repository.js';
import { viewOf } from './booking-response.js';
import { cancelBooking } from './cancel-booking.js';
import type { CountBookings } from './booking-metrics.js';
import { showCancellation } from './show-cancellation.js';

type Deps = Parameters<typeof bookRoom>[0] &
  Parameters<typeof cancelBooking>[0] & {
    bookings: Bookings;
    profileOf: ProfileOf;
    newId: () => string;
    currency: string;
    count: CountBookings;
  };

export const bookingRoutes = (deps: Deps) => [
  route(calls.bookRoom, async ({ input, caller }) => {
    const { id, name, email } = await deps.profileOf(caller.id);
    const stay = { checkIn: input.checkInDate, checkOut: input.checkOutDate };
    const order = { id: deps.newId(), guest: { id, name, email }, guests: input.guests, stay, currency: deps.currency };
    const booking = await deps.count(bookRoom(deps, input.room, order));
    return { message: messages.booked, booking: viewOf(booking) };
  }),
  route(calls.listOwnBookings, async ({ caller }) => ({
    bookings: (await deps.bookings.ofGuest(caller.id)).map(viewOf),
  })),
  route(calls.showCancellation, ({ input, caller }) => showCancellation(deps, input.id, caller.id)),
  route(calls.cancelBooking, async ({ input, caller }) => {
    const wish = { bookingId: input.bookingId, guestId: caller.id, agreedMinor: toMinor(input.charge) };
    const booking = await cancelBooking(deps, wish);
    return { message: messages.cancelled, booking: viewOf(booking) };
  }),
];
