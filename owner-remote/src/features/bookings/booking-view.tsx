import type { Booking } from '@wayhouse/contracts/booking';
import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { loadable } from '@wayhouse/web-kit/loadable';
import { PartError } from '@wayhouse/web-kit/ui/display/part-error';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { ForRole } from '../../shared/for-role.js';
import { BookingActions } from './booking-actions.js';
import { BookingDetails } from './booking-details.js';
import { BookingHistory } from './history/booking-history.js';
import { ReceiptButton } from './receipt-button.js';
import { BookingStatement } from './statement/booking-statement.js';
import { messages } from './view/messages.js';
import { Section } from './section.js';

/** Guest and stay, messages, money, notes, and what has happened. */
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
        <ReceiptButton booking={of.booking} />
      </BookingStatement>
      {(of.notes || of.isOpenForNotes) && (
        <Section title={messages.notes}>
          <StaffNotes of={of} />
        </Section>
      )}
      <Section title={messages.invoices}>
        <BookingInvoices booking={of.booking} />
      </Section>
      <BookingHistory of={of} />
    </div>
  </div>
);

/** Loaded beside the rest of the booking. */
const StaffNotes = loadable<{ of: HotelBooking }>(
  async () => (await import('./guest-care/staff-notes.js')).StaffNotes,
  { skeleton: <Skeleton className="h-48" />, renderError: (retry) => <PartError onRetry={retry} /> },
);

/** Loaded beside the rest of the booking, too. */
const GuestMessages = loadable<{ of: HotelBooking }>(async () => (await import('./guest-messages.js')).GuestMessages, {
  skeleton: <Skeleton className="h-56" />,
  renderError: (retry) => <PartError onRetry={retry} />,
});

const BookingInvoices = loadable<{ booking: Booking }>(
  async () => (await import('./invoices/booking-invoices.js')).BookingInvoices,
  { skeleton: <Skeleton className="h-24" />, renderError: (retry) => <PartError onRetry={retry} /> },
);
