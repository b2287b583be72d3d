import { calls, messages } from '@wayhouse/contracts';
import { type ProfileOf, route } from '@wayhouse/service-kit';
import type { HotelCopies } from '../hotels/hotel-copies.js';
import { bookRoom } from './book-room.js';
import type { Bookings } from './booking-repository.js';
import { guestView, ownerView } from './booking-view.js';
import { figuresOf } from './hotel-figures.js';

type Deps = Parameters<typeof bookRoom>[0] & {
  bookings: Bookings;
  hotels: HotelCopies;
  profileOf: ProfileOf;
  newId: () => string;
  currency: string;
};

const recentBookings = 100;

export const bookingRoutes = (deps: Deps) => [
  route(calls.bookRoom, async ({ input, caller }) => {
    const { id, name, email } = await deps.profileOf(caller.id);
    const stay = { checkIn: input.checkInDate, checkOut: input.checkOutDate };
    const order = { id: deps.newId(), guest: { id, name, email }, guests: input.guests, stay, currency: deps.currency };
    const booking = await bookRoom(deps, input.room, order);
    return { message: messages.booked, booking: guestView(booking) };
  }),
  route(calls.listOwnBookings, async ({ caller }) => ({
    bookings: (await deps.bookings.ofGuest(caller.id)).map(guestView),
  })),
  route(calls.showHotelBookings, async ({ caller }) => {
    const hotelId = await deps.hotels.ownedBy(caller.id);
    const bookings = hotelId ? await deps.bookings.ofHotel(hotelId) : [];
    return { dashboardData: { bookings: bookings.slice(0, recentBookings).map(ownerView), ...figuresOf(bookings) } };
  }),
];
