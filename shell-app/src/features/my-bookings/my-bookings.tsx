import { paths } from '@wayhouse/contracts/paths';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { useSession } from '@wayhouse/web-kit/session';
import { Button } from '@wayhouse/web-kit/ui/button';
import { EmptyState } from '@wayhouse/web-kit/ui/empty-state';
import { ErrorState } from '@wayhouse/web-kit/ui/error-state';
import { CalendarHeart, LockKeyhole } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SignInTrouble } from '../../app/sign-in-trouble.js';
import { BookingList } from './booking-list.js';
import { BookingsSkeleton } from './bookings-skeleton.js';
import { texts } from './texts.js';
import { useMyBookings } from './use-my-bookings.js';
import { useReturningPayment, useThanks } from './use-returning-payment.js';

/** The signed-in guest's bookings, or what is in the way of them. */
export function MyBookings() {
  const { status, signIn } = useSession();
  const payment = useReturningPayment();
  const bookings = useMyBookings((isPaid) => payment.bookingId !== null && !isPaid(payment.bookingId));
  useThanks(bookings.data, payment);

  if (status === 'unavailable') return <SignInTrouble />;
  if (status === 'signed-out') {
    return (
      <EmptyState
        icon={<LockKeyhole />}
        title={texts.signIn.title}
        action={<Button onClick={signIn}>{texts.signIn.action}</Button>}
      >
        {texts.signIn.body}
      </EmptyState>
    );
  }
  if (bookings.isPending) return <BookingsSkeleton />;
  if (bookings.isError && !bookings.data)
    return <ErrorState {...texts.failed} onRetry={() => void bookings.refetch()} busy={bookings.isFetching} />;
  if (!bookings.data.length) return <NoBookings />;
  return <BookingList bookings={bookings.data} confirming={payment.bookingId} />;
}

const NoBookings = () => (
  <EmptyState
    icon={<CalendarHeart />}
    title={texts.empty.title}
    action={
      <Link to={paths.rooms} className={buttonStyle()}>
        {texts.empty.action}
      </Link>
    }
  >
    {texts.empty.body}
  </EmptyState>
);
