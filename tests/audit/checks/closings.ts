import { isStanding } from '@wayhouse/booking/bookings/domain/booking';
import type { Contradiction } from '../contradiction.js';
import type { PlatformData } from '../platform-data.js';

/**
 * What booking has decided the catalog has as well, and no guest is there or to come. A hotel whose owner has gone stays as it is, and so do
 * its guests.
 */
export function checkClosings({ booking, catalog, readAt }: PlatformData): Contradiction[] {
  const closed = new Set(booking.hotels.filter((hotel) => hotel.isClosedByOwner).map(({ _id }) => _id));
  const forGood = new Set(catalog.hotels.filter((hotel) => hotel.closed === 'for-good').map(({ _id }) => _id));
  const guests = booking.bookings.filter(({ room }) => closed.has(room.hotelId) && !forGood.has(room.hotelId));
  const others = catalog.hotels.filter(
    (hotel) => !forGood.has(hotel._id) && closed.has(hotel._id) !== isClosedByOwner(hotel),
  );
  return [
    ...guests
      .filter((each) => isStanding(each, readAt))
      .map(({ id, room }) => ({
        kind: 'guest-of-closed-hotel' as const,
        subject: id,
        text: `The owner of hotel ${room.hotelId} has closed it, and the booking stands.`,
      })),
    ...others.map(({ _id }) => ({
      kind: 'closed-otherwise' as const,
      subject: _id,
      text: `The owner has closed the hotel in ${closed.has(_id) ? 'booking' : 'the catalog'} alone.`,
    })),
  ];
}

const isClosedByOwner = ({ closed }: PlatformData['catalog']['hotels'][number]): boolean =>
  closed === 'by-owner' || closed === 'by-both';
