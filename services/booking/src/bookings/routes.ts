import { calls, type ParsedInput } from '@wayhouse/contracts';
import { DomainError, limits, toMinor } from '@wayhouse/domain';
import { confirmations } from '@wayhouse/messages/confirmations';
import { type FindProfile, idFromKey, route } from '@wayhouse/service-kit';
import type { HotelProjection } from '../hotels/hotel-projection.js';
import type { Invoice } from '../invoices/domain/invoice.js';
import type { InvoiceRepository } from '../invoices/invoice-repository.js';
import { toGuestInvoices } from '../invoices/invoice-response.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import { bookRoom } from './book-room.js';
import { bookTogether } from './book-together.js';
import type { BookingRepository } from './booking-repository.js';
import { toBookingResponse } from './booking-response.js';
import { toStayChangeResponse, toWantedStay } from './stay-change-response.js';
import { cancelBooking } from './cancel-booking.js';
import { cancelTogether } from './cancel-together.js';
import { changeGuestDetails } from './change-guest-details.js';
import { changeStay, showStayChange } from './change-stay.js';
import { toCancellationResponse } from './cancellation-response.js';
import type { BookingCounter } from './booking-metrics.js';
import type { Booking } from './domain/booking.js';
import type { AccountGuest } from './domain/guest.js';
import { wasMadeWith } from './domain/guest-details.js';
import type { GuestRepository } from './guest-repository.js';
import type { FindRelayAddress } from './relay-addresses.js';
import { showCancellation } from './show-cancellation.js';
import { toGuestDetails } from './to-guest-details.js';

type Deps = Parameters<typeof bookRoom>[0] &
  Parameters<typeof bookTogether>[0] &
  Parameters<typeof cancelBooking>[0] &
  Parameters<typeof cancelTogether>[0] &
  Parameters<typeof changeStay>[0] &
  Parameters<typeof showStayChange>[0] & {
    bookings: BookingRepository;
    rooms: RoomProjection;
    findProfile: FindProfile;
    newId: () => string;
    countOutcome: BookingCounter;
    /** Of an account. */
    bookingsPerMinute: number;
    findRelayAddress: FindRelayAddress;
    guests: Pick<GuestRepository, 'findDeleted'>;
    hotels: Pick<HotelProjection, 'findContacts'>;
    invoices: Pick<InvoiceRepository, 'listOfBookings'>;
  };

type WantedRoom = Pick<
  ParsedInput<typeof calls.bookRoom>,
  'guests' | 'totalPrice' | 'currency' | 'plan' | 'promotionCode' | 'cancellationPolicy'
>;

/** For what is just booked. */
const noneYet: Invoice[] = [];

