import type { Booking } from '@wayhouse/contracts/booking';
import { Fact } from './labelled-value.js';
import { texts } from './messages.js';

/** The guest, by the name they booked under, and the hotel. */
export const ReceiptParties = ({ booking: { user, hotel } }: { booking: Booking }) => (
  <dl className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2">
    <Fact label={texts.guest}>
      <p className="font-medium">{user.username}</p>
    </Fact>
    <Fact label={texts.hotel}>
      <p className="font-medium">{hotel.name}</p>
      <p className="text-muted">
        {hotel.address}, {hotel.city}
      </p>
    </Fact>
  </dl>
);
