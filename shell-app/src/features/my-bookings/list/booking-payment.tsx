import type { Booking } from '@wayhouse/contracts/booking';
import { hasStarted } from '@wayhouse/domain/hotel-time';
import { paths } from '@wayhouse/contracts/paths';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { FileText, RotateCcw } from 'lucide-react';
import { Link } from 'react-router-dom';
import { bookingGroup } from '../booking-groups.js';
import { messages } from '../messages.js';
import { payableTogether } from '../payment/payable-together.js';
import { PaymentStatus } from '../payment/payment-status.js';
import { CancellationDeadline } from './cancellation-deadline.js';
import { CancellationSummary } from './cancellation-summary.js';
import { InvoiceButton } from './invoice-button.js';
import type { ListState } from './list-state.js';

/** Payment or cancellation status, with the receipt and the cancel button. */
export function BookingPayment({ booking, list }: { booking: Booking; list: ListState }) {
  const isPast = bookingGroup(booking, list.now) === 'past';
  const canCancel = booking.state !== 'cancelled' && !hasStarted(booking, list.now);
  // One whose payment is still being confirmed is not offered again with the others.
  const payable = list.bookings.filter(({ _id }) => !list.confirmingIds.includes(_id));
  const hotelName = <span className="sr-only">{messages.for(booking.hotel.name)}</span>;
  return (
    <>
      {booking.state === 'cancelled' ? (
        <CancellationSummary booking={booking} />
      ) : (
        <PaymentStatus
          booking={booking}
          together={payableTogether(booking, payable)}
          isConfirming={list.confirmingIds.includes(booking._id)}
          isPast={isPast}
        />
      )}
      {canCancel && <CancellationDeadline booking={booking} now={list.now} />}
      <div className="mt-1 -ml-4 flex flex-wrap">
        <Link to={paths.receipt(booking._id)} className={buttonStyle('quiet', 'small')}>
          <FileText aria-hidden className="size-4" /> {messages.receiptLink[booking.state]}
          {hotelName}
        </Link>
        {booking.invoices?.map((invoice) => (
          <InvoiceButton key={invoice._id} invoice={invoice} hotel={booking.hotel.name} />
        ))}
        {isPast && (
          <Link to={paths.room(booking.room._id)} className={buttonStyle('quiet', 'small')}>
            <RotateCcw aria-hidden className="size-4" /> {messages.bookAgain}
            {hotelName}
          </Link>
        )}
        {canCancel && (
          <Button variant="quiet" size="small" onClick={() => list.onCancel(booking._id)}>
            <span className="font-normal text-muted">{messages.cancel.action}</span>
            {hotelName}
          </Button>
        )}
      </div>
    </>
  );
}
