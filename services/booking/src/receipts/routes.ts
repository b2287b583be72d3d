import { calls } from '@wayhouse/contracts';
import { printPaper } from '@wayhouse/documents';
import { route } from '@wayhouse/service-kit';
import type { Bookings } from '../bookings/booking-repository.js';
import { viewOf } from '../bookings/booking-response.js';
import { ownBooking } from '../bookings/domain/booking-access.js';
import { receiptOf } from './receipt.js';

type Deps = { bookings: Pick<Bookings, 'get'>; now: () => Date };

export const receiptRoutes = ({ bookings, now }: Deps) => [
  route(calls.downloadReceipt, async ({ input, caller }) => {
    const booking = ownBooking(await bookings.get(input.id), caller.id);
    const bytes = await printPaper(receiptOf(viewOf(booking), now()));
    return { name: `wayhouse-receipt-${booking.id}.pdf`, bytes };
  }),
];
