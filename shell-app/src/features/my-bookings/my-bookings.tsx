import { BookingTabs } from './list/booking-tabs.js';
import { BookingsSkeleton } from './list/bookings-skeleton.js';
import { NoBookings } from './list/no-bookings.js';
import { texts } from './messages.js';
import { useAwaitedRefund } from './cancel/use-pending-refund.js';
import { useMyBookings } from './use-my-bookings.js';
import { useReturningPayment } from './payment/use-payment-return.js';
import { WithBookings } from './bookings-guard.js';

/** The signed-in guest's bookings, or what is in the way of them. */
export function MyBookings() {
  const payment = useReturningPayment();
  const refund = useAwaitedRefund();
  const bookings = useMyBookings((all) => payment.isAwaited(all) || refund.isAwaited(all));
  return (
    <WithBookings bookings={bookings} signIn={texts.signIn} waiting={<BookingsSkeleton />}>
      {(all) =>
        all.length ? (
          <BookingTabs bookings={all} now={bookings.dataUpdatedAt} payment={payment} onCancelled={refund.expect} />
        ) : (
          <NoBookings {...texts.empty} />
        )
      }
    </WithBookings>
  );
}