export const bookingRoutes = (deps: Deps) => {
  /** Nobody answers for an owner who has left. `known` is what is issued for the bookings, where that needs no reading. */
  const toResponses = async (bookings: Booking[], known?: Invoice[]) => {
    const [deleted, contacts, issued] = await Promise.all([
      deps.guests.findDeleted(bookings.map(({ room }) => room.ownerId)),
      deps.hotels.findContacts(bookings.map(({ room }) => room.hotelId)),
      known ?? deps.invoices.listOfBookings(bookings.map(({ id }) => id)),
    ]);
    const contactOf = (booking: Booking) =>
      deleted.has(booking.room.ownerId)
        ? undefined
        : { ...contacts.get(booking.room.hotelId), relayAddress: deps.findRelayAddress(booking, 'hotel') };
    return bookings.map((booking) => ({
      ...toBookingResponse(booking, contactOf(booking)),
      ...toGuestInvoices(issued.filter(({ bookingId }) => bookingId === booking.id)),
    }));
  };
  const toResponse = async (booking: Booking) => (await toResponses([booking]))[0]!;
  const requireGuest = async (callerId: string): Promise<AccountGuest> => {
    const { id, name, email } = await deps.findProfile(callerId);
    if (!email) throw new DomainError('email-unverified');
    return { id, name, email };
  };
  return [
    route(
      calls.bookRoom,
      async ({ input, caller }) => {
        const guest = await requireGuest(caller.id);
        const stay = { checkIn: input.checkInDate, checkOut: input.checkOutDate };
        const id = input.key === undefined ? deps.newId() : idFromKey('booked', guest.id, input.key);
        const asked = { id, guest, stay, ...toWantedRoom(input) };
        const order = { ...asked, details: toGuestDetails(input) };
        const booking = await deps.countOutcome(bookRoom(deps, input.room, order));
        const message = wasMadeWith(booking, order.details) ? confirmations.booked : confirmations.bookedBefore;
        return { message, booking: (await toResponses([booking], noneYet))[0]! };
      },
      { limitPerMinute: deps.bookingsPerMinute },
    ),
    route(
      calls.bookTogether,
      async ({ input, caller }) => {
        const guest = await requireGuest(caller.id);
        const stay = { checkIn: input.checkInDate, checkOut: input.checkOutDate };
        const rooms = input.rooms.map((each) => ({
          ...{ roomId: each.room, children: each.children },
          ...toWantedRoom(each),
        }));
        const order = { key: input.key, guest, stay, rooms, details: toGuestDetails(input) };
        const bookings = await deps.countOutcome(bookTogether(deps, order));
        // The answer to a form may have been lost, and the guest have corrected the details before sending it again.
        const isAsSent = bookings.every((booking, at) =>
          wasMadeWith(booking, { ...order.details, children: rooms[at]?.children }),
        );
        const made = bookings.length > 1 ? confirmations.bookedTogether : confirmations.booked;
        const message = isAsSent ? made : confirmations.bookedBefore;
        return { message, bookings: await toResponses(bookings, noneYet) };
      },
      // As many rooms in a minute as by single bookings.
      { limitPerMinute: Math.ceil(deps.bookingsPerMinute / limits.roomsTogether) },
    ),
    route(calls.changeGuestDetails, async ({ input, caller }) => {
      const change = {
        bookingId: input.id,
        guestId: caller.id,
        version: input.version,
        details: toGuestDetails(input),
      };
      const [booking] = await deps.rooms.withCurrentPhotos([await changeGuestDetails(deps, change)]);
      return { message: confirmations.detailsChanged, booking: await toResponse(booking!) };
    }),
    route(calls.showStayChange, async ({ input, caller }) =>
      toStayChangeResponse(await showStayChange(deps, { ...toWantedStay(input), guestId: caller.id })),
    ),
    route(
      calls.changeStay,
      async ({ input, caller }) => {
        const expectedTotalMinor = toMinor(input.totalPrice);
        const change = { ...toWantedStay(input), guestId: caller.id, expectedTotalMinor };
        const [booking] = await deps.rooms.withCurrentPhotos([await changeStay(deps, change)]);
        return { message: confirmations.stayChanged, booking: await toResponse(booking!) };
      },
      { limitPerMinute: deps.bookingsPerMinute },
    ),
    route(calls.listOwnBookings, async ({ caller }) => ({
      bookings: await toResponses(await deps.rooms.withCurrentPhotos(await deps.bookings.listByGuest(caller.id))),
    })),
    route(calls.showCancellation, async ({ input, caller }) =>
      toCancellationResponse(await showCancellation(deps, input.id, caller.id)),
    ),
    route(calls.cancelBooking, async ({ input, caller }) => {
      const request = { bookingId: input.bookingId, guestId: caller.id, expectedChargeMinor: toMinor(input.charge) };
      const [booking] = await deps.rooms.withCurrentPhotos([await cancelBooking(deps, request)]);
      return { message: confirmations.cancelled, booking: await toResponse(booking!) };
    }),
    route(calls.cancelTogether, async ({ input, caller }) => {
      const wanted = input.bookings.map(({ bookingId, charge }) => ({
        bookingId,
        expectedChargeMinor: toMinor(charge),
      }));
      const cancelled = await cancelTogether(deps, { guestId: caller.id, bookings: wanted });
      const message = cancelled.length > 1 ? confirmations.cancelledTogether : confirmations.cancelled;
      return { message, bookings: await toResponses(await deps.rooms.withCurrentPhotos(cancelled)) };
    }),
  ];
};

/** What the guest wants of a room, and has seen of its price and terms. */
const toWantedRoom = ({ guests, totalPrice, currency, plan, promotionCode, cancellationPolicy }: WantedRoom) => ({
  guests,
  expectedTotalMinor: totalPrice === undefined ? undefined : toMinor(totalPrice),
  seenCurrency: currency,
  planId: plan,
  promotionCode,
  seenPolicy: cancellationPolicy,
});
