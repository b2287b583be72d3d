import { BookingTabs } from './booking-tabs.js';
import { BookingsSkeleton } from './bookings-skeleton.js';
import { NoBookings } from './no-bookings.js';
import { texts } from './texts.js';
import { useAwaitedRefund } from './use-awaited-refund.js';
import { useMyBookings } from './use-my-bookings.js';
import { useReturningPayment } from './use-returning-payment.js';
import { WithBookings } from './with-bookings.js';

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
