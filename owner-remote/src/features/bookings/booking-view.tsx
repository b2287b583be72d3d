import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { ForRole } from '../../shared/for-role.js';
import { BookingActions } from './booking-actions.js';
import { BookingDetails } from './booking-details.js';
import { BookingHistory } from './booking-history.js';
import { InvoiceButton } from './invoice-button.js';
import { BookingStatement } from './booking-statement.js';

/** Guest and stay, money, and what has happened. */
export const BookingView = ({ of }: { of: HotelBooking }) => (
  <div className="grid items-start gap-5 lg:grid-cols-2">
    <BookingDetails of={of} />
    <div className="grid gap-5">
      <BookingStatement of={of}>
        <ForRole needs="reception">
          <BookingActions of={of} />
        </ForRole>
        <InvoiceButton bookingId={of.booking._id} />
      </BookingStatement>
      <BookingHistory of={of} />
    </div>
  </div>
);
