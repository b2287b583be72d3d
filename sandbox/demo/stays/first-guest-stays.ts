import { addDays } from '@wayhouse/domain';
import { firstGuest } from '../demo-accounts.js';
import { demoHotels } from '../hotels/demo-hotels.js';
import type { PlannedStay } from './planned-stay.js';
import { roomIdOf } from '../hotels/demo-ids.js';

type StayRow = {
  hotel: string;
  room: number;
  day: number;
  nights: number;
  guests: number;
  bookedBefore: number;
  isPaid: boolean;
  cancelledAgo?: number;
};

// What the first guest sees under My Bookings: past and upcoming, paid and unpaid, an arrival too near for a free
// cancellation, one cancelled late after paying and one in time. `day` counts from today, `bookedBefore` from the arrival.
const rows: StayRow[] = [
  { hotel: 'Haveli Sona Ghat', room: 0, day: -152, nights: 3, guests: 2, bookedBefore: 21, isPaid: true },
  { hotel: 'The Causeway Ledger', room: 1, day: -97, nights: 1, guests: 1, bookedBefore: 6, isPaid: false },
  { hotel: 'Cardamom Hill House', room: 1, day: -41, nights: 4, guests: 4, bookedBefore: 34, isPaid: true },
  { hotel: 'Lantern & Tide', room: 2, day: -4, nights: 3, guests: 3, bookedBefore: 4, isPaid: true, cancelledAgo: 5 },
  { hotel: 'Gulmohar Court', room: 0, day: 1, nights: 2, guests: 2, bookedBefore: 18, isPaid: true },
  { hotel: 'Lantern & Tide', room: 0, day: 9, nights: 3, guests: 2, bookedBefore: 19, isPaid: true },
  { hotel: 'Lantern & Tide', room: 1, day: 24, nights: 2, guests: 2, bookedBefore: 31, isPaid: false },
  { hotel: 'Lantern & Tide', room: 3, day: 40, nights: 2, guests: 1, bookedBefore: 44, isPaid: false, cancelledAgo: 2 },
  { hotel: 'Moss Gate Machiya', room: 0, day: 58, nights: 5, guests: 2, bookedBefore: 63, isPaid: false },
];

/** The first guest's recent searches, the latest at the end. */
export const firstGuestSearches = ['Goa', 'Kyoto', 'Kochi'];

/** The first guest's stays, relative to `today`. */
export const firstGuestStays = (today: string): PlannedStay[] =>
  rows.map(({ hotel, room, day, nights, guests, bookedBefore, isPaid, cancelledAgo }) => {
    const checkIn = addDays(today, day);
    const bookedOn = addDays(checkIn, -bookedBefore);
    return {
      roomId: roomIdOf(
        demoHotels.find(({ name }) => name === hotel)!,
        room,
      ),
      guest: firstGuest,
      guests,
      checkIn,
      checkOut: addDays(checkIn, nights),
      bookedOn,
      paidOn: isPaid ? addDays(bookedOn, 1) : undefined,
      cancelledOn: cancelledAgo === undefined ? undefined : addDays(today, -cancelledAgo),
    };
  });
