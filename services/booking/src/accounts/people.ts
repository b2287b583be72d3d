import { toAmount } from '@wayhouse/domain';
import type { ServiceContext } from '@wayhouse/service-kit';
import { auditedCommands, type PeopleModule, type Person } from '@wayhouse/service-kit/people';
import { bookingRepository } from '../bookings/booking-repository.js';
import type { Booking } from '../bookings/domain/booking.js';
import { hasNoEmail } from '../bookings/domain/guest.js';
import { paidMinor, refundedMinor } from '../bookings/domain/ledger.js';
import { calendarAddressRepository } from '../calendars/calendar-address-repository.js';
import { nightDeps } from '../calendars/night-deps.js';
import { guestRepository } from '../bookings/guest-repository.js';
import { conversationRepository } from '../conversations/conversation-repository.js';
import { hotelProjection } from '../hotels/hotel-projection.js';
import { listOfHotels } from '../hotels/list-of-hotels.js';
import { invoiceRepository } from '../invoices/invoice-repository.js';
import { staffProjection } from '../hotels/staff-projection.js';
import { promotionRepository } from '../promotions/promotion-repository.js';
import { accountDeletionQueue } from './account-deletion-queue.js';
import { cancelAll, listUpcoming, listUpcomingOfHotel } from './cancel-standing-bookings.js';
import { forget } from './delete-account.js';
import { costsNothingToCancel } from './erase-account.js';
import { exportPerson } from './export-person.js';
import { operatorChangeQueue } from './operator-change-queue.js';

/** What operators do about a person: docs/operations.md. */
export function bookingPeople({ db, ...context }: ServiceContext): PeopleModule {
  const deps = {
    ...context,
    ...nightDeps(db, context),
    bookings: bookingRepository(db),
    conversations: conversationRepository(db),
    guests: guestRepository(db),
    invoices: invoiceRepository(db),
    promotions: promotionRepository(db),
    hotels: hotelProjection(db),
    staff: staffProjection(db),
    calendarAddresses: calendarAddressRepository(db),
    accountDeletions: accountDeletionQueue(db),
    operatorChanges: operatorChangeQueue(db),
  };

  async function planToForget({ userId }: Person): Promise<string[]> {
    if (!userId) return ['No account. Forms, emails and subscriptions of the address are deleted.'];
    const upcoming = await listUpcoming(deps, userId);
    const hotelIds = await deps.hotels.listIdsByOwner(userId);
    const guestBookings = await listOfHotels(deps, userId, (id) => deps.bookings.listStandingOfHotel(id, deps.now()));
    return [
      ...upcoming.map((booking) =>
        costsNothingToCancel(booking, deps.now())
          ? `${describe(booking)}: is cancelled, without an email`
          : `${describe(booking)}: stands under its number, because cancelling has a charge`,
      ),
      ...hotelIds.map((hotelId) => `The hotel ${hotelId} is closed.`),
      ...guestBookings.map((booking) => `${describe(booking)}: is a guest of that hotel; see to it`),
      'Name and addresses are erased everywhere, and the account at Clerk is deleted.',
    ];
  }

  /** A command that cancels these bookings, or lists them. */
  const cancelling = (listBookings: (person: Person) => Promise<Booking[]>) => ({
    plan: async (person: Person) =>
      (await listBookings(person)).map(
        (booking) =>
          `${describe(booking)}: is cancelled free of charge, ${hasNoEmail(booking) ? 'without' : 'with'} an email`,
      ),
    run: async (person: Person) => {
      const count = await cancelAll(deps, await listBookings(person));
      return `Cancelled ${count} ${count === 1 ? 'booking' : 'bookings'}. Refunds follow, and emails to guests with an account.`;
    },
  });

  return {
    exportPerson: async ({ userId }) => (userId ? exportPerson(deps, userId) : {}),
    commands: auditedCommands(deps, {
      forget: {
        plan: planToForget,
        async run({ userId, addresses }) {
          await deps.inTransaction((tx) => forget(deps, tx, { userId, addresses }));
          return 'Done here. The services that run do the rest within seconds.';
        },
      },
      'cancel-bookings': cancelling(async ({ userId }) => (userId ? listUpcoming(deps, userId) : [])),
      'cancel-hotel-bookings': cancelling(async ({ userId }) =>
        userId ? listOfHotels(deps, userId, (hotelId) => listUpcomingOfHotel(deps, hotelId)) : [],
      ),
    }),
  };
}

function describe(booking: Booking): string {
  const { id, room, stay, state, currency } = booking;
  const paid = toAmount(paidMinor(booking) - refundedMinor(booking));
  return `${id}  ${room.hotelName}, ${stay.checkIn} to ${stay.checkOut}, ${state}, ${paid} ${currency} paid`;
}
