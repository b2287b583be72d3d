import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { loadable } from '@wayhouse/web-kit/loadable';
import { PartError } from '@wayhouse/web-kit/ui/display/part-error';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { ForRole } from '../../shared/for-role.js';
import { BookingActions } from './booking-actions.js';
import { BookingDetails } from './booking-details.js';
import { BookingHistory } from './booking-history.js';
import { InvoiceButton } from './invoice-button.js';
import { BookingStatement } from './booking-statement.js';
import { messages } from './messages.js';
import { Section } from './section.js';

/** Guest and stay, messages, money, and what has happened. */
export const BookingView = ({ of }: { of: HotelBooking }) => (
  <div className="grid items-start gap-5 lg:grid-cols-2">
    <div className="grid gap-5">
      <BookingDetails of={of} />
      {of.booking.bookedBy !== 'hotel' && (
        <Section title={messages.conversation}>
          <GuestMessages of={of} />
        </Section>
      )}
    </div>
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

/** Loaded beside the rest of the booking. */
const GuestMessages = loadable<{ of: HotelBooking }>(async () => (await import('./guest-messages.js')).GuestMessages, {
  skeleton: <Skeleton className="h-56" />,
  renderError: (retry) => <PartError onRetry={retry} />,
});
