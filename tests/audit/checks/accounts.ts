import type { Contradiction } from '../contradiction.js';
import type { BookingCopy, HotelCopy, PlatformData } from '../platform-data.js';

/** Whose a booking is has to be what its row is found by, and nothing names who has deleted the account. */
export const checkAccounts = (data: PlatformData): Contradiction[] => [...checkFilings(data), ...checkErasure(data)];

function checkFilings({ booking: { bookings, filings } }: PlatformData): Contradiction[] {
  const stored = new Map(bookings.map((booking) => [booking.id, booking]));
  return filings.flatMap(({ _id, guestId, hotelId }) => {
    const booking = stored.get(_id);
    if (booking && booking.guest.id === guestId && booking.room.hotelId === hotelId) return [];
    const text = `Booking ${_id} is stored for guest ${guestId ?? 'none'} of hotel ${hotelId}, and is another's.`;
    return [{ kind: 'booking-filed-elsewhere', subject: _id, text }];
  });
}

type Person = { id?: string; name?: string; email?: string };

function checkErasure({ booking, payment, catalog, notification }: PlatformData): Contradiction[] {
  const deleted = new Set(
    [...booking.guests, ...catalog.register].flatMap(({ _id, deletedAt }) => (deletedAt ? [_id] : [])),
  );
  const guestsOf = (copies: BookingCopy[]): Person[] => copies.map(({ facts }) => facts.guest);
  const owners = [...catalog.hotels, ...catalog.rooms.map(({ hotel }) => hotel)];
  const holders: [where: string, ids: string[]][] = [
    ['bookings of booking', named(booking.bookings.map(({ guest }) => guest))],
    ['bookings of payment', named(guestsOf(payment.bookings))],
    ['bookings of notification', named(guestsOf(notification.bookings))],
    [
      'hotels and rooms',
      owners
        .filter((hotel) => hotel.contact || ('email' in hotel && hotel.email) || hotel.owner.name || hotel.owner.image)
        .map(({ owner }) => owner.id),
    ],
    ['messages', booking.messages.map(({ guestId }) => guestId)],
    ['hotels of booking', withPhone(booking.hotels)],
    ['hotels of notification', withPhone(notification.hotels)],
    ['accounts', catalog.accounts.map(({ _id }) => _id)],
    ['addresses of accounts', notification.addresses.map(({ _id }) => _id)],
  ];
  return holders.flatMap(([where, ids]) =>
    [...new Set(ids)]
      .filter((id) => deleted.has(id))
      .map((id): Contradiction => ({
        kind: 'name-of-deleted-account',
        subject: `${id} ${where}`,
        text: `The account ${id} is deleted, and the ${where} still name its holder.`,
      })),
  );
}

const withPhone = (copies: HotelCopy[]): string[] => copies.filter(({ phone }) => phone).map(({ ownerId }) => ownerId);

const named = (people: Person[]): string[] =>
  people.flatMap(({ id, name, email }) => (id && (name || email) ? [id] : []));
