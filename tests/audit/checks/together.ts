import type { Contradiction } from '../contradiction.js';
import type { PlatformData } from '../platform-data.js';

/** Of bookings that were made together all are there, of one guest, one hotel and one moment, and each has the ids of all. */
export function checkTogether({ booking: { bookings } }: PlatformData): Contradiction[] {
  const stored = new Map(bookings.map((booking) => [booking.id, booking]));
  return bookings.flatMap((booking) => {
    const { id, bookedTogether } = booking;
    if (!bookedTogether) return [];
    const others = bookedTogether.map((other) => stored.get(other));
    const isWhole = others.every(
      (other) =>
        other?.bookedTogether?.join() === bookedTogether.join() &&
        other.guest.id === booking.guest.id &&
        other.room.hotelId === booking.room.hotelId &&
        +other.bookedAt === +booking.bookedAt,
    );
    if (isWhole && bookedTogether.includes(id)) return [];
    const text = `The booking was made together with ${bookedTogether.join(', ')}, which are not all there or differ.`;
    return [{ kind: 'booked-together-in-part', subject: id, text }];
  });
}
