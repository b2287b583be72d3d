import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { useDocumentTitle } from '@wayhouse/web-kit/ui/layout/page-heading';
import { useParams } from 'react-router-dom';
import { BookingsGuard } from '../features/my-bookings/bookings-guard.js';
import { useMyBookings } from '../features/my-bookings/use-my-bookings.js';
import { BookingNotFound } from '../features/receipt/booking-not-found.js';
import { messages } from '../features/receipt/messages.js';
import { ReceiptSkeleton } from '../features/receipt/receipt-skeleton.js';
import { Receipt } from '../features/receipt/receipt.js';

export function ReceiptPage() {
  const { id } = useParams();
  const bookings = useMyBookings();
  const booking = bookings.data?.find(({ _id }) => _id === id);
  useDocumentTitle(booking ? messages.documentTitle(booking) : messages.pageTitle);
  return (
    <Container className="pt-8 pb-10 print:p-0">
      <BookingsGuard bookings={bookings} signIn={messages.signIn} heading="h1" skeleton={<ReceiptSkeleton />}>
        {() => (booking ? <Receipt booking={booking} now={bookings.dataUpdatedAt} /> : <BookingNotFound />)}
      </BookingsGuard>
    </Container>
  );
}
