import { BookingsGuard } from './bookings-guard.js';
import { usePendingRefund } from './cancel/use-pending-refund.js';
import { BookingNews } from './confirmation/booking-news.js';
import { BookingTabs } from './list/booking-tabs.js';
import { MessagesFromLink } from './messages/messages-from-link.js';
import { BookingsSkeleton } from './list/bookings-skeleton.js';
import { NoBookings } from './list/no-bookings.js';
import { messages } from './messages.js';
import { usePaymentReturn } from './payment/use-payment-return.js';
import { useMyBookings } from './use-my-bookings.js';

export function MyBookings() {
  const payment = usePaymentReturn();
  const refund = usePendingRefund();
  const bookings = useMyBookings((all) => payment.shouldPoll(all) || refund.shouldPoll(all));
  return (
    <BookingsGuard bookings={bookings} signIn={messages.signIn} skeleton={<BookingsSkeleton />}>
      {(all) =>
        all.length ? (
          <div className="space-y-10">
            <MessagesFromLink bookings={all} />
            <BookingNews bookings={all} now={bookings.dataUpdatedAt} />
            <div>
              <BookingTabs bookings={all} now={bookings.dataUpdatedAt} payment={payment} watchRefund={refund.watch} />
            </div>
          </div>
        ) : (
          <NoBookings {...messages.empty} />
        )
      }
    </BookingsGuard>
  );
}
