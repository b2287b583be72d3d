import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { useDocumentTitle } from '@wayhouse/web-kit/ui/layout/page-heading';
import { useParams } from 'react-router-dom';
import { useMyBookings } from '../features/my-bookings/use-my-bookings.js';
import { WithBookings } from '../features/my-bookings/bookings-guard.js';
import { Receipt } from '../features/receipt/receipt.js';
import { ReceiptSkeleton } from '../features/receipt/receipt-skeleton.js';
import { texts } from '../features/receipt/messages.js';
import { UnknownBooking } from '../features/receipt/booking-not-found.js';

export function ReceiptPage() {
  const { id } = useParams();
  const bookings = useMyBookings();
  const booking = bookings.data?.find(({ _id }) => _id === id);
  useDocumentTitle(booking ? texts.documentTitle(booking) : texts.pageTitle);
  return (
    <Container className="pt-8 pb-10 print:p-0">
      <WithBookings bookings={bookings} signIn={texts.signIn} heading="h1" waiting={<ReceiptSkeleton />}>
        {() => (booking ? <Receipt booking={booking} now={bookings.dataUpdatedAt} /> : <UnknownBooking />)}
      </WithBookings>
    </Container>
  );
}
